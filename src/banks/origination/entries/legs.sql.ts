// Queries on legs. A leg is one attempt of a stage, from the cut-off that files it to its end.
import type { Speed } from '../../../ach/calendar/windows.ts';
import type { Purpose } from '../../../payments/lifecycle/stage-names.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { type LegDate, noteDates } from '../settlement/leg-dates.sql.ts';

export interface FiledLeg {
  processor_id: string;
  /** The vendor of the payment. */
  vendor_id: string | null;
  uuid: string;
  /** The payment, or the fee payout. */
  transaction_uuid: string;
  refund_uuid: string | null;
  stage: Purpose;
  amount: number;
  entry_uuid: string;
  trace_id: string;
  attempt: number;
  speed: Speed;
}

/** The leg of a file before a portion; null: the portion starts with the first leg. */
export type LegCursor = Pick<FiledLeg, 'stage' | 'processor_id' | 'entry_uuid' | 'uuid'> | null;

/**
 * The columns of the index legs_of_file. A query that sorts by them takes this index even when the
 * planner's statistics are out of date: no other index of a file serves it.
 */
export const inOrder = 'file_uuid, stage, processor_id, entry_uuid, uuid';

/** Its columns behind a stage of a file. */
export const ofStageInOrder = 'processor_id, entry_uuid, uuid';

/** As SQL: the legs `l` of the entry `e`, found by that index. */
export const ofEntry = (l: string, e: string): string =>
  `${l}.file_uuid = ${e}.file_uuid AND ${l}.stage = ${e}.purpose AND ${l}.shard = ${e}.shard
  AND ${l}.processor_id = ${e}.processor_id AND ${l}.entry_uuid = ${e}.uuid`;

// The cursor as values of that index.
const beginning = (after: LegCursor) => [
  after?.stage ?? 'capture',
  after?.processor_id ?? nilUuid,
  after?.entry_uuid ?? nilUuid,
  after?.uuid ?? nilUuid,
];

/**
 * Marks the next legs of a confirmed file as sent, stores the date when they settle, and answers
 * them in order.
 */
export function sendLegs(
  db: Queryable,
  { uuid, settles_at }: { uuid: string; settles_at: Date },
  after: LegCursor,
  atMost: number,
): Promise<FiledLeg[]> {
  return db.query(
    `WITH next AS MATERIALIZED (
       SELECT shard, processor_id, uuid FROM current_legs
       WHERE file_uuid = $1 AND (stage, ${ofStageInOrder}) > ($4::stage, $5::uuid, $6::uuid, $7::uuid) AND state = 'filed'
       ORDER BY ${inOrder} LIMIT $3
     ), sent AS (
       UPDATE legs l SET own_state = 'sent'
       WHERE coalesce(l.own_state = 'filed', true) AND (l.shard, l.processor_id, l.uuid) IN (SELECT shard, processor_id, uuid FROM next)
       RETURNING shard, processor_id, uuid, transaction_uuid, refund_uuid, attempt, speed, stage, amount, entry_uuid,
         file_uuid, own_state AS state, $2::timestamptz AS due_at, 0::smallint AS delay_days
     ), noted AS (${noteDates('sent')})
     SELECT l.processor_id, t.vendor_id, l.uuid, l.transaction_uuid, l.refund_uuid, l.attempt, l.speed, l.stage, l.amount,
            l.entry_uuid, e.trace_id
     FROM sent l
     JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
     LEFT JOIN transactions t ON t.shard = l.shard AND t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
     ORDER BY l.stage, l.processor_id, l.entry_uuid, l.uuid`,
    [uuid, settles_at, atMost, ...beginning(after)],
  );
}

export interface DueLeg extends Omit<FiledLeg, 'vendor_id' | 'trace_id' | 'attempt' | 'speed'> {
  /** Null: it is the leg of a fee payout. */
  payout_delay_days: number | null;
}

const delayOf = (l: string) => `(
             SELECT t.payout_delay_days FROM transactions t
             WHERE t.shard = ${l}.shard AND t.processor_id = ${l}.processor_id AND t.uuid = ${l}.transaction_uuid)`;

/** The next legs whose date has come, in order, with the delay of their payment. */
export function selectDueLegs(
  db: Queryable,
  { file_uuid, stage, state, delay_days }: LegDate,
  { after, atMost, undecided = [] }: { after: LegCursor; atMost: number; undecided?: readonly string[] },
): Promise<DueLeg[]> {
  return db.query(
    `SELECT l.processor_id, l.uuid, l.transaction_uuid, l.refund_uuid, l.stage, l.amount, l.entry_uuid, t.payout_delay_days
     FROM (SELECT shard, processor_id, uuid, transaction_uuid, refund_uuid, stage, amount, entry_uuid FROM current_legs AS due
           WHERE file_uuid = $1 AND stage = $2 AND (${ofStageInOrder}) > ($6::uuid, $7::uuid, $8::uuid)
             AND state = $3 AND NOT (transaction_uuid = ANY ($9::uuid[]))
             AND ($3 <> 'settled' OR $2 <> 'capture' OR ${delayOf('due')} = $4)
           ORDER BY ${inOrder} LIMIT $5) AS l
     LEFT JOIN transactions t ON t.shard = l.shard AND t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
     ORDER BY l.processor_id, l.entry_uuid, l.uuid`,
    [file_uuid, stage, state, delay_days, atMost, ...beginning(after).slice(1), undecided],
  );
}

/** Moves legs to a state. `due_at` null: the calendar does not move them again. */
export async function advanceLegs(
  db: Queryable,
  state: 'settled' | 'good',
  legs: readonly { processor_id: string; uuid: string; due_at: Date | null; delay_days: number }[],
): Promise<void> {
  await db.query(
    `WITH advanced AS (
       UPDATE legs SET own_state = $1
       FROM json_to_recordset($2::json) AS moved (processor_id uuid, uuid uuid, due_at timestamptz, delay_days smallint)
       WHERE legs.shard = shard_of(moved.processor_id) AND legs.processor_id = moved.processor_id AND legs.uuid = moved.uuid
       RETURNING legs.file_uuid, legs.stage, legs.own_state AS state, moved.due_at, moved.delay_days
     ), noted AS (${noteDates('(SELECT * FROM advanced WHERE due_at IS NOT NULL) AS dated')})
     SELECT 1`,
    [state, JSON.stringify(legs)],
  );
}
