// A connection to PostgreSQL that can be cut exactly at COMMIT: before the server sees it, or
// before we see its answer.
import net from 'node:net';

export type CutMoment = 'before the server has it' | 'before we have its answer';

export interface CuttableConnection {
  /** The same database, through this connection. */
  url: string;
  /** What happens to the next COMMIT on any connection. */
  cutNextCommit(cut: CutMoment): void;
  close(): Promise<void>;
}

// The simple query protocol: Q, length 11, the text, NUL.
const commitMessage = Buffer.from('Q\0\0\0\x0bCOMMIT\0', 'latin1');

export async function cuttableConnection(databaseUrl: string): Promise<CuttableConnection> {
  const target = new URL(databaseUrl);
  const open = new Set<net.Socket>();
  let pending: CutMoment | null = null;

  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    let silenced = false;
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    client.on('data', (bytes) => {
      const meets = bytes.includes(commitMessage) ? pending : null;
      if (meets !== null) pending = null;
      if (meets === 'before the server has it') return cut();
      if (meets === 'before we have its answer') silenced = true;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => (silenced ? cut() : client.write(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.search = '';
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    cutNextCommit(cut) {
      pending = cut;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
