// Reads the values that PostgreSQL sends as text: amounts stay exact, instants are in UTC.
import pg from 'pg';
import { instantFrom } from '../std/timestamps.ts';

// bigint and sums arrive as text. Every amount is a safe integer; another value must never be
// rounded.
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer (at most 2^53 - 1)`);
  return value;
}

/** Sums of bigint are also numeric. */
const exactNumber = (text: string) => (/^-?\d+$/.test(text) ? safeInteger(text) : Number(text));

const parseInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text') as (text: string) => unknown;

/**
 * Our connections send instants in UTC, nearly in the format that JavaScript parses fastest. Other
 * values (`infinity`, years before 1) use the default parser.
 */
function instant(text: string): unknown {
  if (text.charCodeAt(10) !== 0x20 || !text.endsWith('+00')) return parseInstant(text);
  return instantFrom(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

/** For a timestamptz that is not infinite. */
export const finiteInstant = instant as (text: string) => Date;

/** A bytea, in the format `hex`. */
export const bytesFrom = (text: string): Buffer => Buffer.from(text.slice(2), 'hex');

/** The value of a column that can be NULL. */
export const orNull = <Value>(text: string | null | undefined, read: (text: string) => Value): Value | null =>
  text === null || text === undefined ? null : read(text);

/** How the values of rows become JavaScript values. */
export const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8) return safeInteger;
    if (oid === pg.types.builtins.TIMESTAMPTZ && format !== 'binary') return instant;
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    if (oid === pg.types.builtins.NUMERIC) return exactNumber;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};
