// Queries on the names of our files to banks.

import type { Queryable } from '../../../platform/database/database.ts';

/** The named files of a bank and an Eastern day, and the files that have one of these names. */
export function selectNamesOfDay(
  db: Queryable,
  bank: string,
  day: string,
  names: readonly string[],
): Promise<{ name: string; file_id_modifier: string | null }[]> {
  return db.query(
    `SELECT name, file_id_modifier FROM bank_files
     WHERE bank = $1 AND name IS NOT NULL
       AND ((cut_off_at AT TIME ZONE 'America/New_York')::date = $2 OR name = ANY ($3::text[]))`,
    [bank, day, names],
  );
}

/** The names of files that the bank has and a restore has lost. */
export async function selectNamesLost(db: Queryable, bank: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>('SELECT name FROM files_only_at_banks WHERE bank = $1', [bank]);
  return rows.map(({ name }) => name);
}

export async function nameBankFile(
  db: Queryable,
  uuid: string,
  { name, file_id_modifier }: { name: string; file_id_modifier: string },
): Promise<void> {
  await db.query('UPDATE bank_files SET name = $2, file_id_modifier = $3 WHERE uuid = $1 AND name IS NULL', [
    uuid,
    name,
    file_id_modifier,
  ]);
}
