// Queries on dishonors: returns that an operator does not accept.

import type { DishonorCode } from '../../../ach/nacha/codes/return-codes.ts';
import { operatorBooksUuid } from '../../../payments/ledger/operator-books.ts';
import type { StageName } from '../../../payments/lifecycle/stage-names.ts';
import {
  type DishonorMoveName,
  type DishonorState,
  dishonorMoves,
  type LosingMoveName,
} from '../../../payments/lifecycle/states/dishonor.stage.ts';
import { moveStates } from '../../../payments/lifecycle/states/move-states.sql.ts';
import type { DetailsOf } from '../../../payments/lifecycle/states/state-moves.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { firstPaymentOf } from '../entries/entries.sql.ts';

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

// `own` is the entry of the dishonor `d` itself.
const withEntry = `LEFT JOIN entries own ON own.shard = shard_of(d.entry_processor_id)
    AND own.processor_id = d.entry_processor_id AND own.uuid = d.entry_uuid`;
const seen = `d.uuid, d.item_uuid, d.bank, d.code, d.information, d.state, d.send_until, own.file_uuid, own.trace_id,
  d.contest_code, d.note, d.asked_at, d.sent_at, d.contested_at, d.decided_at, b.code AS return_code, b.direction, b.amount,
  b.state AS item_state, b.processor_id, l.transaction_uuid, l.stage, f.settles_at`;
const joined = `FROM dishonors d
  JOIN bank_items b ON b.uuid = d.item_uuid
  ${firstPaymentOf('b')}
  ${withEntry}
  LEFT JOIN bank_files f ON f.uuid = own.file_uuid`;

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
  after: TimeAndUuid | null,
  limit: number,
): Promise<SeenDishonor[]> {
  return db.query(
    `SELECT ${seen} ${joined} WHERE ($1::dishonor_state IS NULL OR d.state = $1) AND ${afterRow('d.asked_at', 'd.uuid', 3, '<')}
     ORDER BY d.asked_at DESC, d.uuid DESC LIMIT $2`,
    [state, limit, ...rowValues(after)],
  );
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
export interface DishonorToSend
  extends Pick<
    SeenDishonor,
    'uuid' | 'item_uuid' | 'item_state' | 'code' | 'contest_code' | 'send_until' | 'amount' | 'direction'
  > {
  /** The tenant of the return, or the operator books if it answers no tenant's entry. */
  processor_id: string;
}

/**
 * Locks the dishonors that wait for a file of the bank, in the order in which they were asked for.
 */
export async function lockToSend(db: Queryable, bank: string): Promise<DishonorToSend[]> {
  return db.query(
    `SELECT d.uuid, d.item_uuid, b.state AS item_state, d.code, d.contest_code, d.send_until, b.amount, b.direction,
            coalesce(b.processor_id, '${operatorBooksUuid}') AS processor_id
     FROM dishonors d JOIN bank_items b ON b.uuid = d.item_uuid
     WHERE d.bank = $1 AND d.state = 'to_send' AND d.entry_uuid IS NULL ORDER BY d.asked_at, d.uuid FOR UPDATE OF d`,
    [bank],
  );
}

/** Whether any dishonor waits: most cut-offs find none. */
export async function anyToSend(db: Queryable, bank: string): Promise<boolean> {
  const [row] = await db.query<{ waits: boolean }>(
    `SELECT EXISTS (SELECT FROM dishonors WHERE bank = $1 AND state = 'to_send' AND entry_uuid IS NULL) AS waits`,
    [bank],
  );
  return row!.waits;
}

/** Stores the entry of each dishonor. */
export async function fileDishonorsAs(
  db: Queryable,
  filed: readonly { uuid: string; processor_id: string; entry_uuid: string }[],
): Promise<void> {
  await db.query(
    `UPDATE dishonors d SET entry_processor_id = i.processor_id, entry_uuid = i.entry_uuid
     FROM json_to_recordset($1::json) AS i (uuid uuid, processor_id uuid, entry_uuid uuid) WHERE d.uuid = i.uuid`,
    [JSON.stringify(filed)],
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

const dishonorsOfFile = `entries e JOIN dishonors d ON d.entry_uuid = e.uuid AND e.purpose = 'dishonor' AND e.file_uuid = $1`;

export function selectDishonorsOfFile(db: Queryable, fileUuid: string): Promise<DishonorToWrite[]> {
  return db.query(
    `SELECT d.code, d.information, e.trace_id, b.uuid AS item_uuid, b.item_trace, b.original_trace, b.rdfi,
       b.code AS return_code, b.details_sealed
     FROM ${dishonorsOfFile} JOIN bank_items b ON b.uuid = d.item_uuid ORDER BY e.trace_id`,
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
    `SELECT d.uuid, d.state, d.item_uuid
     FROM entries e JOIN dishonors d ON d.entry_uuid = e.uuid
     WHERE e.trace_id = $1 AND e.bank = $2 AND e.purpose = 'dishonor'
     ORDER BY d.asked_at DESC LIMIT 1 FOR UPDATE OF d`,
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
  const rows = await db.query<{ uuid: string }>(`SELECT d.uuid FROM ${dishonorsOfFile}`, [fileUuid]);
  return rows.map(({ uuid }) => uuid);
}

/** The dishonors of all returns of a payment's captures, in any state. */
export async function selectUuidsOfPayment(
  db: Queryable,
  { processor_id, transaction_uuid }: { processor_id: string; transaction_uuid: string },
): Promise<string[]> {
  const rows = await db.query<{ uuid: string }>(
    `SELECT d.uuid FROM legs l
     JOIN bank_items b ON b.entry_uuid = l.entry_uuid AND b.state = 'applied'
     JOIN dishonors d ON d.item_uuid = b.uuid
     WHERE l.shard = $1 AND l.processor_id = $2 AND l.transaction_uuid = $3 AND l.stage = 'capture'`,
    [...tenantKey(processor_id), transaction_uuid],
  );
  return rows.map(({ uuid }) => uuid);
}
