// Invariants of the history: each status follows from its moves, and each move made the events and
// postings of its row.
import { nilUuid } from '../../platform/std/identifiers.ts';
import { amountsPosted, columnsSet, declared, eventsRaised, raisedTypes } from './declared-moves.ts';
import type { Invariant } from './invariant.ts';
import { movesSince } from './payments-to-check.sql.ts';
import { withRows, withRowsIfAny } from './rows-of-payments.sql.ts';

/** The columns of a payment or refund that moves set, with their initial values. */
const currentValues = (alias: string, columns: Record<string, string>) =>
  `(VALUES ${Object.entries(columns)
    .map(([column, begins]) => `('${column}', ${alias}.${column}::text, ${begins})`)
    .join(', ')}) AS c (column_name, value, begins)`;

const ofPayment = {
  capture_status: 'NULL',
  payout_status: 'NULL',
  clawback_status: 'NULL',
  reverse_payout_status: 'NULL',
  capture_leg: 'NULL',
  payout_leg: 'NULL',
  clawback_leg: 'NULL',
  reverse_payout_leg: 'NULL',
  payout_back: "'false'",
  payout_again: "'false'",
};
const ofRefund = { status: 'NULL', standing: 'NULL', refund_capture_leg: 'NULL', refund_payout_leg: 'NULL' };

/** The events of a batch are of one second, so the period begins with a whole second. */
const fromSecond = `date_bin('1 second', $1::timestamptz, 'epoch')`;

/**
 * The first uuid of that second: a uuid begins with the millisecond in which its payment started.
 */
const firstUuid = `CASE WHEN isfinite($1::timestamptz)
  THEN rpad(lpad(to_hex((extract(epoch FROM ${fromSecond}) * 1000)::bigint), 12, '0'), 32, '0') ELSE '${nilUuid}' END::uuid`;

/** The moves in the period. The moves of starts are a range of the primary key of each tenant. */
const everyMoveSince = `${movesSince(fromSecond)}
  UNION ALL
  SELECT t.shard, t.processor_id, t.uuid, 'C1', NULL FROM processors p
  JOIN transactions t ON t.shard = p.shard AND t.processor_id = p.processor_id AND t.uuid >= ${firstUuid}`;

// The cut-off files a leg without a move, so a leg may be filed where the last move set null.
const differs = `c.value IS DISTINCT FROM CASE WHEN latest.transition IS NULL THEN c.begins ELSE latest.value END
  AND NOT (c.column_name LIKE '%\\_leg' AND c.value = 'filed' AND latest.value IS NULL)`;
const foundColumn = `format('%s is %s, after %s', c.column_name, coalesce(c.value, 'null'), coalesce(latest.transition, 'nothing')) AS found`;

export const historyInvariants: Invariant[] = [
  {
    name: 'history_has_no_gaps',
    rule: 'A payment has one history row per move, numbered from 1 without gaps.',
    reads: 'payments',
    sql: (payments) => `
      SELECT t.processor_id, t.uuid AS subject_uuid, format('%s moves counted, %s written', t.move_count, count(h.number)) AS found
      FROM ${withRowsIfAny(payments, 'payment_moves', 'h')}
      GROUP BY t.shard, t.processor_id, t.uuid, t.move_count
      HAVING count(h.number) <> t.move_count OR min(h.number) IS DISTINCT FROM 1 OR max(h.number) <> t.move_count`,
  },
  {
    name: 'history_matches_stage_tables',
    rule: 'Every move in the history is a row of the stage tables, and its payment exists.',
    reads: 'period',
    sql: () => `
      SELECT h.processor_id, h.transaction_uuid AS subject_uuid, h.transition AS found FROM (${movesSince('$1')}) AS h
      WHERE h.transition NOT IN (${declared}) OR NOT EXISTS (
        SELECT FROM transactions t WHERE t.shard = h.shard AND t.processor_id = h.processor_id AND t.uuid = h.transaction_uuid)`,
  },
  {
    name: 'statuses_match_history',
    rule: 'Each status of a payment is the one that the latest move of its stage set.',
    reads: 'payments',
    sql: (payments) => `
      WITH latest AS (
        SELECT DISTINCT ON (t.shard, t.processor_id, t.uuid, s.column_name) t.shard, t.processor_id, t.uuid, s.column_name, s.value, s.transition
        FROM ${withRows(payments, 'payment_moves', 'h')}
        JOIN ${columnsSet} AS s (transition, column_name, value) ON s.transition = h.transition
        ORDER BY t.shard, t.processor_id, t.uuid, s.column_name, h.number DESC
      )
      SELECT t.processor_id, t.uuid AS subject_uuid, ${foundColumn}
      FROM ${payments}
      CROSS JOIN LATERAL ${currentValues('t', ofPayment)}
      LEFT JOIN latest ON latest.shard = t.shard AND latest.processor_id = t.processor_id AND latest.uuid = t.uuid AND latest.column_name = c.column_name
      WHERE ${differs}`,
  },
  {
    name: 'refund_statuses_match_history',
    rule: 'Each status of a refund is the one that its latest move set.',
    reads: 'payments',
    sql: (payments) => `
      WITH latest AS (
        SELECT DISTINCT ON (t.shard, t.processor_id, h.refund_uuid, s.column_name) t.shard, t.processor_id, h.refund_uuid, s.column_name, s.value, s.transition
        FROM ${withRows(payments, 'transitions', 'h')}
        JOIN ${columnsSet} AS s (transition, column_name, value) ON s.transition = h.transition
        WHERE h.refund_uuid IS NOT NULL
        ORDER BY t.shard, t.processor_id, h.refund_uuid, s.column_name, h.number DESC
      )
      SELECT t.processor_id, r.uuid AS subject_uuid, ${foundColumn}
      FROM ${payments}
      JOIN refunds r ON r.shard = t.shard AND r.processor_id = t.processor_id AND r.transaction_uuid = t.uuid
      CROSS JOIN LATERAL ${currentValues('r', ofRefund)}
      LEFT JOIN latest ON latest.shard = t.shard AND latest.processor_id = t.processor_id AND latest.refund_uuid = r.uuid AND latest.column_name = c.column_name
      WHERE ${differs}`,
  },
  {
    name: 'transaction_status_matches_stages',
    rule: 'The transaction_status of a payment follows from its other statuses.',
    reads: 'payments',
    sql: (payments) => `
      SELECT t.processor_id, t.uuid AS subject_uuid, t.transaction_status::text AS found FROM ${payments}
      WHERE t.transaction_status::text <> CASE
        WHEN t.capture_status = 'CAPTURE_CANCELED' THEN 'CANCELED'
        WHEN t.capture_status = 'CAPTURE_ACH_FAILED' THEN
          CASE WHEN t.clawback_status = 'CLAWBACK_COMPLETE' THEN 'CLAWBACK' WHEN t.unauthorized THEN 'CHARGEBACK' ELSE 'CAPTURE_ACH_FAILED' END
        WHEN t.reverse_payout_status IS NOT NULL THEN 'REVERSE_PAYOUT'
        WHEN t.capture_status = 'CAPTURE_COMPLETE' AND (t.payout_status IS NOT NULL OR t.payout_type = 'individual') THEN 'IN_PAYOUT'
        ELSE t.capture_status::text END`,
  },
  {
    name: 'events_match_moves',
    rule: 'An event exists exactly if a move committed whose row names it.',
    reads: 'period',
    sql: () => `
      WITH due AS (
        SELECT h.shard, h.processor_id, CASE e.subject WHEN 'refund' THEN h.refund_uuid ELSE h.transaction_uuid END AS subject_uuid, e.type,
               count(*) AS times
        FROM (${everyMoveSince}) AS h JOIN ${eventsRaised} AS e (transition, subject, type) ON e.transition = h.transition
        GROUP BY 1, 2, 3, 4
      ), raised AS (
        SELECT shard, processor_id, subject_uuid, type::text AS type, count(*) AS times
        FROM (SELECT shard, processor_id, subject_uuid, type, occurred_at FROM outbox
              UNION ALL
              SELECT shard, processor_id, unnest(coalesce(subject_uuids, ARRAY[subject_uuid])), type, occurred_at FROM events) AS announced
        WHERE occurred_at >= ${fromSecond} AND type::text IN (${raisedTypes}) GROUP BY 1, 2, 3, 4
      )
      SELECT processor_id, subject_uuid, format('%s exists %s times, due %s', type, coalesce(raised.times, 0), coalesce(due.times, 0)) AS found
      FROM due FULL JOIN raised USING (shard, processor_id, subject_uuid, type)
      WHERE due.times IS DISTINCT FROM raised.times`,
  },
  {
    name: 'event_counts_match_events',
    rule: 'The event count of a payment or refund equals its number of events, and the sequence of the latest one.',
    reads: 'payments',
    sql: (payments) => `
      WITH due AS (
        SELECT h.shard, h.processor_id, CASE e.subject WHEN 'refund' THEN h.refund_uuid ELSE h.transaction_uuid END AS uuid, count(*) AS times
        FROM ${withRows(payments, 'payment_moves', 'h')}
        JOIN ${eventsRaised} AS e (transition, subject, type) ON e.transition = h.transition
        GROUP BY 1, 2, 3
      ), counted AS (
        SELECT t.shard, t.processor_id, t.uuid, t.event_count FROM ${payments}
        UNION ALL
        SELECT r.shard, r.processor_id, r.uuid, r.event_count FROM ${payments}
        JOIN refunds r ON r.shard = t.shard AND r.processor_id = t.processor_id AND r.transaction_uuid = t.uuid
      )
      SELECT processor_id, uuid AS subject_uuid, format('%s events counted, %s due', event_count, coalesce(times, 0)) AS found
      FROM counted LEFT JOIN due USING (shard, processor_id, uuid)
      WHERE event_count <> coalesce(times, 0)`,
  },
  {
    name: 'postings_match_moves',
    rule: 'Each move posted the amounts that its row names, and each posting belongs to a move.',
    reads: 'payments',
    sql: (payments) => `
      WITH moved AS (
        SELECT t.shard, t.processor_id, t.uuid, h.transition, h.source_uuid, count(*) AS moves,
               sum(m.a * t.amount + m.f * t.transaction_fee + m.n * (t.amount - t.transaction_fee) + m.r * coalesce(r.amount, 0)) AS due
        FROM ${withRows(payments, 'payment_moves', 'h')}
        LEFT JOIN ${amountsPosted} AS m (transition, a, f, n, r) ON m.transition = h.transition
        LEFT JOIN refunds r ON r.shard = t.shard AND r.processor_id = t.processor_id AND r.uuid = h.refund_uuid
        GROUP BY 1, 2, 3, 4, 5
      ), posted AS (
        SELECT t.shard, t.processor_id, t.uuid, p.transition, p.source_uuid, sum(p.amount) AS amount
        FROM ${withRows(payments, 'postings', 'p')}
        WHERE p.transition IN (${declared})
        GROUP BY 1, 2, 3, 4, 5
      )
      SELECT processor_id, uuid AS subject_uuid,
             format('%s posted %s, due %s', transition, coalesce(posted.amount, 0), coalesce(moved.due::text, 'nothing')) AS found
      FROM moved FULL JOIN posted USING (shard, processor_id, uuid, transition, source_uuid)
      WHERE moved.moves IS NULL OR (moved.due IS NOT NULL AND moved.due <> coalesce(posted.amount, 0))`,
  },
];
