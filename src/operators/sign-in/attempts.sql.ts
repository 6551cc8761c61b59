// Queries on the attempts to sign in.
import type { Queryable } from '../../database/database.ts';

export interface Attempts {
  subject_hash: Buffer;
  attempts: number;
  /** Seconds until the count begins again. */
  seconds_left: number;
}

/** Counts one attempt of each subject, and answers the counts of the last 15 minutes. */
export function countAttempts(db: Queryable, subjects: readonly Buffer[]): Promise<Attempts[]> {
  return db.query(
    `INSERT INTO sign_in_attempts (subject_hash, attempts, since)
     SELECT subject_hash, 1, clock_timestamp() FROM unnest($1::bytea[]) AS s (subject_hash) ORDER BY subject_hash
     ON CONFLICT (subject_hash) DO UPDATE SET
       attempts = CASE WHEN sign_in_attempts.since < clock_timestamp() - interval '15 minutes' THEN 1
                       ELSE sign_in_attempts.attempts + 1 END,
       since = CASE WHEN sign_in_attempts.since < clock_timestamp() - interval '15 minutes' THEN clock_timestamp()
                    ELSE sign_in_attempts.since END
     RETURNING subject_hash, attempts,
       greatest(1, ceil(extract(epoch FROM since + interval '15 minutes' - clock_timestamp())))::integer AS seconds_left`,
    [subjects],
  );
}

/** After a success: the account has all its attempts again, the address one more. */
export async function forgiveAttempts(db: Queryable, account: Buffer, address: Buffer): Promise<void> {
  await db.query(
    `WITH forgiven AS (UPDATE sign_in_attempts SET attempts = attempts - 1 WHERE subject_hash = $2)
     DELETE FROM sign_in_attempts WHERE subject_hash = $1`,
    [account, address],
  );
}

/** Deletes the counts that have ended. */
export async function deleteEndedAttempts(db: Queryable): Promise<void> {
  await db.query("DELETE FROM sign_in_attempts WHERE since < clock_timestamp() - interval '15 minutes'", []);
}
