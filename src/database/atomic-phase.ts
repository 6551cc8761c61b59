// An atomic phase: a database transaction that commits as a whole or not at all.
import { hint } from '../std/hint.ts';
import type { Connection, Database, Queryable } from './database.ts';
import { saidNo, sqlState } from './database-error.ts';

/** A statement run on it belongs to the phase. Hand it on; never keep it beyond the phase. */
export type AtomicPhase = Queryable;

/**
 * The connection broke while COMMIT was on its way: the phase is whole or nothing, and only
 * re-reading can tell which.
 */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the database connection broke during COMMIT', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/** The phase went on after an error in it: nothing of it was committed. A fault of ours. */
export class CommitRefused extends Error {
  constructor() {
    super('the phase was rolled back at its COMMIT, because an error in it had been passed over');
    this.name = 'CommitRefused';
  }
}

// Serialization failure and deadlock: the database undid the phase and asks to try again.
const retriable = new Set(['40001', '40P01']);
const attempts = 4;

/**
 * Runs `work` in one atomic phase. When it throws, everything is rolled back and the error goes on
 * to the caller. `work` may run again after a deadlock, so it must have no effect outside the
 * database; it must not call out.
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
 * Does something once the phase has committed, never when it was undone: a hint to another part of
 * this process. A crash in between skips it, so nothing may rest on it. An error in it fails
 * nothing.
 */
export function afterCommit(phase: AtomicPhase, follow: () => void): void {
  followUps.set(phase, [...(followUps.get(phase) ?? []), follow]);
}

async function commit(connection: Connection): Promise<void> {
  let tag: string;
  try {
    tag = await connection.command('COMMIT');
  } catch (error) {
    // PostgreSQL refused: nothing was committed, and its error says why. After any other error the
    // outcome is unknown.
    if (saidNo(error)) throw error;
    throw new OutcomeUnknown(error);
  }
  // An error in the phase was caught and the phase went on: PostgreSQL answers COMMIT with
  // ROLLBACK, and no error.
  if (tag !== 'COMMIT') throw new CommitRefused();
}

async function rolledBack(connection: Connection): Promise<boolean> {
  try {
    await connection.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `work` so that what it did can be undone while the phase goes on: `undone` says of an error
 * whether to do that and answer `undefined` instead of throwing.
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
 * Reads with several statements what one statement would see: everything that had committed at one
 * moment. Changes nothing. The rows go on as they are read; the connection is held until the last
 * one was taken, or nobody wants more.
 */
export async function* streamFromSnapshot<Row>(
  database: Database,
  read: (snapshot: Queryable) => AsyncIterable<Row>,
): AsyncGenerator<Row, void> {
  const connection = await database.connect();
  try {
    await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield* read(connection);
  } finally {
    connection.release(!(await rolledBack(connection)));
  }
}

/** The same for a single result. */
export async function fromSnapshot<Result>(
  database: Database,
  read: (snapshot: Queryable) => Promise<Result>,
): Promise<Result> {
  const once = async function* (snapshot: Queryable) {
    yield await read(snapshot);
  };
  for await (const result of streamFromSnapshot(database, once)) return result;
  throw new Error('a snapshot was read to no result');
}
