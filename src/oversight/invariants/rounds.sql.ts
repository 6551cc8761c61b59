// Queries on rounds of checks: what the latest found, and the lock of one over all data.
import type { Queryable } from '../../platform/database/database.ts';
import type { Round } from './shown-violations.ts';

export interface RoundRow {
  round: Round;
  ended_at: Date | null;
  /** The count of each invariant that does not hold. */
  violations: Record<string, number>;
}

/** `ended_at` null: the round goes on, or was not complete. */
export async function upsertRound(db: Queryable, { round, ended_at, violations }: RoundRow): Promise<void> {
  await db.query(
    `INSERT INTO invariant_rounds (round, ended_at, violations) VALUES ($1, $2, $3)
     ON CONFLICT (round) DO UPDATE SET ended_at = coalesce($2, invariant_rounds.ended_at), violations = $3`,
    [round, ended_at, violations],
  );
}

/**
 * Over the rows of several lanes, a round has ended when it has ended in each, and has the
 * violations of all.
 */
export function selectRounds(db: Queryable): Promise<RoundRow[]> {
  return db.query(
    `SELECT round, CASE WHEN count(*) = count(ended_at) THEN min(ended_at) END AS ended_at,
            (SELECT coalesce(json_object_agg(found.name, found.violations), '{}')
             FROM (SELECT v.key AS name, sum(v.value::bigint)::bigint AS violations
                   FROM invariant_rounds r CROSS JOIN LATERAL jsonb_each_text(r.violations) AS v
                   WHERE r.round = rounds.round GROUP BY v.key) AS found) AS violations
     FROM invariant_rounds AS rounds GROUP BY round`,
    [],
  );
}

/**
 * Locks a check of all invariants over all data: one at a time over all processes. It is a lock of
 * the connection, because the check is many snapshots. The number only has to be unique among our
 * advisory locks.
 */
export async function tryLockWholeCheck(connection: Queryable): Promise<boolean> {
  const [row] = await connection.query<{ locked: boolean }>('SELECT pg_try_advisory_lock(4010008) AS locked', []);
  return row!.locked;
}

export async function unlockWholeCheck(connection: Queryable): Promise<void> {
  await connection.query('SELECT pg_advisory_unlock(4010008)', []);
}
