// Reads from a snapshot with a time limit, and ends the read when the process stops.

import { fromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { sqlState } from '../../platform/database/database-error.ts';
import { cancelWhenStopped } from '../../platform/database/deadlines/cancel-when-stopped.ts';
import { withDeadlineBeyond } from '../../platform/database/deadlines/long-phase.ts';
import { StatedError } from '../../platform/std/stated-error.ts';
import { limitQueries } from './limit-queries.sql.ts';

export interface Terms {
  /** The time limit of each query. */
  timeoutMs: number;
  /** Ends the read, also in the middle of a query. */
  stopping: AbortSignal;
}

/** The read was canceled because the process stops. */
export class ReadingStoppedError extends StatedError {
  constructor() {
    super('the read was canceled because the process stops');
    this.name = 'ReadingStoppedError';
  }
}

/** A query exceeded its time limit. */
export class ReadingTooSlowError extends StatedError {
  constructor(timeoutMs: number) {
    super(`a query did not finish within ${timeoutMs} ms`);
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
    return await fromSnapshot(withDeadlineBeyond(database, timeoutMs), async (snapshot) => {
      const pid = await limitQueries(snapshot, timeoutMs);
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
