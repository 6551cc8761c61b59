// Statements on legs: a leg is one attempt of a stage, from the moment it is due to go out to its end.
import type { Speed } from '../../calendar/windows.ts';
import type { Queryable } from '../../database/database.ts';
import type { StageName } from '../../transactions/stages/stage-names.ts';
import { type LegDate, noteDates } from './leg-dates.sql.ts';

export interface FiledLeg {
  processor_id: string;
  /** Of the payment. */
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

/** Marks some legs of a confirmed file as sent and answers them; they settle at the given instant. */
export function sendLegs(db: Queryable, fileUuid: string, settlesAt: Date, atMost: number): Promise<FiledLeg[]> {
  return db.query(
    `WITH sent AS (
       UPDATE legs l SET state = 'sent', due_at = $2
       FROM transactions t
       WHERE t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid AND (l.processor_id, l.uuid) IN (
         SELECT processor_id, uuid FROM legs WHERE file_uuid = $1 AND state = 'filed' LIMIT $3 FOR UPDATE)
       RETURNING l.processor_id, t.vendor_id, l.uuid, l.transaction_uuid, l.refund_uuid, l.attempt, l.speed, l.stage, l.amount,
         l.trace_id, l.file_uuid, l.state, l.due_at
     ), noted AS (${noteDates('sent')})
     SELECT processor_id, vendor_id, uuid, transaction_uuid, refund_uuid, attempt, speed, stage, amount, trace_id FROM sent`,
    [fileUuid, settlesAt, atMost],
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

/** Some legs whose date has come, each with the delay of its payment. */
export function selectDueLegs(
  db: Queryable,
  { file_uuid, stage, state, due_at }: LegDate,
  atMost: number,
): Promise<DueLeg[]> {
  return db.query(
    `SELECT l.processor_id, l.uuid, l.transaction_uuid, l.refund_uuid, l.stage, l.amount, l.due_at, t.payout_delay_days
     FROM (SELECT processor_id, uuid, transaction_uuid, refund_uuid, stage, amount, due_at FROM legs
           WHERE file_uuid = $1 AND stage = $2 AND state = $3 AND due_at <= $4
           ORDER BY processor_id, uuid LIMIT $5) AS l
     JOIN transactions t ON t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid`,
    [file_uuid, stage, state, due_at, atMost],
  );
}

/** Moves legs on; `due_at` null: the calendar has nothing more to do with them. */
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
