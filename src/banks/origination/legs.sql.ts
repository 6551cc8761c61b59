// Statements on legs: a leg is one attempt of a stage, from the moment it is due to go out to its end.
import type { Speed } from '../../calendar/windows.ts';
import type { Queryable } from '../../database/database.ts';
import type { Stage } from './stages.ts';

export interface NewLeg {
  processor_id: string;
  uuid: string;
  transaction_uuid: string;
  stage: Stage;
  state: 'pending' | 'filed';
  amount: number;
  bank_account_uuid: string;
  speed: Speed;
  file_uuid: string | null;
  trace_id: string | null;
  created_at: Date;
}

export async function insertLegs(db: Queryable, legs: readonly NewLeg[]): Promise<void> {
  await db.query(
    `INSERT INTO legs (processor_id, uuid, transaction_uuid, stage, state, amount, bank_account_uuid, speed, file_uuid,
       trace_id, created_at)
     SELECT processor_id, uuid, transaction_uuid, stage, state, amount, bank_account_uuid, speed, file_uuid, trace_id,
       created_at
     FROM json_to_recordset($1::json) AS leg (processor_id uuid, uuid uuid, transaction_uuid uuid, stage stage,
       state leg_state, amount bigint, bank_account_uuid uuid, speed transaction_speed, file_uuid uuid, trace_id text,
       created_at timestamptz)`,
    [JSON.stringify(legs)],
  );
}

export interface CaptureToFile {
  processor_id: string;
  transaction_uuid: string;
  amount: number;
  bank_account_uuid: string;
}

/**
 * Chooses captures into a file: from here on they can no longer be canceled. A cancel that holds the row now wins,
 * one that comes later finds it chosen: never both. `speeds` are those that this cut-off takes.
 */
export function chooseCaptures(
  db: Queryable,
  createdUntil: Date,
  speeds: readonly Speed[],
  atMost: number,
): Promise<CaptureToFile[]> {
  return db.query(
    `UPDATE transactions SET capture_filed = true
     WHERE (processor_id, uuid) IN (
       SELECT processor_id, uuid FROM transactions
       WHERE capture_status = 'CAPTURE_PENDING' AND NOT capture_filed AND created_at <= $1
         AND speed = ANY ($2::transaction_speed[])
       ORDER BY processor_id, uuid LIMIT $3 FOR UPDATE)
     RETURNING processor_id, uuid AS transaction_uuid, amount, payer_bank_account_uuid AS bank_account_uuid`,
    [createdUntil, speeds, atMost],
  );
}

export interface PendingLeg {
  processor_id: string;
  uuid: string;
  stage: Stage;
  amount: number;
}

/** Locks legs that wait for a file. */
export function lockPendingLegs(db: Queryable, speeds: readonly Speed[], atMost: number): Promise<PendingLeg[]> {
  return db.query(
    `SELECT processor_id, uuid, stage, amount FROM legs
     WHERE state = 'pending' AND speed = ANY ($1::transaction_speed[])
     ORDER BY processor_id, uuid LIMIT $2 FOR UPDATE`,
    [speeds, atMost],
  );
}

/** Puts waiting legs into a file; from here on their speed is the file's. */
export async function fileLegs(
  db: Queryable,
  fileUuid: string,
  speed: Speed,
  legs: readonly { processor_id: string; uuid: string; trace_id: string }[],
): Promise<void> {
  await db.query(
    `UPDATE legs SET state = 'filed', file_uuid = $1, speed = $2, trace_id = chosen.trace_id
     FROM json_to_recordset($3::json) AS chosen (processor_id uuid, uuid uuid, trace_id text)
     WHERE legs.processor_id = chosen.processor_id AND legs.uuid = chosen.uuid AND legs.state = 'pending'`,
    [fileUuid, speed, JSON.stringify(legs)],
  );
}

export interface FiledLeg {
  processor_id: string;
  /** Of the payment. */
  vendor_id: string | null;
  uuid: string;
  transaction_uuid: string;
  stage: Stage;
  amount: number;
  trace_id: string;
}

/** The legs of a file, in the order of their trace numbers. */
export function selectLegsOfFile(
  db: Queryable,
  fileUuid: string,
): Promise<Pick<FiledLeg, 'trace_id' | 'stage' | 'amount'>[]> {
  return db.query('SELECT trace_id, stage, amount FROM legs WHERE file_uuid = $1 ORDER BY trace_id', [fileUuid]);
}

/** Marks some legs of a confirmed file as sent and answers them; they settle at the given instant. */
export function sendLegs(db: Queryable, fileUuid: string, settlesAt: Date, atMost: number): Promise<FiledLeg[]> {
  return db.query(
    `UPDATE legs l SET state = 'sent', due_at = $2
     FROM transactions t
     WHERE t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid AND (l.processor_id, l.uuid) IN (
       SELECT processor_id, uuid FROM legs WHERE file_uuid = $1 AND state = 'filed' LIMIT $3 FOR UPDATE)
     RETURNING l.processor_id, t.vendor_id, l.uuid, l.transaction_uuid, l.stage, l.amount, l.trace_id`,
    [fileUuid, settlesAt, atMost],
  );
}

export interface DueLeg {
  processor_id: string;
  uuid: string;
  transaction_uuid: string;
  stage: Stage;
  amount: number;
  due_at: Date;
  /** As it was asked for the payment. */
  speed: Speed;
  payout_delay_days: number;
  payout_type: 'individual' | 'batch';
  /** What the payee is owed of the payment: amount − transaction_fee. */
  net_amount: number;
  payee_bank_account_uuid: string;
}

/** Locks some legs in a state whose time has come, each with what its payment says about the next step. */
export function lockDueLegs(db: Queryable, state: 'sent' | 'settled', until: Date, atMost: number): Promise<DueLeg[]> {
  return db.query(
    `SELECT l.processor_id, l.uuid, l.transaction_uuid, l.stage, l.amount, l.due_at, t.speed, t.payout_delay_days,
            t.payout_type, t.amount - t.transaction_fee AS net_amount, t.payee_bank_account_uuid
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

/** Whether anything is on its way: a capture to file, a leg to file, a leg that the calendar will move. */
export async function selectAnythingDue(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ due: boolean }>(
    `SELECT EXISTS (SELECT FROM transactions WHERE capture_status = 'CAPTURE_PENDING' AND NOT capture_filed)
         OR EXISTS (SELECT FROM legs WHERE state = 'pending')
         OR EXISTS (SELECT FROM legs WHERE due_at IS NOT NULL)
         OR EXISTS (SELECT FROM bank_files WHERE state IN ('written', 'submitted')) AS due`,
    [],
  );
  return row!.due;
}
