// Queries on what the simulated bank will answer, and when.
import type { Queryable } from '../../platform/database/database.ts';
import type { Misbehavior } from './faults.sql.ts';

export interface PlannedAnswer {
  uuid: string;
  due_at: Date;
  kind: 'return' | 'change' | 'contest' | 'reject';
  code: string;
  /** The corrected value; null for a return. */
  corrected_data: string | null;
  /** The answered entry with its batch header; encrypted, because it has an account number. */
  entry_sealed: Buffer;
  /** For an answer to a magic number: the trace of the entry, which gets one answer. */
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
  /** In a file that is not yet published. */
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

/** Earlier than every answer that is due later. */
export async function postponeAnswers(db: Queryable, bank: string, until: Date, to: Date): Promise<void> {
  await db.query(
    'UPDATE simulated_answers SET due_at = $3 WHERE bank = $1 AND file_uuid IS NULL AND NOT laid_out AND due_at <= $2',
    [bank, until, to],
  );
}

/**
 * Puts the due answers that are in no file into one. The operator may have asked for a fault in it.
 */
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
  /** Null: without a fault. */
  misbehavior: Misbehavior | null;
}

/** The files that are not yet published, the oldest first. */
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

export async function markPublished(db: Queryable, fileUuid: string): Promise<void> {
  await db.query('UPDATE simulated_answers SET laid_out = true WHERE file_uuid = $1', [fileUuid]);
}

/** The file was published cut; the next time it is published without a fault. */
export async function markCut(db: Queryable, fileUuid: string): Promise<void> {
  await db.query('UPDATE simulated_answers SET misbehavior = NULL WHERE file_uuid = $1', [fileUuid]);
}
