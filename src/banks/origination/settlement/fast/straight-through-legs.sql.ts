// Queries that move the legs of straight-through payments together with the payments: one query a
// portion.

import { type StraightThroughMove, straightThroughMove } from '../../../../payments/lifecycle/fast/straight-through.ts';
import { movingStraightThrough } from '../../../../payments/lifecycle/fast/straight-through-moves.sql.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { lastUuid, nilUuid, uuidStart } from '../../../../platform/std/identifiers.ts';
import { inOrder, ofStageInOrder } from '../../entries/legs.sql.ts';
import { type LegDate, noteDates } from '../leg-dates.sql.ts';

/** A leg of a stage of a file: the end of one portion and the start of the next. */
export interface StageCursor {
  processor_id: string;
  entry_uuid: string;
  uuid: string;
}

/** The legs of one stage of a file. */
export interface StageOfFile {
  file_uuid: string;
  stage: 'capture' | 'payout';
}

export interface PortionWanted {
  now: Date;
  /** Null: from the first leg. */
  after: StageCursor | null;
  /** The last leg of the portion; null: `atMost` ends it. */
  through: StageCursor | null;
  atMost: number;
}

export interface PortionMoved {
  /** How many legs moved. `move` handles the legs that did not move. */
  moved: number;
  /** Where the next portion starts; null: this was the last one. */
  after: StageCursor | null;
}

// $3, $4, $5: the leg before the portion; $6, $7, $8: its last leg; $9: at most so many legs; $10:
// the file.
const portionOf = (stage: StageOfFile['stage'], state: 'filed' | LegDate['state']) =>
  `legs WHERE file_uuid = $10 AND stage = '${stage}'
         AND (${ofStageInOrder}) > ($3::uuid, $4::uuid, $5::uuid) AND (${ofStageInOrder}) <= ($6::uuid, $7::uuid, $8::uuid)
         AND coalesce(own_state = '${state}', true)`;

interface Moving {
  /** The legs to look at. */
  legs: string;
  move: StraightThroughMove;
  /** A further condition on the payment: what was asked, `t`, and where it stands, `s`. */
  where?: string;
  /** The state of the legs then. */
  state: 'sent' | 'settled' | 'good';
  /** As SQL of `moved`: when the calendar moves the legs next, and after how many banking days. */
  next?: { due_at: string; delay_days: string };
  /** Further CTEs that read `moved`. */
  also?: string;
}

const traceOf =
  '(SELECT e.trace_id FROM entries e WHERE e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid)';

// A leg without a state of its own stands where its payment says, and is not written.
const moving = ({ legs, move, where, state, next, also = '' }: Moving) => `
     WITH source AS MATERIALIZED (
       SELECT l.shard, l.processor_id, l.transaction_uuid, l.uuid AS source_uuid, l.amount AS moved_amount, l.entry_uuid,
         ${move.keepsTrace === null ? 'NULL' : traceOf} AS trace_id, $2::text AS id_start, l.file_uuid, l.stage, l.attempt,
         l.speed, l.own_state
       FROM (SELECT shard, processor_id, transaction_uuid, uuid, amount, entry_uuid, file_uuid, stage, attempt, speed, own_state
             FROM ${legs} ORDER BY ${inOrder} LIMIT $9) AS l
     ), ${movingStraightThrough(move, { where, carries: ['file_uuid', 'stage', 'attempt', 'speed', 'own_state'] })}, advanced AS (
       UPDATE legs l SET own_state = '${state}' FROM moved m
       WHERE m.own_state IS NOT NULL AND l.shard = m.shard AND l.processor_id = m.processor_id AND l.uuid = m.source_uuid
     )${
       next === undefined
         ? ''
         : `, dated AS (${noteDates(`(
         SELECT file_uuid, stage, '${state}'::leg_state AS state, ${next.due_at} AS due_at, ${next.delay_days}::smallint AS delay_days
         FROM moved) AS dates`)}
     )`
     }${also}
     SELECT (SELECT count(*) FROM source) AS found, (SELECT count(*) FROM moved) AS moved,
            (SELECT json_build_object('processor_id', s.processor_id, 'entry_uuid', s.entry_uuid, 'uuid', s.source_uuid)
             FROM source s ORDER BY s.processor_id DESC, s.entry_uuid DESC, s.source_uuid DESC LIMIT 1) AS last`;

async function movePortion(
  db: Queryable,
  query: string,
  { now, after, through, atMost }: PortionWanted,
  values: readonly unknown[],
): Promise<PortionMoved> {
  const from = after ?? { processor_id: nilUuid, entry_uuid: nilUuid, uuid: nilUuid };
  const to = through ?? { processor_id: lastUuid, entry_uuid: lastUuid, uuid: lastUuid };
  const [row] = await db.query<{ found: number; moved: number; last: StageCursor | null }>(query, [
    now,
    uuidStart(now),
    ...[from.processor_id, from.entry_uuid, from.uuid, to.processor_id, to.entry_uuid, to.uuid],
    atMost,
    ...values,
  ]);
  const { found, moved, last } = row!;
  return { moved, after: found < atMost ? null : last };
}

/** Every `size`-th leg after a cursor: the ends of the portions that are moved at the same time. */
export function selectPortionEnds(
  db: Queryable,
  { file_uuid, stage }: StageOfFile,
  after: StageCursor,
  size: number,
): Promise<StageCursor[]> {
  return db.query(
    `SELECT processor_id, entry_uuid, uuid FROM (
       SELECT processor_id, entry_uuid, uuid, row_number() OVER (ORDER BY ${inOrder}) AS number FROM legs
       WHERE file_uuid = $1 AND stage = $2 AND (${ofStageInOrder}) > ($3::uuid, $4::uuid, $5::uuid)) AS numbered
     WHERE number % $6 = 0 ORDER BY number`,
    [file_uuid, stage, after.processor_id, after.entry_uuid, after.uuid, size],
  );
}

const settlingCaptures = moving({
  legs: portionOf('capture', 'sent'),
  move: straightThroughMove('C4'),
  where: 't.payout_delay_days < cardinality($11::timestamptz[])',
  state: 'settled',
  next: { due_at: '($11::timestamptz[])[payout_delay_days + 1]', delay_days: 'payout_delay_days' },
});

/**
 * C4 of captures that settle at an instant. `goodAt`: when they become good after 0, 1, 2 … banking
 * days.
 */
export function settleCaptures(
  db: Queryable,
  wanted: PortionWanted,
  date: LegDate,
  goodAt: readonly Date[],
): Promise<PortionMoved> {
  return movePortion(db, settlingCaptures, wanted, [date.file_uuid, goodAt]);
}

const settlingPayouts = moving({
  legs: portionOf('payout', 'sent'),
  move: straightThroughMove('P3'),
  state: 'settled',
});

/** P3 of payouts that settle at an instant. */
export function settlePayouts(db: Queryable, wanted: PortionWanted, date: LegDate): Promise<PortionMoved> {
  return movePortion(db, settlingPayouts, wanted, [date.file_uuid]);
}

const isDue = 't.payout_delay_days = $11 AND NOT (s.uuid = ANY ($12::uuid[]))';

const reserving = moving({
  legs: portionOf('capture', 'settled'),
  move: straightThroughMove('C5', 'P1'),
  // The payee has no debt that the payout would pay (K6) and no left-over that would join it (P7).
  where: `t.payout_type = 'individual' AND s.open_hold_count = 0 AND NOT EXISTS (
           SELECT FROM transaction_states o
           WHERE o.shard = s.shard AND o.processor_id = s.processor_id AND o.payee_uuid = s.payee_uuid AND o.owed_back) AND NOT EXISTS (
           SELECT FROM transaction_states o
           WHERE o.shard = s.shard AND o.processor_id = s.processor_id AND o.payee_uuid = s.payee_uuid AND o.left_over) AND ${isDue}`,
  state: 'good',
});

/** C5 and P1 of captures for individual payees that become good at an instant. */
export function reserveCaptures(
  db: Queryable,
  wanted: PortionWanted,
  date: LegDate,
  undecided: readonly string[],
): Promise<PortionMoved> {
  return movePortion(db, reserving, wanted, [date.file_uuid, date.delay_days, undecided]);
}

const becomingGood = moving({
  legs: portionOf('capture', 'settled'),
  move: straightThroughMove('C5'),
  where: `(t.payout_type = 'batch' OR s.open_hold_count > 0) AND ${isDue}`,
  state: 'good',
});

/** C5 of captures that become good at an instant and whose payout waits for a daily run. */
export function makeCapturesGood(
  db: Queryable,
  wanted: PortionWanted,
  date: LegDate,
  undecided: readonly string[],
): Promise<PortionMoved> {
  return movePortion(db, becomingGood, wanted, [date.file_uuid, date.delay_days, undecided]);
}

const sent = { state: 'sent' as const, next: { due_at: '$11::timestamptz', delay_days: '0' } };

const sendingCaptures = moving({
  legs: portionOf('capture', 'filed'),
  move: straightThroughMove('C3'),
  ...sent,
  // Once a payment, however many entries it has (Contract, billing).
  also: `, billed AS (
       INSERT INTO billable_events (shard, processor_id, uuid, vendor_id, kind, subject_uuids, occurred_at)
       SELECT shard, processor_id, overlay(gen_random_uuid()::text PLACING $2::text FROM 1)::uuid, vendor_id,
         CASE WHEN speed = 'sameday' THEN 'same_day_ach' ELSE 'standard_ach' END::billable_kind, array_agg(transaction_uuid), $1
       FROM moved WHERE attempt = 1 GROUP BY shard, processor_id, vendor_id, speed
     )`,
});

/** C3 of captures in a file that the bank has. */
export function sendCaptures(
  db: Queryable,
  wanted: PortionWanted,
  fileUuid: string,
  settlesAt: Date,
): Promise<PortionMoved> {
  return movePortion(db, sendingCaptures, wanted, [fileUuid, settlesAt]);
}

const sendingPayouts = moving({ legs: portionOf('payout', 'filed'), move: straightThroughMove('P2'), ...sent });

/** P2 of payouts in a file that the bank has. */
export function sendPayouts(
  db: Queryable,
  wanted: PortionWanted,
  fileUuid: string,
  settlesAt: Date,
): Promise<PortionMoved> {
  return movePortion(db, sendingPayouts, wanted, [fileUuid, settlesAt]);
}
