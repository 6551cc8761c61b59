// Stores the bank at which an operator's act moved cash.
import type { Queryable } from '../../platform/database/database.ts';

/** Stores the bank at which an act moved cash. The statement of that bank shows the cash. */
export async function insertCashAct(db: Queryable, source_uuid: string, bank: string): Promise<void> {
  await db.query('INSERT INTO cash_acts (source_uuid, bank) VALUES ($1, $2)', [source_uuid, bank]);
}
