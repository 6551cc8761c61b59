// Queries on what operators are told of approvals.

import type { Role } from '../../api/http/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  type ApprovalRow,
  type ApprovalState,
  approvalColumns,
  fromApprovals,
  stateAt,
} from '../approvals/approvals.sql.ts';
import type { OwnMail } from '../operators/own-mails.ts';

export type Channel = 'mail' | 'webhook';

export interface Untold extends ApprovalRow {
  /** The state that operators are told. */
  news: ApprovalState;
}

/**
 * Approvals after `since` (a uuid) whose state now is not told in a channel, or whose next attempt
 * is due. The oldest first.
 */
export function selectUntold(
  db: Queryable,
  channel: Channel,
  { since, now, atMost }: { since: string; now: Date; atMost: number },
): Promise<Untold[]> {
  return db.query(
    `SELECT ${approvalColumns}, ${stateAt('$3')} AS news ${fromApprovals}
     LEFT JOIN approval_notices n ON n.approval_uuid = a.uuid AND n.news = ${stateAt('$3')} AND n.channel = $1
     WHERE a.uuid > $2 AND (n.approval_uuid IS NULL OR n.next_attempt_at <= $3)
     ORDER BY a.uuid LIMIT $4`,
    [channel, since, now, atMost],
  );
}

/** When an approval expires or a notice is tried again; null: neither will happen. */
export async function selectNextNotice(db: Queryable, since: string, now: Date): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>(
    `SELECT least(
       (SELECT min(expires_at) FROM approvals WHERE outcome IS NULL AND uuid > $1 AND expires_at > $2),
       (SELECT min(next_attempt_at) FROM approval_notices WHERE next_attempt_at IS NOT NULL)) AS at`,
    [since, now],
  );
  return row!.at;
}

export interface NoticeKey {
  approval_uuid: string;
  news: ApprovalState;
  channel: Channel;
}

/**
 * Begins an attempt and returns its number; null: another worker has begun it. If it is not ended,
 * the next one is due at `until`.
 */
export async function beginAttempt(
  db: Queryable,
  { approval_uuid, news, channel }: NoticeKey,
  { now, until }: { now: Date; until: Date },
): Promise<number | null> {
  const [row] = await db.query<{ attempt_count: number }>(
    `INSERT INTO approval_notices AS n (approval_uuid, news, channel, attempt_count, next_attempt_at)
     VALUES ($1, $2, $3, 1, $5)
     ON CONFLICT (approval_uuid, news, channel)
       DO UPDATE SET attempt_count = n.attempt_count + 1, next_attempt_at = $5 WHERE n.next_attempt_at <= $4
     RETURNING attempt_count`,
    [approval_uuid, news, channel, now, until],
  );
  return row?.attempt_count ?? null;
}

/** `sent_at` null: it failed. `next_attempt_at` null: it is not tried again. */
export interface AttemptEnd {
  sent_at: Date | null;
  next_attempt_at: Date | null;
  error: string | null;
}

export async function endAttempt(
  db: Queryable,
  { approval_uuid, news, channel }: NoticeKey,
  { sent_at, next_attempt_at, error }: AttemptEnd,
): Promise<void> {
  await db.query(
    `UPDATE approval_notices SET sent_at = $4, next_attempt_at = $5, error = $6
     WHERE approval_uuid = $1 AND news = $2 AND channel = $3`,
    [approval_uuid, news, channel, sent_at, next_attempt_at, error],
  );
}

export interface Recipient {
  uuid: string;
  name: string;
  email: string;
}

/**
 * Operators with one of these roles who have signed in once, are not disabled, and did not turn the
 * e-mail off.
 */
export function selectRecipients(db: Queryable, roles: readonly Role[], mail: OwnMail): Promise<Recipient[]> {
  return db.query(
    `SELECT uuid, name, email FROM operators
     WHERE role = ANY ($1::operator_role[]) AND joined_at IS NOT NULL AND disabled_at IS NULL AND $2 <> ALL (mails_off)
     ORDER BY email`,
    [roles, mail],
  );
}
