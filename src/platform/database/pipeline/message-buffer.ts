// The messages of PostgreSQL's protocol, written one after the other into one buffer that grows.

const code = (letter: string) => letter.charCodeAt(0);
const codes = { parse: code('P'), bind: code('B'), execute: code('E'), close: code('C'), sync: code('S') } as const;
const copyCodes = { data: code('d'), done: code('c') } as const;
const statement = code('S');

const smallest = 64 * 1024;
// A batch of starts needs some 60 kB. A larger buffer is rare, and is not kept.
const kept = 1024 * 1024;
const spare: Buffer[] = [];
const spares = 4;

/** A value of a query: a Buffer in its binary format, a text in its text format. */
export type SentValue = Buffer | string | null;

export interface MessageBuffer {
  bytes: Buffer;
  /** Where the next byte goes. */
  at: number;
}

export const messageBuffer = (): MessageBuffer => ({ bytes: spare.pop() ?? Buffer.allocUnsafeSlow(smallest), at: 0 });

export const writtenIn = ({ bytes, at }: MessageBuffer): Buffer => bytes.subarray(0, at);

/** For the next one. Only when the bytes are no longer read. */
export function giveBack({ bytes }: MessageBuffer): void {
  if (bytes.length <= kept && spare.length < spares) spare.push(bytes);
}

/** Makes room for this many bytes more. */
export function reserve(into: MessageBuffer, more: number): void {
  if (into.at + more <= into.bytes.length) return;
  const larger = Buffer.allocUnsafeSlow(Math.max(2 * into.bytes.length, into.at + more));
  into.bytes.copy(larger, 0, 0, into.at);
  into.bytes = larger;
}

/** Prepares a query for the rest of the connection. Replaces one of the same name. */
export function writePrepare(into: MessageBuffer, name: string, text: string): void {
  let from = begin(into, codes.close);
  writeByte(into, statement);
  writeString(into, name);
  end(into, from);
  from = begin(into, codes.parse);
  writeString(into, name);
  writeString(into, text);
  writeShort(into, 0);
  end(into, from);
}

/** Runs a prepared query. Its rows arrive as text. */
export function writeExecute(into: MessageBuffer, name: string, values: readonly SentValue[]): void {
  let from = begin(into, codes.bind);
  writeString(into, '');
  writeString(into, name);
  writeShort(into, values.length);
  for (const value of values) writeShort(into, value instanceof Buffer ? 1 : 0);
  writeShort(into, values.length);
  for (const value of values) writeValue(into, value);
  writeShort(into, 0);
  end(into, from);
  from = begin(into, codes.execute);
  writeString(into, '');
  writeInt(into, 0);
  end(into, from);
}

/** The data of a COPY that runs now. */
export function writeCopyData(into: MessageBuffer, write: (into: MessageBuffer) => void): void {
  const from = begin(into, copyCodes.data);
  write(into);
  end(into, from);
  end(into, begin(into, copyCodes.done));
}

/** Requests the answers. After an error, PostgreSQL discards the messages before this one. */
export function writeSync(into: MessageBuffer): void {
  end(into, begin(into, codes.sync));
}

/** Returns where its length stands. */
function begin(into: MessageBuffer, message: number): number {
  writeByte(into, message);
  writeInt(into, 0);
  return into.at - 4;
}

function end(into: MessageBuffer, from: number): void {
  into.bytes.writeInt32BE(into.at - from, from);
}

function writeByte(into: MessageBuffer, value: number): void {
  reserve(into, 1);
  into.bytes[into.at++] = value;
}

function writeShort(into: MessageBuffer, value: number): void {
  reserve(into, 2);
  into.at = into.bytes.writeInt16BE(value, into.at);
}

function writeInt(into: MessageBuffer, value: number): void {
  reserve(into, 4);
  into.at = into.bytes.writeInt32BE(value, into.at);
}

function writeString(into: MessageBuffer, value: string): void {
  reserve(into, 3 * value.length + 1);
  into.at += into.bytes.write(value, into.at);
  into.bytes[into.at++] = 0;
}

function writeValue(into: MessageBuffer, value: SentValue): void {
  const length = value === null ? -1 : Buffer.byteLength(value);
  writeInt(into, length);
  if (value === null) return;
  reserve(into, length);
  if (typeof value === 'string') into.bytes.write(value, into.at);
  else into.bytes.set(value, into.at);
  into.at += length;
}
