// Queries on the faults that an operator asks a simulated bank for.
import type { Queryable } from '../../platform/database/database.ts';

export const misbehaviors = ['duplicated', 'late', 'cut', 'untidy'] as const;

export type Misbehavior = (typeof misbehaviors)[number];

/** Once. */
export async function askForFailure(db: Queryable, bank: string): Promise<void> {
  await db.query(
    `INSERT INTO simulated_faults (bank, fail_next_upload) VALUES ($1, true)
     ON CONFLICT (bank) DO UPDATE SET fail_next_upload = true`,
    [bank],
  );
}

/**
 * Whether an upload at `now` fails: the next upload, and all others until the bank's next banking
 * instant.
 */
export async function takeFailure(db: Queryable, bank: string, now: Date, nextInstant: Date): Promise<boolean> {
  const rows = await db.query(
    `UPDATE simulated_faults
     SET fail_next_upload = false, uploads_fail_until = CASE WHEN fail_next_upload THEN $3 ELSE uploads_fail_until END
     WHERE bank = $1 AND (fail_next_upload OR uploads_fail_until > $2) RETURNING 1`,
    [bank, now, nextInstant],
  );
  return rows.length === 1;
}

/** Once. */
export async function askForMisbehavior(db: Queryable, bank: string, nextAnswers: Misbehavior): Promise<void> {
  await db.query(
    `INSERT INTO simulated_faults (bank, next_answers) VALUES ($1, $2)
     ON CONFLICT (bank) DO UPDATE SET next_answers = excluded.next_answers`,
    [bank, nextAnswers],
  );
}

/** The fault for the file of answers that is due now; null: none. */
export async function takeMisbehavior(db: Queryable, bank: string): Promise<Misbehavior | null> {
  const [row] = await db.query<{ next_answers: Misbehavior }>(
    `WITH asked AS (SELECT next_answers FROM simulated_faults WHERE bank = $1 AND next_answers IS NOT NULL FOR UPDATE)
     UPDATE simulated_faults f SET next_answers = NULL FROM asked WHERE f.bank = $1 RETURNING asked.next_answers`,
    [bank],
  );
  return row?.next_answers ?? null;
}

/** Once. */
export async function askForRejection(db: Queryable, bank: string): Promise<void> {
  await db.query(
    `INSERT INTO simulated_faults (bank, reject_next_file) VALUES ($1, true)
     ON CONFLICT (bank) DO UPDATE SET reject_next_file = true`,
    [bank],
  );
}

/** What the bank does with this file. The answer stays the same for a file. */
export async function takeTreatment(db: Queryable, bank: string, file: string): Promise<'rejected' | 'twice' | 'once'> {
  const [row] = await db.query<{ rejected: boolean; twice: boolean }>(
    `UPDATE simulated_faults
     SET rejected_file = CASE WHEN reject_next_file THEN $2 ELSE rejected_file END, reject_next_file = false,
       twice_file = CASE WHEN process_next_twice AND NOT reject_next_file AND rejected_file IS DISTINCT FROM $2 THEN $2 ELSE twice_file END,
       process_next_twice = process_next_twice AND (reject_next_file OR rejected_file IS NOT DISTINCT FROM $2)
     WHERE bank = $1 AND (reject_next_file OR rejected_file = $2 OR process_next_twice OR twice_file = $2)
     RETURNING coalesce(rejected_file = $2, false) AS rejected, coalesce(twice_file = $2, false) AS twice`,
    [bank, file],
  );
  if (row?.rejected === true) return 'rejected';
  return row?.twice === true ? 'twice' : 'once';
}

/** Once. */
export async function askForSecondProcessing(db: Queryable, bank: string): Promise<void> {
  await db.query(
    `INSERT INTO simulated_faults (bank, process_next_twice) VALUES ($1, true)
     ON CONFLICT (bank) DO UPDATE SET process_next_twice = true`,
    [bank],
  );
}

/** Until an operator changes it. */
export async function setUnreachable(db: Queryable, bank: string, unreachable: boolean): Promise<void> {
  await db.query(
    `INSERT INTO simulated_faults (bank, unreachable) VALUES ($1, $2)
     ON CONFLICT (bank) DO UPDATE SET unreachable = excluded.unreachable`,
    [bank, unreachable],
  );
}

export async function isUnreachable(db: Queryable, bank: string): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM simulated_faults WHERE bank = $1 AND unreachable', [bank]);
  return rows.length === 1;
}
