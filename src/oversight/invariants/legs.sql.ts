// Invariants of legs: they are in the state of their payment, and no canceled payment was sent.

import { directionOf, stageNames } from '../../payments/lifecycle/stage-names.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { captureGood, payoutOfGood, returnedBy, sentBy } from './declared-moves.ts';
import type { Invariant } from './invariant.ts';
import { allLegs, joinEntries, withLegs } from './legs-of-payments.sql.ts';
import { withRows } from './rows-of-payments.sql.ts';

const ofPayments = ['capture', 'payout', 'clawback', 'reverse_payout'];
const ofRefunds = ['refund_capture', 'refund_payout'];
const debits = stageNames
  .filter((stage) => directionOf(stage) === 'debit')
  .map((stage) => `'${stage}'`)
  .join(', ');

/**
 * (shard, processor_id, transaction_uuid, refund_uuid, stage, place, trace_id): the states of legs
 * according to the payment and its refunds.
 */
const places = (payments: string) => `
  SELECT t.shard, t.processor_id, t.uuid AS transaction_uuid, NULL::uuid AS refund_uuid, place.stage, place.place, place.trace_id
  FROM ${payments}
  CROSS JOIN LATERAL (VALUES ${ofPayments
    .map((stage) => `('${stage}', t.${stage}_leg::text, ${stage === 'clawback' ? 'NULL' : `t.${stage}_trace_id`})`)
    .join(', ')}) AS place (stage, place, trace_id)
  UNION ALL
  SELECT t.shard, t.processor_id, t.uuid, r.uuid, place.stage, place.place, place.trace_id
  FROM ${payments} JOIN refunds r ON r.shard = t.shard AND r.processor_id = t.processor_id AND r.transaction_uuid = t.uuid
  CROSS JOIN LATERAL (VALUES ${ofRefunds.map((stage) => `('${stage}', r.${stage}_leg::text, r.${stage}_trace_id)`).join(', ')}) AS place (stage, place, trace_id)`;

/**
 * The latest leg of each stage, without legs taken back out of a file. Of DISTINCT ON, PostgreSQL
 * would expect one row, and then join with nested loops.
 */
const latestLegs = (payments: string) => `
  SELECT shard, processor_id, transaction_uuid, refund_uuid, stage, state, attempt, entry_uuid
  FROM (
    SELECT l.shard, l.processor_id, l.transaction_uuid, l.refund_uuid, l.stage::text AS stage, l.state::text AS state, l.attempt, l.entry_uuid,
           l.attempt = max(l.attempt) OVER (PARTITION BY l.shard, l.processor_id, l.transaction_uuid, l.refund_uuid, l.stage) AS is_latest
    FROM ${withLegs(payments)}
    WHERE l.state NOT IN ('rejected', 'canceled')
  ) AS attempts WHERE is_latest`;

// Compares by equality, so that joins can hash; IS NOT DISTINCT FROM would compare every pair.
const sameStage = (a: string, b: string) =>
  `${a}.shard = ${b}.shard AND ${a}.processor_id = ${b}.processor_id AND ${a}.transaction_uuid = ${b}.transaction_uuid
   AND coalesce(${a}.refund_uuid, '${nilUuid}') = coalesce(${b}.refund_uuid, '${nilUuid}') AND ${a}.stage = ${b}.stage`;

export const legInvariants: Invariant[] = [
  {
    name: 'canceled_payments_have_no_legs',
    rule: 'A canceled payment has no leg.',
    reads: 'payments',
    sql: (payments) => `
      SELECT t.processor_id, t.uuid AS subject_uuid, coalesce(t.capture_leg::text, 'a leg') AS found FROM ${payments}
      WHERE t.capture_status = 'CAPTURE_CANCELED' AND (t.capture_leg IS NOT NULL OR EXISTS (
        SELECT FROM ${allLegs} WHERE l.shard = t.shard AND l.processor_id = t.processor_id AND l.transaction_uuid = t.uuid AND l.state NOT IN ('rejected', 'canceled')))`,
  },
  {
    name: 'leg_states_match_payments',
    rule: 'A leg that is filed, sent or settled has the same state on its payment, and the reverse.',
    reads: 'payments',
    sql: (payments) => `
      WITH places AS (${places(payments)}), latest AS (${latestLegs(payments)})
      SELECT coalesce(p.processor_id, l.processor_id) AS processor_id, coalesce(p.transaction_uuid, l.transaction_uuid) AS subject_uuid,
             format('%s %s, its leg %s', coalesce(p.stage, l.stage), coalesce(p.place, 'in no file'), coalesce(l.state, 'missing')) AS found
      FROM (SELECT shard, processor_id, transaction_uuid, refund_uuid, stage, place FROM places WHERE place IN ('filed', 'sent', 'settled')) AS p
      LEFT JOIN latest l ON ${sameStage('l', 'p')}
      WHERE p.place IS DISTINCT FROM l.state
      UNION ALL
      SELECT l.processor_id, l.transaction_uuid, format('%s leg %s, its payment elsewhere', l.stage, l.state)
      FROM latest l LEFT JOIN places p ON ${sameStage('l', 'p')}
      WHERE l.state IN ('filed', 'sent') AND p.place IS DISTINCT FROM l.state AND coalesce(p.place, '') NOT IN ('filed', 'sent', 'settled')`,
  },
  {
    name: 'leg_due_dates_are_stored',
    rule: 'When a leg that was sent settles, and when a debit that has settled is good, is stored for the calendar.',
    reads: 'payments',
    // The legs of a rejected file do not settle, and lose their state.
    sql: (payments) => `
      SELECT l.processor_id, l.transaction_uuid AS subject_uuid, format('%s leg %s', l.stage, l.state) AS found
      FROM ${withLegs(payments)}
      WHERE (l.state = 'sent' OR l.state = 'settled' AND l.stage IN (${debits}))
        AND NOT EXISTS (
          SELECT FROM leg_dates d
          WHERE d.state = l.state AND d.file_uuid = l.file_uuid AND d.stage = l.stage
            AND (l.state = 'sent' OR l.stage <> 'capture' OR d.delay_days = t.payout_delay_days))
        AND NOT EXISTS (SELECT FROM bank_files f WHERE f.uuid = l.file_uuid AND f.state = 'rejected')`,
  },
  {
    name: 'trace_numbers_match_legs',
    rule: 'The trace number on the payment is the trace number of the latest sent leg, even if the bank rejected its file later.',
    reads: 'payments',
    sql: (payments) => `
      WITH places AS (${places(payments)}), latest AS (${latestLegs(payments)})
      SELECT l.processor_id, l.transaction_uuid AS subject_uuid,
             format('%s leg %s, record %s', l.stage, e.trace_id, coalesce(p.trace_id, 'none')) AS found
      FROM latest l
      ${joinEntries(payments)}
      LEFT JOIN places p ON ${sameStage('p', 'l')}
      WHERE l.state IN ('sent', 'settled', 'good', 'returned') AND l.stage <> 'clawback' AND p.trace_id IS DISTINCT FROM e.trace_id
        AND NOT EXISTS (
          SELECT FROM legs r JOIN entries later ON later.shard = r.shard AND later.processor_id = r.processor_id AND later.uuid = r.entry_uuid
          WHERE r.shard = l.shard AND r.processor_id = l.processor_id AND r.transaction_uuid = l.transaction_uuid AND r.stage::text = l.stage
            AND r.refund_uuid IS NOT DISTINCT FROM l.refund_uuid
            AND r.rejected AND r.attempt > l.attempt AND later.trace_id = p.trace_id)`,
  },
  {
    name: 'file_postings_match_legs',
    rule: 'Each leg of a confirmed file was posted with its amount when it was sent.',
    reads: 'period',
    sql: () => `
      SELECT l.processor_id, l.transaction_uuid AS subject_uuid, format('%s carried, %s posted', l.amount, coalesce(sum(p.amount), 0)) AS found
      FROM bank_files f
      JOIN legs l ON l.file_uuid = f.uuid AND NOT l.rejected
      JOIN ${sentBy} AS s (stage, transition) ON s.stage = l.stage::text
      LEFT JOIN postings p ON p.shard = l.shard AND p.processor_id = l.processor_id AND p.transaction_uuid = l.transaction_uuid
        AND p.transition = s.transition AND p.source_uuid = l.uuid
      WHERE f.created_at >= $1 AND f.state = 'confirmed'
      GROUP BY l.shard, l.processor_id, l.uuid, l.transaction_uuid, l.amount
      HAVING coalesce(sum(p.amount), 0) <> l.amount`,
  },
  {
    name: 'payouts_have_good_captures',
    rule: 'A payout is reserved only if the capture is good at that time. Left-over money may be paid later.',
    reads: 'payments',
    sql: (payments) => `
      SELECT t.processor_id, t.uuid AS subject_uuid, format('%s after %s', h.transition, coalesce(latest.transition, 'nothing')) AS found
      FROM ${withRows(payments, 'payment_moves', 'h')}
      LEFT JOIN LATERAL (
        SELECT c.transition, c.good FROM payment_moves before
        JOIN ${captureGood} AS c (transition, good) ON c.transition = before.transition
        WHERE before.shard = t.shard AND before.processor_id = t.processor_id AND before.transaction_uuid = t.uuid AND before.number < h.number
        ORDER BY before.number DESC LIMIT 1
      ) AS latest ON true
      WHERE h.transition IN (${payoutOfGood}) AND latest.good IS NOT TRUE`,
  },
  {
    name: 'returns_are_applied_once',
    rule: 'A return is applied once: no stage has more returns than sent legs, and no source returns twice.',
    reads: 'payments',
    sql: (payments) => `
      WITH back AS (
        SELECT t.shard, t.processor_id, t.uuid, h.refund_uuid, b.stage, count(*) AS times, count(DISTINCT h.source_uuid) AS sources
        FROM ${withRows(payments, 'transitions', 'h')}
        JOIN ${returnedBy} AS b (transition, stage) ON b.transition = h.transition
        GROUP BY 1, 2, 3, 4, 5
      ), gone AS (
        SELECT t.shard, t.processor_id, t.uuid, h.refund_uuid, s.stage, count(*) AS times
        FROM ${withRows(payments, 'payment_moves', 'h')}
        JOIN ${sentBy} AS s (stage, transition) ON s.transition = h.transition
        GROUP BY 1, 2, 3, 4, 5
      ), won AS (
        SELECT t.shard, t.processor_id, t.uuid, count(*) AS times
        FROM ${withRows(payments, 'transitions', 'h')}
        WHERE h.transition IN ('C10', 'C10p', 'C10b')
        GROUP BY 1, 2, 3
      )
      SELECT back.processor_id, back.uuid AS subject_uuid,
             format('%s sent %s times, returned %s times from %s sources', back.stage, coalesce(gone.times, 0), back.times, back.sources) AS found
      FROM back
      LEFT JOIN gone ON gone.shard = back.shard AND gone.processor_id = back.processor_id AND gone.uuid = back.uuid AND gone.stage = back.stage
        AND gone.refund_uuid IS NOT DISTINCT FROM back.refund_uuid
      LEFT JOIN won ON won.shard = back.shard AND won.processor_id = back.processor_id AND won.uuid = back.uuid AND back.stage = 'capture'
      WHERE back.times > coalesce(gone.times, 0) + coalesce(won.times, 0) OR back.sources + coalesce(won.times, 0) < back.times`,
  },
  {
    name: 'payments_are_billed_once',
    rule: 'A payment is billed once, to its tenant or vendor, if its capture was sent; otherwise never.',
    reads: 'everything',
    sql: (payments) => `
      SELECT t.processor_id, t.uuid AS subject_uuid, format('billed %s times', count(b.kind)) AS found
      FROM ${payments}
      LEFT JOIN billed_subjects b ON b.shard = t.shard AND b.processor_id = t.processor_id AND b.subject_uuid = t.uuid AND b.kind IN ('standard_ach', 'same_day_ach')
      GROUP BY t.shard, t.processor_id, t.uuid, t.vendor_id, t.capture_trace_id
      HAVING count(b.kind) <> (t.capture_trace_id IS NOT NULL)::integer
          OR bool_or(b.kind IS NOT NULL AND b.vendor_id IS DISTINCT FROM t.vendor_id)`,
  },
];
