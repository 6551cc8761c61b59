// Queries that put the payments and refunds of a daily run into its merchants' batches.
import type { Queryable } from '../../platform/database/database.ts';
import { accountOfStage } from '../lifecycle/stage-accounts.sql.ts';
import type { TransitionName } from '../lifecycle/transitions.ts';

/** A payment that is due, or a refund that waits for its debit, with its merchant. */
export interface Member {
  processor_id: string;
  /** The payment, or the refund. */
  uuid: string;
  vendor_id: string | null;
  merchant_uuid: string;
}

/** A payment that a run has just reserved, for its own payout (P1) or for a left-over (P7). */
export interface PayoutMember extends Member {
  transition: TransitionName;
  source_uuid: string;
  /** Cents reserved. */
  amount: number;
}

/** A refund that a run collects. */
export interface RefundMember extends Member {
  transaction_uuid: string;
}

interface BatchUuids {
  /** For new batches of the processor and of the merchant, if they do not exist yet. */
  batch_uuid: string;
  merchant_batch_uuid: string;
}

/** The run that the members join. */
interface Joining {
  runAt: Date;
  now: Date;
}

/**
 * CTEs `i` (the members, $1) and `merchants`: the merchants' batches of a run ($2), created if they
 * do not exist ($3: now). Entries to different accounts are in different batches, also if an
 * operator chose another account for a payment.
 */
const merchantsOf = (kind: 'payout' | 'refund', columns: string, payment: string) => `
  i AS MATERIALIZED (
    SELECT t.shard, r.*, ${accountOfStage[kind === 'payout' ? 'payout' : 'refund_capture']} AS bank_account_uuid
    FROM json_to_recordset($1::json) AS r (processor_id uuid, uuid uuid, vendor_id uuid, merchant_uuid uuid,
      batch_uuid uuid, merchant_batch_uuid uuid, ${columns})
    JOIN transactions t ON t.shard = shard_of(r.processor_id) AND t.processor_id = r.processor_id AND t.uuid = ${payment}
    JOIN transaction_states s ON s.shard = t.shard AND s.processor_id = t.processor_id AND s.uuid = t.uuid
  ), made AS (
    INSERT INTO batches AS b (shard, processor_id, uuid, kind, run_at, created_at)
    SELECT DISTINCT ON (processor_id) shard, processor_id, batch_uuid, '${kind}'::batch_kind, $2::timestamptz, $3::timestamptz
    FROM i
    ON CONFLICT (shard, processor_id, kind, run_at) DO UPDATE SET run_at = excluded.run_at
    RETURNING b.shard, b.processor_id, b.uuid
  ), merchants AS (
    INSERT INTO merchant_batches AS m (shard, processor_id, uuid, batch_uuid, kind, vendor_id, merchant_uuid,
      bank_account_uuid, created_at)
    SELECT DISTINCT ON (i.processor_id, i.merchant_uuid, i.vendor_id, i.bank_account_uuid) i.shard, i.processor_id,
      i.merchant_batch_uuid, made.uuid, '${kind}', i.vendor_id, i.merchant_uuid, i.bank_account_uuid, $3
    FROM i JOIN made ON made.shard = i.shard AND made.processor_id = i.processor_id
    ON CONFLICT (shard, processor_id, batch_uuid, merchant_uuid, vendor_id, bank_account_uuid) DO UPDATE
      SET created_at = m.created_at
    RETURNING m.shard, m.processor_id, m.uuid, m.vendor_id, m.merchant_uuid, m.bank_account_uuid
  )`;

const ofMerchant = `m.shard = i.shard AND m.processor_id = i.processor_id AND m.merchant_uuid = i.merchant_uuid
       AND m.vendor_id IS NOT DISTINCT FROM i.vendor_id AND m.bank_account_uuid = i.bank_account_uuid`;

/**
 * Puts reserved payments into their merchants' batches of a run. They stay members, even if they
 * join others later.
 */
export async function joinPayoutBatches(
  db: Queryable,
  members: readonly (PayoutMember & BatchUuids)[],
  { runAt, now }: Joining,
): Promise<void> {
  await db.query(
    `WITH ${merchantsOf('payout', 'transition text, source_uuid uuid, amount bigint', 'r.uuid')}, members AS (
       INSERT INTO batch_payout_members (shard, processor_id, merchant_batch_uuid, transaction_uuid, transition, source_uuid, amount,
         joined_at)
       SELECT i.shard, i.processor_id, m.uuid, i.uuid, i.transition, i.source_uuid, i.amount, $3 FROM i JOIN merchants m ON ${ofMerchant}
     )
     UPDATE transaction_states s SET merchant_batch_uuid = m.uuid
     FROM i JOIN merchants m ON ${ofMerchant}
     WHERE s.shard = i.shard AND s.processor_id = i.processor_id AND s.uuid = i.uuid`,
    [JSON.stringify(members), runAt, now],
  );
}

/** Puts refunds into their merchants' batches of a run. A refund joins one batch. */
export async function joinRefundBatches(
  db: Queryable,
  members: readonly (RefundMember & BatchUuids)[],
  { runAt, now }: Joining,
): Promise<void> {
  await db.query(
    `WITH ${merchantsOf('refund', 'transaction_uuid uuid', 'r.transaction_uuid')}
     UPDATE refunds f SET merchant_batch_uuid = m.uuid
     FROM i JOIN merchants m ON ${ofMerchant}
     WHERE f.shard = i.shard AND f.processor_id = i.processor_id AND f.uuid = i.uuid`,
    [JSON.stringify(members), runAt, now],
  );
}
