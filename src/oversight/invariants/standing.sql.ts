// The money of each payment, worked out twice: from its postings, and independently from its legs
// and statuses.
import { withLegs } from './legs-of-payments.sql.ts';
import { withRows } from './rows-of-payments.sql.ts';

/**
 * Money moved without a leg: offsets between payments of a payee, and debts paid by a payer. Fee
 * payouts are per owner, not on a payment's books.
 */
const withoutLeg = { offset: 'K6', debtPaid: "'X2', 'X2w'" };

// Cash found on the bank statement counts as cash (S2), and so does cash that a reversal moved.
const book = (account: string) =>
  `coalesce(sum(amount) FILTER (WHERE account ${account === 'BANK' ? `IN ('BANK', 'SUSP', 'REV')` : `= '${account}'`}), 0) AS ${account.toLowerCase()}`;
const loss = (party: 'payee' | 'payer') =>
  `coalesce(sum(amount) FILTER (WHERE account = 'LOSS' AND owner_uuid = ${party}_uuid), 0) AS loss_${party}`;
const cents = (condition: string) => `coalesce(sum(amount) FILTER (WHERE ${condition}), 0)`;

const isDebit = `stage IN ('capture', 'clawback', 'refund_capture')`;
const out = `state IN ('sent', 'settled')`;
const settled = `state IN ('settled', 'good')`;

/**
 * CTEs that end in `standing`: one row per payment, in cents. Books, debit positive: bank, dif,
 * cif, uns, payee, pres, fee, payer, claw, recv, loss_payee, loss_payer. Legs: debit_sent,
 * credit_sent, cash, debit_open, and `resting` (no leg is at the bank). Entitlements: for_payer,
 * for_payee, for_vendor. Payments made: to_payer, to_payee.
 */
export const standing = (payments: string): string => `
  sides AS (
    SELECT t.shard, t.processor_id, t.uuid, t.payer_uuid, t.payee_uuid, side.account, side.owner_uuid, side.amount, p.transition
    FROM ${withRows(payments, 'postings', 'p')}
    CROSS JOIN LATERAL (VALUES (p.credit_account, p.credit_owner_uuid, -p.amount),
      (CASE WHEN p.debit_transaction_uuid IS NULL THEN p.debit_account END, p.debit_owner_uuid, p.amount)) AS side (account, owner_uuid, amount)
    WHERE side.account IS NOT NULL
    UNION ALL
    SELECT t.shard, t.processor_id, t.uuid, t.payer_uuid, t.payee_uuid, p.debit_account, p.debit_owner_uuid, p.amount, p.transition
    FROM ${payments} JOIN postings p ON p.shard = t.shard AND p.processor_id = t.processor_id AND p.debit_transaction_uuid = t.uuid
  ), books AS (
    SELECT shard, processor_id, uuid, ${['BANK', 'DIF', 'CIF', 'UNS', 'PAYEE', 'PRES', 'FEE', 'PAYER', 'CLAW', 'RECV'].map(book).join(', ')},
           ${loss('payee')}, ${loss('payer')},
           -${cents(`transition = '${withoutLeg.offset}'`)} AS offsets,
           ${cents(`transition IN (${withoutLeg.debtPaid}) AND account IN ('BANK', 'SUSP')`)} AS debt_paid
    FROM sides GROUP BY shard, processor_id, uuid
  ), carried AS (
    SELECT shard, processor_id, uuid, ${cents(`${isDebit} AND state = 'sent'`)} AS debit_sent,
           ${cents(`NOT ${isDebit} AND state = 'sent'`)} AS credit_sent,
           ${cents(`${isDebit} AND ${settled}`)} - ${cents(`NOT ${isDebit} AND ${settled}`)} AS cash,
           ${cents(`${isDebit} AND ${out}`)} AS debit_open,
           bool_and(state NOT IN ('filed', 'sent') AND NOT (${isDebit} AND state = 'settled')) AS resting,
           ${cents(`stage IN ('reverse_payout', 'refund_payout') AND ${out}`)} AS to_payer,
           ${cents(`stage = 'payout' AND ${out}`)} - ${cents(`stage IN ('clawback', 'refund_capture') AND state = 'good'`)} AS to_payee
    FROM (
      -- A return that was refused leaves its leg returned, and the capture good.
      SELECT t.shard, t.processor_id, t.uuid, l.amount, l.stage::text AS stage,
             CASE WHEN l.stage = 'capture' AND l.state = 'returned' AND t.capture_leg = 'good'
                       AND l.attempt = max(l.attempt) OVER (PARTITION BY l.shard, l.processor_id, l.transaction_uuid, l.stage)
                  THEN 'good' ELSE l.state::text END AS state
      FROM ${withLegs(payments)}
    ) AS legs_now GROUP BY shard, processor_id, uuid
  ), refunded AS (
    SELECT t.shard, t.processor_id, t.uuid, sum(r.amount) FILTER (WHERE r.standing = 'standing') AS stands
    FROM ${payments} JOIN refunds r ON r.shard = t.shard AND r.processor_id = t.processor_id AND r.transaction_uuid = t.uuid
    GROUP BY t.shard, t.processor_id, t.uuid
  ), standing AS (
    SELECT t.processor_id, t.uuid, t.payout_status, t.clawback_status,
           ${['bank', 'dif', 'cif', 'uns', 'payee', 'pres', 'fee', 'payer', 'claw', 'recv', 'loss_payee', 'loss_payer']
             .map((name) => `coalesce(b.${name}, 0) AS ${name}`)
             .join(', ')},
           coalesce(e.debit_sent, 0) AS debit_sent, coalesce(e.credit_sent, 0) AS credit_sent,
           coalesce(e.cash, 0) + coalesce(b.debt_paid, 0) AS cash, coalesce(e.debit_open, 0) AS debit_open, coalesce(e.resting, true) AS resting,
           entitled.payer AS for_payer, entitled.payee AS for_payee, entitled.vendor AS for_vendor,
           coalesce(e.to_payer, 0) - coalesce(b.debt_paid, 0) AS to_payer, coalesce(e.to_payee, 0) - coalesce(b.offsets, 0) AS to_payee
    FROM ${payments}
    LEFT JOIN books b ON b.shard = t.shard AND b.processor_id = t.processor_id AND b.uuid = t.uuid
    LEFT JOIN carried e ON e.shard = t.shard AND e.processor_id = t.processor_id AND e.uuid = t.uuid
    LEFT JOIN refunded f ON f.shard = t.shard AND f.processor_id = t.processor_id AND f.uuid = t.uuid
    CROSS JOIN LATERAL (SELECT
      CASE WHEN t.capture_status <> 'CAPTURE_COMPLETE' THEN 0 WHEN t.payout_back THEN t.amount ELSE coalesce(f.stands, 0) END AS payer,
      CASE WHEN t.capture_status <> 'CAPTURE_COMPLETE' OR t.payout_back THEN 0
           ELSE t.amount - t.transaction_fee - coalesce(f.stands, 0) END AS payee,
      CASE WHEN t.capture_status <> 'CAPTURE_COMPLETE' OR t.payout_back THEN 0 ELSE t.transaction_fee END AS vendor) AS entitled
  )`;
