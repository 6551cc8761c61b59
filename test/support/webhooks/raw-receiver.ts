// A receiver below HTTP: real TLS, and any bytes that the test writes.
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:tls';
import { endAfterFile } from '../runner/end-after-file.ts';
import { certificate } from './receiver.ts';

export interface RawReceiver {
  url: string;
  /** Number of completely received requests. */
  requests(): number;
}

/** `answer` is called with the socket when a whole request has arrived. */
export async function startRawReceiver(answer: (socket: Socket, count: number) => void): Promise<RawReceiver> {
  const pem = certificate('trusted.pem');
  const sockets = new Set<Socket>();
  let requests = 0;
  const server = createServer({ key: pem, cert: pem }, (socket) => {
    sockets.add(socket);
    let text = '';
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (head < 0 || text.length < head + 4 + length) return;
      text = '';
      answer(socket, ++requests);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endAfterFile(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    requests: () => requests,
  };
}
