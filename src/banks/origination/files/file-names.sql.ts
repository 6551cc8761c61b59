// Queries on the names of our files to banks.

import type { Queryable } from '../../../platform/database/database.ts';
import type { SharedModifier } from '../../connections/account-sharing.sql.ts';

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

/** What decides the modifiers and names of files. `owner`: the bank that has the account. */
export async function selectGivenNames(
  db: Queryable,
  bank: string,
  owner: string,
): Promise<{ lost: string[]; given: SharedModifier[] }> {
  const [row] = await db.query<{ lost: string[]; given: SharedModifier[] }>(
    `SELECT ARRAY(SELECT name FROM files_only_at_banks WHERE bank = $1) AS lost,
       (SELECT coalesce(json_agg(json_build_object('bank', m.bank, 'owner', m.owner, 'modifier', m.modifier, 'from_day', m.from_day)), '[]')
        FROM shared_modifiers m WHERE m.owner = $2) AS given`,
    [bank, owner],
  );
  return row!;
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
