// What a database error means: the server refused, cannot be reached, or no connection is free.

import pg from 'pg';
import { StatedError } from '../std/stated-error.ts';
import { DatabaseReadOnly } from './deadlines/read-only.ts';
import { DatabaseSilent } from './deadlines/silence.ts';

/** Every connection of the pool was in use for too long: nothing was sent. */
export class ConnectionsBusy extends StatedError {
  constructor(cause?: unknown) {
    super('no database connection became free in time', { cause });
    this.name = 'ConnectionsBusy';
  }
}

/** The phase continued after an error in it, so nothing was committed. This is a bug of ours. */
export class CommitRefused extends StatedError {
  constructor() {
    super('the phase was rolled back at its COMMIT, because an error in it was ignored');
    this.name = 'CommitRefused';
  }
}

/** The five-character SQLSTATE of an error; null when it did not come from PostgreSQL. */
export function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError && error.code !== undefined ? error.code : null;
}

/**
 * True: PostgreSQL refused the query and keeps running, so the query had no effect. A server that
 * goes down (08, 57P) may have executed it, and so may one that panics because it cannot write its
 * log (53, 58, XX). The server names the severity in its own language: an unknown name counts as
 * going down.
 */
export function isRefusedByServer(error: unknown): boolean {
  const state = sqlState(error);
  if (state === null || /^(08|57P)/.test(state)) return false;
  return !/^(53|58|XX)/.test(state) || (error as pg.DatabaseError).severity === 'ERROR';
}

/** A query that is wrong can have this state, too: only a refused login is fatal. */
const isClosedToConnections = (error: unknown, state: string): boolean =>
  state === '55000' && (error as { severity?: unknown }).severity === 'FATAL';

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
 * True: the database is gone, full, stopping or read-only; false: the query was wrong. A query that
 * ended this way may have had an effect: do not repeat it without checking.
 */
export function connectionLost(error: unknown): boolean {
  const state = sqlState(error);
  // 08: connection; 57P: the server is stopping or starting; 53 and 58: no connections, memory or
  // disk left; 28 and 3D: login refused.
  if (state !== null) return /^(08|57P|53|58|28|3D)/.test(state) || isClosedToConnections(error, state);
  if (error instanceof DatabaseSilent || error instanceof DatabaseReadOnly) return true;
  if (error instanceof ConnectionsBusy) return true;
  if (!(error instanceof Error)) return false;
  return (
    systemErrors.has((error as NodeJS.ErrnoException).code ?? '') ||
    /connection (terminated|timeout)|timeout expired|not queryable/i.test(error.message)
  );
}
