// Queries on requests for bank accounts.
import type { Caller } from '../../../api/http/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { RequestKey } from '../../pages/link-requests.sql.ts';
import type { NewLink } from '../../pages/one-time-link.ts';
import { userName } from '../../users/user-name.sql.ts';

export interface BankAccountRequest {
  processor_id: string;
  uuid: string;
  /** The vendor that asked; null: the processor. */
  vendor_id: string | null;
  user_uuid: string;
  billing_merchant_user_uuid: string | null;
  return_url: string | null;
  created_at: Date;
  expires_at: Date;
  try_count: number;
  ended_as: 'added' | 'withdrawn' | null;
  ended_at: Date | null;
  bank_account_uuid: string | null;
}

const columns = `r.processor_id, r.uuid, r.vendor_id, r.user_uuid, r.billing_merchant_user_uuid, r.return_url, r.created_at,
  r.expires_at, r.try_count, r.ended_as, r.ended_at, r.bank_account_uuid`;

type NewRequest = NewLink &
  Pick<BankAccountRequest, 'processor_id' | 'uuid' | 'vendor_id' | 'user_uuid' | 'billing_merchant_user_uuid'>;

export async function insertBankAccountRequest(db: Queryable, one: NewRequest): Promise<void> {
  await db.query(
    `INSERT INTO bank_account_requests (shard, processor_id, uuid, token_hash, vendor_id, user_uuid,
       billing_merchant_user_uuid, return_url, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...tenantKey(one.processor_id),
      ...[one.uuid, one.token_hash, one.vendor_id, one.user_uuid, one.billing_merchant_user_uuid],
      ...[one.return_url, one.created_at, one.expires_at],
    ],
  );
}

type Scope = Pick<Caller, 'processor_id' | 'vendor_id'>;

const ofUsersInScope = `bank_account_requests r
  JOIN users u ON u.shard = r.shard AND u.processor_id = r.processor_id AND u.uuid = r.user_uuid
  WHERE r.shard = $1 AND r.processor_id = $2 AND ($3::uuid IS NULL OR u.vendor_id = $3) AND r.uuid = $4`;

export async function selectBankAccountRequest(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  uuid: string,
): Promise<BankAccountRequest | null> {
  const [row] = await db.query<BankAccountRequest>(`SELECT ${columns} FROM ${ofUsersInScope}`, [
    ...tenantKey(processor_id),
    vendor_id,
    uuid,
  ]);
  return row ?? null;
}

/** The same, locked: it ends only once. */
export async function lockBankAccountRequest(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  uuid: string,
): Promise<BankAccountRequest | null> {
  const [row] = await db.query<BankAccountRequest>(`SELECT ${columns} FROM ${ofUsersInScope} FOR NO KEY UPDATE OF r`, [
    ...tenantKey(processor_id),
    vendor_id,
    uuid,
  ]);
  return row ?? null;
}

/** The requests to a user after one of them, oldest first. */
export function selectBankAccountRequestsOf(
  db: Queryable,
  { processor_id, user_uuid }: { processor_id: string; user_uuid: string },
  after: string,
  limit: number,
): Promise<BankAccountRequest[]> {
  return db.query(
    `SELECT ${columns} FROM bank_account_requests r
     WHERE r.shard = $1 AND r.processor_id = $2 AND r.user_uuid = $3 AND r.uuid > $4 ORDER BY r.uuid LIMIT $5`,
    [...tenantKey(processor_id), user_uuid, after, limit],
  );
}

/** A request, with what the page shows and what can keep its user from adding an account. */
export interface RequestOnPage extends BankAccountRequest {
  /** Of the vendor of the user, otherwise of the processor. */
  tenant_name: string;
  suspended: boolean;
  user_name: string;
  user_deleted: boolean;
  /** The billing merchant is deleted, or no merchant any more. */
  merchant_lost: boolean;
  /** Of the account; null: none was added. */
  account_type: 'savings' | 'checking' | null;
  account_number_last4: string | null;
}

export async function selectRequestOnPage(
  db: Queryable,
  { processor_id, uuid }: RequestKey,
): Promise<RequestOnPage | null> {
  const [row] = await db.query<RequestOnPage>(
    `SELECT ${columns}, coalesce(v.name, p.name) AS tenant_name, p.suspended_at IS NOT NULL AS suspended,
            ${userName('u')} AS user_name, u.deleted_at IS NOT NULL AS user_deleted,
            m.uuid IS NOT NULL AND (m.deleted_at IS NOT NULL OR m.kyb_status IS DISTINCT FROM 'APPROVED') AS merchant_lost,
            a.account_type, a.account_number_last4
     FROM bank_account_requests r
     JOIN processors p ON p.shard = r.shard AND p.processor_id = r.processor_id
     JOIN users u ON u.shard = r.shard AND u.processor_id = r.processor_id AND u.uuid = r.user_uuid
     LEFT JOIN vendors v ON v.processor_id = u.processor_id AND v.vendor_id = u.vendor_id
     LEFT JOIN users m ON m.shard = r.shard AND m.processor_id = r.processor_id AND m.uuid = r.billing_merchant_user_uuid
     LEFT JOIN bank_accounts a ON a.shard = r.shard AND a.processor_id = r.processor_id AND a.uuid = r.bank_account_uuid
     WHERE r.shard = $1 AND r.processor_id = $2 AND r.uuid = $3`,
    [...tenantKey(processor_id), uuid],
  );
  return row ?? null;
}

/** Counts an account that is checked. The request must be locked. */
export async function updateTryCount(db: Queryable, { processor_id, uuid }: RequestKey): Promise<void> {
  await db.query(
    `UPDATE bank_account_requests SET try_count = try_count + 1
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(processor_id), uuid],
  );
}

export interface RequestEnd {
  ended_as: NonNullable<BankAccountRequest['ended_as']>;
  ended_at: Date;
  bank_account_uuid: string | null;
}

/** Ends a request, which must be locked and open. */
export async function updateRequestEnd(
  db: Queryable,
  { processor_id, uuid }: RequestKey,
  { ended_as, ended_at, bank_account_uuid }: RequestEnd,
): Promise<void> {
  await db.query(
    `UPDATE bank_account_requests SET ended_as = $4, ended_at = $5, bank_account_uuid = $6
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND ended_as IS NULL`,
    [...tenantKey(processor_id), uuid, ended_as, ended_at, bank_account_uuid],
  );
}
