// Queries that divide a closed file: its entries and legs go into another one.

import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { EntryToWrite } from '../entries/file-entries.sql.ts';
import type { Addition } from './bank-files.sql.ts';

type EntryKey = Pick<EntryToWrite, 'processor_id' | 'trace_id'>;

const entryKeys = recordset<EntryKey>({ processor_id: 'uuid', trace_id: 'text' });
const movedEntries = recordset<{ processor_id: string; uuid: string }>({ processor_id: 'uuid', uuid: 'uuid' });

/** Moves entries with their legs. Both files are closed. */
export async function moveToFile(
  db: Queryable,
  { from, to }: { from: string; to: string },
  entries: readonly EntryKey[],
): Promise<void> {
  const moved = await db.query<{ processor_id: string; uuid: string }>(
    `UPDATE entries e SET file_uuid = $2 FROM ${entryKeys.from(3)} AS i
     WHERE e.shard = i.shard AND e.processor_id = i.processor_id AND e.trace_id = i.trace_id AND e.file_uuid = $1
     RETURNING e.processor_id, e.uuid`,
    [from, to, ...entryKeys.values(entries)],
  );
  await db.query(
    `UPDATE legs l SET file_uuid = $2 FROM ${movedEntries.from(3)} AS i
     WHERE l.file_uuid = $1 AND l.shard = i.shard AND l.processor_id = i.processor_id AND l.entry_uuid = i.uuid`,
    [from, to, ...movedEntries.values(moved)],
  );
}

/** Adds to the totals of a closed file; negative values subtract. */
export async function addToTotals(db: Queryable, uuid: string, added: Addition): Promise<void> {
  await db.query(
    `UPDATE bank_files SET entry_count = entry_count + $2, total_debits = total_debits + $3,
       total_credits = total_credits + $4
     WHERE uuid = $1 AND state = 'closed'`,
    [uuid, added.entries, added.debits, added.credits],
  );
}
