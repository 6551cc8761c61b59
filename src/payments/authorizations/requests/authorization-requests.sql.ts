// Queries on requests for authorizations.
import type { RequestKey } from '../../../customers/pages/link-requests.sql.ts';
import { userName } from '../../../customers/users/user-name.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { BlockKind } from '../../risk/blocks/block-kinds.ts';
import type { Scope } from '../authorizations.sql.ts';
import type { Debits } from '../record-authorization.ts';

export interface AuthorizationRequest extends Debits {
  processor_id: string;
  uuid: string;
  user_uuid: string;
  account_number_last4: string;
  sec_code: 'WEB' | 'CCD';
  /** Null: the day on which the payer agrees. */
  authorized_on: string | null;
  terms_sealed: Buffer;
  terms_version: string;
  return_url: string | null;
  created_at: Date;
  expires_at: Date;
  ended_as: 'agreed' | 'declined' | 'withdrawn' | null;
  ended_at: Date | null;
  authorization_uuid: string | null;
}

const columns = `r.processor_id, r.uuid, r.user_uuid, r.bank_account_uuid, r.account_number_last4, r.debits, r.kind, r.sec_code,
  r.payee_uuid, r.minimum_amount, r.maximum_amount, r.authorized_on, r.ends_on, r.reference, r.terms_sealed, r.terms_version,
  r.return_url, r.created_at, r.expires_at, r.ended_as, r.ended_at, r.authorization_uuid`;

export type NewRequest = Omit<AuthorizationRequest, 'ended_as' | 'ended_at' | 'authorization_uuid'> & {
  token_hash: Buffer;
};

export async function insertAuthorizationRequest(db: Queryable, one: NewRequest): Promise<void> {
  await db.query(
    `INSERT INTO authorization_requests (shard, processor_id, uuid, token_hash, user_uuid, bank_account_uuid,
       account_number_last4, debits, kind, sec_code, payee_uuid, minimum_amount, maximum_amount, authorized_on, ends_on, reference,
       terms_sealed, terms_version, return_url, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
    [
      ...tenantKey(one.processor_id),
      ...[
        one.uuid,
        one.token_hash,
        one.user_uuid,
        one.bank_account_uuid,
        one.account_number_last4,
        one.debits,
        one.kind,
      ],
      ...[one.sec_code, one.payee_uuid, one.minimum_amount, one.maximum_amount, one.authorized_on, one.ends_on],
      ...[one.reference, one.terms_sealed, one.terms_version, one.return_url, one.created_at, one.expires_at],
    ],
  );
}

const ofUsersInScope = `authorization_requests r
  JOIN users u ON u.shard = r.shard AND u.processor_id = r.processor_id AND u.uuid = r.user_uuid
  WHERE r.shard = $1 AND r.processor_id = $2 AND ($3::uuid IS NULL OR u.vendor_id = $3) AND r.uuid = $4`;

export async function selectAuthorizationRequest(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  uuid: string,
): Promise<AuthorizationRequest | null> {
  const [row] = await db.query<AuthorizationRequest>(`SELECT ${columns} FROM ${ofUsersInScope}`, [
    ...tenantKey(processor_id),
    vendor_id,
    uuid,
  ]);
  return row ?? null;
}

/** The same, locked: it ends only once. */
export async function lockAuthorizationRequest(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  uuid: string,
): Promise<AuthorizationRequest | null> {
  const [row] = await db.query<AuthorizationRequest>(
    `SELECT ${columns} FROM ${ofUsersInScope} FOR NO KEY UPDATE OF r`,
    [...tenantKey(processor_id), vendor_id, uuid],
  );
  return row ?? null;
}

/** The requests to a user after one of them, oldest first. */
export function selectAuthorizationRequestsOf(
  db: Queryable,
  { processor_id, user_uuid }: { processor_id: string; user_uuid: string },
  after: string,
  limit: number,
): Promise<AuthorizationRequest[]> {
  return db.query(
    `SELECT ${columns} FROM authorization_requests r
     WHERE r.shard = $1 AND r.processor_id = $2 AND r.user_uuid = $3 AND r.uuid > $4 ORDER BY r.uuid LIMIT $5`,
    [...tenantKey(processor_id), user_uuid, after, limit],
  );
}

/** A request, with what can keep its payer from agreeing. */
export interface RequestOnPage extends AuthorizationRequest {
  /** Of the vendor of the payer, otherwise of the processor. */
  tenant_name: string;
  suspended: boolean;
  /** Why the payer can start no payments; null: it can. */
  blocked: BlockKind | null;
  user_deleted: boolean;
  account_type: 'savings' | 'checking';
  /** Of the account today. */
  last4_now: string;
  account_ended: boolean;
  payee_name: string | null;
  payee_deleted: boolean;
}

export async function selectRequestOnPage(
  db: Queryable,
  { processor_id, uuid }: RequestKey,
): Promise<RequestOnPage | null> {
  const [row] = await db.query<RequestOnPage>(
    `SELECT ${columns}, coalesce(v.name, p.name) AS tenant_name, p.suspended_at IS NOT NULL AS suspended, u.blocked,
            u.deleted_at IS NOT NULL AS user_deleted, a.account_type, a.account_number_last4 AS last4_now,
            a.disabled_at IS NOT NULL OR a.deleted_at IS NOT NULL AS account_ended, ${userName('e')} AS payee_name,
            e.deleted_at IS NOT NULL AS payee_deleted
     FROM authorization_requests r
     JOIN processors p ON p.shard = r.shard AND p.processor_id = r.processor_id
     JOIN users u ON u.shard = r.shard AND u.processor_id = r.processor_id AND u.uuid = r.user_uuid
     JOIN bank_accounts a ON a.shard = r.shard AND a.processor_id = r.processor_id AND a.uuid = r.bank_account_uuid
     LEFT JOIN vendors v ON v.processor_id = u.processor_id AND v.vendor_id = u.vendor_id
     LEFT JOIN users e ON e.shard = r.shard AND e.processor_id = r.processor_id AND e.uuid = r.payee_uuid
     WHERE r.shard = $1 AND r.processor_id = $2 AND r.uuid = $3`,
    [...tenantKey(processor_id), uuid],
  );
  return row ?? null;
}

export interface NamesInTerms {
  payer_name: string;
  payer_kind: 'person' | 'business';
  tenant_name: string;
  /** Null: every payee. */
  payee_name: string | null;
}

export async function selectNamesInTerms(
  db: Queryable,
  { processor_id, user_uuid, payee_uuid }: { processor_id: string; user_uuid: string; payee_uuid: string | null },
): Promise<NamesInTerms> {
  const [row] = await db.query<NamesInTerms>(
    `SELECT ${userName('u')} AS payer_name, u.kind AS payer_kind, coalesce(v.name, p.name) AS tenant_name,
            CASE WHEN e.uuid IS NOT NULL THEN ${userName('e')} END AS payee_name
     FROM users u
     JOIN processors p ON p.shard = u.shard AND p.processor_id = u.processor_id
     LEFT JOIN vendors v ON v.processor_id = u.processor_id AND v.vendor_id = u.vendor_id
     LEFT JOIN users e ON e.shard = u.shard AND e.processor_id = u.processor_id AND e.uuid = $4
     WHERE u.shard = $1 AND u.processor_id = $2 AND u.uuid = $3`,
    [...tenantKey(processor_id), user_uuid, payee_uuid],
  );
  return row!;
}

export interface RequestEnd {
  ended_as: NonNullable<AuthorizationRequest['ended_as']>;
  ended_at: Date;
  authorization_uuid: string | null;
}

/** Ends a request, which must be locked and open. */
export async function updateRequestEnd(
  db: Queryable,
  { processor_id, uuid }: RequestKey,
  { ended_as, ended_at, authorization_uuid }: RequestEnd,
): Promise<void> {
  await db.query(
    `UPDATE authorization_requests SET ended_as = $4, ended_at = $5, authorization_uuid = $6
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND ended_as IS NULL`,
    [...tenantKey(processor_id), uuid, ended_as, ended_at, authorization_uuid],
  );
}
