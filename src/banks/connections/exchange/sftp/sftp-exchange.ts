// A file exchange over a bank's SFTP server: one connection for each session.
import type { FileExchange } from '../exchange.ts';
import { type SessionOptions, storeSession } from '../store-session.ts';
import { connect, type SftpServer } from './connection.ts';
import { sftpStore } from './sftp-store.ts';

export interface SftpExchangeOptions extends SessionOptions {
  server: SftpServer;
}

export function sftpExchange({ server, ...session }: SftpExchangeOptions): FileExchange {
  return {
    bank: session.bank,
    keepsAcknowledged: session.acknowledge.by === 'remember',
    async inSession(work) {
      const connection = await connect(server);
      try {
        return await work(storeSession(sftpStore(connection), session));
      } finally {
        await connection.end();
      }
    },
  };
}
