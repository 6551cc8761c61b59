// Queries on what operators see of our files, and on the outcomes that they record.

import { directionOf, type Purpose } from '../../../payments/lifecycle/stage-names.ts';
import type { BankFileState } from '../../../payments/lifecycle/states/bank-file.stage.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { StatementBooking } from '../../connections/bank.ts';
import { ofEntry } from '../entries/legs.sql.ts';
import { offsetTotals } from '../offsets/offset-entries.sql.ts';
import { deleteSettlementDates } from '../settlement/leg-dates.sql.ts';
import type { Addition, BankFile } from './bank-files.sql.ts';

export interface SeenFile extends Omit<BankFile, 'odfi' | 'downloaded_at' | 'file_id_modifier'> {
  total_debits: number;
  total_credits: number;
  offset_entries: number;
  offset_debits: number;
  offset_credits: number;
  /** The banking time from which the bank had it for certain. */
  received_at: Date | null;
  submitted_at: Date | null;
  confirmed_at: Date | null;
  rejected_at: Date | null;
  /** When an acknowledgment was read that accepts the file. */
  acknowledged_at: Date | null;
  note: string | null;
  /** How far the bytes are on their way to the bank; null: sending has not started. */
  delivery: 'uploading' | 'renaming' | 'renamed' | 'delivered' | 'uncertain' | null;
}

// A file that was wrapped travels under the name of its wrapped form.
const seen = `f.uuid, f.bank, f.kind, f.state, f.name, f.content_uuid, f.cut_off_at, f.effective_entry_date, f.settles_at,
  f.entry_count, f.created_at, f.total_debits, f.total_credits, f.received_at, f.submitted_at, f.confirmed_at, f.rejected_at,
  f.acknowledged_at, f.note,
  f.statement_booking, o.offset_entries, o.offset_debits, o.offset_credits,
  (SELECT d.state FROM file_deliveries d
   WHERE d.bank = f.bank AND d.name = coalesce(
     (SELECT w.name FROM archived_files w WHERE w.content_uuid = f.content_uuid AND w.kept_at IS NOT NULL), f.name)) AS delivery`;

/** Newest first. */
export function selectFiles(
  db: Queryable,
  state: BankFileState | null,
  after: TimeAndUuid | null,
  limit: number,
): Promise<SeenFile[]> {
  return db.query(
    `SELECT ${seen} FROM bank_files f ${offsetTotals}
     WHERE ($1::outgoing_file_state IS NULL OR f.state = $1) AND ${afterRow('f.created_at', 'f.uuid', 3, '<')}
     ORDER BY f.created_at DESC, f.uuid DESC LIMIT $2`,
    [state, limit, ...rowValues(after)],
  );
}

export async function selectSeenFile(db: Queryable, uuid: string): Promise<SeenFile | null> {
  const [row] = await db.query<SeenFile>(`SELECT ${seen} FROM bank_files f ${offsetTotals} WHERE f.uuid = $1`, [uuid]);
  return row ?? null;
}

/** Locks the file: one decision at a time. Null: there is no such file. */
export async function lockFile(db: Queryable, uuid: string): Promise<SeenFile | null> {
  const rows = await db.query('SELECT 1 FROM bank_files WHERE uuid = $1 FOR UPDATE', [uuid]);
  return rows.length === 0 ? null : selectSeenFile(db, uuid);
}

/**
 * False: the bank statement already shows cash of the file, or of returns that came before the file
 * settled. `only_unsettled`: also false if the file has settled.
 */
export async function updateBooking(
  db: Queryable,
  uuid: string,
  {
    statement_booking,
    note,
    only_unsettled,
  }: { statement_booking: StatementBooking; note: string; only_unsettled: boolean },
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE bank_files f SET statement_booking = $2, note = $3
     WHERE f.uuid = $1 AND (NOT $4 OR f.settled_at IS NULL) AND NOT EXISTS (
       SELECT FROM statement_ticks t
       WHERE t.source_uuid = f.uuid
          OR t.source_uuid IN (SELECT b.content_uuid FROM bank_items b WHERE b.unsettled_file_uuid = f.uuid)
            AND t.moved_on = (f.settled_at AT TIME ZONE 'America/New_York')::date)
     RETURNING 1`,
    [uuid, statement_booking, note, only_unsettled],
  );
  return rows.length === 1;
}

export async function updateNote(db: Queryable, uuid: string, note: string): Promise<void> {
  await db.query('UPDATE bank_files SET note = $2 WHERE uuid = $1', [uuid, note]);
}

/**
 * Stops the settlement of the sent legs of a file; returns how many of its entries have already
 * settled.
 */
export async function stopLegs(db: Queryable, fileUuid: string): Promise<number> {
  await deleteSettlementDates(db, fileUuid);
  const [row] = await db.query<{ settled: number }>(
    `SELECT count(*) AS settled FROM current_legs WHERE file_uuid = $1 AND state IN ('settled', 'good')`,
    [fileUuid],
  );
  return row!.settled;
}

export interface RejectedLeg {
  processor_id: string;
  uuid: string;
  transaction_uuid: string;
  refund_uuid: string | null;
  stage: Purpose;
  amount: number;
  /** The state before. */
  state_before: 'filed' | 'sent';
}

interface LegToReject {
  processor_id: string;
  uuid: string;
  state: RejectedLeg['state_before'];
}

const toReject = recordset<Omit<LegToReject, 'state'>>({ processor_id: 'uuid', uuid: 'uuid' });

/**
 * Marks these legs as rejected, and answers them with what was found. They were read before by a
 * query of their own: where tables are on several servers, the view of the states of legs cannot be
 * read in a change.
 */
async function reject<Found extends LegToReject>(db: Queryable, found: readonly Found[]) {
  const rejected: (Found & Omit<RejectedLeg, 'state_before'>)[] = [];
  for (const [state, legs] of Map.groupBy(found, (leg) => leg.state)) {
    const byUuid = new Map(legs.map((leg) => [leg.uuid, leg]));
    const rows = await db.query<Omit<RejectedLeg, 'state_before'>>(
      `UPDATE legs l SET own_state = 'rejected' FROM ${toReject.from(2)} AS i
       WHERE l.shard = i.shard AND l.processor_id = i.processor_id AND l.uuid = i.uuid AND coalesce(l.own_state = $1, true)
       RETURNING l.processor_id, l.uuid, l.transaction_uuid, l.refund_uuid, l.stage, l.amount`,
      [state, ...toReject.values(legs)],
    );
    rejected.push(...rows.map((row) => ({ ...byUuid.get(row.uuid)!, ...row })));
  }
  return rejected;
}

const withStateBefore = ({ state, ...leg }: Omit<RejectedLeg, 'state_before'> & LegToReject): RejectedLeg => ({
  ...leg,
  state_before: state,
});

/** Marks up to `atMost` legs of a rejected file as rejected, and answers them. */
export async function rejectLegs(db: Queryable, fileUuid: string, atMost: number): Promise<RejectedLeg[]> {
  const found = await db.query<LegToReject>(
    `SELECT processor_id, uuid, state FROM current_legs
     WHERE file_uuid = $1 AND state IN ('filed', 'sent') ORDER BY processor_id, uuid LIMIT $2`,
    [fileUuid, atMost],
  );
  return (await reject(db, found)).map(withStateBefore);
}

/** Marks the sent legs of an entry that the bank rejected alone, and answers them. */
export async function rejectLegsOf(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
): Promise<RejectedLeg[]> {
  const found = await db.query<LegToReject>(
    `SELECT c.processor_id, c.uuid, c.state FROM entries e JOIN current_legs c ON ${ofEntry('c', 'e')} AND c.state = 'sent'
     WHERE e.shard = $1 AND e.processor_id = $2 AND e.uuid = $3`,
    [...tenantKey(processor_id), uuid],
  );
  return (await reject(db, found)).map(withStateBefore);
}

export interface TakenOutLeg extends Omit<RejectedLeg, 'state_before'> {
  trace_id: string;
}

/** Marks legs as rejected and answers them. The bank has not seen their file. */
export async function takeOutLegs(db: Queryable, fileUuid: string, traces: readonly string[]): Promise<TakenOutLeg[]> {
  const found = await db.query<LegToReject & { trace_id: string }>(
    `SELECT c.processor_id, c.uuid, c.state, e.trace_id FROM entries e JOIN current_legs c ON ${ofEntry('c', 'e')} AND c.state = 'filed'
     WHERE e.file_uuid = $1 AND e.trace_id = ANY ($2)`,
    [fileUuid, traces],
  );
  return reject(db, found);
}

/** What the totals of a file count: a leg, or an entry with all its legs. */
export type CountedLeg = Pick<TakenOutLeg, 'trace_id' | 'stage' | 'amount'>;

export function totalsOfLegs(legs: readonly CountedLeg[]): Addition {
  const sum = (direction: 'debit' | 'credit') =>
    legs.reduce((total, { stage, amount }) => (directionOf(stage) === direction ? total + amount : total), 0);
  return { entries: new Set(legs.map(({ trace_id }) => trace_id)).size, debits: sum('debit'), credits: sum('credit') };
}

/** Subtracts removed entries from the totals of a file; returns how many entries are left. */
export async function reduceFileTotals(db: Queryable, fileUuid: string, legs: readonly CountedLeg[]): Promise<number> {
  const { entries, debits, credits } = totalsOfLegs(legs);
  const [row] = await db.query<{ entry_count: number }>(
    `UPDATE bank_files SET entry_count = entry_count - $2, total_debits = total_debits - $3,
       total_credits = total_credits - $4
     WHERE uuid = $1 RETURNING entry_count`,
    [fileUuid, entries, debits, credits],
  );
  return row!.entry_count;
}

export async function markAcknowledged(db: Queryable, uuid: string, at: Date): Promise<void> {
  await db.query('UPDATE bank_files SET acknowledged_at = coalesce(acknowledged_at, $2) WHERE uuid = $1', [uuid, at]);
}

export async function markTakenBack(db: Queryable, uuid: string, at: Date): Promise<void> {
  await db.query('UPDATE bank_files SET taken_back_at = $2 WHERE uuid = $1', [uuid, at]);
}

/** What an entry of a file moves for one payment, refund, fee payout or reversal. */
export interface FiledEntry {
  uuid: string;
  processor_id: string;
  entry_uuid: string;
  transaction_uuid: string;
  refund_uuid: string | null;
  stage: Purpose;
  state: string;
  direction: 'debit' | 'credit';
  amount: number;
  trace_id: string;
  entry_amount: number;
  bank_account_uuid: string | null;
  /** Null: it is of no payment. */
  payer_uuid: string | null;
  payee_uuid: string | null;
  created_at: Date;
}

/** In the order of the index on files. */
export type EntryPosition = readonly [stage: string, processor_id: string, entry_uuid: string, uuid: string];

export function selectEntriesOfFile(
  db: Queryable,
  fileUuid: string,
  after: EntryPosition | null,
  limit: number,
): Promise<FiledEntry[]> {
  const order = 'l.stage, l.processor_id, l.entry_uuid, l.uuid';
  return db.query(
    `SELECT l.uuid, l.processor_id, l.entry_uuid, l.transaction_uuid, l.refund_uuid, l.stage, l.state, e.direction, l.amount,
       e.trace_id, e.amount AS entry_amount, e.bank_account_uuid, t.payer_uuid, t.payee_uuid, l.created_at
     FROM current_legs l JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
     LEFT JOIN transactions t ON t.shard = l.shard AND t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
     WHERE l.file_uuid = $1 AND ($3::stage IS NULL OR (${order}) > ($3, $4::uuid, $5::uuid, $6::uuid))
     ORDER BY ${order} LIMIT $2`,
    [fileUuid, limit, ...(after ?? [null, null, null, null])],
  );
}
