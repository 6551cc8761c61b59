// Queries on the attempts to sign in.
import type { Queryable } from '../../../platform/database/database.ts';

export interface Attempts {
  attempts: number;
  /** Seconds until the count begins again. */
  seconds_left: number;
}

/** Counts one attempt of a subject, and answers its count of the last 15 minutes. */
export async function countAttempt(db: Queryable, subject: Buffer): Promise<Attempts> {
  const [row] = await db.query<{ attempts: number; since: Date }>(
    `INSERT INTO sign_in_attempts AS held (subject_hash, attempts, since) VALUES ($1, 1, statement_timestamp())
     ON CONFLICT (subject_hash) DO UPDATE SET
       attempts = CASE WHEN excluded.since - held.since > interval '15 minutes' THEN 1 ELSE held.attempts + 1 END,
       since = CASE WHEN excluded.since - held.since > interval '15 minutes' THEN excluded.since ELSE held.since END
     RETURNING attempts, since`,
    [subject],
  );
  const { attempts, since } = row!;
  return { attempts, seconds_left: await selectSecondsLeft(db, since) };
}

async function selectSecondsLeft(db: Queryable, since: Date): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(
    `SELECT greatest(1, ceil(extract(epoch FROM $1::timestamptz + interval '15 minutes' - clock_timestamp())))::integer AS seconds`,
    [since],
  );
  return row!.seconds;
}

/** Takes one attempt of a subject back. */
export async function takeAttemptBack(db: Queryable, subject: Buffer): Promise<void> {
  await db.query('UPDATE sign_in_attempts SET attempts = attempts - 1 WHERE subject_hash = $1 AND attempts > 0', [
    subject,
  ]);
}

/** Ends the count of a subject. */
export async function deleteAttempts(db: Queryable, subject: Buffer): Promise<void> {
  await db.query('DELETE FROM sign_in_attempts WHERE subject_hash = $1', [subject]);
}

/** The addresses at which the operator with this email opened a session in the last 90 days. */
export async function selectKnownAddresses(db: Queryable, email: string): Promise<string[]> {
  const rows = await db.query<{ address: string }>(
    `SELECT DISTINCT s.address FROM operators o JOIN operator_sessions s ON s.operator_uuid = o.uuid
     WHERE lower(o.email) = lower($1)`,
    [email],
  );
  return rows.map(({ address }) => address);
}

/** Deletes the counts that have ended. */
export async function deleteEndedAttempts(db: Queryable): Promise<void> {
  await db.query("DELETE FROM sign_in_attempts WHERE since < statement_timestamp() - interval '15 minutes'", []);
}
