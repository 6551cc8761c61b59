// Queries on how the statement of a bank is read.
import type { Queryable } from '../../platform/database/database.ts';
import type { StatementSettings } from './statement-settings.ts';

/** Nothing is set before the first change. */
export async function selectStatementSettings(db: Queryable, bank: string): Promise<StatementSettings> {
  const [row] = await db.query<StatementSettings>(
    `SELECT bank, account, columns FROM statement_settings WHERE bank = $1`,
    [bank],
  );
  return row ?? { bank, account: null, columns: null };
}

export async function upsertStatementSettings(
  db: Queryable,
  { bank, account, columns }: StatementSettings,
  at: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO statement_settings (bank, account, columns, changed_at) VALUES ($1, $2, $3::jsonb, $4)
     ON CONFLICT (bank) DO UPDATE SET account = excluded.account, columns = excluded.columns, changed_at = excluded.changed_at`,
    [bank, account, columns === null ? null : JSON.stringify(columns), at],
  );
}
