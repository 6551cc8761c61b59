// Queries on what the simulated bank will answer, and when.
import type { Queryable } from '../database/database.ts';
import type { Misbehavior } from './faults.sql.ts';

export interface PlannedAnswer {
  uuid: string;
  due_at: Date;
  kind: 'return' | 'change' | 'contest';
  code: string;
  /** What the change corrects; null: of a return. */
  corrected_data: string | null;
  /** The entry that is answered, with its batch header: sealed, because it names an account. */
  entry_sealed: Buffer;
  /** Of an answer that the numbers asked for: the trace of the entry, which asks once. */
  magic_trace: string | null;
}

export async function insertAnswers(db: Queryable, bank: string, answers: readonly PlannedAnswer[]): Promise<void> {
  await db.query(
    `INSERT INTO simulated_answers (bank, uuid, due_at, kind, code, corrected_data, entry_sealed, magic_trace)
     SELECT $2, uuid, due_at, kind, code, corrected_data, decode(entry_sealed, 'base64'), magic_trace
     FROM json_to_recordset($1::json) AS i (uuid uuid, due_at timestamptz, kind simulated_answer_kind, code text,
       corrected_data text, entry_sealed text, magic_trace text)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(answers.map((one) => ({ ...one, entry_sealed: one.entry_sealed.toString('base64') }))), bank],
  );
}

export interface AnswersDue {
  /** In no file yet. */
  loose: boolean;
  /** In a file that is still to be laid out. */
  filed: boolean;
}

export async function selectAnswersDue(db: Queryable, bank: string, until: Date): Promise<AnswersDue> {
  const due = 'FROM simulated_answers WHERE bank = $1 AND NOT laid_out AND due_at <= $2 AND';
  const [row] = await db.query<AnswersDue>(
    `SELECT EXISTS (SELECT ${due} file_uuid IS NULL) AS loose, EXISTS (SELECT ${due} file_uuid IS NOT NULL) AS filed`,
    [bank, until],
  );
  return row!;
}

/** What is due and in no file yet comes later. */
export async function postponeAnswers(db: Queryable, bank: string, until: Date, to: Date): Promise<void> {
  await db.query(
    'UPDATE simulated_answers SET due_at = $3 WHERE bank = $1 AND file_uuid IS NULL AND NOT laid_out AND due_at <= $2',
    [bank, until, to],
  );
}

/** Puts what is due and in no file yet into one, which is laid out as the bank was told. */
export async function gatherAnswers(
  db: Queryable,
  bank: string,
  until: Date,
  { file_uuid, misbehavior }: FileOfAnswers,
): Promise<void> {
  await db.query(
    `UPDATE simulated_answers SET file_uuid = $3, misbehavior = $4
     WHERE bank = $1 AND file_uuid IS NULL AND NOT laid_out AND due_at <= $2`,
    [bank, until, file_uuid, misbehavior],
  );
}

export interface FileOfAnswers {
  file_uuid: string;
  /** Null: as it should be. */
  misbehavior: Misbehavior | null;
}

/** The files that are still to be laid out, the oldest first. */
export function selectFilesOfAnswers(db: Queryable, bank: string): Promise<FileOfAnswers[]> {
  return db.query(
    `SELECT DISTINCT file_uuid, misbehavior FROM simulated_answers
     WHERE bank = $1 AND file_uuid IS NOT NULL AND NOT laid_out ORDER BY file_uuid`,
    [bank],
  );
}

export function selectAnswers(db: Queryable, fileUuid: string): Promise<PlannedAnswer[]> {
  return db.query(
    `SELECT uuid, due_at, kind, code, corrected_data, entry_sealed, magic_trace FROM simulated_answers
     WHERE file_uuid = $1 ORDER BY kind, uuid`,
    [fileUuid],
  );
}

export async function markLaidOut(db: Queryable, fileUuid: string): Promise<void> {
  await db.query('UPDATE simulated_answers SET laid_out = true WHERE file_uuid = $1', [fileUuid]);
}

/** It was laid out cut; the next time it comes as it should be. */
export async function markCut(db: Queryable, fileUuid: string): Promise<void> {
  await db.query('UPDATE simulated_answers SET misbehavior = NULL WHERE file_uuid = $1', [fileUuid]);
}
