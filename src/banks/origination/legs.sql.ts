// Statements on legs: a leg is one attempt of a stage, from the moment it is due to go out to its end.
import type { Speed } from '../../calendar/windows.ts';
import type { Queryable } from '../../database/database.ts';
import type { StageName } from '../../transactions/stages/stage-names.ts';

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
    `UPDATE legs l SET state = 'sent', due_at = $2
     FROM transactions t
     WHERE t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid AND (l.processor_id, l.uuid) IN (
       SELECT processor_id, uuid FROM legs WHERE file_uuid = $1 AND state = 'filed' LIMIT $3 FOR UPDATE)
     RETURNING l.processor_id, t.vendor_id, l.uuid, l.transaction_uuid, l.refund_uuid, l.attempt, l.speed, l.stage, l.amount,
       l.trace_id`,
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

/** Whether the time of any leg in a state has come: most instants have nothing to do. */
export async function anyLegDue(db: Queryable, state: 'sent' | 'settled', until: Date): Promise<boolean> {
  const [row] = await db.query<{ due: boolean }>(
    'SELECT EXISTS (SELECT FROM legs WHERE state = $1 AND due_at <= $2) AS due',
    [state, until],
  );
  return row!.due;
}

/** Locks some legs in a state whose time has come, each with the delay of its payment. */
export function lockDueLegs(db: Queryable, state: 'sent' | 'settled', until: Date, atMost: number): Promise<DueLeg[]> {
  return db.query(
    `SELECT l.processor_id, l.uuid, l.transaction_uuid, l.refund_uuid, l.stage, l.amount, l.due_at, t.payout_delay_days
     FROM legs l
     JOIN transactions t ON t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
     WHERE l.state = $1 AND l.due_at <= $2
     ORDER BY l.due_at, l.processor_id, l.uuid LIMIT $3 FOR UPDATE OF l`,
    [state, until, atMost],
  );
}

/** Moves legs on; `due_at` null: the calendar has nothing more to do with them. */
export async function advanceLegs(
  db: Queryable,
  state: 'settled' | 'good',
  legs: readonly { processor_id: string; uuid: string; due_at: Date | null }[],
): Promise<void> {
  await db.query(
    `UPDATE legs SET state = $1, due_at = moved.due_at
     FROM json_to_recordset($2::json) AS moved (processor_id uuid, uuid uuid, due_at timestamptz)
     WHERE legs.processor_id = moved.processor_id AND legs.uuid = moved.uuid`,
    [state, JSON.stringify(legs)],
  );
}
