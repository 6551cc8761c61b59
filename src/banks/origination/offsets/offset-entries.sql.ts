// Queries on the offset entries of balanced files.

import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';

export interface OffsetEntry {
  /** Its place among the offset entries of its file, from 1. */
  number: number;
  trace_id: string;
  direction: 'debit' | 'credit';
  /** Cents. */
  amount: number;
}

/** The offset entries of a file that an earlier try has numbered. */
export function selectOffsetEntries(db: Queryable, fileUuid: string): Promise<OffsetEntry[]> {
  return db.query(
    'SELECT number, trace_id, direction, amount FROM offset_entries WHERE file_uuid = $1 ORDER BY number',
    [fileUuid],
  );
}

const offsetEntries = recordset<OffsetEntry>({
  number: 'integer',
  trace_id: 'text',
  direction: 'text',
  amount: 'bigint',
});

export async function upsertOffsetEntries(
  db: Queryable,
  fileUuid: string,
  entries: readonly OffsetEntry[],
): Promise<void> {
  await db.query(
    `INSERT INTO offset_entries (file_uuid, number, trace_id, direction, amount)
     SELECT $1, number, trace_id, direction, amount FROM ${offsetEntries.from(2)} AS i
     ON CONFLICT (file_uuid, number) DO UPDATE SET direction = excluded.direction, amount = excluded.amount`,
    [fileUuid, ...offsetEntries.values(entries)],
  );
}

export async function deleteOffsetEntriesAfter(db: Queryable, fileUuid: string, number: number): Promise<void> {
  await db.query('DELETE FROM offset_entries WHERE file_uuid = $1 AND number > $2', [fileUuid, number]);
}

/** The trace numbers among these that offset entries have. */
export async function selectOffsetTraces(db: Queryable, traces: readonly string[]): Promise<Set<string>> {
  if (traces.length === 0) return new Set();
  const rows = await db.query<{ trace_id: string }>(
    'SELECT trace_id FROM offset_entries WHERE trace_id = ANY ($1::text[])',
    [traces],
  );
  return new Set(rows.map(({ trace_id }) => trace_id));
}

/** As SQL: joins `o`, the count and the totals of the offset entries of the file `f`. */
export const offsetTotals = `CROSS JOIN LATERAL (
       SELECT count(*) AS offset_entries, coalesce(sum(amount) FILTER (WHERE direction = 'debit'), 0)::bigint AS offset_debits,
              coalesce(sum(amount) FILTER (WHERE direction = 'credit'), 0)::bigint AS offset_credits
       FROM offset_entries WHERE file_uuid = f.uuid) AS o`;
