// Queries on the mode of the database: one row, or none before the first start.
import type { Queryable } from '../../platform/database/database.ts';

/** Null: no service has started on this database. */
export async function selectLivemode(db: Queryable): Promise<boolean | null> {
  const [row] = await db.query<{ livemode: boolean }>('SELECT livemode FROM service_mode', []);
  return row?.livemode ?? null;
}

/** Changes nothing if another process was first. */
export async function insertLivemode(db: Queryable, livemode: boolean): Promise<void> {
  await db.query('INSERT INTO service_mode (one, livemode) VALUES (true, $1) ON CONFLICT DO NOTHING', [livemode]);
}
