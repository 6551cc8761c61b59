// A connection of the load generator: it always has one request in progress. It reads of an answer
// only what the figures need, because the generator shares the machine with the measured service.
import { connect } from 'node:net';

export interface Answered {
  /** Milliseconds from the request to the last byte of its answer. */
  latencies: number[];
  /** Answers with a status outside 200 to 299. */
  refused: number;
  /** Requests whose connection ended before the answer was whole. */
  lost: number;
}

export interface Asking {
  /** `http://127.0.0.1:4010` */
  address: URL;
  /** The text of the next request. */
  next(): string;
  /** Whether there is a next request. */
  goesOn(): boolean;
  answered: Answered;
}

const endOfHead = '\r\n\r\n';
const endOfChunks = '\r\n0\r\n\r\n';

/** Sends a request when the previous one is answered. Ends after the answer to the last one. */
export async function keepAsking(asking: Asking): Promise<void> {
  // A server may end a connection after an answer.
  while (asking.goesOn()) await askOnOneConnection(asking);
}

function askOnOneConnection({ address, next, goesOn, answered }: Asking): Promise<void> {
  const socket = connect({ host: address.hostname, port: Number(address.port), noDelay: true });
  /** `performance.now()` of the request without an answer. */
  let sentAt: number | null = null;
  let head = '';
  /** Bytes of the answer that are not here yet. Null: its head is not whole. */
  let missing: number | null = null;

  function send(): void {
    if (!goesOn()) return void socket.destroy();
    head = '';
    missing = null;
    sentAt = performance.now();
    socket.write(next());
  }

  function read(chunk: Buffer): void {
    if (missing === null) {
      head += chunk.toString('latin1');
      const end = head.indexOf(endOfHead);
      if (end < 0) return;
      const length = lengthOf(head, end);
      missing = length === null ? null : length + end + endOfHead.length - head.length;
      // Only the end of a chunked answer counts.
      if (length === null) head = head.slice(0, end) + endOfHead + head.slice(-endOfChunks.length);
    } else missing -= chunk.length;
    if (missing === null ? !head.endsWith(endOfChunks) : missing > 0) return;
    answered.latencies.push(performance.now() - sentAt!);
    if (head[statusAt] !== '2') answered.refused++;
    sentAt = null;
    send();
  }

  return new Promise((resolve, reject) => {
    socket.on('connect', send);
    socket.on('data', (chunk: Buffer) => {
      try {
        read(chunk);
      } catch (error) {
        reject(error);
        socket.destroy();
      }
    });
    socket.on('error', (error) => {
      // A connection that fails during a request is counted below.
      if (sentAt === null) reject(error);
    });
    socket.on('close', () => {
      if (sentAt !== null) answered.lost++;
      resolve();
    });
  });
}

const statusAt = 'HTTP/1.1 '.length;

/** Null: the answer comes in chunks. */
function lengthOf(head: string, end: number): number | null {
  const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
  if (length !== undefined) return Number(length);
  if (/\r\ntransfer-encoding: chunked/i.test(head.slice(0, end))) return null;
  throw new Error(`The answer has neither a length nor chunks:\n${head.slice(0, end)}`);
}
