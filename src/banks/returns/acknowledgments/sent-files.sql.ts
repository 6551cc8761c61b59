// Queries on the files of ours that an acknowledgment may name.

import type { Queryable } from '../../../platform/database/database.ts';
import type { NamedByBank } from '../../connections/profile/acknowledgments.ts';
import { offsetTotals } from '../../origination/offsets/offset-entries.sql.ts';

/** Files with bytes that the bank may have, of the cut-offs since `from`. A day has at most 36. */
export function selectSentFiles(db: Queryable, bank: string, from: Date): Promise<(NamedByBank & { uuid: string })[]> {
  return db.query(
    `SELECT f.uuid, coalesce(f.name, '') AS name, f.file_id_modifier, f.cut_off_at, f.entry_count + o.offset_entries AS entry_count,
       f.total_debits + o.offset_debits AS total_debits, f.total_credits + o.offset_credits AS total_credits
     FROM bank_files f ${offsetTotals}
     WHERE f.bank = $1 AND f.cut_off_at >= $2 AND f.content_uuid IS NOT NULL AND f.file_id_modifier IS NOT NULL
     ORDER BY f.cut_off_at DESC, f.uuid LIMIT 2000`,
    [bank, from],
  );
}

/** Whether an entry of a file has settled or come back: then the bank had the file. */
export async function anyEntryAnswered(db: Queryable, fileUuid: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM current_legs WHERE file_uuid = $1 AND state IN ('settled', 'good', 'returned')) AS found`,
    [fileUuid],
  );
  return row!.found;
}
