// Queries on the entries of checks: requested, filed, and moved with their postings.
import { type BankOfTenants, servedThrough, suspendedProcessors } from '../../../access/tenants/tenants.sql.ts';
import { postMoved } from '../../../payments/ledger/post-moved.sql.ts';
import type { CheckPurpose } from '../../../payments/lifecycle/stage-names.ts';
import {
  type CheckEntryMoveName,
  type CheckEntryStatus,
  checkEntry,
} from '../../../payments/lifecycle/states/check-entry.stage.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';

export interface CheckEntryKey {
  processor_id: string;
  uuid: string;
}

/**
 * The account cannot be used any more; the check has expired, because its tenant was suspended; no
 * file can hold the entry.
 */
export type CheckEntryCancelReason = 'account_unusable' | 'expired' | 'not_writable';

export interface CheckEntry extends CheckEntryKey {
  check_uuid: string;
  bank_account_uuid: string;
  /** Cents: 1 to 99 of a micro-entry, 0 of a prenote. */
  amount: number;
  status: CheckEntryStatus;
  requested_at: Date;
}

export interface WaitingCheckEntry extends CheckEntry {
  purpose: CheckPurpose;
  /** From then on it does not go out. */
  expires_at: Date;
}

const columns = `m.processor_id, m.uuid, m.check_uuid, m.bank_account_uuid, m.amount, m.status, m.requested_at`;

const newEntries = recordset<Omit<CheckEntry, 'status' | 'requested_at'>>({
  processor_id: 'uuid',
  uuid: 'uuid',
  check_uuid: 'uuid',
  bank_account_uuid: 'uuid',
  amount: 'bigint',
});

export async function insertCheckEntries(
  db: Queryable,
  entries: readonly Omit<CheckEntry, 'status' | 'requested_at'>[],
  at: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO check_entries (shard, processor_id, uuid, check_uuid, bank_account_uuid, amount, status, requested_at, updated_at)
     SELECT shard, processor_id, uuid, check_uuid, bank_account_uuid, amount, 'CHECK_ENTRY_PENDING', $1, $1
     FROM ${newEntries.from(2)} AS i`,
    [at, ...newEntries.values(entries)],
  );
}

/** As SQL: whether an entry of a check waits for a file. */
export const anyCheckEntryWaiting = `EXISTS (
    SELECT FROM check_entries WHERE status = 'CHECK_ENTRY_PENDING' AND processor_id NOT IN ${suspendedProcessors})`;

/**
 * Entries that wait for a file of the bank, in order, by tenant. Entries of a suspended tenant
 * stay.
 */
export function selectWaitingCheckEntries(
  db: Queryable,
  { name, isFirst }: BankOfTenants,
  after: CheckEntry | null,
  atMost: number,
): Promise<WaitingCheckEntry[]> {
  return db.query(
    `SELECT ${columns}, c.purpose, c.expires_at FROM check_entries m
     JOIN account_checks c ON c.shard = m.shard AND c.processor_id = m.processor_id AND c.uuid = m.check_uuid
     WHERE m.status = 'CHECK_ENTRY_PENDING' AND m.processor_id = ANY ${servedThrough({ name: '$1', isFirst: '$2' })}
       AND ($4::uuid IS NULL OR (m.shard, m.processor_id, m.requested_at, m.uuid) > (shard_of($4), $4, $5::timestamptz, $6::uuid))
     ORDER BY m.shard, m.processor_id, m.requested_at, m.uuid LIMIT $3`,
    [name, isFirst, atMost, after?.processor_id ?? null, after?.requested_at ?? null, after?.uuid ?? null],
  );
}

/** What moves an entry, and the fields that the move sets. */
export interface MovingCheckEntry extends CheckEntryKey {
  /** The leg or the item of the bank that causes the move. */
  source_uuid: string;
  trace_id?: string;
  ach_return_code?: string;
  cancel_reason?: CheckEntryCancelReason;
}

const moving = recordset<MovingCheckEntry>({
  processor_id: 'uuid',
  uuid: 'uuid',
  source_uuid: 'uuid',
  trace_id: 'text',
  ach_return_code: 'text',
  cancel_reason: 'text',
});

/**
 * Moves entries along a row of their table, with its postings, and answers those that were in its
 * `from` status. The only writer of their statuses.
 */
export async function moveCheckEntries(
  db: Queryable,
  name: CheckEntryMoveName,
  moves: readonly MovingCheckEntry[],
  at: Date,
): Promise<CheckEntry[]> {
  if (moves.length === 0) return [];
  const { from, to, posts } = checkEntry[name];
  return db.query(
    `WITH moved AS (
       UPDATE check_entries m SET status = $1, updated_at = $3, trace_id = coalesce(i.trace_id, m.trace_id),
         ach_return_code = coalesce(i.ach_return_code, m.ach_return_code),
         cancel_reason = coalesce(i.cancel_reason, m.cancel_reason)
       FROM ${moving.from(7)} AS i
       WHERE m.shard = i.shard AND m.processor_id = i.processor_id AND m.uuid = i.uuid AND m.status = $2
       RETURNING m.shard, ${columns}, i.source_uuid
     ), ${postMoved({ transition: '$4', source_uuid: 'source_uuid', debit: '$5', credit: '$6', posted_at: '$3' })}
     SELECT ${columns} FROM moved m`,
    [to, from, at, name, posts?.debit ?? null, posts?.credit ?? null, ...moving.values(moves)],
  );
}
