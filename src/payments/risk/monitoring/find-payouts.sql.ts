// Queries that find payouts for review. Each looks at all payouts of one tenant that wait for a
// file, by the account that they go to: many small payouts count like a large one.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { transactionsWithStates } from '../../lifecycle/open-states.sql.ts';
import { accountOfStage } from '../../lifecycle/stage-accounts.sql.ts';
import type { RuleForPayments } from './effective-rules.ts';
import { type Found, isKnown, rulesSent, type WaitingOfTenant } from './find-captures.sql.ts';

// $3: created until; $4: not only the same day; $5: now; from $6: the rules. The
// rule of the payee counts, else
// the tenant's.
const waiting = `waiting AS MATERIALIZED (
       SELECT s.uuid, t.payee_uuid, ${accountOfStage.payout} AS account, t.amount - t.transaction_fee AS amount, t.created_at
       FROM ${transactionsWithStates}
       WHERE s.to_pay_out AND s.payout_status = 'PAYOUT_PENDING_ACH' AND s.shard = $1 AND s.processor_id = $2
         AND s.open_hold_count = 0 AND t.created_at <= $3 AND (t.speed = 'sameday' OR $4::boolean)
     ), sums AS (
       SELECT payee_uuid, account, count(*) AS payouts, sum(amount)::bigint AS amount, max(created_at) AS latest
       FROM waiting GROUP BY payee_uuid, account
     ), judged AS (
       SELECT sums.*, r.action, r.hours, r.days, r.payers AS most_payers, r.amount AS most_amount
       FROM sums
       CROSS JOIN LATERAL (
         SELECT * FROM ${rulesSent.from(6)} AS r
         WHERE r.merchant_uuid IN (sums.payee_uuid, '00000000-0000-0000-0000-000000000000')
         ORDER BY r.merchant_uuid = sums.payee_uuid DESC LIMIT 1) AS r
       WHERE r.action <> 'off' AND (r.amount IS NULL OR sums.amount > r.amount)
     )`;

/**
 * As SQL: the account that is credited. One that is gone is replaced at the cut-off, as
 * `selectAccountsOf` orders them: the new one is what a rule must look at.
 */
const used = `used AS MATERIALIZED (
       SELECT j.*, CASE WHEN a.deleted_at IS NULL AND a.disabled_at IS NULL THEN a.uuid ELSE coalesce((
           SELECT o.uuid FROM bank_accounts o
           JOIN users u ON u.shard = o.shard AND u.processor_id = o.processor_id AND u.uuid = o.user_uuid
           WHERE o.shard = $1 AND o.processor_id = $2 AND o.user_uuid = j.payee_uuid AND o.deleted_at IS NULL
             AND o.disabled_at IS NULL AND NOT o.test_pair
           ORDER BY o.uuid = u.default_bank_account_uuid DESC NULLS LAST, o.created_at, o.uuid LIMIT 1), a.uuid) END AS target
       FROM judged j
       JOIN bank_accounts a ON a.shard = $1 AND a.processor_id = $2 AND a.uuid = j.account
     )`;

const values = ({ processor_id, createdUntil, speeds }: WaitingOfTenant, now: Date, rules: RuleForPayments[]) => [
  ...tenantKey(processor_id),
  createdUntil,
  speeds.includes('standard'),
  now,
  ...rulesSent.values(rules),
];

const daysSince = (at: string) => `floor(extract(epoch FROM $5::timestamptz - ${at}) / 86400)::integer`;

/** Payouts to bank accounts that were added a short time ago. */
export function findNewAccounts(
  db: Queryable,
  of: WaitingOfTenant,
  now: Date,
  rules: RuleForPayments[],
): Promise<Found[]> {
  return db.query(
    `WITH ${waiting}, ${used}
     SELECT $2::uuid AS processor_id, w.uuid AS transaction_uuid, u.target AS bank_account_uuid, w.amount, u.action,
       json_build_object('payouts', u.payouts, 'amount', u.amount, 'added_days', ${daysSince('b.created_at')}) AS counted,
       json_build_object('amount', u.most_amount, 'days', u.days) AS allowed
     FROM used u
     JOIN bank_accounts b ON b.shard = $1 AND b.processor_id = $2 AND b.uuid = u.target
       AND b.created_at > $5::timestamptz - u.days * interval '1 day'
     JOIN waiting w ON w.payee_uuid = u.payee_uuid AND w.account = u.account
     WHERE NOT ${isKnown('payout', 'new_payee_account', 'w.uuid', 'u.target')}
     ORDER BY w.uuid`,
    values(of, now, rules),
  );
}

// A payout that a bank has or had. The index has the account of the payment as it was started.
const paid = (account: string) => `SELECT FROM transactions e
         JOIN transaction_states s ON s.shard = e.shard AND s.processor_id = e.processor_id AND s.uuid = e.uuid
         WHERE e.shard = $1 AND e.processor_id = $2 AND e.payee_bank_account_uuid = ${account}
           AND s.payout_bank_account_uuid IS NULL AND s.payout_status IN ('PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE')`;

/**
 * Payouts to another bank account than earlier payouts of the payee: none of the payments that the
 * account was paid for is older than the days of the rule.
 */
export function findChangedAccounts(
  db: Queryable,
  of: WaitingOfTenant,
  now: Date,
  rules: RuleForPayments[],
): Promise<Found[]> {
  return db.query(
    `WITH ${waiting}, ${used}, changed AS MATERIALIZED (
       SELECT u.* FROM used u
       WHERE NOT EXISTS (${paid('u.target')} AND e.created_at <= $5::timestamptz - u.days * interval '1 day')
         AND EXISTS (
           SELECT FROM bank_accounts b
           WHERE b.shard = $1 AND b.processor_id = $2 AND b.user_uuid = u.payee_uuid AND b.uuid <> u.target
             AND EXISTS (${paid('b.uuid')}))
     )
     SELECT $2::uuid AS processor_id, w.uuid AS transaction_uuid, u.target AS bank_account_uuid, w.amount, u.action,
       json_build_object('payouts', u.payouts, 'amount', u.amount) AS counted,
       json_build_object('amount', u.most_amount, 'days', u.days) AS allowed
     FROM changed u
     JOIN waiting w ON w.payee_uuid = u.payee_uuid AND w.account = u.account
     WHERE NOT ${isKnown('payout', 'changed_payee_account', 'w.uuid', 'u.target')}
     ORDER BY w.uuid`,
    values(of, now, rules),
  );
}

/** Payouts to payees that were added a short time ago and were paid by many payers at once. */
export function findManyPayers(
  db: Queryable,
  of: WaitingOfTenant,
  now: Date,
  rules: RuleForPayments[],
): Promise<Found[]> {
  return db.query(
    `WITH ${waiting}, payees AS MATERIALIZED (
       SELECT j.payee_uuid, j.action, j.hours, j.days, j.most_payers, max(j.latest) AS latest, min(u.created_at) AS added_at
       FROM judged j
       JOIN users u ON u.shard = $1 AND u.processor_id = $2 AND u.uuid = j.payee_uuid
         AND u.created_at > $5::timestamptz - j.days * interval '1 day'
       GROUP BY j.payee_uuid, j.action, j.hours, j.days, j.most_payers
     ), counted AS (
       SELECT p.*, (
         SELECT count(DISTINCT t.payer_uuid) FROM bank_accounts a
         JOIN transactions t ON t.shard = $1 AND t.processor_id = $2 AND t.payee_bank_account_uuid = a.uuid
           AND t.created_at > p.latest - p.hours * interval '1 hour' AND t.created_at <= p.latest
         WHERE a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = p.payee_uuid) AS payers
       FROM payees p
     )
     SELECT $2::uuid AS processor_id, w.uuid AS transaction_uuid, w.account AS bank_account_uuid, w.amount, c.action,
       json_build_object('payers', c.payers, 'added_days', ${daysSince('c.added_at')}) AS counted,
       json_build_object('payers', c.most_payers, 'hours', c.hours, 'days', c.days) AS allowed
     FROM counted c JOIN waiting w ON w.payee_uuid = c.payee_uuid
     WHERE c.payers > c.most_payers AND NOT ${isKnown('payout', 'many_payers', 'w.uuid', 'w.account')}
     ORDER BY w.uuid`,
    values(of, now, rules),
  );
}
