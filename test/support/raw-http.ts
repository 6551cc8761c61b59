// HTTP written by hand: what no well-behaved client would send.
import net from 'node:net';

export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
}

/** Sends bytes on a connection of their own and reads until the service closes it. Send `Connection: close` for that. */
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
