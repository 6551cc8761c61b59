// Queries on what rules of fraud monitoring found, and on the reviews of these payments.
import { type BankOfTenants, servedThrough } from '../../../access/tenants/tenants.sql.ts';
import { userName } from '../../../customers/users/user-name.sql.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { PaymentKey } from '../../lifecycle/payment-keys.ts';
import type { StageName } from '../../lifecycle/stage-names.ts';
import type { OpenWork } from '../screening/hits/hits.sql.ts';
import type { Counted, FindingName, FraudAction, Parameters } from './rules.ts';

export const reviewStates = ['noted', 'open', 'released', 'stopped', 'closed'] as const;

export type ReviewState = (typeof reviewStates)[number];

export interface Review {
  processor_id: string;
  uuid: string;
  transaction_uuid: string;
  stage: StageName;
  /** Cents that the stage moves. */
  amount: number;
  state: ReviewState;
  /** Null: nothing was stopped. */
  hold_uuid: string | null;
  found_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

/** With its payment, its findings, and the name of the operator who decided. */
export interface ShownReview extends Review {
  payer_uuid: string;
  payer_name: string;
  payee_uuid: string;
  payee_name: string;
  decided_by_name: string | null;
  findings: {
    rule: FindingName;
    action: FraudAction;
    bank_account_uuid: string;
    counted: Counted;
    allowed: Partial<Parameters>;
  }[];
}

const columns = `v.processor_id, v.uuid, v.transaction_uuid, v.stage, v.amount, v.state, v.hold_uuid, v.found_at, v.decided_at,
  v.decided_by, v.reason`;

export type NewReview = Omit<Review, 'decided_at' | 'decided_by' | 'reason'>;

const newReviews = recordset<NewReview>({
  processor_id: 'uuid',
  uuid: 'uuid',
  transaction_uuid: 'uuid',
  stage: 'stage',
  amount: 'bigint',
  state: 'fraud_review_state',
  hold_uuid: 'uuid',
  found_at: 'timestamptz',
});

export async function insertReviews(db: Queryable, reviews: readonly NewReview[]): Promise<void> {
  await db.query(
    `INSERT INTO fraud_reviews (shard, processor_id, uuid, transaction_uuid, stage, amount, state, hold_uuid, found_at)
     SELECT shard, processor_id, uuid, transaction_uuid, stage, amount, state, hold_uuid, found_at
     FROM ${newReviews.from()} AS i`,
    newReviews.values(reviews),
  );
}

export interface NewFinding {
  processor_id: string;
  transaction_uuid: string;
  stage: StageName;
  rule: FindingName;
  bank_account_uuid: string;
  review_uuid: string;
  action: FraudAction;
  /** As JSON. */
  counted: string;
  allowed: string;
}

const newFindings = recordset<NewFinding>({
  processor_id: 'uuid',
  transaction_uuid: 'uuid',
  stage: 'stage',
  rule: 'fraud_rule',
  bank_account_uuid: 'uuid',
  review_uuid: 'uuid',
  action: 'fraud_action',
  counted: 'json',
  allowed: 'json',
});

export async function insertFindings(db: Queryable, findings: readonly NewFinding[]): Promise<void> {
  await db.query(
    `INSERT INTO fraud_findings (shard, processor_id, transaction_uuid, stage, rule, bank_account_uuid, review_uuid, action,
       counted, allowed)
     SELECT shard, processor_id, transaction_uuid, stage, rule, bank_account_uuid, review_uuid, action, counted, allowed
     FROM ${newFindings.from()} AS i`,
    newFindings.values(findings),
  );
}

const stagesSent = recordset<PaymentKey & { stage: StageName; bank_account_uuid: string }>({
  processor_id: 'uuid',
  transaction_uuid: 'uuid',
  stage: 'stage',
  bank_account_uuid: 'uuid',
});

/** The stages of payments whose questionable return is noted already. */
export function selectNoted(
  db: Queryable,
  stages: readonly (PaymentKey & { stage: StageName; bank_account_uuid: string })[],
): Promise<{ transaction_uuid: string; stage: StageName }[]> {
  return db.query(
    `SELECT f.transaction_uuid, f.stage
     FROM ${stagesSent.from()} AS i
     JOIN fraud_findings f ON f.shard = i.shard AND f.processor_id = i.processor_id AND f.transaction_uuid = i.transaction_uuid
       AND f.stage = i.stage AND f.bank_account_uuid = i.bank_account_uuid AND f.rule = 'questionable_return'`,
    stagesSent.values(stages),
  );
}

/** The tenants of a bank that have a payment which waits for a file in the stage. */
export async function selectTenantsWaiting(
  db: Queryable,
  stage: 'capture' | 'payout',
  { name, isFirst }: BankOfTenants,
): Promise<string[]> {
  const rows = await db.query<{ processor_id: string }>(
    `SELECT p.processor_id FROM processors p
     WHERE p.processor_id = ANY ${servedThrough({ name: '$1', isFirst: '$2' })} AND EXISTS (
       SELECT FROM transaction_states s
       WHERE s.shard = p.shard AND s.processor_id = p.processor_id AND ${stage === 'capture' ? 's.to_capture' : 's.to_pay_out'})
     ORDER BY p.processor_id`,
    [name, isFirst],
  );
  return rows.map(({ processor_id }) => processor_id);
}

/** Reviews that wait for a decision. Null: none. */
export async function selectOpenReviews(db: Queryable): Promise<OpenWork | null> {
  const [row] = await db.query<OpenWork>(
    `SELECT count(*) AS count, min(found_at) AS oldest_at, max(found_at) AS newest_at FROM fraud_reviews
     WHERE state = 'open' HAVING count(*) > 0`,
    [],
  );
  return row ?? null;
}

/** Decides an open review. Null: it is not open. */
export async function updateDecided(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
  decided: { state: 'released' | 'stopped'; decided_at: Date; decided_by: string | null; reason: string | null },
): Promise<Review | null> {
  const [row] = await db.query<Review>(
    `UPDATE fraud_reviews v SET state = $4, decided_at = $5, decided_by = $6, reason = $7
     WHERE v.shard = $1 AND v.processor_id = $2 AND v.uuid = $3 AND v.state = 'open' RETURNING ${columns}`,
    [...tenantKey(processor_id), uuid, decided.state, decided.decided_at, decided.decided_by, decided.reason],
  );
  return row ?? null;
}

/** The open review whose hold this is becomes released. */
export async function updateReleasedWith(
  db: Queryable,
  { processor_id, hold_uuid }: { processor_id: string; hold_uuid: string },
  decided: { decided_at: Date; decided_by: string | null; reason: string | null },
): Promise<void> {
  await db.query(
    `UPDATE fraud_reviews SET state = 'released', decided_at = $4, decided_by = $5, reason = $6
     WHERE shard = $1 AND processor_id = $2 AND hold_uuid = $3 AND state = 'open'`,
    [...tenantKey(processor_id), hold_uuid, decided.decided_at, decided.decided_by, decided.reason],
  );
}

/** Closes the open reviews of a payment that ended. The payment must be locked. */
export function updateClosedOf(
  db: Queryable,
  { processor_id, transaction_uuid }: PaymentKey,
  at: Date,
): Promise<Review[]> {
  return db.query(
    `UPDATE fraud_reviews v SET state = 'closed', decided_at = $4
     WHERE v.shard = $1 AND v.processor_id = $2 AND v.transaction_uuid = $3 AND v.state = 'open' RETURNING ${columns}`,
    [...tenantKey(processor_id), transaction_uuid, at],
  );
}

/** Payments with open reviews that no longer wait: they were canceled, refunded or returned. */
export function selectEnded(db: Queryable): Promise<PaymentKey[]> {
  return db.query(
    `SELECT DISTINCT v.processor_id, v.transaction_uuid
     FROM fraud_reviews v
     JOIN transaction_states s ON s.shard = v.shard AND s.processor_id = v.processor_id AND s.uuid = v.transaction_uuid
     WHERE v.state = 'open' AND NOT CASE WHEN v.stage = 'capture' THEN s.to_capture ELSE s.to_pay_out END
     ORDER BY 1, 2`,
    [],
  );
}

const party = (side: 'payer' | 'payee') =>
  `JOIN users ${side} ON ${side}.shard = v.shard AND ${side}.processor_id = v.processor_id AND ${side}.uuid = t.${side}_uuid`;

const shown = `SELECT ${columns}, t.payer_uuid, ${userName('payer')} AS payer_name, t.payee_uuid, ${userName('payee')} AS payee_name,
       o.name AS decided_by_name, coalesce((
         SELECT json_agg(json_build_object('rule', f.rule, 'action', f.action, 'bank_account_uuid', f.bank_account_uuid,
             'counted', f.counted, 'allowed', f.allowed) ORDER BY f.rule)
         FROM fraud_findings f
         WHERE f.shard = v.shard AND f.processor_id = v.processor_id AND f.review_uuid = v.uuid), '[]') AS findings`;
const joined = `JOIN transactions t ON t.shard = v.shard AND t.processor_id = v.processor_id AND t.uuid = v.transaction_uuid
     ${party('payer')} ${party('payee')}
     LEFT JOIN operators o ON o.uuid = v.decided_by`;

export interface ReviewFilter {
  state: ReviewState | null;
  processor_id: string | null;
}

/** Reviews of all tenants, or of one; oldest first. */
export function selectReviewsAfter(
  db: Queryable,
  { state, processor_id }: ReviewFilter,
  after: TimeAndUuid | null,
  limit: number,
): Promise<ShownReview[]> {
  return db.query(
    `${shown}
     FROM (
       SELECT v.shard, ${columns} FROM fraud_reviews v
       WHERE ($2::fraud_review_state IS NULL OR v.state = $2) AND ($3::uuid IS NULL OR v.processor_id = $3)
         AND ${afterRow('v.found_at', 'v.uuid', 4, '>')}
       ORDER BY v.found_at, v.uuid LIMIT $1) AS v
     ${joined} ORDER BY v.found_at, v.uuid`,
    [limit, state, processor_id, ...rowValues(after)],
  );
}

/** A review of any tenant. */
export async function selectReview(db: Queryable, uuid: string): Promise<ShownReview | null> {
  const [row] = await db.query<ShownReview>(
    `${shown}
     FROM processors p JOIN fraud_reviews v ON v.shard = p.shard AND v.processor_id = p.processor_id
     ${joined} WHERE v.uuid = $1`,
    [uuid],
  );
  return row ?? null;
}

/** The reviews of a payment, oldest first. */
export function selectReviewsOf(db: Queryable, { processor_id, transaction_uuid }: PaymentKey): Promise<ShownReview[]> {
  return db.query(
    `${shown}
     FROM fraud_reviews v ${joined}
     WHERE v.shard = $1 AND v.processor_id = $2 AND v.transaction_uuid = $3 ORDER BY v.found_at, v.uuid`,
    [...tenantKey(processor_id), transaction_uuid],
  );
}
