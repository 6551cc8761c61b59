// Ends a long statement when the process stops: nobody waits minutes for work that the next process
// does again.

import type { Queryable } from '../database.ts';
import { cancelStatement } from './cancel-statement.sql.ts';

/**
 * Does the work, whose statements the server process `pid` runs. Once `stopping` aborts, the
 * statement under way is canceled (SQLSTATE 57014) by way of `database`.
 */
export async function cancelWhenStopped<Result>(
  database: Queryable,
  { pid, stopping }: { pid: number; stopping: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result> {
  let canceling: Promise<void> | undefined;
  const cancel = () => {
    // If it cannot be canceled, its timeout ends it.
    canceling = cancelStatement(database, pid).catch(() => {});
  };
  stopping.addEventListener('abort', cancel);
  try {
    return await work();
  } finally {
    stopping.removeEventListener('abort', cancel);
    // A cancellation that comes late must not meet the next statement of this connection.
    await canceling;
  }
}
