// Queries on legs. A leg is one attempt of a stage, from the cut-off that files it to its end.
import type { Speed } from '../../calendar/windows.ts';
import type { Queryable } from '../../database/database.ts';
import type { StageName } from '../../lifecycle/stage-names.ts';
import { nilUuid } from '../../std/identifiers.ts';
import { type LegDate, noteDates } from '../settlement/leg-dates.sql.ts';

export interface FiledLeg {
  processor_id: string;
  /** The vendor of the payment. */
  vendor_id: string | null;
  uuid: string;
  transaction_uuid: string;
  refund_uuid: string | null;
  stage: StageName;
  amount: number;
  trace_id: string;
  attempt: number;
  speed: Speed;
}

/** The leg of a file before a portion; null: the portion starts with the first leg. */
export type LegCursor = Pick<FiledLeg, 'stage' | 'processor_id' | 'uuid'> | null;

// The cursor as values of the index legs_of_file.
const beginning = (after: LegCursor) => [
  after?.stage ?? 'capture',
  after?.processor_id ?? nilUuid,
  after?.uuid ?? nilUuid,
];

/**
 * Marks the next legs of a confirmed file as sent, sets the date when they settle, and answers them
 * in order.
 */
export function sendLegs(
  db: Queryable,
  { uuid, settles_at }: { uuid: string; settles_at: Date },
  after: LegCursor,
  atMost: number,
): Promise<FiledLeg[]> {
  return db.query(
    `WITH sent AS (
       UPDATE legs l SET state = 'sent', due_at = $2
       FROM transactions t
       WHERE t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid AND (l.processor_id, l.uuid) IN (
         SELECT processor_id, uuid FROM legs
         WHERE file_uuid = $1 AND (file_uuid, stage, processor_id, uuid) > ($1, $4::stage, $5::uuid, $6::uuid) AND state = 'filed'
         ORDER BY file_uuid, stage, processor_id, uuid LIMIT $3 FOR UPDATE)
       RETURNING l.processor_id, t.vendor_id, l.uuid, l.transaction_uuid, l.refund_uuid, l.attempt, l.speed, l.stage, l.amount,
         l.trace_id, l.file_uuid, l.state, l.due_at
     ), noted AS (${noteDates('sent')})
     SELECT processor_id, vendor_id, uuid, transaction_uuid, refund_uuid, attempt, speed, stage, amount, trace_id FROM sent
     ORDER BY stage, processor_id, uuid`,
    [uuid, settles_at, atMost, ...beginning(after)],
  );
}

export interface DueLeg {
  processor_id: string;
  uuid: string;
  transaction_uuid: string;
  refund_uuid: string | null;
  stage: StageName;
  amount: number;
  due_at: Date;
  payout_delay_days: number;
}

/** The next legs whose date has come, in order, with the delay of their payment. */
export function selectDueLegs(
  db: Queryable,
  { file_uuid, stage, state, due_at }: LegDate,
  after: LegCursor,
  atMost: number,
): Promise<DueLeg[]> {
  return db.query(
    `SELECT l.processor_id, l.uuid, l.transaction_uuid, l.refund_uuid, l.stage, l.amount, l.due_at, t.payout_delay_days
     FROM (SELECT processor_id, uuid, transaction_uuid, refund_uuid, stage, amount, due_at FROM legs
           WHERE file_uuid = $1 AND stage = $2 AND (file_uuid, stage, processor_id, uuid) > ($1, $2, $6::uuid, $7::uuid)
             AND state = $3 AND due_at <= $4
           ORDER BY file_uuid, stage, processor_id, uuid LIMIT $5) AS l
     JOIN transactions t ON t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
     ORDER BY l.processor_id, l.uuid`,
    [file_uuid, stage, state, due_at, atMost, ...beginning(after).slice(1)],
  );
}

/** Moves legs to a state. `due_at` null: the calendar does not move them again. */
export async function advanceLegs(
  db: Queryable,
  state: 'settled' | 'good',
  legs: readonly { processor_id: string; uuid: string; due_at: Date | null }[],
): Promise<void> {
  await db.query(
    `WITH advanced AS (
       UPDATE legs SET state = $1, due_at = moved.due_at
       FROM json_to_recordset($2::json) AS moved (processor_id uuid, uuid uuid, due_at timestamptz)
       WHERE legs.processor_id = moved.processor_id AND legs.uuid = moved.uuid
       RETURNING legs.file_uuid, legs.stage, legs.state, legs.due_at
     )${noteDates('advanced')}`,
    [state, JSON.stringify(legs)],
  );
}
