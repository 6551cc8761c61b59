// Queries on what the screening provider is asked, and on the users that wait for its answer.
import type { Queryable } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { tenantKey } from '../../../../platform/database/tenant-key.ts';
import type { UserKey } from '../users/users-to-screen.sql.ts';

/** Since when the service has a provider; null: it has none. */
export async function selectProviderSince(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ provider_since: Date | null }>('SELECT provider_since FROM screening_settings', []);
  return row!.provider_since;
}

export async function updateProviderSince(db: Queryable, at: Date | null): Promise<void> {
  await db.query('UPDATE screening_settings SET provider_since = $1', [at]);
}

/** The provider was removed: what it has not answered, the lists have. */
export async function endRequests(db: Queryable, at: Date): Promise<void> {
  await db.query(
    `UPDATE screening_requests SET ended_at = $1, send_due_at = NULL, sending_until = NULL WHERE ended_at IS NULL`,
    [at],
  );
  await db.query('UPDATE users SET awaits_screening = false WHERE awaits_screening', []);
}

const userKeys = recordset<UserKey & { request_uuid: string }>({
  processor_id: 'uuid',
  uuid: 'uuid',
  request_uuid: 'uuid',
});

export type NewRequest = UserKey & { request_uuid: string };

/** A request whose names changed has no effect from now on. The users must be locked. */
export async function endRequestsOf(db: Queryable, users: readonly NewRequest[], at: Date): Promise<void> {
  await db.query(
    `UPDATE screening_requests r SET ended_at = $4, send_due_at = NULL, sending_until = NULL FROM ${userKeys.from()} AS i
     WHERE r.processor_id = i.processor_id AND r.user_uuid = i.uuid AND r.ended_at IS NULL`,
    [...userKeys.values(users), at],
  );
}

/** Due at once. A user that has an open request stays as it is. */
export async function insertRequests(db: Queryable, users: readonly NewRequest[], at: Date): Promise<void> {
  await db.query(
    `INSERT INTO screening_requests (uuid, processor_id, user_uuid, requested_at, send_due_at)
     SELECT request_uuid, processor_id, uuid, $4, $4 FROM ${userKeys.from()} AS i
     ON CONFLICT (processor_id, user_uuid) WHERE ended_at IS NULL DO NOTHING`,
    [...userKeys.values(users), at],
  );
}

/** No entry of the users goes out until the answer. */
export async function markAwaiting(db: Queryable, users: readonly NewRequest[]): Promise<void> {
  await db.query(
    `UPDATE users u SET awaits_screening = true FROM ${userKeys.from()} AS i
     WHERE u.shard = i.shard AND u.processor_id = i.processor_id AND u.uuid = i.uuid AND NOT u.awaits_screening`,
    userKeys.values(users),
  );
}

export async function markAnswered(db: Queryable, { processor_id, uuid }: UserKey): Promise<void> {
  await db.query(
    `UPDATE users SET awaits_screening = false
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND awaits_screening`,
    [...tenantKey(processor_id), uuid],
  );
}

export interface RequestToSend {
  uuid: string;
  processor_id: string;
  user_uuid: string;
  requested_at: Date;
  /** Fences this attempt: a later one has a higher number. */
  send_attempts: number;
}

/** Takes the request that is due first, until `leasedUntil`. */
export async function takeRequest(db: Queryable, now: Date, leasedUntil: Date): Promise<RequestToSend | null> {
  const [row] = await db.query<RequestToSend>(
    `UPDATE screening_requests r SET sending_until = $2, send_attempts = r.send_attempts + 1
     FROM (SELECT uuid FROM screening_requests
           WHERE send_due_at <= $1 AND (sending_until IS NULL OR sending_until <= $1)
           ORDER BY send_due_at LIMIT 1 FOR UPDATE SKIP LOCKED) AS due
     WHERE r.uuid = due.uuid
     RETURNING r.uuid, r.processor_id, r.user_uuid, r.requested_at, r.send_attempts`,
    [now, leasedUntil],
  );
  return row ?? null;
}

/** A notice may have come before: then the provider has it already. */
export async function updateRequestSent(db: Queryable, { uuid, send_attempts }: RequestToSend, at: Date) {
  await db.query(
    `UPDATE screening_requests SET sent_at = $3, send_due_at = NULL, sending_until = NULL, send_error = NULL
     WHERE uuid = $1 AND send_attempts = $2 AND send_due_at IS NOT NULL`,
    [uuid, send_attempts, at],
  );
}

export async function updateRequestFailed(
  db: Queryable,
  { uuid, send_attempts }: RequestToSend,
  { error, due_at }: { error: string; due_at: Date },
): Promise<void> {
  await db.query(
    `UPDATE screening_requests SET send_error = $3, send_due_at = $4, sending_until = NULL
     WHERE uuid = $1 AND send_attempts = $2 AND send_due_at IS NOT NULL`,
    [uuid, send_attempts, error, due_at],
  );
}

/** Whose names it has. The row of the user is locked before the row of the request. */
export async function selectUserOfRequest(db: Queryable, uuid: string): Promise<UserKey | null> {
  const [row] = await db.query<UserKey>(
    'SELECT processor_id, user_uuid AS uuid FROM screening_requests WHERE uuid = $1',
    [uuid],
  );
  return row ?? null;
}

export interface OpenRequest {
  uuid: string;
  notice_version: number;
}

/** The request that the provider may still answer. */
export async function selectOpenRequest(db: Queryable, { processor_id, uuid }: UserKey): Promise<OpenRequest | null> {
  const [row] = await db.query<OpenRequest>(
    `SELECT uuid, notice_version FROM screening_requests
     WHERE processor_id = $1 AND user_uuid = $2 AND ended_at IS NULL`,
    [processor_id, uuid],
  );
  return row ?? null;
}

/** A provider that reports about a request has it: it is not sent again. */
export async function updateRequestNoticed(
  db: Queryable,
  { uuid, version, at, answered }: { uuid: string; version: number; at: Date; answered: boolean },
): Promise<void> {
  await db.query(
    `UPDATE screening_requests SET notice_version = $2, sent_at = coalesce(sent_at, $3), send_due_at = NULL,
       sending_until = NULL, send_error = NULL, answered_at = CASE WHEN $4 THEN coalesce(answered_at, $3) ELSE answered_at END
     WHERE uuid = $1`,
    [uuid, version, at, answered],
  );
}

export interface Unanswered {
  count: number;
  /** When the oldest was asked. Null: all are answered. */
  oldest_at: Date | null;
  newest_at: Date | null;
  /** Of the oldest that could not be sent. */
  send_error: string | null;
}

/** Requests from before `until` that are not answered. */
export async function selectUnanswered(db: Queryable, until: Date): Promise<Unanswered> {
  const [row] = await db.query<Unanswered>(
    `SELECT count(*) AS count, min(requested_at) AS oldest_at, max(requested_at) AS newest_at,
            (array_agg(send_error ORDER BY requested_at) FILTER (WHERE send_error IS NOT NULL))[1] AS send_error
     FROM screening_requests WHERE answered_at IS NULL AND ended_at IS NULL AND requested_at <= $1`,
    [until],
  );
  return row!;
}
