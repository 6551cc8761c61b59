// Queries on users and the owners of businesses.
import type { Queryable } from '../../platform/database/database.ts';
import { selectPageAndTotal } from '../../platform/database/page.sql.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { KybStatus, Owner, Reach, User, UserKind } from './user.ts';

const columns = `processor_id, uuid, vendor_id, kind, first_name, last_name, email, phone, client_reference_id, name_in_file, metadata,
  address, payout_type, business_name, trading_name, entity_type, business_address, company_name,
  tin_encrypted::text AS tin_encrypted, tin_last4, kyb_status, kyb_status_since, kyb_resubmission_reason,
  transaction_fee_percent, transaction_fee_fixed, maximum_transaction_fee, event_count, created_at, updated_at, deleted_at,
  (SELECT coalesce(json_agg(json_build_object(
       'uuid', uuid, 'first_name', first_name, 'last_name', last_name, 'dob', dob,
       'ssn9_encrypted', ssn9_encrypted::text, 'ssn9_last4', ssn9_last4, 'address', address, 'email', email,
       'phone', phone, 'title', title, 'ownership_percentage', ownership_percentage,
       'is_beneficial_owner', is_beneficial_owner) ORDER BY position), '[]')
   FROM business_owners
   WHERE business_owners.shard = users.shard AND business_owners.processor_id = users.processor_id
     AND business_owners.user_uuid = users.uuid
  ) AS business_owners`;

/**
 * The columns that a change can set. version, event_count and the default account have queries of
 * their own.
 */
const changeable = `first_name, last_name, email, phone, client_reference_id, name_in_file, metadata, address, payout_type,
  business_name, trading_name, entity_type, business_address, company_name, tin_encrypted, tin_last4, kyb_status,
  kyb_status_since, kyb_resubmission_reason, transaction_fee_percent, transaction_fee_fixed, maximum_transaction_fee, updated_at, deleted_at`;

export async function insertUser(db: Queryable, user: User): Promise<void> {
  const inserted = `uuid, vendor_id, kind, event_count, created_at, ${changeable}`;
  await db.query(
    `INSERT INTO users (shard, processor_id, ${inserted})
     SELECT $1, $2, ${inserted} FROM json_populate_record(null::users, $3::json)`,
    [...tenantKey(user.processor_id), JSON.stringify(user)],
  );
}

/** Also answers deleted users; the caller checks deleted_at. */
export async function selectUser(db: Queryable, reach: Reach, uuid: string): Promise<User | null> {
  const [row] = await db.query<User>(
    `SELECT ${columns} FROM users WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND ($4::uuid IS NULL OR vendor_id = $4)`,
    [...tenantKey(reach.processor_id), uuid, reach.vendor_id],
  );
  return row ?? null;
}

/**
 * Locks the row until the phase ends. Read it afterwards: a query that waited for the lock sees the
 * old state of other tables.
 */
export async function lockUser(db: Queryable, reach: Reach, uuid: string): Promise<void> {
  await db.query(
    `SELECT FROM users WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND ($4::uuid IS NULL OR vendor_id = $4) FOR UPDATE`,
    [...tenantKey(reach.processor_id), uuid, reach.vendor_id],
  );
}

/**
 * Keeps users and their bank accounts from being deleted until the phase ends; answers those that
 * exist.
 */
export async function keepUsers(db: Queryable, processorId: string, uuids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ uuid: string }>(
    `SELECT uuid FROM users WHERE shard = $1 AND processor_id = $2 AND uuid = ANY ($3) AND deleted_at IS NULL
     ORDER BY uuid FOR KEY SHARE`,
    [...tenantKey(processorId), uuids],
  );
  return rows.map(({ uuid }) => uuid);
}

/** Whether there is such a user, also a deleted one. */
export async function userExists(db: Queryable, reach: Reach, uuid: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT FROM users WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND ($4::uuid IS NULL OR vendor_id = $4)`,
    [...tenantKey(reach.processor_id), uuid, reach.vendor_id],
  );
  return rows.length > 0;
}

/** The processor of a user, for the operator, who has only the uuid. */
export async function selectProcessorOfUser(db: Queryable, uuid: string): Promise<string | null> {
  // Asking processor by processor uses the primary key, on every node that has one.
  const [row] = await db.query<{ processor_id: string }>(
    `SELECT users.processor_id FROM processors JOIN users USING (shard, processor_id) WHERE users.uuid = $1`,
    [uuid],
  );
  return row?.processor_id ?? null;
}

/**
 * Raises version, so a concurrent start of a payment notices; a business counts one more event.
 * `renamed`: a name changed, and waits for the sanctions screening.
 */
export async function updateUser(
  db: Queryable,
  user: User,
  { renamed }: { renamed: boolean },
): Promise<{ event_count: number }> {
  const [row] = await db.query<{ event_count: number }>(
    `UPDATE users
     SET (${changeable}) = (SELECT ${changeable} FROM json_populate_record(null::users, $4::json)),
       version = version + 1,
       event_count = event_count + CASE WHEN kind = 'business' THEN 1 ELSE 0 END,
       screened_at = CASE WHEN $5 THEN NULL ELSE screened_at END
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3
     RETURNING event_count`,
    [...tenantKey(user.processor_id), user.uuid, JSON.stringify(user), renamed],
  );
  return row!;
}

export async function deleteOwners(db: Queryable, { processor_id, uuid }: User): Promise<void> {
  await db.query('DELETE FROM business_owners WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3', [
    ...tenantKey(processor_id),
    uuid,
  ]);
}

export async function insertOwners(
  db: Queryable,
  { processor_id, uuid }: User,
  owners: readonly Owner[],
): Promise<void> {
  const named = `uuid, position, first_name, last_name, dob, ssn9_encrypted, ssn9_last4, address, email, phone, title,
    ownership_percentage, is_beneficial_owner`;
  await db.query(
    `INSERT INTO business_owners (shard, processor_id, user_uuid, ${named})
     SELECT $1, $2, $3, ${named} FROM json_populate_recordset(null::business_owners, $4::json)`,
    [...tenantKey(processor_id), uuid, JSON.stringify(owners.map((owner, position) => ({ ...owner, position })))],
  );
}

export interface UserFilter {
  vendor_id?: string | null | undefined;
  /** A filter within the reach of the token. */
  vendor_uuid?: string | undefined;
  kind?: UserKind | undefined;
  kyb_status?: KybStatus | undefined;
  client_reference_id?: string | undefined;
  email?: string | undefined;
  /** Bounds of the time of creation, as uuids: a UUIDv7 begins with it. */
  from_uuid?: string | undefined;
  before_uuid?: string | undefined;
  /** The hashes of entries of metadata. */
  entries?: readonly string[] | undefined;
}

const conditions: Record<keyof UserFilter, (value: string) => string> = {
  vendor_id: (value) => `vendor_id = ${value}`,
  vendor_uuid: (value) => `vendor_id = ${value}`,
  kind: (value) => `kind = ${value}`,
  kyb_status: (value) => `kyb_status = ${value}`,
  client_reference_id: (value) => `client_reference_id = ${value}`,
  email: (value) => `lower(email) = lower(${value})`,
  from_uuid: (value) => `uuid >= ${value}`,
  before_uuid: (value) => `uuid < ${value}`,
  entries: (value) => `uuid IN (
    SELECT subject_uuid FROM metadata_entries
    WHERE shard = $1 AND processor_id = $2 AND subject = 'user' AND entry_hash = ANY (${value}::uuid[])
    GROUP BY subject_uuid HAVING count(*) = cardinality(${value}::uuid[]))`,
};

export interface UserPage {
  sort_order: 'newest' | 'oldest';
  include_deleted: boolean;
  per_page: number;
  offset: number;
}

/**
 * A page and the number of all matching users, from one snapshot; a page after the end is empty.
 */
export function selectUsers(
  db: Queryable,
  processorId: string,
  filter: UserFilter,
  { sort_order, include_deleted, per_page, offset }: UserPage,
): Promise<{ total: number; rows: User[] }> {
  const values: unknown[] = [...tenantKey(processorId), per_page, offset];
  const wanted = ['shard = $1 AND processor_id = $2', ...(include_deleted ? [] : ['deleted_at IS NULL'])];
  for (const [name, condition] of Object.entries(conditions)) {
    const value = filter[name as keyof UserFilter];
    if (value === undefined || value === null) continue;
    wanted.push(condition(`$${values.push(value)}`));
  }
  const where = wanted.join(' AND ');
  return selectPageAndTotal(db, {
    from: `FROM users WHERE ${where}`,
    page: `SELECT ${columns} FROM users WHERE ${where}
       ORDER BY uuid ${sort_order === 'newest' ? 'DESC' : 'ASC'} LIMIT $3 OFFSET $4`,
    values,
  });
}
