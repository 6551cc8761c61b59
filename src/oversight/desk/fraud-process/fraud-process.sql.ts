// Queries on the process of fraud monitoring: who decides, what was found in a year, and when the
// process was reviewed.
import { codesWhere } from '../../../ach/nacha/codes/return-codes.ts';
import { ofEntry } from '../../../banks/origination/entries/legs.sql.ts';
import type { ReviewState } from '../../../payments/risk/monitoring/reviews.sql.ts';
import type { FindingName } from '../../../payments/risk/monitoring/rules.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface ProcessReview {
  uuid: string;
  reviewed_on: string;
  note: string;
  reviewed_by: string | null;
  recorded_at: Date;
}

/** Of the years of a span, or all of them; the latest first. */
export function selectProcessReviews(db: Queryable, since: string | null = null): Promise<ProcessReview[]> {
  return db.query(
    `SELECT r.uuid, r.reviewed_on, r.note, o.name AS reviewed_by, r.recorded_at
     FROM fraud_process_reviews r LEFT JOIN operators o ON o.uuid = r.reviewed_by
     WHERE $1::date IS NULL OR r.reviewed_on >= $1 ORDER BY r.reviewed_on DESC, r.uuid DESC`,
    [since],
  );
}

export async function insertProcessReview(
  db: Queryable,
  review: Omit<ProcessReview, 'reviewed_by'> & { reviewed_by: string | null },
): Promise<void> {
  await db.query(
    `INSERT INTO fraud_process_reviews (uuid, reviewed_on, note, reviewed_by, recorded_at) VALUES ($1, $2, $3, $4, $5)`,
    [review.uuid, review.reviewed_on, review.note, review.reviewed_by, review.recorded_at],
  );
}

/** When the first of the rules that are set now was set, and when the process was reviewed last. */
export async function selectMonitoringSince(
  db: Queryable,
): Promise<{ set_at: Date | null; reviewed_on: string | null }> {
  const [row] = await db.query<{ set_at: Date | null; reviewed_on: string | null }>(
    `SELECT (SELECT min(set_at) FROM fraud_rules WHERE action <> 'off') AS set_at,
       (SELECT max(reviewed_on) FROM fraud_process_reviews) AS reviewed_on`,
    [],
  );
  return row!;
}

export interface Reviewer {
  name: string;
  role: string;
}

/** The operators who can decide a review. */
export function selectReviewers(db: Queryable): Promise<Reviewer[]> {
  return db.query(
    `SELECT name, role FROM operators
     WHERE role IN ('risk', 'administrator') AND disabled_at IS NULL ORDER BY role DESC, name`,
    [],
  );
}

export interface Span {
  from: Date;
  before: Date;
}

export interface FoundByRule {
  rule: FindingName;
  held: number;
  noted: number;
  /** Cents of the payments that were found. */
  amount: number;
}

/** What each rule found. A payment that two rules found counts for both. */
export function selectFoundByRule(db: Queryable, { from, before }: Span): Promise<FoundByRule[]> {
  return db.query(
    `SELECT f.rule, count(*) FILTER (WHERE f.action = 'review') AS held, count(*) FILTER (WHERE f.action = 'note') AS noted,
       sum(v.amount)::bigint AS amount
     FROM fraud_reviews v
     JOIN fraud_findings f ON f.shard = v.shard AND f.processor_id = v.processor_id AND f.review_uuid = v.uuid
     WHERE v.found_at >= $1 AND v.found_at < $2 GROUP BY f.rule ORDER BY f.rule`,
    [from, before],
  );
}

export interface Decided {
  state: ReviewState;
  reviews: number;
  /** Cents. */
  amount: number;
  /** Null: nothing of this state was decided by a person. */
  median_seconds_to_decide: number | null;
}

export function selectDecided(db: Queryable, { from, before }: Span): Promise<Decided[]> {
  return db.query(
    `SELECT v.state, count(*) AS reviews, sum(v.amount)::bigint AS amount,
       round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM v.decided_at - v.found_at))
         FILTER (WHERE v.state IN ('released', 'stopped')))::integer AS median_seconds_to_decide
     FROM fraud_reviews v WHERE v.found_at >= $1 AND v.found_at < $2 GROUP BY v.state ORDER BY v.state`,
    [from, before],
  );
}

export interface UnauthorizedReturns {
  returns: number;
  /** Cents. */
  amount: number;
  /** Of payments that a rule had found, noted or held, at any stage. */
  found: number;
}

const unauthorized = codesWhere(({ group }) => group === 'unauthorized');

/** Debits that came back as unauthorized, and how many of them no rule had found. */
export async function selectUnauthorizedReturns(db: Queryable, { from, before }: Span): Promise<UnauthorizedReturns> {
  const [row] = await db.query<UnauthorizedReturns>(
    `SELECT count(*) AS returns, coalesce(sum(b.amount), 0)::bigint AS amount, count(*) FILTER (WHERE EXISTS (
         SELECT FROM legs l
         JOIN fraud_findings f ON f.shard = l.shard AND f.processor_id = l.processor_id
           AND f.transaction_uuid = l.transaction_uuid AND f.rule <> 'questionable_return'
         WHERE ${ofEntry('l', 'e')})) AS found
     FROM bank_items b
     JOIN entries e ON e.shard = shard_of(b.processor_id) AND e.processor_id = b.processor_id AND e.uuid = b.entry_uuid
     WHERE b.code = ANY ($1) AND b.received_at >= $2 AND b.received_at < $3 AND b.kind = 'return' AND b.state = 'applied'
       AND b.direction = 'debit'`,
    [unauthorized, from, before],
  );
  return row!;
}
