// Ends a failed database transaction, so that its connection can be used again.
import type { Queryable } from './database.ts';

/** False: destroy the connection, which rolls back as well. */
export async function rolledBack(connection: Queryable): Promise<boolean> {
  try {
    await connection.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}
