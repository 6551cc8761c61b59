// Queries on bank files and on trace numbers.

import {
  type BankFileMoveName,
  type BankFileState,
  bankFileMoves,
} from '../../../payments/lifecycle/states/bank-file.stage.ts';
import { moveStates, type RowsToMove } from '../../../payments/lifecycle/states/move-states.sql.ts';
import type { DetailsOf } from '../../../payments/lifecycle/states/state-moves.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { StatementBooking } from '../../connections/bank.ts';

/** Most files carry entries of payments and fees. Dishonors have files of their own. */
export type BankFileKind = 'entries' | 'dishonors';

export interface BankFile {
  uuid: string;
  bank: string;
  /** The first eight digits of its trace numbers. */
  odfi: string;
  kind: BankFileKind;
  state: BankFileState;
  /** Null until it is closed and named. */
  name: string | null;
  /** Of its header; null until it is named. */
  file_id_modifier: string | null;
  /** The file in the archive; null until it is written. */
  content_uuid: string | null;
  cut_off_at: Date;
  effective_entry_date: string;
  settles_at: Date;
  entry_count: number;
  created_at: Date;
  statement_booking: StatementBooking;
  /** An operator downloaded it before it was sent, and may have handed it over. */
  downloaded_at: Date | null;
}

const columns = `uuid, bank, odfi, kind, state, name, file_id_modifier, content_uuid, cut_off_at, effective_entry_date, settles_at, entry_count, created_at,
  statement_booking, downloaded_at`;

export type NewBankFile = Pick<
  BankFile,
  'uuid' | 'bank' | 'odfi' | 'cut_off_at' | 'effective_entry_date' | 'settles_at' | 'created_at' | 'statement_booking'
>;

/** What is added to a file. */
export interface Addition {
  entries: number;
  /** Cents, like `credits`. */
  debits: number;
  credits: number;
}

/** Moves the files that are in a state from which the move can start; answers their uuids. */
export const moveBankFiles = <Name extends BankFileMoveName>(
  db: Queryable,
  name: Name,
  files: readonly string[] | RowsToMove,
  details: DetailsOf<(typeof bankFileMoves)[Name]>,
): Promise<string[]> => moveStates(db, 'bank_files', bankFileMoves[name], files, details);

/**
 * The open file of a cut-off if it has room up to `most`, or a new one. A bank never has two open
 * files.
 */
export async function openBankFile(db: Queryable, file: NewBankFile, added: Addition, most: Addition): Promise<string> {
  await moveBankFiles(
    db,
    'close_early',
    {
      where: 'bank = $1 AND (cut_off_at <> $2 OR entry_count > $3 OR total_debits > $4 OR total_credits > $5)',
      values: [
        file.bank,
        file.cut_off_at,
        most.entries - added.entries,
        most.debits - added.debits,
        most.credits - added.credits,
      ],
    },
    {},
  );
  const [open] = await db.query<{ uuid: string }>(`SELECT uuid FROM bank_files WHERE bank = $1 AND state = 'open'`, [
    file.bank,
  ]);
  if (open !== undefined) return open.uuid;
  await insertOpenFile(db, file);
  return file.uuid;
}

/** The open file of the cut-off if it has room for this many entries. */
export async function selectFileWithRoom(
  db: Queryable,
  { bank, cut_off_at }: NewBankFile,
  mostBefore: number,
): Promise<string | null> {
  const [open] = await db.query<{ uuid: string }>(
    `SELECT uuid FROM bank_files WHERE bank = $1 AND state = 'open' AND cut_off_at = $2 AND entry_count <= $3`,
    [bank, cut_off_at, mostBefore],
  );
  return open?.uuid ?? null;
}

/** Closes the open file of the bank, if there is one, and opens another. */
export async function openNextFile(db: Queryable, file: NewBankFile): Promise<void> {
  await moveBankFiles(db, 'close_early', { where: 'bank = $1', values: [file.bank] }, {});
  await insertOpenFile(db, file);
}

async function insertOpenFile(db: Queryable, file: NewBankFile): Promise<void> {
  await db.query(
    `INSERT INTO bank_files (uuid, bank, odfi, state, cut_off_at, effective_entry_date, settles_at, entry_count, total_debits,
       total_credits, created_at, statement_booking)
     VALUES ($1, $2, $3, '${bankFileMoves.open.to}', $4, $5, $6, 0, 0, 0, $7, $8)`,
    [
      file.uuid,
      file.bank,
      file.odfi,
      file.cut_off_at,
      file.effective_entry_date,
      file.settles_at,
      file.created_at,
      file.statement_booking,
    ],
  );
}

/** Inserts a file with all its entries: no more are added. */
export async function insertClosedFile(
  db: Queryable,
  file: NewBankFile & Pick<BankFile, 'kind' | 'entry_count'> & { total_debits: number; total_credits: number },
): Promise<void> {
  await db.query(
    `INSERT INTO bank_files (uuid, bank, odfi, kind, state, cut_off_at, effective_entry_date, settles_at, entry_count,
       total_debits, total_credits, created_at, statement_booking)
     VALUES ($1, $2, $3, $4, '${bankFileMoves.open_full.to}', $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      file.uuid,
      file.bank,
      file.odfi,
      file.kind,
      file.cut_off_at,
      file.effective_entry_date,
      file.settles_at,
      file.entry_count,
      file.total_debits,
      file.total_credits,
      file.created_at,
      file.statement_booking,
    ],
  );
}

/** Adds to the totals of an open file, and answers them. */
export async function countEntries(db: Queryable, uuid: string, added: Addition): Promise<Addition> {
  const [totals] = await db.query<Addition>(
    `UPDATE bank_files SET entry_count = entry_count + $2, total_debits = total_debits + $3,
       total_credits = total_credits + $4
     WHERE uuid = $1 AND state = 'open'
     RETURNING entry_count AS entries, total_debits AS debits, total_credits AS credits`,
    [uuid, added.entries, added.debits, added.credits],
  );
  return totals!;
}

export async function anyFileOpen(db: Queryable, bank: string): Promise<boolean> {
  const [row] = await db.query<{ open: boolean }>(
    `SELECT EXISTS (SELECT FROM bank_files WHERE bank = $1 AND state = 'open') AS open`,
    [bank],
  );
  return row!.open;
}

export async function closeBankFiles(db: Queryable, bank: string): Promise<void> {
  await moveBankFiles(db, 'close', { where: 'bank = $1', values: [bank] }, {});
}

/**
 * Files that are closed and not yet confirmed, and rejected files whose entries were not yet taken
 * back. The oldest first.
 */
export function selectOpenFiles(db: Queryable, bank: string): Promise<BankFile[]> {
  return db.query(
    `SELECT ${columns} FROM bank_files
     WHERE bank = $1 AND (state IN ('closed', 'written', 'submitted') OR state = 'rejected' AND taken_back_at IS NULL)
     ORDER BY created_at, uuid`,
    [bank],
  );
}

/**
 * Stores from when on the bank has a file and when it settles, unless that is stored; answers when
 * it settles.
 */
export async function noteReceived(
  db: Queryable,
  uuid: string,
  { received_at, settles_at }: { received_at: Date; settles_at: Date },
): Promise<Date> {
  const [row] = await db.query<{ settles_at: Date }>(
    `UPDATE bank_files
     SET received_at = coalesce(received_at, $2), settles_at = CASE WHEN received_at IS NULL THEN $3 ELSE settles_at END
     WHERE uuid = $1 RETURNING settles_at`,
    [uuid, received_at, settles_at],
  );
  return row!.settles_at;
}

/** Stores that an operator downloads a file before it is sent; null: an operator is asked. */
export async function noteDownload(db: Queryable, uuid: string, at: Date | null): Promise<void> {
  await db.query(`UPDATE bank_files SET downloaded_at = $2 WHERE uuid = $1 AND state = 'written'`, [uuid, at]);
}

/** The entries of a file for the same day go out at the standard speed. */
export async function makeLegsStandard(db: Queryable, uuid: string): Promise<void> {
  await db.query(`UPDATE legs SET speed = 'standard' WHERE file_uuid = $1 AND NOT rejected`, [uuid]);
}

/** As SQL: confirmed files with entries that have not settled. */
export const toSettle = `settled_at IS NULL AND kind = 'entries' AND state = 'confirmed'`;

/**
 * Marks the files of a bank that have settled: their cash on the bank statement no longer changes.
 */
export async function markSettled(
  db: Queryable,
  bank: string,
  { until, at }: { until: Date; at: Date },
): Promise<void> {
  await db.query(
    `UPDATE bank_files SET settled_at = $3
     WHERE bank = $1 AND settles_at <= $2 AND ${toSettle}`,
    [bank, until, at],
  );
}

/** As SQL: when the next confirmed file settles. */
export const firstFileToSettle = `(SELECT min(settles_at) FROM bank_files WHERE ${toSettle})`;

/** How many files are neither confirmed nor rejected. */
export async function selectBankFilesOpen(db: Queryable): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    `SELECT count(*) AS open FROM bank_files WHERE state IN ('open', 'closed', 'written', 'submitted')`,
    [],
  );
  return row!.open;
}
