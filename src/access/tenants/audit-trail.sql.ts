// Queries on the audit trail.

import type { TokenKind } from '../../api/http/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';

export interface AuditRow {
  processor_id: string;
  uuid: string;
  acted_at: Date;
  actor: TokenKind | null;
  token_uuid: string | null;
  action: string;
  subject: string;
  subject_uuid: string | null;
  detail: Record<string, unknown>;
  request_id: string | null;
  operator_uuid: string | null;
  session_uuid: string | null;
  address: string | null;
  reason: string | null;
}

/**
 * Records an act and marks it for the chain (`seals/`). The phase of an act never waits for the
 * chain.
 */
export async function insertAuditRow(db: Queryable, row: AuditRow): Promise<void> {
  await db.query(
    `WITH recorded AS (
       INSERT INTO audit_trail (shard, processor_id, uuid, acted_at, actor, token_uuid, action, subject, subject_uuid, detail,
         request_id, operator_uuid, session_uuid, address, reason)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING shard, processor_id, uuid
     ), due AS (
       INSERT INTO audit_links_due (shard, processor_id, uuid) SELECT shard, processor_id, uuid FROM recorded
     )
     SELECT 1`,
    [
      ...tenantKey(row.processor_id),
      row.uuid,
      row.acted_at,
      row.actor,
      row.token_uuid,
      row.action,
      row.subject,
      row.subject_uuid,
      row.detail,
      row.request_id,
      row.operator_uuid,
      row.session_uuid,
      row.address,
      row.reason,
    ],
  );
}

/** A recorded act. */
export interface Act extends AuditRow {
  /** The operator, or the token if it has a name. */
  actor_name: string | null;
}

const columns = `a.processor_id, a.uuid, a.acted_at, a.actor, a.token_uuid, a.action, a.subject, a.subject_uuid, a.detail, a.request_id,
  a.operator_uuid, a.session_uuid, a.address, a.reason,
  coalesce((SELECT o.name FROM operators o WHERE o.uuid = a.operator_uuid),
    (SELECT t.name FROM tokens t WHERE t.uuid = a.token_uuid)) AS actor_name`;

/** Null or absent: any. */
export interface ActFilter {
  /** The nil uuid: acts that concern no single tenant. */
  processor_id?: string | null;
  subject_uuid?: string | null;
  operator_uuid?: string | null;
  action?: string | null;
}

/**
 * Each has an index; the tenant has its shard too. A condition that is absent is not in the query.
 */
const conditions: Readonly<Record<keyof ActFilter, (number: number) => string>> = {
  processor_id: (number) => `a.processor_id = $${number} AND a.shard = shard_of($${number})`,
  subject_uuid: (number) => `subject_uuid = $${number}`,
  operator_uuid: (number) => `operator_uuid = $${number}`,
  action: (number) => `action = $${number}`,
};

/** Acts with a uuid in `[from, before)`, newest first, of any tenant. */
export function selectActs(
  db: Queryable,
  filter: ActFilter,
  { from, before }: { from: string; before: string },
  limit: number,
): Promise<Act[]> {
  const given = (Object.keys(conditions) as (keyof ActFilter)[]).filter((name) => (filter[name] ?? null) !== null);
  const where = given.map((name, index) => `AND ${conditions[name](index + 4)}`).join(' ');
  return db.query(
    `SELECT ${columns} FROM audit_trail a WHERE a.uuid >= $1 AND a.uuid < $2 ${where} ORDER BY a.uuid DESC LIMIT $3`,
    [from, before, limit, ...given.map((name) => filter[name])],
  );
}

/** The first of these actions that the trail has; null: none. */
export async function selectActionThere(db: Queryable, actions: readonly string[]): Promise<string | null> {
  const [row] = await db.query<{ action: string }>(
    `SELECT action FROM unnest($1::text[]) AS named (action)
     WHERE EXISTS (SELECT FROM audit_trail a WHERE a.action = named.action) LIMIT 1`,
    [actions],
  );
  return row?.action ?? null;
}

/** An act that is there, as the only one of a list. */
export const selectAct = (db: Queryable, processorId: string, uuid: string): Promise<Act[]> =>
  db.query(`SELECT ${columns} FROM audit_trail a WHERE a.shard = $1 AND a.processor_id = $2 AND a.uuid = $3`, [
    ...tenantKey(processorId),
    uuid,
  ]);

/** The latest acts about these subjects, oldest first. */
export function selectActsOf(
  db: Queryable,
  processorId: string,
  subjectUuids: readonly string[],
  atMost: number,
): Promise<Act[]> {
  return db.query(
    `SELECT * FROM (
       SELECT ${columns} FROM audit_trail a
       WHERE a.shard = $1 AND a.processor_id = $2 AND a.subject_uuid = ANY ($3::uuid[]) ORDER BY a.uuid DESC LIMIT $4) AS latest
     ORDER BY uuid`,
    [...tenantKey(processorId), subjectUuids, atMost],
  );
}

/**
 * Whether the latest act of this name about the subject has at least this detail. A request whose
 * answer was lost comes again, and finds its own act. `except`: an act of this request.
 */
export async function wasDone(
  db: Queryable,
  act: { processor_id: string; action: string; subject_uuid: string; detail?: Record<string, unknown> },
  except: string | null = null,
): Promise<boolean> {
  const [latest] = await db.query<{ is_same: boolean }>(
    `SELECT a.detail @> $5::jsonb AS is_same FROM audit_trail a
     WHERE a.shard = $1 AND a.processor_id = $2 AND a.subject_uuid = $3 AND a.action = $4
       AND a.uuid IS DISTINCT FROM $6::uuid
     ORDER BY a.uuid DESC LIMIT 1`,
    [...tenantKey(act.processor_id), act.subject_uuid, act.action, JSON.stringify(act.detail ?? {}), except],
  );
  return latest?.is_same ?? false;
}
