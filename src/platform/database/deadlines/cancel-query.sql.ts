// Queries that cancel the query of another connection.
import type { Queryable } from '../database.ts';

/** The server process of this connection. */
export async function serverProcess(db: Queryable): Promise<number> {
  const [row] = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid', []);
  return row!.pid;
}

/** Cancels the current query of a process of our own role, if it runs one. */
export async function cancelQuery(db: Queryable, pid: number): Promise<void> {
  await db.query('SELECT pg_cancel_backend($1::integer)', [pid]);
}
