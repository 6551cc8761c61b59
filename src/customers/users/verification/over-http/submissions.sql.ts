// Queries on submissions of businesses to the verification provider over HTTP.
import type { Queryable } from '../../../../platform/database/database.ts';
import type { User } from '../../user.ts';

export type SubmissionEnd = 'submitted_again' | 'operator_decided' | 'user_deleted';

type UserKey = Pick<User, 'processor_id' | 'uuid'>;

/** It is due at once. The open submission of the business must have been ended. */
export async function insertSubmission(
  db: Queryable,
  row: {
    uuid: string;
    processor_id: string;
    user_uuid: string;
    vendor_id: string | null;
    billing_merchant_user_uuid: string | null;
    submitted_at: Date;
  },
): Promise<void> {
  await db.query(
    `INSERT INTO kyb_submissions (uuid, processor_id, user_uuid, vendor_id, billing_merchant_user_uuid, submitted_at,
       send_due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)`,
    [row.uuid, row.processor_id, row.user_uuid, row.vendor_id, row.billing_merchant_user_uuid, row.submitted_at],
  );
}

/** The user's row must be locked. Without an open submission it does nothing. */
export async function endOpenSubmission(
  db: Queryable,
  { processor_id, uuid }: UserKey,
  endedBy: SubmissionEnd,
  at: Date,
): Promise<void> {
  await db.query(
    `UPDATE kyb_submissions SET ended_at = $3, ended_by = $4, send_due_at = NULL, sending_until = NULL
     WHERE processor_id = $1 AND user_uuid = $2 AND ended_at IS NULL`,
    [processor_id, uuid, at, endedBy],
  );
}

export interface SubmissionToSend {
  uuid: string;
  processor_id: string;
  user_uuid: string;
  submitted_at: Date;
  /** Fences this attempt: a later one has a higher number. */
  send_attempts: number;
}

/** Takes the submission that is due first, until `leasedUntil`. */
export async function takeSubmission(db: Queryable, now: Date, leasedUntil: Date): Promise<SubmissionToSend | null> {
  const [row] = await db.query<SubmissionToSend>(
    `UPDATE kyb_submissions s SET sending_until = $2, send_attempts = s.send_attempts + 1
     FROM (SELECT uuid FROM kyb_submissions
           WHERE send_due_at <= $1 AND (sending_until IS NULL OR sending_until <= $1)
           ORDER BY send_due_at LIMIT 1 FOR UPDATE SKIP LOCKED) AS due
     WHERE s.uuid = due.uuid
     RETURNING s.uuid, s.processor_id, s.user_uuid, s.submitted_at, s.send_attempts`,
    [now, leasedUntil],
  );
  return row ?? null;
}

/** A notice may have come before: then the provider has it already. */
export async function updateSent(db: Queryable, { uuid, send_attempts }: SubmissionToSend, at: Date): Promise<void> {
  await db.query(
    `UPDATE kyb_submissions SET sent_at = $3, send_due_at = NULL, sending_until = NULL, send_error = NULL
     WHERE uuid = $1 AND send_attempts = $2 AND send_due_at IS NOT NULL`,
    [uuid, send_attempts, at],
  );
}

export async function updateSendFailed(
  db: Queryable,
  { uuid, send_attempts }: SubmissionToSend,
  { error, due_at }: { error: string; due_at: Date },
): Promise<void> {
  await db.query(
    `UPDATE kyb_submissions SET send_error = $3, send_due_at = $4, sending_until = NULL
     WHERE uuid = $1 AND send_attempts = $2 AND send_due_at IS NOT NULL`,
    [uuid, send_attempts, error, due_at],
  );
}

/** Whose business it is. The row of the user is locked before the row of the submission. */
export async function selectSubmissionUser(db: Queryable, uuid: string): Promise<UserKey | null> {
  const [row] = await db.query<UserKey>('SELECT processor_id, user_uuid AS uuid FROM kyb_submissions WHERE uuid = $1', [
    uuid,
  ]);
  return row ?? null;
}

export interface OpenSubmission {
  uuid: string;
  vendor_id: string | null;
  billing_merchant_user_uuid: string | null;
  submitted_at: Date;
  sent_at: Date | null;
  send_attempts: number;
  send_error: string | null;
  notice_version: number;
  billed_at: Date | null;
}

/** The submission that the provider may still decide. */
export async function selectOpenSubmission(
  db: Queryable,
  { processor_id, uuid }: UserKey,
): Promise<OpenSubmission | null> {
  const [row] = await db.query<OpenSubmission>(
    `SELECT uuid, vendor_id, billing_merchant_user_uuid, submitted_at, sent_at, send_attempts, send_error, notice_version,
       billed_at
     FROM kyb_submissions WHERE processor_id = $1 AND user_uuid = $2 AND ended_at IS NULL`,
    [processor_id, uuid],
  );
  return row ?? null;
}

/** A provider that reports about a submission has it: it is not sent again. */
export async function updateNoticed(
  db: Queryable,
  { uuid, version, at, billed }: { uuid: string; version: number; at: Date; billed: boolean },
): Promise<void> {
  await db.query(
    `UPDATE kyb_submissions SET notice_version = $2, sent_at = coalesce(sent_at, $3), send_due_at = NULL,
       sending_until = NULL, send_error = NULL, billed_at = CASE WHEN $4 THEN $3 ELSE billed_at END
     WHERE uuid = $1`,
    [uuid, version, at, billed],
  );
}

/** Submissions that were not sent, and failed at least once. */
export async function countNotSent(db: Queryable): Promise<number> {
  const [row] = await db.query<{ submissions: number }>(
    `SELECT count(*) AS submissions FROM kyb_submissions WHERE send_due_at IS NOT NULL AND send_error IS NOT NULL`,
    [],
  );
  return row!.submissions;
}
