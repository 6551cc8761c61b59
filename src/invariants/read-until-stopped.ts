// A reading that ends when the process stops, and takes no longer than it may.
import { fromSnapshot } from '../database/atomic-phase.ts';
import type { Database, Queryable } from '../database/database.ts';
import { sqlState } from '../database/database-error.ts';
import { cancelWhenStopped } from '../database/deadlines/cancel-when-stopped.ts';
import { patientBeyond } from '../database/deadlines/long-phase.ts';
import { limitStatements } from './limit-statements.sql.ts';

export interface Terms {
  /** How long each statement may take. */
  timeoutMs: number;
  /** Ends the reading, within a statement too. */
  stopping: AbortSignal;
}

/** The process stops: no reading of this kind is worth waiting for. */
export class ReadingStoppedError extends Error {
  constructor() {
    super('the reading was stopped, because the process stops');
    this.name = 'ReadingStoppedError';
  }
}

/** A statement took longer than it may. */
export class ReadingTooSlowError extends Error {
  constructor(timeoutMs: number) {
    super(`a statement was not done within ${timeoutMs} ms`);
    this.name = 'ReadingTooSlowError';
  }
}

/** Reads from a snapshot. Throws ReadingStoppedError, ReadingTooSlowError. */
export async function readUntilStopped<Result>(
  database: Database,
  { timeoutMs, stopping }: Terms,
  read: (snapshot: Queryable) => Promise<Result>,
): Promise<Result> {
  if (stopping.aborted) throw new ReadingStoppedError();
  try {
    return await fromSnapshot(patientBeyond(database, timeoutMs), async (snapshot) => {
      const pid = await limitStatements(snapshot, timeoutMs);
      return cancelWhenStopped(database, { pid, stopping }, async () => {
        if (stopping.aborted) throw new ReadingStoppedError();
        return read(snapshot);
      });
    });
  } catch (error) {
    // query_canceled
    if (sqlState(error) !== '57014') throw error;
    throw stopping.aborted ? new ReadingStoppedError() : new ReadingTooSlowError(timeoutMs);
  }
}
