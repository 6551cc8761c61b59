// The stored rows of the service's reversals, unchanged, for the model to judge.
import type {
  ReversalEndName,
  ReversalMoveName,
  ReversalStatus,
} from '../../../../src/payments/lifecycle/states/reversal.stage.ts';
import type { LegRow } from './payment-rows.ts';

export interface ReversalRow {
  processor_id: string;
  uuid: string;
  /** The payment of the wrong entry. */
  transaction_uuid: string;
  reversed_leg_uuid: string;
  /** Of the reversing entry. */
  direction: 'debit' | 'credit';
  amount: number;
  status: ReversalStatus;
  left_since: string | null;
  ended_as: ReversalEndName | null;
  file_reversal_uuid: string | null;
  /** Every row that it posted, in order: a reversal may be sent and ended more than once. */
  posted: (ReversalMoveName | ReversalEndName)[];
}

/** A reversing entry, with the payment of the wrong entry: one for each file that it was in. */
export interface ReversalEntryRow extends Pick<LegRow, 'uuid' | 'state' | 'amount' | 'trace_id' | 'file_uuid'> {
  reversal_uuid: string;
  transaction_uuid: string;
  direction: 'debit' | 'credit';
}

/** The reversal of a file. */
export interface FileReversalRow {
  uuid: string;
  /** Null: the entries of all tenants. */
  processor_id: string | null;
  /** Null: of all stages. */
  stage: 'capture' | 'payout' | null;
  /** Entries that it left out. */
  refused_count: number;
}

export const fileReversalColumns =
  'r.uuid, r.processor_id, r.stage, (SELECT count(*) FROM refused_reversals f WHERE f.file_reversal_uuid = r.uuid) AS refused_count';

export const reversalColumns = `r.processor_id, r.uuid, r.transaction_uuid, r.reversed_leg_uuid, r.direction, r.amount, r.status, r.left_since,
  r.ended_as, r.file_reversal_uuid, (SELECT coalesce(json_agg(p.transition ORDER BY p.posted_at), '[]') FROM postings p
    WHERE p.shard = r.shard AND p.processor_id = r.processor_id AND p.transaction_uuid = r.uuid) AS posted`;

export const reversalEntryColumns =
  'l.uuid, r.uuid AS reversal_uuid, r.transaction_uuid, l.state, l.amount, e.direction, e.trace_id, e.file_uuid';

export const reversalEntries = `reversals r
  JOIN current_legs l ON l.shard = r.shard AND l.processor_id = r.processor_id AND l.transaction_uuid = r.uuid
  JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid`;
