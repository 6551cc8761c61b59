// Statements on how the simulated bank shall misbehave next; each is asked for by an operator, and happens once.
import type { Queryable } from '../../database/database.ts';

export const misbehaviours = ['duplicated', 'late', 'cut', 'untidy'] as const;

export type Misbehaviour = (typeof misbehaviours)[number];

export async function askForFailure(db: Queryable): Promise<void> {
  await db.query('UPDATE simulated_faults SET fail_next_upload = true', []);
}

/** Whether an upload that is tried `now` shall fail: the next one, and with it all until the next banking instant. */
export async function takeFailure(db: Queryable, now: Date, nextInstant: Date): Promise<boolean> {
  const rows = await db.query(
    `UPDATE simulated_faults
     SET fail_next_upload = false, uploads_fail_until = CASE WHEN fail_next_upload THEN $2 ELSE uploads_fail_until END
     WHERE fail_next_upload OR uploads_fail_until > $1 RETURNING 1`,
    [now, nextInstant],
  );
  return rows.length === 1;
}

export async function askForMisbehaviour(db: Queryable, nextAnswers: Misbehaviour): Promise<void> {
  await db.query('UPDATE simulated_faults SET next_answers = $1', [nextAnswers]);
}

/** How the answers that are due now shall be laid out; null: as it should be. */
export async function takeMisbehaviour(db: Queryable): Promise<Misbehaviour | null> {
  const [row] = await db.query<{ next_answers: Misbehaviour }>(
    `WITH asked AS (SELECT next_answers FROM simulated_faults WHERE next_answers IS NOT NULL FOR UPDATE)
     UPDATE simulated_faults f SET next_answers = NULL FROM asked RETURNING asked.next_answers`,
    [],
  );
  return row?.next_answers ?? null;
}
