// Queries on the payouts of a tenant: credits to the bank accounts of payees.
import { userName } from '../../../customers/users/user-name.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { returnCodeOf } from '../../lifecycle/return-codes.sql.ts';
import type { EntryRow } from '../details/details.sql.ts';

/** One entry at a bank. The payments of a batch share it. */
export interface PayoutRow
  extends Pick<EntryRow, 'amount' | 'state' | 'trace_id' | 'settles_at' | 'returned_with' | 'merchant_batch_uuid'> {
  uuid: string;
  file_uuid: string;
  payee_uuid: string;
  /** Null: erased. */
  payee_name: string | null;
  payment_count: number;
  created_at: Date;
}

export interface PayoutPlace {
  file_uuid: string;
  uuid: string;
}

/**
 * Those before a place, of the newest file first. Walks the files: the legs of a file are found by
 * its index, so the captures of the tenant are not read.
 */
export function selectPayouts(
  db: Queryable,
  processorId: string,
  before: PayoutPlace,
  limit: number,
): Promise<PayoutRow[]> {
  const page = `SELECT f.uuid AS file_uuid, paid.entry_uuid
       FROM bank_files f
       CROSS JOIN LATERAL (
         SELECT DISTINCT p.entry_uuid FROM legs p
         WHERE p.shard = $1 AND p.processor_id = $2 AND p.file_uuid = f.uuid AND p.stage = 'payout'
           AND (f.uuid < $3 OR p.entry_uuid < $4)
         ORDER BY p.entry_uuid DESC LIMIT $5) AS paid
       WHERE f.uuid <= $3
       ORDER BY f.uuid DESC, paid.entry_uuid DESC LIMIT $5`;
  return db.query(`${payoutsIn(page)} ORDER BY e.file_uuid DESC, e.uuid DESC`, [
    ...tenantKey(processorId),
    before.file_uuid,
    before.uuid,
    limit,
  ]);
}

/** The payouts of one payee before another one, newest first: the index has them by bank account. */
export function selectPayoutsOfPayee(
  db: Queryable,
  { processor_id, payee_uuid }: { processor_id: string; payee_uuid: string },
  before: string,
  limit: number,
): Promise<PayoutRow[]> {
  const page = `SELECT paid.entry_uuid
       FROM bank_accounts a
       CROSS JOIN LATERAL (
         SELECT o.uuid AS entry_uuid FROM entries o
         WHERE o.shard = $1 AND o.processor_id = $2 AND o.bank_account_uuid = a.uuid AND o.purpose = 'payout' AND o.uuid < $4
         ORDER BY o.uuid DESC LIMIT $5) AS paid
       WHERE a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = $3
       ORDER BY paid.entry_uuid DESC LIMIT $5`;
  return db.query(`${payoutsIn(page)} ORDER BY e.uuid DESC`, [...tenantKey(processor_id), payee_uuid, before, limit]);
}

/** The payouts of a tenant ($1 and $2) whose entries `page` names. */
const payoutsIn = (page: string) => `
  SELECT e.uuid, e.file_uuid, e.amount, e.trace_id, e.created_at, e.merchant_batch_uuid, f.settles_at, l.state,
         ${returnCodeOf('l')} AS returned_with, u.uuid AS payee_uuid, nullif(${userName('u')}, '') AS payee_name,
         (SELECT count(*) FROM legs m
          WHERE m.shard = $1 AND m.processor_id = $2 AND m.file_uuid = e.file_uuid AND m.stage = 'payout'
            AND m.entry_uuid = e.uuid) AS payment_count
  FROM (${page}) AS page
  JOIN entries e ON e.shard = $1 AND e.processor_id = $2 AND e.uuid = page.entry_uuid
  JOIN bank_files f ON f.uuid = e.file_uuid
  -- The legs of an entry have one outcome and one payee: one of them is enough.
  CROSS JOIN LATERAL (
    SELECT c.shard, c.processor_id, c.transaction_uuid, c.entry_uuid, c.state FROM current_legs c
    WHERE c.shard = $1 AND c.processor_id = $2 AND c.file_uuid = e.file_uuid AND c.stage = 'payout' AND c.entry_uuid = e.uuid
    ORDER BY c.uuid LIMIT 1) AS l
  JOIN transactions t ON t.shard = l.shard AND t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
  JOIN users u ON u.shard = t.shard AND u.processor_id = t.processor_id AND u.uuid = t.payee_uuid`;

export interface PaidPaymentRow {
  transaction_uuid: string;
  /** Cents of the payment that the payout has. */
  amount: number;
  client_reference_id: string;
  payer_name: string | null;
  created_at: Date;
}

/**
 * The payments that a payout pays, by their uuid. Null: the tenant, or the payee if one is named,
 * has no such payout.
 */
export async function selectPaidPayments(
  db: Queryable,
  { processor_id, payee_uuid }: { processor_id: string; payee_uuid: string | null },
  { uuid, after, limit }: { uuid: string; after: string; limit: number },
): Promise<PaidPaymentRow[] | null> {
  const [entry] = await db.query<{ file_uuid: string }>(
    `SELECT e.file_uuid FROM entries e
     JOIN bank_accounts a ON a.shard = e.shard AND a.processor_id = e.processor_id AND a.uuid = e.bank_account_uuid
     WHERE e.shard = $1 AND e.processor_id = $2 AND e.uuid = $3 AND e.purpose = 'payout'
       AND ($4::uuid IS NULL OR a.user_uuid = $4)`,
    [...tenantKey(processor_id), uuid, payee_uuid],
  );
  if (entry === undefined) return null;
  return db.query(
    `SELECT t.uuid AS transaction_uuid, l.amount, t.client_reference_id, nullif(${userName('u')}, '') AS payer_name, t.created_at
     FROM legs l
     JOIN transactions t ON t.shard = l.shard AND t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
     JOIN users u ON u.shard = t.shard AND u.processor_id = t.processor_id AND u.uuid = t.payer_uuid
     WHERE l.shard = $1 AND l.processor_id = $2 AND l.file_uuid = $3 AND l.stage = 'payout' AND l.entry_uuid = $4 AND t.uuid > $5
     ORDER BY t.uuid LIMIT $6`,
    [...tenantKey(processor_id), entry.file_uuid, uuid, after, limit],
  );
}
