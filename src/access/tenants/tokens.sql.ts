// Queries on access tokens.

import type { Caller, Role, TokenKind } from '../../api/http/caller.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';

export interface NewToken {
  uuid: string;
  token_hash: Buffer;
  kind: TokenKind;
  processor_id: string | null;
  vendor_id: string | null;
  created_at: Date;
  expires_at: Date | null;
  /** Admin tokens have one. */
  name: string | null;
  /** Of admin tokens; null for the others. */
  role: Role | null;
  /** The person who issues it; null: the operator's machine. */
  issued_by: string | null;
  /** The second person, who got its text; null: it needed no approval. */
  approved_by: string | null;
}

export async function insertToken(db: Queryable, token: NewToken): Promise<void> {
  await db.query(
    `INSERT INTO tokens (uuid, token_hash, kind, processor_id, vendor_id, created_at, expires_at, name, role,
       issued_by_operator, first_issued_by, approved_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
    [
      token.uuid,
      token.token_hash,
      token.kind,
      token.processor_id,
      token.vendor_id,
      token.created_at,
      token.expires_at,
      token.name,
      token.role,
      token.issued_by,
      token.approved_by,
    ],
  );
}

export interface ActiveToken {
  token_hash: Buffer;
  uuid: string;
  kind: TokenKind;
  processor_id: string | null;
  vendor_id: string | null;
  tenant_name: string;
  suspended: boolean;
  expires_at: Date | null;
  used_recently: boolean;
  role: Role | null;
}

/** As SQL: the person `i` may not issue the token `t` any more. */
const mayNotIssue = `(i.disabled_at IS NOT NULL OR (i.role <> 'administrator'
  AND (i.role <> 'tenant_owner' OR i.processor_id IS DISTINCT FROM t.processor_id)))`;

/**
 * As SQL: the token is neither expired nor revoked, by the clock of the database, and the person
 * who issued it may still issue tokens.
 */
const isActive = `t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > statement_timestamp())
  AND NOT EXISTS (SELECT FROM operators i WHERE i.uuid = t.issued_by_operator AND ${mayNotIssue})`;

/** The owners of active tokens. */
export function selectActiveTokens(db: Queryable, hashes: readonly Buffer[]): Promise<ActiveToken[]> {
  return db.query(
    `SELECT t.token_hash, t.uuid, t.kind, t.processor_id, t.vendor_id, t.expires_at, t.role,
            coalesce(v.name, p.name, t.name, 'operator') AS tenant_name,
            coalesce(p.suspended_at IS NOT NULL, false) AS suspended,
            coalesce(t.last_used_at > statement_timestamp() - interval '1 hour', false) AS used_recently
     FROM tokens t
     LEFT JOIN processors p ON p.processor_id = t.processor_id
     LEFT JOIN vendors v ON v.processor_id = t.processor_id AND v.vendor_id = t.vendor_id
     WHERE t.token_hash = ANY ($1::bytea[]) AND ${isActive}`,
    [hashes],
  );
}

/** The person who acts, or who issued the token that acts; null: the operator's machine. */
export async function personBehind(
  db: Queryable,
  { operator_uuid, token_uuid }: Pick<Caller, 'operator_uuid' | 'token_uuid'>,
): Promise<string | null> {
  if (operator_uuid !== null || token_uuid === null) return operator_uuid;
  const [row] = await db.query<{ issued_by_operator: string | null }>(
    'SELECT issued_by_operator FROM tokens WHERE uuid = $1',
    [token_uuid],
  );
  return row?.issued_by_operator ?? null;
}

/**
 * Whether the person behind a caller has ever issued a token of the tenant or its vendors, or has
 * approved one and so has its text, also if it is revoked or was given to another issuer.
 */
export async function hasHeldTokens(
  db: Queryable,
  caller: Pick<Caller, 'operator_uuid' | 'token_uuid'>,
  processorId: string,
): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM tokens t
     WHERE t.processor_id = $1 AND $2 IN (t.issued_by_operator, t.first_issued_by, t.approved_by) LIMIT 1`,
    [processorId, await personBehind(db, caller)],
  );
  return rows.length === 1;
}

/** An admin token that asks for an act. */
export interface AskingToken {
  role: Role | null;
  issued_by_operator: string | null;
}

/** Null: it is expired or revoked. */
export async function selectActiveTokenByUuid(db: Queryable, uuid: string): Promise<AskingToken | null> {
  const [row] = await db.query<AskingToken>(
    `SELECT t.role, t.issued_by_operator FROM tokens t WHERE t.uuid = $1 AND ${isActive}`,
    [uuid],
  );
  return row ?? null;
}

/** Whether a token was ever issued, also if it is revoked or expired. */
export async function isKnownToken(db: Queryable, hash: Buffer): Promise<boolean> {
  return (await db.query('SELECT 1 FROM tokens WHERE token_hash = $1', [hash])).length === 1;
}

export async function updateLastUsed(db: Queryable, uuid: string): Promise<void> {
  await db.query('UPDATE tokens SET last_used_at = statement_timestamp() WHERE uuid = $1', [uuid]);
}

export interface TokenRow {
  uuid: string;
  kind: TokenKind;
  processor_id: string | null;
  vendor_id: string | null;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
  name: string | null;
  role: Role | null;
}

const columns = 'uuid, kind, processor_id, vendor_id, created_at, expires_at, revoked_at, last_used_at, name, role';

/** Revokes a token. Returns it, or null: no such token. A second call changes nothing. */
export async function updateRevoked(db: Queryable, uuid: string): Promise<TokenRow | null> {
  const [row] = await db.query<TokenRow>(
    `UPDATE tokens SET revoked_at = least(revoked_at, statement_timestamp()) WHERE uuid = $1 RETURNING ${columns}`,
    [uuid],
  );
  return row ?? null;
}

export interface OwnedToken extends TokenRow {
  processor_name: string | null;
  vendor_name: string | null;
  /** The person who issued it; all null: the operator's machine. */
  issued_by_operator: string | null;
  issuer_name: string | null;
  issuer_email: string | null;
  /** It was issued by a person of the tenant, not by the operator of the service. */
  is_issued_in_tenant: boolean;
}

const owned = `SELECT t.uuid, t.kind, t.processor_id, t.vendor_id, t.created_at, t.expires_at, t.revoked_at, t.last_used_at,
            t.name, t.role, p.name AS processor_name, v.name AS vendor_name,
            t.issued_by_operator, i.name AS issuer_name, i.email AS issuer_email,
            coalesce(i.processor_id = t.processor_id, false) AS is_issued_in_tenant
     FROM tokens t
     LEFT JOIN operators i ON i.uuid = t.issued_by_operator
     LEFT JOIN processors p ON p.processor_id = t.processor_id
     LEFT JOIN vendors v ON v.processor_id = t.processor_id AND v.vendor_id = t.vendor_id`;

/**
 * The tokens of one processor and its vendors, or all tokens, with the names of their owners;
 * oldest first. `issuedBy`: only those that this person issued.
 */
export function selectTokens(
  db: Queryable,
  { processorId, issuedBy }: { processorId: string | null; issuedBy: string | null },
  after: TimeAndUuid | null,
  limit: number,
): Promise<OwnedToken[]> {
  return db.query(
    `${owned} WHERE ($1::uuid IS NULL OR t.processor_id = $1) AND ($3::uuid IS NULL OR t.issued_by_operator = $3)
       AND ${afterRow('t.created_at', 't.uuid', 4, '>')}
     ORDER BY t.created_at, t.uuid LIMIT $2`,
    [processorId, limit, issuedBy, ...rowValues(after)],
  );
}

/** How many active tokens a person has issued. */
export async function countIssued(db: Queryable, operatorUuid: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(*) AS count FROM tokens t WHERE t.issued_by_operator = $1 AND ${isActive}`,
    [operatorUuid],
  );
  return row!.count;
}

export type TokenOfTenant = Pick<TokenRow, 'uuid' | 'processor_id'>;

/** Makes another person, or the operator's machine, the issuer of the active tokens of a person. */
export const adoptTokens = (db: Queryable, operatorUuid: string, by: string | null): Promise<TokenOfTenant[]> =>
  db.query(
    `UPDATE tokens t SET issued_by_operator = $2 WHERE t.issued_by_operator = $1 AND ${isActive}
     RETURNING t.uuid, t.processor_id`,
    [operatorUuid, by],
  );

/** Revokes the active tokens of a person. */
export const revokeTokensOf = (db: Queryable, operatorUuid: string): Promise<TokenOfTenant[]> =>
  db.query(
    `UPDATE tokens t SET revoked_at = statement_timestamp() WHERE t.issued_by_operator = $1 AND ${isActive}
     RETURNING t.uuid, t.processor_id`,
    [operatorUuid],
  );

/**
 * In a lane that has the people as home has them now: ends the tokens of tenants whose issuer may
 * issue none any more, or gives them the issuer who keeps them.
 */
export const settleIssuedTokens = (db: Queryable): Promise<(TokenOfTenant & { kept_by: string | null })[]> =>
  db.query(
    `UPDATE tokens t
     SET issued_by_operator = CASE WHEN i.tokens_kept_by IS NULL THEN i.uuid ELSE nullif(i.tokens_kept_by, '${nilUuid}') END,
         revoked_at = CASE WHEN i.tokens_kept_by IS NULL THEN clock.now END
     FROM operators i, (SELECT statement_timestamp() AS now) AS clock
     WHERE i.uuid = t.issued_by_operator AND t.processor_id IS NOT NULL AND t.revoked_at IS NULL
       AND (t.expires_at IS NULL OR t.expires_at > clock.now) AND ${mayNotIssue}
     RETURNING t.uuid, t.processor_id, i.tokens_kept_by AS kept_by`,
    [],
  );

export async function selectToken(db: Queryable, uuid: string): Promise<OwnedToken | null> {
  const [row] = await db.query<OwnedToken>(`${owned} WHERE t.uuid = $1`, [uuid]);
  return row ?? null;
}
