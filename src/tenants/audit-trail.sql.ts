// Queries on the audit trail.
import type { Queryable } from '../database/database.ts';
import { selectPageAndTotal } from '../database/page.sql.ts';
import { tenantKey } from '../database/tenant-key.ts';
import type { TokenKind } from '../http/caller.ts';

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
     )
     INSERT INTO audit_links_due (shard, processor_id, uuid) SELECT shard, processor_id, uuid FROM recorded`,
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

const columns = `uuid, acted_at, actor, token_uuid, action, subject, subject_uuid, detail, request_id, operator_uuid,
  session_uuid, address, reason`;

/** A page of the trail, newest first, and the number of all acts, from one snapshot. */
export function selectAuditTrail(
  db: Queryable,
  processorId: string,
  subjectUuid: string | null,
  { per_page, offset }: { per_page: number; offset: number },
): Promise<{ total: number; rows: Omit<AuditRow, 'processor_id'>[] }> {
  const from = 'FROM audit_trail WHERE shard = $1 AND processor_id = $2 AND ($3::uuid IS NULL OR subject_uuid = $3)';
  return selectPageAndTotal(db, {
    from,
    page: `SELECT ${columns}
       ${from} ORDER BY uuid DESC LIMIT $4 OFFSET $5`,
    values: [...tenantKey(processorId), subjectUuid, per_page, offset],
  });
}

/** The latest acts about these subjects, oldest first. */
export function selectActsOf(
  db: Queryable,
  processorId: string,
  subjectUuids: readonly string[],
  atMost: number,
): Promise<Omit<AuditRow, 'processor_id'>[]> {
  return db.query(
    `SELECT * FROM (
       SELECT ${columns} FROM audit_trail
       WHERE shard = $1 AND processor_id = $2 AND subject_uuid = ANY ($3::uuid[]) ORDER BY uuid DESC LIMIT $4) AS latest
     ORDER BY uuid`,
    [...tenantKey(processorId), subjectUuids, atMost],
  );
}
