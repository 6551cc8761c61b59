// A TCP proxy that breaks connections after a number of bytes, or shows and changes the bytes, for
// any server behind it.
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

export interface CuttingProxy {
  port: number;
  /**
   * Bytes that still pass to the server, or to the client, over all connections. Null: any number.
   */
  remaining: { toServer: number | null; toClient: number | null };
  /** Bytes that have passed. */
  passed: { toServer: number; toClient: number };
  /** What becomes of the bytes that pass. */
  pass: { toServer(bytes: Buffer): Buffer; toClient(bytes: Buffer): Buffer };
  stop(): Promise<void>;
  /** Listens again after `stop`, at the same port. */
  start(): Promise<void>;
}

const unchanged = (bytes: Buffer) => bytes;

export async function cuttingProxy(to: { host: string; port: number }): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  const proxy: CuttingProxy = {
    port: 0,
    remaining: { toServer: null, toClient: null },
    passed: { toServer: 0, toClient: 0 },
    pass: { toServer: unchanged, toClient: unchanged },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
    start: () => new Promise((resolve) => server.listen(proxy.port, '127.0.0.1', resolve)),
  };
  const server = createServer((client) => {
    const upstream = dial({ ...to, noDelay: true });
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut).on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    const pass = (from: Socket, into: Socket, direction: 'toServer' | 'toClient') =>
      from.on('data', (arrived: Buffer) => {
        const bytes = proxy.pass[direction](arrived);
        const left = proxy.remaining[direction];
        const part = left === null ? bytes : bytes.subarray(0, left);
        proxy.passed[direction] += part.length;
        if (left !== null) proxy.remaining[direction] = left - part.length;
        // The last bytes still arrive, the bytes after them do not.
        if (part.length < bytes.length) into.end(part, cut);
        else into.write(part);
      });
    pass(client, upstream, 'toServer');
    pass(upstream, client, 'toClient');
  });
  await proxy.start();
  proxy.port = (server.address() as AddressInfo).port;
  return proxy;
}
