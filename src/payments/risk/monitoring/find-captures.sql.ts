// Queries that find captures for review. Each looks at a portion of the captures of one tenant that
// wait for a file.
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { captureIsHeld } from '../../lifecycle/holds.sql.ts';
import { transactionsWithStates } from '../../lifecycle/open-states.sql.ts';
import { accountOfStage } from '../../lifecycle/stage-accounts.sql.ts';
import type { RuleForPayments } from './effective-rules.ts';
import type { Counted, FraudRuleName, Parameters } from './rules.ts';

/** A payment that a rule has found. */
export interface Found {
  processor_id: string;
  transaction_uuid: string;
  /** The account that the stage debits or credits. */
  bank_account_uuid: string;
  /** Cents that the stage moves. */
  amount: number;
  action: 'review' | 'note';
  counted: Counted;
  allowed: Partial<Parameters>;
}

export const rulesSent = recordset<RuleForPayments>({
  merchant_uuid: 'uuid',
  action: 'fraud_action',
  hours: 'integer',
  days: 'integer',
  payments: 'integer',
  payers: 'integer',
  amount: 'bigint',
  percent: 'integer',
});

/** What a cut-off takes of a tenant. */
export interface WaitingOfTenant {
  processor_id: string;
  createdUntil: Date;
  speeds: readonly string[];
}

/** Captures of a tenant, by uuid: after the first one, up to the last one. */
export interface CapturePortion extends WaitingOfTenant {
  after: string;
  through: string;
}

// Presenting a returned debit again is the same debit.
const waits = `s.to_capture AND s.capture_status = 'CAPTURE_PENDING' AND s.shard = $1 AND s.processor_id = $2`;

/** The last one of the next `atMost` captures that wait. Null: there are no more. */
export async function selectPortionEnd(
  db: Queryable,
  processorId: string,
  after: string,
  atMost: number,
): Promise<string | null> {
  const [row] = await db.query<{ uuid: string }>(
    `SELECT uuid FROM (
       SELECT s.uuid FROM transaction_states s WHERE ${waits} AND s.uuid > $3 ORDER BY s.uuid LIMIT $4
     ) AS portion ORDER BY uuid DESC LIMIT 1`,
    [...tenantKey(processorId), after, atMost],
  );
  return row?.uuid ?? null;
}

/** As SQL: this rule has found the payment at this stage already, with the same bank account. */
export const isKnown = (stage: string, rule: FraudRuleName, payment: string, account: string) => `EXISTS (
       SELECT FROM fraud_findings f
       WHERE f.shard = $1 AND f.processor_id = $2 AND f.transaction_uuid = ${payment} AND f.stage = '${stage}'
         AND f.rule = '${rule}' AND f.bank_account_uuid = ${account})`;

// $3: after; $4: through; $5: created until; $6: not only the same day; from $7: the
// rules. The rule of the payee counts, else the payer's rule, else the tenant's.
const candidates = `candidates AS MATERIALIZED (
       SELECT s.uuid, t.payer_uuid, ${accountOfStage.capture} AS account, t.amount, t.created_at, r.merchant_uuid,
         r.action, r.hours, r.payments AS most_payments, r.amount AS most_amount, r.percent
       FROM ${transactionsWithStates}
       CROSS JOIN LATERAL (
         SELECT * FROM ${rulesSent.from(7)} AS r
         WHERE r.merchant_uuid IN (t.payee_uuid, t.payer_uuid, '00000000-0000-0000-0000-000000000000')
         ORDER BY r.merchant_uuid = t.payee_uuid DESC, r.merchant_uuid = t.payer_uuid DESC LIMIT 1) AS r
       WHERE ${waits} AND s.uuid > $3 AND s.uuid <= $4 AND t.created_at <= $5 AND (t.speed = 'sameday' OR $6::boolean)
         AND NOT (${captureIsHeld('s')}) AND r.action <> 'off'
     )`;

const values = ({ processor_id, after, through, createdUntil, speeds }: CapturePortion, rules: RuleForPayments[]) => [
  ...tenantKey(processor_id),
  after,
  through,
  createdUntil,
  speeds.includes('standard'),
  ...rulesSent.values(rules),
];

// The first uuid of the instant: uuids of payments begin with their milliseconds.
const firstUuid = (at: string) =>
  `(overlay(lpad(to_hex((extract(epoch FROM ${at}) * 1000)::bigint), 12, '0') PLACING '-' FROM 9 FOR 0)
        || '-0000-0000-000000000000')::uuid`;

/** A rule that counts what a payer started in a span of hours. */
interface CountingRule {
  rule: FraudRuleName;
  /** As SQL: which payments count, of the history as `h` and the rule as `p`. */
  counts: string;
  /** As SQL: the rule finds the capture `c`, whose fullest span is `f`. */
  isTooMuch: string;
  allowed: string;
}

/**
 * Captures in a span of hours in which their payer started too much. A payment counts when it was
 * started, also a canceled one. The span may begin before the waiting captures, so that nothing is
 * missed when a cut-off comes late.
 */
const countingQuery = ({ rule, counts, isTooMuch, allowed }: CountingRule) =>
  `WITH ${candidates}, payers AS (
       SELECT payer_uuid, merchant_uuid, hours, most_amount, percent, min(created_at) - hours * interval '1 hour' AS since
       FROM candidates GROUP BY payer_uuid, merchant_uuid, hours, most_amount, percent
     ), history AS (
       SELECT p.payer_uuid, p.merchant_uuid, h.uuid, h.amount,
         extract(epoch FROM h.created_at)::float8 / (3600 * p.hours) AS spans
       FROM payers p
       JOIN bank_accounts a ON a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = p.payer_uuid
       JOIN transactions h ON h.shard = $1 AND h.processor_id = $2 AND h.payer_bank_account_uuid = a.uuid
         AND h.uuid >= ${firstUuid('p.since')}
       WHERE ${counts}
     ), until_each AS (
       SELECT payer_uuid, merchant_uuid, uuid, spans, count(*) OVER earlier AS payments, sum(amount) OVER earlier AS amount
       FROM history
       WINDOW earlier AS (PARTITION BY payer_uuid, merchant_uuid ORDER BY spans RANGE BETWEEN 1 PRECEDING AND CURRENT ROW)
     ), fullest AS (
       SELECT merchant_uuid, uuid, max(payments) OVER later AS payments, (max(amount) OVER later)::bigint AS amount
       FROM until_each
       WINDOW later AS (PARTITION BY payer_uuid, merchant_uuid ORDER BY spans RANGE BETWEEN CURRENT ROW AND 1 FOLLOWING)
     )
     SELECT $2::uuid AS processor_id, c.uuid AS transaction_uuid, c.account AS bank_account_uuid, c.amount, c.action,
       json_build_object('payments', f.payments, 'amount', f.amount) AS counted,
       json_build_object('hours', c.hours, 'payments', c.most_payments, 'amount', c.most_amount${allowed}) AS allowed
     FROM candidates c JOIN fullest f ON f.uuid = c.uuid AND f.merchant_uuid = c.merchant_uuid
     WHERE (${isTooMuch}) AND NOT ${isKnown('capture', rule, 'c.uuid', 'c.account')}
     ORDER BY c.uuid`;

const fastPayers = countingQuery({
  rule: 'payer_velocity',
  counts: 'true',
  isTooMuch: 'f.payments > c.most_payments OR f.amount > c.most_amount',
  allowed: '',
});

export function findFastPayers(db: Queryable, portion: CapturePortion, rules: RuleForPayments[]): Promise<Found[]> {
  return db.query(fastPayers, values(portion, rules));
}

const belowLimit = countingQuery({
  rule: 'below_limit',
  counts: 'h.amount <= p.most_amount AND h.amount * 100 >= p.most_amount * (100 - p.percent)',
  isTooMuch: 'f.payments > c.most_payments',
  allowed: `, 'percent', c.percent`,
});

/** Captures near a limit, of payers that started several of them. */
export function findBelowLimit(db: Queryable, portion: CapturePortion, rules: RuleForPayments[]): Promise<Found[]> {
  return db.query(belowLimit, values(portion, rules));
}

/** Large captures of bank accounts of which no debit has become good. */
export function findFirstDebits(db: Queryable, portion: CapturePortion, rules: RuleForPayments[]): Promise<Found[]> {
  return db.query(
    `WITH ${candidates}
     SELECT $2::uuid AS processor_id, c.uuid AS transaction_uuid, c.account AS bank_account_uuid, c.amount, c.action,
       json_build_object('amount', c.amount) AS counted, json_build_object('amount', c.most_amount) AS allowed
     FROM candidates c
     WHERE c.amount > c.most_amount AND NOT EXISTS (
         SELECT FROM transactions e
         JOIN transaction_states s ON s.shard = e.shard AND s.processor_id = e.processor_id AND s.uuid = e.uuid
         WHERE e.shard = $1 AND e.processor_id = $2 AND e.payer_bank_account_uuid = c.account
           AND s.capture_status = 'CAPTURE_COMPLETE')
       AND NOT ${isKnown('capture', 'first_debit', 'c.uuid', 'c.account')}
     ORDER BY c.uuid`,
    values(portion, rules),
  );
}
