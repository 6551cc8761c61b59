// Queries of a statement: the sums of each day, and the lines of a period.
import { readPages } from '../../platform/database/cursor.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import type { Account } from '../ledger/accounts.ts';
import { isReturnOrReject } from '../lifecycle/held-by.sql.ts';

/**
 * The owner of the lines. Of a user or vendor: what crosses to and from its accounts, and offsets
 * between them. Of a whole tenant (`nilUuid`): every debit and credit.
 */
export interface StatementScope {
  processor_id: string;
  owner_uuid: string;
  /** Only this account. Null: all. */
  account: Account | null;
}

/** The sums of an account on a day. `day` null: before the period. */
export interface DaySums {
  account: Account;
  /** `Y-m-d`. */
  day: string | null;
  /** Cents, like credits. */
  debits: number;
  credits: number;
  line_count: number;
}

/**
 * As SQL: `p` is an offset (K6), which is between a payee's own accounts. The lines of a tenant
 * have every posting anyway.
 */
const offsetOf = (
  p: string,
) => `${p}.shard = $1 AND ${p}.processor_id = $2 AND ${p}.transition = 'K6' AND ${p}.credit_owner_uuid = $3
  AND ${p}.debit_owner_uuid = ${p}.credit_owner_uuid`;

/**
 * All days up to the end of the period, in order. The days before the period are one row. From
 * folded balances and from deltas.
 */
export function selectDaySums(
  db: Queryable,
  { processor_id, owner_uuid, account }: StatementScope,
  { start_date, end_date }: { start_date: string; end_date: string },
): Promise<DaySums[]> {
  return db.query(
    `SELECT account, CASE WHEN day >= $5 THEN day END AS day, sum(debits) AS debits, sum(credits) AS credits,
            sum(line_count) AS line_count
     FROM (
       SELECT account, day, debits, credits, line_count FROM ledger_balances
       WHERE shard = $1 AND processor_id = $2 AND owner_uuid = $3 AND day <= $6
       UNION ALL
       SELECT account, day, debits, credits, CASE $3 WHEN '${nilUuid}' THEN sides ELSE crossings END
       FROM ledger_deltas WHERE shard = $1 AND processor_id = $2 AND $3 IN ('${nilUuid}', owner_uuid) AND day <= $6
       UNION ALL
       SELECT side.account, (p.posted_at AT TIME ZONE 'UTC')::date, 0, 0, 1
       FROM postings p CROSS JOIN LATERAL (VALUES (p.debit_account), (p.credit_account)) AS side (account)
       WHERE ${offsetOf('p')} AND p.posted_at < ($6::date + 1)::timestamp AT TIME ZONE 'UTC'
     ) AS parts
     WHERE $4::text IS NULL OR account = $4
     GROUP BY 1, 2 ORDER BY 2 NULLS FIRST, 1`,
    [...tenantKey(processor_id), owner_uuid, account, start_date, end_date],
  );
}

/** One debit or one credit. */
export interface LineRow {
  posted_at: Date;
  /** Null: it belongs to no payment. The debit of an offset belongs to the payment that paid. */
  transaction_uuid: string | null;
  /**
   * A leg, an item of a bank's file, an act, a fee payout, a line of a bank statement, the payment
   * that paid (K6), or a daily run.
   */
  source_uuid: string;
  client_reference_id: string | null;
  transition: string;
  account: Account;
  /** Cents. One of the two is zero. */
  debit: number;
  credit: number;
  /** Of the entry that caused it, or of the returned entry. Null: neither. */
  trace_id: string | null;
  /** Of the return that caused it. */
  return_code: string | null;
  /** Of an offset: the other payment. */
  counterpart_transaction_uuid: string | null;
  /** The batch that the payment joined, or whose entry caused it or was returned. Null: none. */
  merchant_batch_uuid: string | null;
}

// `p` is a posting. The debit of an offset belongs to the payment that paid (Lifecycle, K6).
const transactionOf = (side: 'debit' | 'credit') =>
  side === 'debit'
    ? 'coalesce(p.debit_transaction_uuid, p.transaction_uuid) AS transaction_uuid, CASE WHEN p.debit_transaction_uuid IS NOT NULL THEN p.transaction_uuid END AS counterpart_transaction_uuid'
    : 'p.transaction_uuid, p.debit_transaction_uuid AS counterpart_transaction_uuid';

// The bounds are $5 and $6. The lines of an owner are found by the indexes of postings that cross
// owners, the lines of a tenant by the index of time.
const sideOf = (side: 'debit' | 'credit', which: string) => `
  SELECT p.posted_at, ${transactionOf(side)}, p.source_uuid, p.line, p.transition, p.${side}_account AS account,
         ${side === 'debit' ? 'p.amount AS debit, 0 AS credit, 1 AS side' : '0, p.amount, 2'}
  FROM postings p
  WHERE ${which} AND p.posted_at >= $5 AND p.posted_at < $6 AND ($4::text IS NULL OR p.${side}_account = $4)`;
const crossing = (side: 'debit' | 'credit') =>
  sideOf(
    side,
    `p.shard = $1 AND p.processor_id = $2 AND p.${side}_owner_uuid = $3 AND p.${side}_owner_uuid <> p.processor_id
    AND p.debit_owner_uuid <> p.credit_owner_uuid`,
  );
const linesOfOwner = [
  crossing('debit'),
  crossing('credit'),
  sideOf('debit', offsetOf('p')),
  sideOf('credit', offsetOf('p')),
].join(' UNION ALL ');
const ofTenant = `p.shard = $1 AND p.processor_id = $2 AND $3 = '${nilUuid}'::uuid`;
const linesOfTenant = `${sideOf('debit', ofTenant)} UNION ALL ${sideOf('credit', ofTenant)}`;
const linesOf = ({ owner_uuid }: StatementScope) => (owner_uuid === nilUuid ? linesOfTenant : linesOfOwner);

/**
 * Sorted by time, then payment, then cause. Offsets come last, after the captures that pay them.
 */
const inOrder = `ORDER BY l.posted_at, l.transition = 'K6', l.transaction_uuid, l.source_uuid, l.line, l.transition, l.side`;

/**
 * `bounds`: the limit and offset. Entries, returns and batches are looked up only for these lines.
 */
const lines = (whose: StatementScope, bounds = '') => `
  SELECT l.posted_at, t.uuid AS transaction_uuid, l.source_uuid, t.client_reference_id, l.transition, l.account, l.debit, l.credit,
         coalesce(e.trace_id, b.original_trace) AS trace_id,
         coalesce(b.code, CASE WHEN l.transition IN ('V3', 'V4') THEN f.ach_return_code END) AS return_code,
         l.counterpart_transaction_uuid,
         coalesce(e.merchant_batch_uuid, joined.merchant_batch_uuid) AS merchant_batch_uuid
  FROM (SELECT * FROM (${linesOf(whose)}) AS l ${inOrder} ${bounds}) AS l
  LEFT JOIN reversals v ON v.shard = $1 AND v.processor_id = $2 AND v.uuid = l.transaction_uuid
  LEFT JOIN transactions t ON t.shard = $1 AND t.processor_id = $2 AND t.uuid = coalesce(v.transaction_uuid, l.transaction_uuid)
  LEFT JOIN legs cause ON cause.shard = $1 AND cause.processor_id = $2 AND cause.uuid = l.source_uuid
  LEFT JOIN fee_payouts f ON f.shard = $1 AND f.processor_id = $2 AND f.uuid = l.source_uuid
  LEFT JOIN bank_items b ON b.uuid = l.source_uuid AND ${isReturnOrReject}
  LEFT JOIN entries e ON e.shard = $1 AND e.processor_id = $2 AND e.uuid = coalesce(cause.entry_uuid, b.entry_uuid)
  LEFT JOIN batch_payout_members joined ON joined.shard = $1 AND joined.processor_id = $2 AND joined.transaction_uuid = l.transaction_uuid
    AND joined.source_uuid = l.source_uuid
  ${inOrder}`;

/** From the first instant up to the last, which is excluded. */
export interface Span {
  from: Date;
  before: Date;
}

const bound = ({ processor_id, owner_uuid, account }: StatementScope, { from, before }: Span) => [
  ...tenantKey(processor_id),
  owner_uuid,
  account,
  from,
  before,
];

export function selectLines(
  db: Queryable,
  whose: StatementScope,
  span: Span,
  { offset, limit }: { offset: number; limit: number },
): Promise<LineRow[]> {
  return db.query(lines(whose, 'LIMIT $7 OFFSET $8'), [...bound(whose, span), limit, offset]);
}

/** The sums of the first `count` lines, by account. */
export function sumFirstLines(
  db: Queryable,
  whose: StatementScope,
  span: Span,
  count: number,
): Promise<Pick<DaySums, 'account' | 'debits' | 'credits'>[]> {
  return db.query(
    `SELECT account, sum(debit) AS debits, sum(credit) AS credits
     FROM (SELECT account, debit, credit FROM (${linesOf(whose)}) AS l ${inOrder} LIMIT $7) AS first
     GROUP BY account`,
    [...bound(whose, span), count],
  );
}

const fetchedAtOnce = 1_000;

/** All lines of the span, in portions. Must run in a snapshot. */
export function streamLines(snapshot: Queryable, whose: StatementScope, span: Span): AsyncGenerator<LineRow[]> {
  return readPages(snapshot, lines(whose), bound(whose, span), fetchedAtOnce);
}
