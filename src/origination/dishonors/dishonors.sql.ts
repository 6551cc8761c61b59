// Queries on dishonors: returns that an operator does not accept.

import type { Queryable } from '../../database/database.ts';
import { selectPageAndTotal } from '../../database/page.sql.ts';
import type { StageName } from '../../lifecycle/stage-names.ts';
import {
  type DishonorMoveName,
  type DishonorState,
  dishonorMoves,
  type LosingMoveName,
} from '../../lifecycle/states/dishonor.stage.ts';
import { moveStates } from '../../lifecycle/states/move-states.sql.ts';
import type { DetailsOf } from '../../lifecycle/states/state-moves.ts';
import type { DishonorCode } from '../../nacha/codes/return-codes.ts';

export interface Dishonor {
  uuid: string;
  item_uuid: string;
  bank: string;
  code: DishonorCode;
  /** With R69: the numbers of the wrong fields. */
  information: string;
  state: DishonorState;
  /** The last banking day on which it may be sent, `Y-m-d`. */
  send_until: string;
  file_uuid: string | null;
  trace_id: string | null;
  contest_code: string | null;
  note: string;
  asked_at: Date;
  sent_at: Date | null;
  contested_at: Date | null;
  decided_at: Date | null;
}

/** A dishonor with its return and its payment. */
export interface SeenDishonor extends Dishonor {
  return_code: string;
  direction: 'debit' | 'credit';
  amount: number;
  item_state: string;
  processor_id: string | null;
  transaction_uuid: string | null;
  stage: StageName | null;
  /** When the file of the dishonor settles. */
  settles_at: Date | null;
}

const seen = `d.uuid, d.item_uuid, d.bank, d.code, d.information, d.state, d.send_until, d.file_uuid, d.trace_id,
  d.contest_code, d.note, d.asked_at, d.sent_at, d.contested_at, d.decided_at, b.code AS return_code, b.direction, b.amount,
  b.state AS item_state, b.processor_id, l.transaction_uuid, l.stage, f.settles_at`;
const joined = `FROM dishonors d
  JOIN bank_items b ON b.uuid = d.item_uuid
  LEFT JOIN legs l ON l.processor_id = b.processor_id AND l.uuid = b.leg_uuid
  LEFT JOIN bank_files f ON f.uuid = d.file_uuid`;

/** False: the return has been dishonored before. */
export async function insertDishonor(
  db: Queryable,
  one: Pick<Dishonor, 'uuid' | 'item_uuid' | 'bank' | 'code' | 'information' | 'send_until' | 'note' | 'asked_at'>,
): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO dishonors (uuid, item_uuid, bank, code, information, state, send_until, note, asked_at)
     VALUES ($1, $2, $3, $4, $5, '${dishonorMoves.ask.to}', $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1`,
    [one.uuid, one.item_uuid, one.bank, one.code, one.information, one.send_until, one.note, one.asked_at],
  );
  return rows.length === 1;
}

/** Newest first, of one state or of all. */
export function selectDishonors(
  db: Queryable,
  state: DishonorState | null,
  { per_page, offset }: { per_page: number; offset: number },
): Promise<{ total: number; rows: SeenDishonor[] }> {
  const where = 'WHERE ($1::dishonor_state IS NULL OR d.state = $1)';
  return selectPageAndTotal(db, {
    from: `FROM dishonors d ${where}`,
    page: `SELECT ${seen} ${joined} ${where} ORDER BY d.asked_at DESC, d.uuid DESC LIMIT $2 OFFSET $3`,
    values: [state, per_page, offset],
  });
}

export async function selectDishonor(db: Queryable, uuid: string): Promise<SeenDishonor | null> {
  const [row] = await db.query<SeenDishonor>(`SELECT ${seen} ${joined} WHERE d.uuid = $1`, [uuid]);
  return row ?? null;
}

/** Locks the dishonor: one decision at a time. Null: there is no such dishonor. */
export async function lockDishonor(db: Queryable, uuid: string): Promise<SeenDishonor | null> {
  const rows = await db.query('SELECT 1 FROM dishonors WHERE uuid = $1 FOR UPDATE', [uuid]);
  return rows.length === 0 ? null : selectDishonor(db, uuid);
}

/** A dishonor that waits for a file. */
export type DishonorToSend = Pick<
  SeenDishonor,
  'uuid' | 'item_uuid' | 'item_state' | 'code' | 'contest_code' | 'send_until' | 'amount' | 'direction'
>;

/**
 * Locks the dishonors that wait for a file of the bank, in the order in which they were asked for.
 */
export async function lockToSend(db: Queryable, bank: string): Promise<DishonorToSend[]> {
  return db.query(
    `SELECT d.uuid, d.item_uuid, b.state AS item_state, d.code, d.contest_code, d.send_until, b.amount, b.direction
     FROM dishonors d JOIN bank_items b ON b.uuid = d.item_uuid
     WHERE d.bank = $1 AND d.state = 'to_send' AND d.file_uuid IS NULL ORDER BY d.asked_at, d.uuid FOR UPDATE OF d`,
    [bank],
  );
}

/** Whether any dishonor waits: most cut-offs find none. */
export async function anyToSend(db: Queryable, bank: string): Promise<boolean> {
  const [row] = await db.query<{ waits: boolean }>(
    `SELECT EXISTS (SELECT FROM dishonors WHERE bank = $1 AND state = 'to_send' AND file_uuid IS NULL) AS waits`,
    [bank],
  );
  return row!.waits;
}

export async function fileDishonorsInto(
  db: Queryable,
  fileUuid: string,
  filed: readonly { uuid: string; trace_id: string }[],
): Promise<void> {
  await db.query(
    `UPDATE dishonors d SET file_uuid = $1, trace_id = i.trace_id
     FROM json_to_recordset($2::json) AS i (uuid uuid, trace_id text) WHERE d.uuid = i.uuid`,
    [fileUuid, JSON.stringify(filed)],
  );
}

/** The contents of an entry. */
export interface DishonorToWrite extends Pick<Dishonor, 'code' | 'information'> {
  trace_id: string;
  item_uuid: string;
  item_trace: string;
  original_trace: string;
  rdfi: string | null;
  return_code: string;
  details_sealed: Buffer;
}

export function selectDishonorsOfFile(db: Queryable, fileUuid: string): Promise<DishonorToWrite[]> {
  return db.query(
    `SELECT d.code, d.information, d.trace_id, b.uuid AS item_uuid, b.item_trace, b.original_trace, b.rdfi,
       b.code AS return_code, b.details_sealed
     FROM dishonors d JOIN bank_items b ON b.uuid = d.item_uuid WHERE d.file_uuid = $1 ORDER BY d.trace_id`,
    [fileUuid],
  );
}

/** What the dishonor of a return would contain. */
export async function selectReturnToDishonor(
  db: Queryable,
  itemUuid: string,
): Promise<Omit<DishonorToWrite, 'code' | 'information' | 'trace_id'>> {
  const [row] = await db.query<Omit<DishonorToWrite, 'code' | 'information' | 'trace_id'>>(
    `SELECT uuid AS item_uuid, item_trace, original_trace, rdfi, code AS return_code, details_sealed
     FROM bank_items WHERE uuid = $1`,
    [itemUuid],
  );
  return row!;
}

/** Locks the latest dishonor with this trace number. */
export async function lockByTrace(
  db: Queryable,
  bank: string,
  trace: string,
): Promise<Pick<Dishonor, 'uuid' | 'state' | 'item_uuid'> | null> {
  const [row] = await db.query<Pick<Dishonor, 'uuid' | 'state' | 'item_uuid'>>(
    `SELECT uuid, state, item_uuid FROM dishonors WHERE trace_id = $1 AND bank = $2
     ORDER BY asked_at DESC LIMIT 1 FOR UPDATE`,
    [trace, bank],
  );
  return row ?? null;
}

/**
 * Moves the dishonors that are in a state from which the move can start; answers their uuids.
 * `loseDishonors` makes the moves that lose one.
 */
export const moveDishonors = <Name extends Exclude<DishonorMoveName, LosingMoveName>>(
  db: Queryable,
  name: Name,
  uuids: readonly string[],
  details: DetailsOf<(typeof dishonorMoves)[Name]>,
): Promise<string[]> => moveStates(db, 'dishonors', dishonorMoves[name], uuids, details);

export async function selectUuidsOfFile(db: Queryable, fileUuid: string): Promise<string[]> {
  const rows = await db.query<{ uuid: string }>('SELECT uuid FROM dishonors WHERE file_uuid = $1', [fileUuid]);
  return rows.map(({ uuid }) => uuid);
}

/** The dishonors of all returns of a payment's captures, in any state. */
export async function selectUuidsOfPayment(
  db: Queryable,
  { processor_id, transaction_uuid }: { processor_id: string; transaction_uuid: string },
): Promise<string[]> {
  const rows = await db.query<{ uuid: string }>(
    `SELECT d.uuid FROM legs l
     JOIN bank_items b ON b.original_trace = l.trace_id AND b.leg_uuid = l.uuid AND b.state = 'applied'
     JOIN dishonors d ON d.item_uuid = b.uuid
     WHERE l.processor_id = $1 AND l.transaction_uuid = $2 AND l.stage = 'capture'`,
    [processor_id, transaction_uuid],
  );
  return rows.map(({ uuid }) => uuid);
}
