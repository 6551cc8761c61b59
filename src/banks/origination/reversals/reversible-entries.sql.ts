// Queries on the entries that reversals take back, or may take back.
import type { Purpose } from '../../../payments/lifecycle/stage-names.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { ofEntry } from '../entries/legs.sql.ts';
import { openCopyOf } from '../file-copies/file-copies.sql.ts';
import type { Reversal } from './reversals.sql.ts';

const legKeys = recordset<{ processor_id: string; uuid: string }>({ processor_id: 'uuid', uuid: 'uuid' });

/** A leg whose entry is, or may be, reversed. */
export interface ReversibleLeg {
  processor_id: string;
  uuid: string;
  stage: Purpose;
  state: 'filed' | 'sent' | 'settled' | 'good' | 'returned' | 'rejected';
  is_latest: boolean;
}

/** As SQL: whether no later leg of the stage of the leg `l` was sent. */
export const isLatest = `NOT EXISTS (
         SELECT FROM legs later
         WHERE later.shard = l.shard AND later.processor_id = l.processor_id AND later.transaction_uuid = l.transaction_uuid
           AND later.stage = l.stage AND later.attempt > l.attempt AND NOT later.rejected) AS is_latest`;

/** As SQL: the reversal of the entry of a leg that is not canceled. */
export const reversalOfEntry = (l: string): string => `(
         SELECT r.uuid FROM reversals r
         WHERE r.shard = ${l}.shard AND r.processor_id = ${l}.processor_id AND r.reversed_entry_uuid = ${l}.entry_uuid
           AND r.status <> 'REVERSAL_CANCELED')`;

/** The legs of the wrong entries, by uuid. */
export async function selectReversedLegs(
  db: Queryable,
  of: readonly Pick<Reversal, 'processor_id' | 'reversed_leg_uuid'>[],
): Promise<Map<string, ReversibleLeg>> {
  const rows = await db.query<ReversibleLeg>(
    `SELECT l.processor_id, l.uuid, l.stage, l.state, ${isLatest} FROM current_legs l
     WHERE (l.shard, l.processor_id, l.uuid) IN (SELECT shard, processor_id, uuid FROM ${legKeys.from()} AS i)`,
    legKeys.values(of.map(({ processor_id, reversed_leg_uuid }) => ({ processor_id, uuid: reversed_leg_uuid }))),
  );
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** The legs of wrong entries that a payment took over, or gave back. */
export async function updateReversedLegs(
  db: Queryable,
  of: readonly Pick<Reversal, 'processor_id' | 'reversed_leg_uuid'>[],
  state: 'returned' | 'good',
): Promise<void> {
  if (of.length === 0) return;
  await db.query(
    `UPDATE legs SET own_state = $1 FROM ${legKeys.from(2)} AS i
     WHERE legs.shard = i.shard AND legs.processor_id = i.processor_id AND legs.uuid = i.uuid`,
    [
      state,
      ...legKeys.values(of.map(({ processor_id, reversed_leg_uuid }) => ({ processor_id, uuid: reversed_leg_uuid }))),
    ],
  );
}

/** The ones of these entries that a return in suspense names. */
export async function selectNamedInSuspense(db: Queryable, entryUuids: readonly string[]): Promise<Set<string>> {
  if (entryUuids.length === 0) return new Set();
  const rows = await db.query<{ uuid: string }>(
    `SELECT named.uuid FROM unnest($1::uuid[]) AS named (uuid)
     WHERE EXISTS (
       SELECT FROM bank_items b WHERE b.entry_uuid = named.uuid AND b.state = 'suspense' AND b.kind = 'return')`,
    [entryUuids],
  );
  return new Set(rows.map(({ uuid }) => uuid));
}

/** An entry of a payment that an operator wants to reverse. */
export interface EntryToReverse extends ReversibleLeg {
  entry_uuid: string;
  direction: 'debit' | 'credit';
  /** Cents. */
  amount: number;
  /** Null: of a dishonor, which is no entry of a payment. */
  bank_account_uuid: string | null;
  bank: string;
  /** When it settles or settled. */
  settles_at: Date;
  /** How many payments share the entry. */
  members: number;
  trace_id: string;
  /** Its reversal, if it has one that is not canceled. */
  reversal_uuid: string | null;
  /** The bank processed its file twice, and that is open. */
  file_copy_uuid: string | null;
}

/** The entries of a payment, newest first. `traceId` null: all of them. */
export function selectEntriesToReverse(
  db: Queryable,
  payment: { processor_id: string; transaction_uuid: string },
  traceId: string | null,
): Promise<EntryToReverse[]> {
  return db.query(
    `SELECT l.processor_id, l.uuid, l.stage, l.state, ${isLatest}, l.entry_uuid, e.direction, e.amount, e.bank_account_uuid,
       e.bank, f.settles_at, e.trace_id, (SELECT count(*) FROM legs m WHERE ${ofEntry('m', 'e')}) AS members,
       ${reversalOfEntry('l')} AS reversal_uuid, ${openCopyOf('e.file_uuid')} AS file_copy_uuid
     FROM current_legs l
     JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
     JOIN bank_files f ON f.uuid = e.file_uuid
     WHERE l.shard = $1 AND l.processor_id = $2 AND l.transaction_uuid = $3
       AND ($4::text IS NULL OR e.trace_id = $4)
     ORDER BY l.rejected, l.created_at DESC`,
    [...tenantKey(payment.processor_id), payment.transaction_uuid, traceId],
  );
}
