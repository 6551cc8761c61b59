// The binary formats of values on the wire to PostgreSQL.
import { startOfUtcDay } from '../std/timestamps.ts';

/** No column of the given type can hold the value: nothing was sent. */
export class ValueUnwritable extends Error {
  override name = 'ValueUnwritable';
}

/** The wire format of a type, in network byte order. */
export interface Wire<Value> {
  /** The object identifier of the type, the same in every PostgreSQL. */
  oid: number;
  /** What a value must be: for errors. */
  allowed: string;
  /** At least as many bytes as `write` needs. */
  room(value: Value): number;
  /** Returns where the value ends. */
  write(into: Buffer, at: number, value: Value): number;
}

const fixed = <Value>(oid: number, bytes: number, allowed: string, write: Wire<Value>['write']): Wire<Value> => ({
  oid,
  allowed,
  room: () => bytes,
  write,
});

/** The value of each ASCII character as a hexadecimal digit; -1: it is not one. */
const hexDigits = Int8Array.from({ length: 128 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? -1 : value;
});
const hyphen = 0x2d;

// A payment has a dozen uuids: writing digit by digit takes a third of the time of removing the
// hyphens first.
function writeUuid(into: Buffer, at: number, uuid: string): number {
  let digits = 0;
  let high = 0;
  for (let index = 0; index < uuid.length; index++) {
    const code = uuid.charCodeAt(index);
    if (code === hyphen) continue;
    const value = hexDigits[code] ?? -1;
    if (value === -1 || digits === 32) throw new RangeError('not a uuid');
    if (digits % 2 === 0) high = value << 4;
    else into[at + (digits >> 1)] = high | value;
    digits++;
  }
  if (digits !== 32) throw new RangeError('not a uuid');
  return at + 16;
}

// Names and references of a payment are this short: a call of `write` costs more than their loop.
const short = 24;

function writeText(into: Buffer, at: number, value: string): number {
  if (value.length > short) return at + into.write(value, at);
  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index);
    if (code > 0x7f) return at + into.write(value, at);
    into[at + index] = code;
  }
  return at + value.length;
}

const text: Wire<string> = {
  oid: 25,
  allowed: 'text',
  // A UTF-16 unit takes at most three bytes in UTF-8.
  room: (value) => 3 * value.length,
  write: writeText,
};

/** Eight bytes in two halves: BigInt would cost several times as much. */
function writeInteger(into: Buffer, at: number, value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('not a safe integer');
  const high = Math.floor(value / 2 ** 32);
  into.writeInt32BE(high, at);
  return into.writeUInt32BE(value - high * 2 ** 32, at + 4);
}

function writeInstant(into: Buffer, at: number, instant: Date): number {
  const milliseconds = instant.getTime() - Date.UTC(2000, 0, 1);
  const microseconds = milliseconds * 1_000;
  if (Number.isSafeInteger(microseconds)) return writeInteger(into, at, microseconds);
  // Before 1714 and after 2285.
  return into.writeBigInt64BE(BigInt(milliseconds) * 1_000n, at);
}

const dayMilliseconds = 86_400_000;

/** Four bytes: the days since 2000-01-01. */
function writeDay(into: Buffer, at: number, day: string): number {
  const instant = startOfUtcDay(day);
  if (instant === null) throw new RangeError('not a day');
  return into.writeInt32BE((instant.getTime() - Date.UTC(2000, 0, 1)) / dayMilliseconds, at);
}

const wires = {
  smallint: fixed<number>(21, 2, 'a number from -32768 to 32767', (into, at, value) => into.writeInt16BE(value, at)),
  integer: fixed<number>(23, 4, 'a number from -2147483648 to 2147483647', (into, at, value) =>
    into.writeInt32BE(value, at),
  ),
  bigint: fixed(20, 8, 'an integer from -(2^53 - 1) to 2^53 - 1', writeInteger),
  date: fixed(1082, 4, 'a day of the calendar, as YYYY-MM-DD', writeDay),
  timestamptz: fixed(1184, 8, 'a valid Date', writeInstant),
  uuid: fixed<string>(2950, 16, '32 hexadecimal digits, with or without hyphens', writeUuid),
  text,
  bytea: {
    oid: 17,
    allowed: 'a Buffer',
    room: (value) => value.length,
    write(into, at, value) {
      into.set(value, at);
      return at + value.length;
    },
  } satisfies Wire<Buffer>,
};

/** A type of PostgreSQL. Any name that is not a wire is an enum, whose values are sent as text. */
export type ColumnType = keyof typeof wires | (string & {});

export const isWire = (type: ColumnType): type is keyof typeof wires => Object.hasOwn(wires, type);

export const wireOf = (type: ColumnType): Wire<unknown> => (isWire(type) ? wires[type] : text) as Wire<unknown>;

/** The error of a value that `write` has thrown for. */
export const unwritable = (name: string, type: ColumnType, cause: unknown) =>
  new ValueUnwritable(`a value of ${name} does not fit ${type}; allowed: ${wireOf(type).allowed}`, { cause });
