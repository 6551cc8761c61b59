// An atomic phase: a database transaction that commits as a whole or not at all.

import { hint } from '../std/hint.ts';
import { StatedError } from '../std/stated-error.ts';
import type { Connection, Database, Queryable } from './database.ts';
import { CommitRefused, isRefusedByServer, sqlState } from './database-error.ts';
import { databaseChanged } from './hints.ts';
import { rolledBack } from './pipeline/rolled-back.ts';

/** A query run on it belongs to the phase. Pass it on, but never keep it after the phase. */
export type AtomicPhase = Queryable;

/**
 * The connection broke during COMMIT. The phase was committed as a whole or not at all; only
 * reading again shows which.
 */
export class OutcomeUnknown extends StatedError {
  constructor(cause: unknown) {
    super('the database connection broke during COMMIT', { cause });
    this.name = 'OutcomeUnknown';
  }
}

// Serialization failure and deadlock: the database rolled the phase back, and it can be retried.
const retriable = new Set(['40001', '40P01']);
const attempts = 4;

/**
 * Runs `work` in one atomic phase. When it throws, everything is rolled back and the caller gets
 * the error. `work` may run again after a deadlock: it must have no effect outside the database and
 * make no outside call.
 */
export async function atomically<Result>(
  database: Database,
  work: (phase: AtomicPhase) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(database, work);
    } catch (error) {
      if (attempt === attempts || !retriable.has(sqlState(error) ?? '')) throw error;
    }
  }
}

async function once<Result>(database: Database, work: (phase: AtomicPhase) => Promise<Result>): Promise<Result> {
  const connection = await database.connect();
  let broken = false;
  try {
    await connection.query('BEGIN');
    const result = await work(connection);
    await commit(connection);
    hint(followUps.get(connection) ?? []);
    databaseChanged.notify();
    return result;
  } catch (error) {
    broken = error instanceof OutcomeUnknown || !(await rolledBack(connection));
    throw error;
  } finally {
    connection.release(broken);
  }
}

const followUps = new WeakMap<AtomicPhase, (() => void)[]>();

/**
 * Runs `follow` after the phase has committed, never after a rollback: for a hint inside this
 * process. A crash in between skips it, so nothing may depend on it. Its errors fail nothing.
 */
export function afterCommit(phase: AtomicPhase, follow: () => void): void {
  followUps.set(phase, [...(followUps.get(phase) ?? []), follow]);
}

async function commit(connection: Connection): Promise<void> {
  let tag: string;
  try {
    tag = await connection.command('COMMIT');
  } catch (error) {
    // PostgreSQL refused: nothing was committed, and its error gives the reason. After any other
    // error the outcome is unknown.
    if (isRefusedByServer(error)) throw error;
    throw new OutcomeUnknown(error);
  }
  // An error in the phase was caught and ignored: PostgreSQL answers COMMIT with ROLLBACK, without
  // an error.
  if (tag !== 'COMMIT') throw new CommitRefused();
}

/**
 * Runs `work` so that its effect can be undone while the phase continues. `undone` decides for an
 * error: true undoes it and returns `undefined`, false throws.
 */
export async function undoable<Result>(
  phase: AtomicPhase,
  work: () => Promise<Result>,
  undone: (error: unknown) => boolean,
): Promise<Result | undefined> {
  await phase.query('SAVEPOINT effect');
  try {
    const result = await work();
    await phase.query('RELEASE SAVEPOINT effect');
    return result;
  } catch (error) {
    if (!undone(error)) throw error;
    await phase.query('ROLLBACK TO SAVEPOINT effect');
    return undefined;
  }
}

/**
 * Several queries read the same moment, like one query would. Changes nothing. Rows are yielded as
 * they are read. The connection is held until the last row was taken or the reader stops.
 */
export async function* streamFromSnapshot<Row>(
  database: Database,
  read: (snapshot: Queryable) => AsyncIterable<Row>,
): AsyncGenerator<Row, void> {
  const connection = await database.connect();
  try {
    await connection.query(beginSnapshot);
    yield* read(database.inTurns(connection));
  } finally {
    await endSnapshot(connection);
  }
}

/**
 * The same for a single result. Not by a generator: V8 keeps what it uses until a full collection.
 */
export async function fromSnapshot<Result>(
  database: Database,
  read: (snapshot: Queryable) => Promise<Result>,
): Promise<Result> {
  const connection = await database.connect();
  try {
    await connection.query(beginSnapshot);
    return await read(database.inTurns(connection));
  } finally {
    await endSnapshot(connection);
  }
}

const beginSnapshot = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

async function endSnapshot(connection: Connection): Promise<void> {
  connection.release(!(await rolledBack(connection)));
}
