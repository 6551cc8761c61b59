// Queries on copies of files: files that their banks processed twice (decision 62).
import {
  type FileCopyMoveName,
  type FileCopyState,
  fileCopyMoves,
} from '../../../payments/lifecycle/states/file-copy.stage.ts';
import { moveStates } from '../../../payments/lifecycle/states/move-states.sql.ts';
import type { DetailsOf } from '../../../payments/lifecycle/states/state-moves.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface ReportedCopy {
  uuid: string;
  file_uuid: string;
  bank: string;
  reason: string;
  discovered_at: Date;
  reported_at: Date;
}

/** A copy as operators see it. All sums are cents. */
export interface FileCopy extends ReportedCopy {
  state: FileCopyState;
  written_off: number;
  closed_at: Date | null;
  file_name: string | null;
  file_settles_at: Date;
  file_debits: number;
  file_credits: number;
  /** Lines of the bank statement that are matched to it. */
  lines_in: number;
  lines_out: number;
  /** Second returns: cash that left for debits, and that came back for credits. */
  returns_out: number;
  returns_in: number;
  return_count: number;
}

const sumOf = (from: string, direction: string) =>
  `coalesce((SELECT sum(amount) FROM ${from} WHERE file_copy_uuid = c.uuid AND direction = '${direction}'), 0)::bigint`;

const seen = `SELECT c.uuid, c.file_uuid, c.bank, c.state, c.reason, c.discovered_at, c.written_off, c.reported_at, c.closed_at,
    f.name AS file_name, f.settles_at AS file_settles_at, f.total_debits AS file_debits, f.total_credits AS file_credits,
    ${sumOf('statement_lines', 'credit')} AS lines_in, ${sumOf('statement_lines', 'debit')} AS lines_out,
    ${sumOf('bank_items', 'debit')} AS returns_out, ${sumOf('bank_items', 'credit')} AS returns_in,
    (SELECT count(*) FROM bank_items WHERE file_copy_uuid = c.uuid)::integer AS return_count
  FROM file_copies c JOIN bank_files f ON f.uuid = c.file_uuid`;

/** What the copy moved and nothing took back. Above zero: we have it. Below: it is missing. */
export const restOf = (copy: FileCopy): number =>
  copy.lines_in - copy.lines_out + copy.returns_in - copy.returns_out + copy.written_off;

/** As SQL: the open copy of a file. Its payments are right, and the bank takes the copy back. */
export const openCopyOf = (fileUuid: string): string => `(
         SELECT c.uuid FROM file_copies c WHERE c.file_uuid = ${fileUuid} AND c.state = 'open')`;

/** False: it is reported already. */
export async function insertFileCopy(db: Queryable, one: ReportedCopy): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO file_copies (uuid, file_uuid, bank, state, reason, discovered_at, reported_at)
     VALUES ($1, $2, $3, '${fileCopyMoves.report.to}', $4, $5, $6) ON CONFLICT (file_uuid) DO NOTHING RETURNING 1`,
    [one.uuid, one.file_uuid, one.bank, one.reason, one.discovered_at, one.reported_at],
  );
  return rows.length === 1;
}

export const moveFileCopies = <Name extends FileCopyMoveName>(
  db: Queryable,
  name: Name,
  uuids: readonly string[],
  details: DetailsOf<(typeof fileCopyMoves)[Name]>,
): Promise<string[]> => moveStates(db, 'file_copies', fileCopyMoves[name], uuids, details);

export async function selectFileCopy(db: Queryable, uuid: string): Promise<FileCopy | null> {
  const [row] = await db.query<FileCopy>(`${seen} WHERE c.uuid = $1`, [uuid]);
  return row ?? null;
}

export async function selectCopyOfFile(db: Queryable, fileUuid: string): Promise<FileCopy | null> {
  const [row] = await db.query<FileCopy>(`${seen} WHERE c.file_uuid = $1`, [fileUuid]);
  return row ?? null;
}

/** Locks it: its sums do not change until the phase ends. Null: there is no such copy. */
export async function lockFileCopy(db: Queryable, uuid: string): Promise<FileCopy | null> {
  await db.query('SELECT 1 FROM file_copies WHERE uuid = $1 FOR UPDATE', [uuid]);
  return selectFileCopy(db, uuid);
}

export async function addWrittenOff(db: Queryable, uuid: string, cents: number): Promise<void> {
  await db.query('UPDATE file_copies SET written_off = written_off + $2 WHERE uuid = $1', [uuid, cents]);
}

/** Newest first. */
export function selectFileCopies(
  db: Queryable,
  { state, file_uuid }: { state: FileCopyState | null; file_uuid: string | null },
  after: TimeAndUuid | null,
  limit: number,
): Promise<FileCopy[]> {
  return db.query(
    `${seen} WHERE ($2::file_copy_state IS NULL OR c.state = $2) AND ($3::uuid IS NULL OR c.file_uuid = $3)
       AND ${afterRow('c.reported_at', 'c.uuid', 4, '<')}
     ORDER BY c.reported_at DESC, c.uuid DESC LIMIT $1`,
    [limit, state, file_uuid, ...rowValues(after)],
  );
}

/** The open ones, the oldest first. They are few. */
export function selectOpenFileCopies(db: Queryable): Promise<FileCopy[]> {
  return db.query(`${seen} WHERE c.state = 'open' ORDER BY c.reported_at, c.uuid`, []);
}
