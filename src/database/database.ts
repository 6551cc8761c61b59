// A pool of connections to PostgreSQL, and what a statement can be run on.
import { createHash } from 'node:crypto';
import pg from 'pg';
import { instantFrom } from '../std/timestamps.ts';
import { type Listening, listen } from './listen.ts';

/** Runs one statement; values travel as parameters, never in the text. */
export interface Queryable {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** A connection of one's own, for an atomic phase. Give it back, or destroy it after an error of the connection. */
  connect(): Promise<Connection>;
  end(): Promise<void>;
  /** Hears what is notified on these channels, on a connection beside the pool, until it is stopped. */
  listen(channels: readonly string[], heard: (channel: string, payload: string) => void): Listening;
  /** Connections in use and requests waiting for one, for the metrics. */
  usage(): { open: number; idle: number; waiting: number };
}

export interface Connection extends Queryable {
  /** Runs a statement without values and answers what PostgreSQL calls it afterwards: its command tag. */
  command(text: string): Promise<string>;
  release(destroy?: boolean): void;
}

// bigint and sums arrive as text: every amount of ours is a safe integer, and one that is not must never be rounded.
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the integers that can be held exactly`);
  return value;
}

/** Sums of bigint are numeric too. */
const exactNumber = (text: string) => (/^-?\d+$/.test(text) ? safeInteger(text) : Number(text));

const parseInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text') as (text: string) => unknown;

/** Our connections tell instants in UTC, nearly in the way that JavaScript reads fastest. All else (`infinity`, years before 1) as ever. */
function instant(text: string): unknown {
  if (text.charCodeAt(10) !== 0x20 || !text.endsWith('+00')) return parseInstant(text);
  return instantFrom(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8) return safeInteger;
    if (oid === pg.types.builtins.TIMESTAMPTZ && format !== 'binary') return instant;
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    if (oid === pg.types.builtins.NUMERIC) return exactNumber;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

// Statements are prepared once a connection: their name is made of their text.
const names = new Map<string, string>();
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
    names.set(text, name);
  }
  return name;
}

async function run<Row>(client: pg.ClientBase | pg.Pool, text: string, values?: readonly unknown[]): Promise<Row[]> {
  if (values === undefined) return (await client.query(text)).rows as Row[];
  return (await client.query({ name: nameOf(text), text, values: values as unknown[] })).rows as Row[];
}

/**
 * Opens a pool. `size` connections at most: more do not make two cores faster.
 * Errors of idle connections go to `onError`; the pool replaces such a connection by itself.
 */
export function openDatabase(url: string, size: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    application_name: 'achord',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    options: '-c timezone=UTC -c lock_timeout=10s -c statement_timeout=60s -c idle_in_transaction_session_timeout=60s',
  });
  // Once it ends, a server that stops may say goodbye to connections that are just leaving.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  return {
    query: (text, values) => run(pool, text, values),
    async connect() {
      const client = await pool.connect();
      // Without a listener, a connection that breaks between two queries would end the process.
      const noticed = () => {};
      client.on('error', noticed);
      return {
        query: (text, values) => run(client, text, values),
        command: async (text) => (await client.query(text)).command,
        release(destroy) {
          client.off('error', noticed);
          client.release(destroy);
        },
      };
    },
    end: () => pool.end(),
    listen: (channels, heard) =>
      listen(
        { connectionString: url, application_name: 'achord hints', connectionTimeoutMillis: 10_000 },
        channels,
        heard,
      ),
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** The five-character SQLSTATE of an error, or null when it did not come from PostgreSQL. */
export function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError && error.code !== undefined ? error.code : null;
}

const systemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);

/**
 * Whether an error says that the database is gone, full or stopping rather than that a statement was wrong. A statement
 * that ended so may have taken effect: do not send it again without looking first.
 */
export function connectionLost(error: unknown): boolean {
  const state = sqlState(error);
  // 08: connection; 57P: the server is stopping or starting; 53: out of connections, memory, disk; 28 and 3D: we are
  // not let in.
  if (state !== null) return /^(08|57P|53|28|3D)/.test(state);
  if (!(error instanceof Error)) return false;
  return (
    systemErrors.has((error as NodeJS.ErrnoException).code ?? '') ||
    /connection (terminated|timeout)|timeout exceeded when trying to connect|not queryable/i.test(error.message)
  );
}
