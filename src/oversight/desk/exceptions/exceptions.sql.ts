// Finds balances that no entry under way or due will clear.

import { userName } from '../../../customers/users/user-name.sql.ts';
import type { Account } from '../../../payments/ledger/accounts.ts';
import { linesOfPayment } from '../../../payments/ledger/payment-lines.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { isUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import { isoInstant } from '../../../platform/std/timestamps.ts';

/** The ledger account that holds the balance of each kind. */
const accountOf = {
  owed_to_payee: 'PAYEE',
  owed_by_payee: 'CLAW',
  owed_to_payer: 'PAYER',
  owed_by_payer: 'RECV',
  fees_owed_back: 'FEE',
} as const satisfies Record<string, Account>;

export type ExceptionKind = keyof typeof accountOf;
export const exceptionKinds = Object.keys(accountOf) as ExceptionKind[];

export interface Exception {
  kind: ExceptionKind;
  processor_id: string;
  /** Null for fees, like the user: they come from many payments. */
  transaction_uuid: string | null;
  /** The refund whose money it is; null: not of a refund. */
  refund_uuid: string | null;
  user_uuid: string | null;
  user_name: string | null;
  /** Cents. */
  amount: number;
  /** When the balance last changed. */
  since: Date;
  /** The vendor that owes fees back; null: the processor, or not fees. */
  vendor_uuid: string | null;
}

/** Owners whose account has a balance, or may have one by unfolded deltas: always few. */
const open = `
  SELECT o.shard, o.processor_id, o.account, o.owner_uuid FROM processors p CROSS JOIN LATERAL (
    SELECT shard, processor_id, account, owner_uuid FROM ledger_balances
    WHERE shard = p.shard AND processor_id = p.processor_id AND account = ANY (array_remove($2::text[], 'FEE')) AND owner_uuid <> '${nilUuid}'
      AND day = 'infinity' AND debits <> credits
    UNION
    SELECT shard, processor_id, account, owner_uuid FROM ledger_deltas
    WHERE shard = p.shard AND processor_id = p.processor_id AND account = ANY (array_remove($2::text[], 'FEE'))) AS o
  WHERE $1::uuid IS NULL OR p.processor_id = $1`;

/**
 * Payments that an owner's balance can come from. Forced index look-ups: with stale statistics the
 * planner would read every posting.
 */
const found = `
  SELECT o.shard, o.processor_id, o.account, o.owner_uuid, t.uuid AS transaction_uuid
  FROM open o JOIN transaction_states t ON t.shard = o.shard AND t.processor_id = o.processor_id AND t.payee_uuid = o.owner_uuid AND t.left_over
  WHERE o.account = 'PAYEE' AND t.payout_status IN ('PAYOUT_COMPLETE', 'PAYOUT_ACH_FAILED', 'PAYOUT_CANCELED')
  UNION ALL
  SELECT o.shard, o.processor_id, o.account, o.owner_uuid, t.uuid
  FROM open o JOIN transaction_states t ON t.shard = o.shard AND t.processor_id = o.processor_id AND t.payee_uuid = o.owner_uuid AND t.owed_back
  WHERE o.account = 'CLAW' AND t.clawback_status = 'CLAWBACK_ACH_FAILED'
  UNION ALL
  SELECT o.shard, o.processor_id, o.account, o.owner_uuid, posted.transaction_uuid
  FROM open o CROSS JOIN LATERAL (
    SELECT DISTINCT transaction_uuid FROM postings
    WHERE shard = o.shard AND processor_id = o.processor_id AND credit_owner_uuid = o.owner_uuid AND credit_account = 'PAYER') AS posted
  WHERE o.account = 'PAYER'
  UNION ALL
  SELECT o.shard, o.processor_id, o.account, o.owner_uuid, posted.transaction_uuid
  FROM open o CROSS JOIN LATERAL (
    SELECT DISTINCT transaction_uuid FROM postings
    WHERE shard = o.shard AND processor_id = o.processor_id AND debit_owner_uuid = o.owner_uuid AND debit_account = 'RECV') AS posted
  WHERE o.account = 'RECV'`;

/**
 * A balance owed to a payer is divided: first each standing refund (F9, F10), then the rest, which
 * a reverse payout pays (RP5). Every other balance is cleared as a whole (P6 or P7, K7 or K9, X1 or
 * X2).
 */
const exceptions = `
  SELECT f.account, f.processor_id, f.transaction_uuid, part.refund_uuid, f.owner_uuid AS user_uuid, part.amount, part.since,
         NULL::uuid AS vendor_uuid
  FROM found f
  CROSS JOIN LATERAL (
    SELECT abs(sum(amount)) AS amount, max(posted_at) AS since
    FROM (${linesOfPayment('f')}) AS lines WHERE lines.account = f.account) AS balance
  CROSS JOIN LATERAL (
    SELECT NULL::uuid AS refund_uuid, balance.amount, balance.since WHERE f.account <> 'PAYER'
    UNION ALL
    SELECT r.uuid, r.amount, (
      SELECT max(h.moved_at) FROM transitions h
      WHERE h.shard = r.shard AND h.processor_id = r.processor_id AND h.transaction_uuid = r.transaction_uuid AND h.refund_uuid = r.uuid)
    FROM refunds r
    WHERE f.account = 'PAYER' AND r.shard = f.shard AND r.processor_id = f.processor_id AND r.transaction_uuid = f.transaction_uuid
      AND r.status = 'REFUND_FAILED' AND r.standing = 'standing' AND r.refund_payout_leg = 'returned'
    UNION ALL
    SELECT NULL, balance.amount - (
      SELECT coalesce(sum(r.amount), 0) FROM refunds r
      WHERE r.shard = f.shard AND r.processor_id = f.processor_id AND r.transaction_uuid = f.transaction_uuid AND r.standing = 'standing'
        AND (r.refund_payout_leg IS NULL OR r.refund_payout_leg NOT IN ('sent', 'settled'))), balance.since
    FROM transaction_states t
    WHERE f.account = 'PAYER' AND t.shard = f.shard AND t.processor_id = f.processor_id AND t.uuid = f.transaction_uuid
      AND t.reverse_payout_status IN ('REVERSE_PAYOUT_ACH_FAILED', 'REVERSE_PAYOUT_ACH_COMPLETE')) AS part
  WHERE part.amount > 0`;

/**
 * Fees returned after they had been paid out: FEE has a debit balance. Balances are kept per day;
 * the postings of the last day give the time.
 */
const feesOwedBack = `
  SELECT 'FEE', p.processor_id, NULL, NULL, NULL, o.amount, moved.since, nullif(o.owner_uuid, p.processor_id)
  FROM processors p
  CROSS JOIN LATERAL (
    SELECT owner_uuid, sum(debits - credits) AS amount FROM (
      SELECT owner_uuid, debits, credits FROM ledger_balances
      WHERE shard = p.shard AND processor_id = p.processor_id AND account = 'FEE' AND owner_uuid <> '${nilUuid}'
        AND day = 'infinity' AND debits <> credits
      UNION ALL
      SELECT owner_uuid, debits, credits FROM ledger_deltas WHERE shard = p.shard AND processor_id = p.processor_id AND account = 'FEE') AS parts
    GROUP BY owner_uuid HAVING sum(debits) > sum(credits)) AS o
  CROSS JOIN LATERAL (
    SELECT max(day) AS day FROM (
      SELECT day FROM ledger_balances
      WHERE shard = p.shard AND processor_id = p.processor_id AND owner_uuid = o.owner_uuid AND account = 'FEE' AND day <> 'infinity'
      UNION ALL
      SELECT day FROM ledger_deltas WHERE shard = p.shard AND processor_id = p.processor_id AND owner_uuid = o.owner_uuid AND account = 'FEE') AS days) AS last
  CROSS JOIN LATERAL (
    SELECT max(posted_at) AS since FROM postings
    WHERE shard = p.shard AND processor_id = p.processor_id AND posted_at >= last.day::timestamp AT TIME ZONE 'UTC'
      AND (debit_account = 'FEE' AND debit_owner_uuid = o.owner_uuid
        OR credit_account = 'FEE' AND credit_owner_uuid = o.owner_uuid)) AS moved
  WHERE 'FEE' = ANY ($2) AND ($1::uuid IS NULL OR p.processor_id = $1)`;

const given: `WITH ${string}` = `WITH open AS MATERIALIZED (${open}), found AS MATERIALIZED (${found}), exceptions AS MATERIALIZED (${exceptions} UNION ALL ${feesOwedBack})`;

const kindOf = (account: Account): ExceptionKind => exceptionKinds.find((kind) => accountOf[kind] === account)!;

/** How many of each kind there are, of all tenants, and what they add up to in cents. */
export async function selectExceptionSums(
  db: Queryable,
): Promise<{ kind: ExceptionKind; count: number; amount: number; oldest: Date; newest: Date }[]> {
  const rows = await db.query<{ account: Account; count: number; amount: number; oldest: Date; newest: Date }>(
    `${given} SELECT account, count(*) AS count, sum(amount)::bigint AS amount, min(since) AS oldest, max(since) AS newest
     FROM exceptions GROUP BY account ORDER BY account`,
    [null, Object.values(accountOf)],
  );
  return rows.map(({ account, ...sums }) => ({ kind: kindOf(account), ...sums }));
}

/** How many there are of each tenant that has any. */
export async function countExceptionsOfTenants(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ processor_id: string; count: number }>(
    `${given} SELECT processor_id, count(*) AS count FROM exceptions GROUP BY processor_id`,
    [null, Object.values(accountOf)],
  );
  return new Map(rows.map(({ processor_id, count }) => [processor_id, count]));
}

/** Null: any. */
export interface ExceptionFilter {
  processor_id: string | null;
  kind: ExceptionKind | null;
  user_uuid: string | null;
  /** Cents, both included. */
  amount_from: number | null;
  amount_to: number | null;
}

/** Oldest first. */
export async function selectExceptions(
  db: Queryable,
  { processor_id, kind, user_uuid, amount_from, amount_to }: ExceptionFilter,
  after: ExceptionPosition | null,
  limit: number,
): Promise<Exception[]> {
  const kinds = kind === null ? exceptionKinds : [kind];
  const rows = await db.query<Omit<Exception, 'kind'> & { account: Account }>(
    `${given}, page AS (
       SELECT * FROM exceptions
       WHERE ($4::timestamptz IS NULL OR (${order.join(', ')}) > ($4, $5::uuid, $6::text, $7::uuid, $8::uuid))
         AND ($9::uuid IS NULL OR user_uuid = $9) AND ($10::bigint IS NULL OR amount >= $10) AND ($11::bigint IS NULL OR amount <= $11)
       ORDER BY ${order.join(', ')} LIMIT $3)
     SELECT account, page.processor_id, transaction_uuid, refund_uuid, user_uuid, CASE WHEN u.uuid IS NOT NULL THEN ${userName('u')} END AS user_name, amount, since, vendor_uuid
     FROM page LEFT JOIN users u ON u.shard = shard_of(page.processor_id) AND u.processor_id = page.processor_id AND u.uuid = page.user_uuid
     ORDER BY ${order.join(', ')}`,
    [
      ...[processor_id, kinds.map((one) => accountOf[one]), limit],
      ...(after ?? [null, null, null, null, null]),
      ...[user_uuid, amount_from, amount_to],
    ],
  );
  return rows.map(({ account, ...one }) => ({ kind: kindOf(account), ...one }));
}

/** In the order of the list: a part that is absent counts as the nil uuid. */
export type ExceptionPosition = readonly [
  since: string,
  transaction_uuid: string,
  account: string,
  refund_uuid: string,
  vendor_uuid: string,
];

const order = [
  'since',
  `coalesce(transaction_uuid, '${nilUuid}')`,
  'account::text',
  `coalesce(refund_uuid, '${nilUuid}')`,
  `coalesce(vendor_uuid, '${nilUuid}')`,
];

export const positionOfException = (one: Exception): ExceptionPosition => [
  one.since.toISOString(),
  one.transaction_uuid ?? nilUuid,
  accountOf[one.kind],
  one.refund_uuid ?? nilUuid,
  one.vendor_uuid ?? nilUuid,
];

/** Oldest first, as the query has them. */
export function inOrderOfExceptions(one: Exception, other: Exception): number {
  const [first, second] = [one, other].map(positionOfException);
  const part = first!.findIndex((text, index) => text !== second![index]);
  return part === -1 ? 0 : first![part]! < second![part]! ? -1 : 1;
}

export const isExceptionPosition = (sent: readonly unknown[]): sent is ExceptionPosition => {
  const [since, ...others] = sent;
  return (
    sent.length === 5 &&
    typeof since === 'string' &&
    isoInstant(since) !== null &&
    others.every((one, index) => typeof one === 'string' && (index === 1 || isUuid(one)))
  );
};
