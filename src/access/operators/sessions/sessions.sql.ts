// Queries on the sessions of operators.

import type { Role } from '../../../api/http/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface NewSession {
  uuid: string;
  token_hash: Buffer;
  operator_uuid: string;
  address: string;
  user_agent: string;
  /** When the password was given; null: unknown. */
  confirmed_at: Date | null;
  /** The password was given for this session: `confirmed_at` does not count. */
  is_confirmed: boolean;
}

/** Every instant of a session is of the clock of the database: all processes agree on it. */
export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.query(
    `INSERT INTO operator_sessions (uuid, token_hash, operator_uuid, created_at, last_seen_at, confirmed_at, address, user_agent)
     VALUES ($1, $2, $3, statement_timestamp(), statement_timestamp(),
             CASE WHEN $6 OR $7 > statement_timestamp() THEN statement_timestamp() ELSE $7 END, $4, $5)`,
    [
      session.uuid,
      session.token_hash,
      session.operator_uuid,
      session.address,
      session.user_agent,
      session.is_confirmed,
      session.confirmed_at,
    ],
  );
}

const isActive = (session: string): string =>
  `${session}.ended_at IS NULL AND ${session}.last_seen_at > statement_timestamp() - interval '30 minutes'
     AND ${session}.created_at > statement_timestamp() - interval '12 hours'`;

export interface FoundSession {
  uuid: string;
  operator_uuid: string;
  is_active: boolean;
  /** The operator gave the password in the last 15 minutes. */
  is_confirmed: boolean;
  seen_recently: boolean;
  operator_name: string;
  role: Role;
  processor_id: string | null;
  processor_name: string | null;
  suspended: boolean;
}

export async function selectSession(db: Queryable, tokenHash: Buffer): Promise<FoundSession | null> {
  const [row] = await db.query<FoundSession>(
    `SELECT s.uuid, s.operator_uuid, (${isActive('s')} AND o.disabled_at IS NULL) AS is_active,
            coalesce(s.confirmed_at > statement_timestamp() - interval '15 minutes', false) AS is_confirmed,
            s.last_seen_at > statement_timestamp() - interval '1 minute' AS seen_recently,
            o.name AS operator_name, o.role, o.processor_id, p.name AS processor_name,
            coalesce(p.suspended_at IS NOT NULL, false) AS suspended
     FROM operator_sessions s
     JOIN operators o ON o.uuid = s.operator_uuid
     LEFT JOIN processors p ON p.processor_id = o.processor_id
     WHERE s.token_hash = $1`,
    [tokenHash],
  );
  return row ?? null;
}

export async function updateLastSeen(db: Queryable, uuid: string): Promise<void> {
  await db.query('UPDATE operator_sessions SET last_seen_at = statement_timestamp() WHERE uuid = $1', [uuid]);
}

/** The session gets another token: who had the old one is signed out. */
export async function updateConfirmed(db: Queryable, uuid: string, tokenHash: Buffer): Promise<void> {
  await db.query(
    `UPDATE operator_sessions SET confirmed_at = statement_timestamp(), last_seen_at = statement_timestamp(), token_hash = $2
     WHERE uuid = $1`,
    [uuid, tokenHash],
  );
}

/** Ends a session; answers its operator, or null if it was not active. */
export async function endSession(db: Queryable, uuid: string): Promise<string | null> {
  const [row] = await db.query<{ operator_uuid: string }>(
    `UPDATE operator_sessions s SET ended_at = statement_timestamp() WHERE s.uuid = $1 AND ${isActive('s')}
     RETURNING s.operator_uuid`,
    [uuid],
  );
  return row?.operator_uuid ?? null;
}

/** Ends a session of an operator. False: the operator has no such session that is active. */
export async function endSessionOf(db: Queryable, operatorUuid: string, uuid: string): Promise<boolean> {
  const ended = await db.query(
    `UPDATE operator_sessions s SET ended_at = statement_timestamp()
     WHERE s.uuid = $2 AND s.operator_uuid = $1 AND ${isActive('s')} RETURNING s.uuid`,
    [operatorUuid, uuid],
  );
  return ended.length === 1;
}

/** Ends the active sessions of an operator, but for one. */
export async function endSessionsOf(db: Queryable, operatorUuid: string, except: string | null): Promise<number> {
  const ended = await db.query(
    `UPDATE operator_sessions s SET ended_at = statement_timestamp()
     WHERE s.operator_uuid = $1 AND s.uuid IS DISTINCT FROM $2 AND ${isActive('s')} RETURNING s.uuid`,
    [operatorUuid, except],
  );
  return ended.length;
}

export interface SessionRow {
  uuid: string;
  operator_uuid: string;
  operator_name: string;
  created_at: Date;
  last_seen_at: Date;
  address: string;
  user_agent: string;
}

/**
 * The active sessions of one operator, or of all, newest first. The clock is in a subquery, because
 * an index cannot be searched by a function that changes while it is read.
 */
export function selectActiveSessions(db: Queryable, operatorUuid: string | null): Promise<SessionRow[]> {
  return db.query(
    `SELECT s.uuid, s.operator_uuid, o.name AS operator_name, s.created_at, s.last_seen_at, s.address, s.user_agent
     FROM operator_sessions s JOIN operators o ON o.uuid = s.operator_uuid
     WHERE s.created_at > (SELECT clock_timestamp()) - interval '12 hours' AND ${isActive('s')}
       AND ($1::uuid IS NULL OR s.operator_uuid = $1)
     ORDER BY s.created_at DESC, s.uuid LIMIT 1000`,
    [operatorUuid],
  );
}

/** `operatorUuid` null: of anyone. */
export async function sessionExists(db: Queryable, uuid: string, operatorUuid: string | null): Promise<boolean> {
  const rows = await db.query(
    'SELECT 1 FROM operator_sessions WHERE uuid = $1 AND ($2::uuid IS NULL OR operator_uuid = $2)',
    [uuid, operatorUuid],
  );
  return rows.length === 1;
}

/** Deletes sessions and links that were over long ago. The audit trail keeps who signed in. */
export async function deleteOldSessions(db: Queryable): Promise<void> {
  await db.query("DELETE FROM operator_sessions WHERE created_at < statement_timestamp() - interval '90 days'", []);
}
