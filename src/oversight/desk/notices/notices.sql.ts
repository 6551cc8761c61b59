// Queries on notices to operators: which one is due in a channel, and how its attempt ended.
import type { Queryable } from '../../../platform/database/database.ts';

export type NoticeChannel = 'mail' | 'webhook';
/** What is told: a file, the failure of a schedule, or that work waits. */
export type Told = 'scheduled_files' | 'file_schedules' | 'risk_notices';

export interface Begun {
  uuid: string;
  /** With this one. */
  attempts: number;
}

/**
 * Begins the notice that is due first, since `since`. If it is not ended, it is due again at
 * `until`. An older one is not told: the channel was set later. Null: none is due.
 */
export async function beginNotice(
  db: Queryable,
  told: Told,
  channel: NoticeChannel,
  { since, now, until }: { since: Date; now: Date; until: Date },
): Promise<Begun | null> {
  const [begun] = await db.query<Begun>(
    `UPDATE ${told} SET ${channel}_attempts = ${channel}_attempts + 1, ${channel}_due_at = $2
     WHERE uuid = (SELECT uuid FROM ${told} WHERE ${channel}_due_at <= $1 AND ${channel}_due_at > $3
                   ORDER BY ${channel}_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING uuid, ${channel}_attempts AS attempts`,
    [now, until, since],
  );
  return begun ?? null;
}

/** `due_at` null: it is told, or not tried again. `until`: of `beginNotice`. */
export async function endNotice(
  db: Queryable,
  told: Told,
  channel: NoticeChannel,
  { uuid, until, due_at }: { uuid: string; until: Date; due_at: Date | null },
): Promise<void> {
  await db.query(`UPDATE ${told} SET ${channel}_due_at = $3 WHERE uuid = $1 AND ${channel}_due_at = $2`, [
    uuid,
    until,
    due_at,
  ]);
}
