// Cancels a long query when the process stops: a stop must not wait minutes for work that the next
// process repeats.

import type { Queryable } from '../database.ts';
import { cancelQuery } from './cancel-query.sql.ts';

/**
 * Runs the work, whose queries run in the server process `pid`. When `stopping` aborts, the current
 * query is canceled (SQLSTATE 57014) through `database`.
 */
export async function cancelWhenStopped<Result>(
  database: Queryable,
  { pid, stopping }: { pid: number; stopping: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result> {
  let canceling: Promise<void> | undefined;
  const cancel = () => {
    // If it cannot be canceled, its timeout ends it.
    canceling = cancelQuery(database, pid).catch(() => {});
  };
  stopping.addEventListener('abort', cancel);
  try {
    return await work();
  } finally {
    stopping.removeEventListener('abort', cancel);
    // A late cancellation must not reach the next query of this connection.
    await canceling;
  }
}
