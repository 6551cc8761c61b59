// Queries on the one-time links of operators.
import type { Queryable } from '../../platform/database/database.ts';

export interface NewLink {
  uuid: string;
  token_hash: Buffer;
  operator_uuid: string;
  totp_sealed: Buffer;
  created_at: Date;
  expires_at: Date;
}

/** Earlier links of the operator end: only the newest works. */
export async function insertLink(db: Queryable, link: NewLink): Promise<void> {
  await db.query(
    `WITH ended AS (
       UPDATE operator_links SET used_at = $5 WHERE operator_uuid = $3 AND used_at IS NULL
     )
     INSERT INTO operator_links (uuid, token_hash, operator_uuid, totp_sealed, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [link.uuid, link.token_hash, link.operator_uuid, link.totp_sealed, link.created_at, link.expires_at],
  );
}

export interface OpenLink {
  uuid: string;
  operator_uuid: string;
  totp_sealed: Buffer;
  expires_at: Date;
  name: string;
  email: string;
}

/** A link that is neither used nor expired, of an operator who is not disabled. */
export async function selectOpenLink(db: Queryable, tokenHash: Buffer, now: Date): Promise<OpenLink | null> {
  const [row] = await db.query<OpenLink>(
    `SELECT l.uuid, l.operator_uuid, l.totp_sealed, l.expires_at, o.name, o.email
     FROM operator_links l JOIN operators o ON o.uuid = l.operator_uuid
     WHERE l.token_hash = $1 AND l.used_at IS NULL AND l.expires_at > $2 AND o.disabled_at IS NULL`,
    [tokenHash, now],
  );
  return row ?? null;
}

/** False: another request has used it. */
export async function updateUsed(db: Queryable, uuid: string, now: Date): Promise<boolean> {
  const used = await db.query(
    'UPDATE operator_links SET used_at = $2 WHERE uuid = $1 AND used_at IS NULL RETURNING uuid',
    [uuid, now],
  );
  return used.length === 1;
}

/** Deletes links that ended long ago. */
export async function deleteOldLinks(db: Queryable): Promise<void> {
  await db.query("DELETE FROM operator_links WHERE expires_at < statement_timestamp() - interval '90 days'", []);
}
