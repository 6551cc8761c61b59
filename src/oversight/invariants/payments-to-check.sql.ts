// Queries for the payments to check: those that moved, and all in the order of their keys.
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { firstUuidOf } from '../../platform/std/identifiers.ts';

/** Payments of one tenant, 16 bytes each: a million take 16 MB instead of 100. */
export interface PackedPayments {
  processor_id: string;
  uuids: Buffer;
}

/**
 * As SQL: the moves of all tenants since an instant, without the first ones, which are the rows of
 * transactions. Tenant by tenant where it reads postings, so that their index on time is used for
 * each.
 */
export const movesSince = (instant: string): string => `
  SELECT shard, processor_id, transaction_uuid, transition, refund_uuid FROM transitions WHERE moved_at >= ${instant}
  UNION ALL
  SELECT p.shard, p.processor_id, p.transaction_uuid, p.transition, NULL FROM processors o
  JOIN postings p ON p.shard = o.shard AND p.processor_id = o.processor_id AND p.posted_at >= ${instant}
  WHERE p.move_number IS NOT NULL`;

/**
 * Payments that started or moved since an instant: every change of a payment is a move. Reads all
 * tenants. A uuid begins with the millisecond in which its payment started.
 */
export function selectMovedPayments(db: Queryable, since: Date): Promise<PackedPayments[]> {
  return db.query<PackedPayments>(
    `SELECT processor_id, string_agg(uuid_send(transaction_uuid), ''::bytea ORDER BY transaction_uuid) AS uuids
     FROM (
       SELECT shard, processor_id, transaction_uuid FROM (${movesSince('$1')}) AS later
       UNION
       SELECT t.shard, t.processor_id, t.uuid FROM processors p JOIN transactions t ON t.shard = p.shard AND t.processor_id = p.processor_id AND t.uuid >= $2
     ) AS moved
     GROUP BY shard, processor_id ORDER BY shard, processor_id`,
    [since, firstUuidOf(since)],
  );
}

export interface PaymentKey {
  processor_id: string;
  uuid: string;
}

/** The next payments after a key, in key order, at most `limit`. */
export function selectPaymentsAfter(db: Queryable, after: PaymentKey, limit: number): Promise<PaymentKey[]> {
  return db.query<PaymentKey>(
    `SELECT processor_id, uuid FROM transactions WHERE (shard, processor_id, uuid) > ($1, $2, $3)
     ORDER BY shard, processor_id, uuid LIMIT $4`,
    [...tenantKey(after.processor_id), after.uuid, limit],
  );
}
