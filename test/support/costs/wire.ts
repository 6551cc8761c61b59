// The queries that this process sends to PostgreSQL, and how often it waits for the answer, read
// from its sockets.
import { Socket } from 'node:net';

/** Queries that were sent together, without waiting between them. */
type Flight = string[];

const flights: Flight[] = [];

/**
 * Watches connections that are opened from now on: call it before the service starts. Only
 * connections of the pool count. Returns the function that ends it.
 */
export function watchWire(): () => void {
  const connect = Socket.prototype.connect;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const connecting = Reflect.apply(connect, this, args);
    // After it: it replaces `write`.
    watch(this);
    return connecting;
  } as typeof connect;
  return () => {
    Socket.prototype.connect = connect;
    flights.length = 0;
  };
}

/** The flights of `work`, without queries that only depend on time. */
export async function flightsOf(work: () => Promise<unknown>): Promise<Flight[]> {
  const before = flights.length;
  await work();
  return flights
    .slice(before)
    .map((flight) => flight.filter((text) => !ofTime.test(text)))
    .filter((flight) => flight.length > 0);
}

/**
 * Reads of the clock and the keys every second or minute, and of a token after a second; hints to
 * other processes, of which a busy service sends fewer.
 */
const ofTime = /\b(sandbox_clock|vault_keys|tokens|pg_notify)\b/;

function watch(socket: Socket): void {
  const texts = new Map<string, string>();
  let bound = '';
  let flight: Flight | null = null;
  let isPool: boolean | null = null;
  let rest: Buffer = Buffer.alloc(0);

  function sent(chunk: Buffer): void {
    rest = Buffer.concat([rest, chunk]);
    if (isPool === null) {
      isPool = isStartupOfPool(rest);
      rest = isPool ? rest.subarray(rest.readInt32BE(0)) : Buffer.alloc(0);
      // The answer to a flight begins: the next query has waited for it.
      if (isPool) socket.on('data', () => (flight = null));
    }
    while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      read(String.fromCharCode(rest[0]!), rest.subarray(5, end));
      rest = rest.subarray(end);
    }
  }

  function read(type: string, body: Buffer): void {
    const fields = () => body.toString('latin1').split('\0');
    if (type === 'P') {
      const [name, text] = fields();
      texts.set(name!, text!);
    } else if (type === 'B') bound = texts.get(fields()[1]!) ?? '';
    else if (type === 'E') run(bound);
    else if (type === 'Q') run(fields()[0]!);
  }

  function run(text: string): void {
    if (flight === null) {
      flight = [];
      flights.push(flight);
    }
    flight.push(text);
  }

  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  socket.write = (...args: unknown[]) => {
    const [chunk] = args;
    if (isPool !== false) sent(Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as string));
    return write(...args);
  };
}

function isStartupOfPool(message: Buffer): boolean {
  return (
    message.length > 8 && message.readInt32BE(4) === protocolVersion && message.includes('\0application_name\0achord\0')
  );
}

const protocolVersion = 196_608;
