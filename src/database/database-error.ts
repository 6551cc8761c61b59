// What an error of the database means: the server refused, cannot be reached, or has no connection
// left.
import pg from 'pg';
import { DatabaseSilent } from './deadlines/silence.ts';

/** Every connection of the pool was in use for too long: nothing was sent. */
export class ConnectionsBusy extends Error {
  constructor(cause?: unknown) {
    super('no database connection became free in time', { cause });
    this.name = 'ConnectionsBusy';
  }
}

/** The five-character SQLSTATE of an error, or null when it did not come from PostgreSQL. */
export function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError && error.code !== undefined ? error.code : null;
}

/**
 * Whether PostgreSQL itself refused a statement and goes on: it had no effect. A server that goes
 * down (08, 57P) may have done what it was asked before; so may one that panics because it cannot
 * write its log (53, 58, XX). The server names the severity in its own language: a name that we do
 * not know counts as going down.
 */
export function saidNo(error: unknown): boolean {
  const state = sqlState(error);
  if (state === null || /^(08|57P)/.test(state)) return false;
  return !/^(53|58|XX)/.test(state) || (error as pg.DatabaseError).severity === 'ERROR';
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
 * Whether an error says that the database is gone, full or stopping rather than that a statement
 * was wrong. A statement that ended so may have taken effect: do not send it again without looking
 * first.
 */
export function connectionLost(error: unknown): boolean {
  const state = sqlState(error);
  // 08: connection; 57P: the server is stopping or starting; 53 and 58: out of connections, memory,
  // disk; 28 and 3D: we are not let in.
  if (state !== null) return /^(08|57P|53|58|28|3D)/.test(state);
  if (error instanceof DatabaseSilent || error instanceof ConnectionsBusy) return true;
  if (!(error instanceof Error)) return false;
  return (
    systemErrors.has((error as NodeJS.ErrnoException).code ?? '') ||
    /connection (terminated|timeout)|timeout expired|not queryable/i.test(error.message)
  );
}
