// HTTP written by hand: requests that no well-behaved client would send.
import net from 'node:net';

export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
}

/**
 * Sends bytes on a new connection and reads until the service closes it. Send `Connection: close`
 * for that.
 */
export function sendRaw(address: string, bytes: string | Uint8Array): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const chunks: Buffer[] = [];
  const socket = net.connect(Number(port), hostname, () => socket.write(bytes));
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', reject);
  socket.on('close', () => resolve(read(Buffer.concat(chunks).toString())));
  return promise;
}

/** A connection whose client does what the test says. */
export interface RawClient {
  socket: net.Socket;
  write(bytes: string | Uint8Array): void;
  /** Everything that was received so far. */
  text(): string;
  /** Resolves when the received text matches; rejects when the connection is closed before. */
  received(pattern: RegExp): Promise<void>;
  /** Resolves with everything that was received, after the service has closed both directions. */
  closed: Promise<string>;
  destroy(): void;
}

/**
 * `halfOpen`: the client keeps its direction open when the service ends its own. `from`: the
 * client's address.
 */
export function openRaw(
  address: string,
  { halfOpen = false, from }: { halfOpen?: boolean; from?: string } = {},
): RawClient {
  const { hostname, port } = new URL(address);
  const socket = net.connect({
    port: Number(port),
    host: hostname,
    allowHalfOpen: halfOpen,
    ...(from === undefined ? {} : { localAddress: from }),
  });
  const { promise: closed, resolve } = Promise.withResolvers<string>();
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  // A reset counts as an end.
  socket.on('error', () => {});
  socket.on('close', () => resolve(text));
  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    text: () => text,
    received: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(text)) resolve();
        };
        socket.on('data', look);
        void closed.then(() => reject(new Error(`the connection was closed after: ${text}`)));
        look();
      }),
    closed,
    destroy: () => void socket.destroy(),
  };
}

function read(answer: string): RawAnswer {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    text: rest.join('\r\n\r\n'),
  };
}
