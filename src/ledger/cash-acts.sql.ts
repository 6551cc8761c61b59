// Notes at which bank an act of an operator moved cash.
import type { Queryable } from '../database/database.ts';

/** Notes on the account at which bank an act moved cash; its statement shows it. */
export async function insertCashAct(db: Queryable, source_uuid: string, bank: string): Promise<void> {
  await db.query('INSERT INTO cash_acts (source_uuid, bank) VALUES ($1, $2)', [source_uuid, bank]);
}
