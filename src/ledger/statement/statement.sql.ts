// Statements of SQL that a statement of account is read with: what stood on each day, and the lines of a period.
import { readPages } from '../../database/cursor.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { nilUuid } from '../../std/identifiers.ts';
import type { Account } from '../accounts.ts';

/** Whose lines: an owner's, what crosses to and from its accounts; a whole tenant's (`nilUuid`), every debit and credit. */
export interface Whose {
  processor_id: string;
  owner_uuid: string;
  /** Only this account; null: all. */
  account: Account | null;
}

/** What was posted on an account on a day; `day` null: before the period. */
export interface DaySums {
  account: Account;
  /** `Y-m-d`. */
  day: string | null;
  /** Cents, like credits. */
  debits: number;
  credits: number;
  line_count: number;
}

/** All days up to the last one of the period, in order: those before it as one. Folded and not yet folded. */
export function selectDaySums(
  db: Queryable,
  { processor_id, owner_uuid, account }: Whose,
  { start_date, end_date }: { start_date: string; end_date: string },
): Promise<DaySums[]> {
  return db.query(
    `SELECT account, CASE WHEN day >= $4 THEN day END AS day, sum(debits) AS debits, sum(credits) AS credits,
            sum(line_count) AS line_count
     FROM (
       SELECT account, day, debits, credits, line_count FROM ledger_balances
       WHERE processor_id = $1 AND owner_uuid = $2 AND day <= $5
       UNION ALL
       SELECT account, day, debits, credits, CASE $2 WHEN '${nilUuid}' THEN sides ELSE crossings END
       FROM ledger_deltas WHERE processor_id = $1 AND $2 IN ('${nilUuid}', owner_uuid) AND day <= $5
     ) AS parts
     WHERE $3::text IS NULL OR account = $3
     GROUP BY 1, 2 ORDER BY 2 NULLS FIRST, 1`,
    [processor_id, owner_uuid, account, start_date, end_date],
  );
}

/** One debit or one credit. */
export interface LineRow {
  posted_at: Date;
  /** Null: it is of no payment. */
  transaction_uuid: string | null;
  /** A leg, an item of a bank's file, an act, a fee payout, a line of a bank's statement, the payment that paid (K6), a daily run. */
  source_uuid: string;
  client_reference_id: string | null;
  transition: string;
  account: Account;
  /** Cents; one of the two is zero. */
  debit: number;
  credit: number;
}

// The bounds are $4 and $5. An owner's are found by the indexes of what crosses, a tenant's by that of time.
const ofOwner = (side: 'debit' | 'credit') => `
  SELECT posted_at, transaction_uuid, source_uuid, line, transition, ${side}_account AS account,
         ${side === 'debit' ? 'amount AS debit, 0 AS credit, 1 AS side' : '0, amount, 2'}
  FROM postings
  WHERE processor_id = $1 AND ${side}_owner_uuid = $2 AND ${side}_owner_uuid <> processor_id
    AND debit_owner_uuid <> credit_owner_uuid AND posted_at >= $4 AND posted_at < $5
    AND ($3::text IS NULL OR ${side}_account = $3)`;
const linesOfOwner = `${ofOwner('debit')} UNION ALL ${ofOwner('credit')}`;
const linesOfTenant = `
  SELECT posted_at, transaction_uuid, source_uuid, line, transition, side.account, side.debit, side.credit, side.side
  FROM postings
  CROSS JOIN LATERAL (VALUES (debit_account, amount, 0, 1), (credit_account, 0, amount, 2)) AS side (account, debit, credit, side)
  WHERE processor_id = $1 AND $2 = '${nilUuid}'::uuid AND posted_at >= $4 AND posted_at < $5
    AND ($3::text IS NULL OR side.account = $3)`;
const linesOf = ({ owner_uuid }: Whose) => (owner_uuid === nilUuid ? linesOfTenant : linesOfOwner);

/** By time; at one instant payment by payment, cause by cause. */
const inOrder = 'ORDER BY l.posted_at, l.transaction_uuid, l.source_uuid, l.line, l.transition, l.side';

const lines = (whose: Whose) => `
  SELECT l.posted_at, t.uuid AS transaction_uuid, l.source_uuid, t.client_reference_id, l.transition, l.account, l.debit, l.credit
  FROM (${linesOf(whose)}) AS l
  LEFT JOIN transactions t ON t.processor_id = $1 AND t.uuid = l.transaction_uuid ${inOrder}`;

/** From the first instant up to, not including, the last. */
export interface Span {
  from: Date;
  before: Date;
}

const bound = ({ processor_id, owner_uuid, account }: Whose, { from, before }: Span) => [
  processor_id,
  owner_uuid,
  account,
  from,
  before,
];

export function selectLines(
  db: Queryable,
  whose: Whose,
  span: Span,
  { offset, limit }: { offset: number; limit: number },
): Promise<LineRow[]> {
  return db.query(`${lines(whose)} LIMIT $6 OFFSET $7`, [...bound(whose, span), limit, offset]);
}

/** What the first so many lines come to, account by account. */
export function sumFirstLines(
  db: Queryable,
  whose: Whose,
  span: Span,
  count: number,
): Promise<Pick<DaySums, 'account' | 'debits' | 'credits'>[]> {
  return db.query(
    `SELECT account, sum(debit) AS debits, sum(credit) AS credits
     FROM (SELECT account, debit, credit FROM (${linesOf(whose)}) AS l ${inOrder} LIMIT $6) AS first
     GROUP BY account`,
    [...bound(whose, span), count],
  );
}

const fetchedAtOnce = 1_000;

/** All lines of the span, however many, in portions. Inside a snapshot. */
export function streamLines(snapshot: Queryable, whose: Whose, span: Span): AsyncGenerator<LineRow[]> {
  return readPages(snapshot, lines(whose), bound(whose, span), fetchedAtOnce);
}
