// Queries on entries: one row for each ACH entry, from the cut-off that files it (decision 31).

import { otherPurposesList, type Purpose } from '../../../payments/lifecycle/stage-names.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { ofEntry } from './legs.sql.ts';

export interface NewEntry {
  processor_id: string;
  uuid: string;
  /** Null: a dishonor. */
  bank_account_uuid: string | null;
  /** Null: it is no entry of a batch. */
  merchant_batch_uuid: string | null;
  /** Cents. */
  amount: number;
  trace_id: string;
}

const newEntries = recordset<NewEntry>({
  processor_id: 'uuid',
  uuid: 'uuid',
  bank_account_uuid: 'uuid',
  merchant_batch_uuid: 'uuid',
  amount: 'bigint',
  trace_id: 'text',
});

/** The common values of the entries that one cut-off adds to a file. */
export interface EntriesOfFile {
  fileUuid: string;
  bank: string;
  purpose: Purpose | 'dishonor';
  direction: 'debit' | 'credit';
  now: Date;
}

export async function insertEntries(
  db: Queryable,
  entries: readonly NewEntry[],
  { fileUuid, bank, purpose, direction, now }: EntriesOfFile,
): Promise<void> {
  if (entries.length === 0) return;
  await db.query(
    `INSERT INTO entries (shard, processor_id, uuid, file_uuid, bank_account_uuid, merchant_batch_uuid, amount, created_at,
       purpose, direction, trace_id, bank)
     SELECT shard, processor_id, uuid, $1, bank_account_uuid, merchant_batch_uuid, amount, $2, $3, $4, trace_id, $5
     FROM ${newEntries.from(6)} AS i`,
    [fileUuid, now, purpose, direction, bank, ...newEntries.values(entries)],
  );
}

type GrownEntry = Pick<NewEntry, 'processor_id' | 'uuid' | 'amount'>;

const grownEntries = recordset<GrownEntry>({ processor_id: 'uuid', uuid: 'uuid', amount: 'bigint' });

/** Sets the amounts of batch entries that got more members while their file is open. */
export async function growEntries(db: Queryable, entries: readonly GrownEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.query(
    `UPDATE entries e SET amount = i.amount
     FROM ${grownEntries.from()} AS i
     WHERE e.shard = i.shard AND e.processor_id = i.processor_id AND e.uuid = i.uuid`,
    grownEntries.values(entries),
  );
}

/**
 * As SQL: joins `l`, the first leg of the entry that the item `b` answers. No row: it answers none,
 * or its entry is a fee payout, a reversal or a check of an account.
 */
export const firstPaymentOf = (b: string): string => `
  LEFT JOIN entries e ON e.shard = shard_of(${b}.processor_id) AND e.processor_id = ${b}.processor_id
    AND e.uuid = ${b}.entry_uuid AND e.purpose NOT IN (${otherPurposesList})
  LEFT JOIN LATERAL (
    SELECT l.transaction_uuid, l.stage FROM legs l WHERE ${ofEntry('l', 'e')} ORDER BY l.uuid LIMIT 1) AS l ON true`;
