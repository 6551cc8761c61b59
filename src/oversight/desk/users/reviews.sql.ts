// Queries for the operator who decides about businesses of any tenant.

import type { KybStatus } from '../../../customers/users/user.ts';
import { userName } from '../../../customers/users/user-name.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newestOfTenants } from '../../../platform/database/newest-of-tenants.sql.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { instantFrom } from '../../../platform/std/timestamps.ts';

export interface QueuedBusiness {
  processor_id: string;
  uuid: string;
  vendor_id: string | null;
  business_name: string;
  trading_name: string | null;
  entity_type: string | null;
  tin_last4: string | null;
  email: string | null;
  client_reference_id: string;
  kyb_status: KybStatus;
  kyb_status_since: Date;
  kyb_resubmission_reason: string | null;
  created_at: Date;
}

/** The last row of the page before. */
export interface QueuePosition {
  since: Date;
  uuid: string;
}

/** Before every row. With a position in every query, each one begins in the index at its page. */
export const queueStart: QueuePosition = { since: instantFrom('1970-01-01T00:00:00Z'), uuid: nilUuid };

/**
 * Businesses with a status, in the order in which they got it. `processor_id` null: of all tenants.
 *
 * Reads the oldest business of each tenant after the position, and then pages of only as many
 * tenants as the page has rows: no other tenant can have a row in it.
 */
export function selectQueue(
  db: Queryable,
  { processor_id, kyb_status }: { processor_id: string | null; kyb_status: KybStatus },
  after: QueuePosition,
  limit: number,
): Promise<QueuedBusiness[]> {
  const ofTenant = (t: string) => `FROM users
       WHERE users.shard = ${t}.shard AND users.processor_id = ${t}.processor_id
         AND users.kyb_status = $1 AND users.deleted_at IS NULL
         AND (users.kyb_status_since, users.uuid) > ($2, $3)
       ORDER BY users.kyb_status_since, users.uuid`;
  return db.query<QueuedBusiness>(
    `WITH tenants AS (
       SELECT p.shard, p.processor_id
       FROM processors p
       CROSS JOIN LATERAL (SELECT kyb_status_since, uuid ${ofTenant('p')} LIMIT 1) AS oldest
       WHERE $5::uuid IS NULL OR p.processor_id = $5
       ORDER BY oldest.kyb_status_since, oldest.uuid LIMIT $4
     )
     SELECT found.processor_id, found.uuid, found.vendor_id, found.business_name, found.trading_name, found.entity_type,
       found.tin_last4, found.email, found.client_reference_id, found.kyb_status, found.kyb_status_since,
       found.kyb_resubmission_reason, found.created_at
     FROM tenants
     CROSS JOIN LATERAL (
       SELECT processor_id, uuid, vendor_id, business_name, trading_name, entity_type, tin_last4, email, client_reference_id,
         kyb_status, kyb_status_since, kyb_resubmission_reason, created_at
       ${ofTenant('tenants')} LIMIT $4
     ) AS found
     ORDER BY found.kyb_status_since, found.uuid LIMIT $4`,
    [kyb_status, after.since, after.uuid, limit, processor_id],
  );
}

export interface ListedUser extends Omit<QueuedBusiness, 'business_name' | 'kyb_status' | 'kyb_status_since'> {
  kind: 'person' | 'business';
  /** Empty: the user was erased. */
  name: string;
  kyb_status: KybStatus | null;
  kyb_status_since: Date | null;
  deleted_at: Date | null;
}

/** Filters of users. Each is one that an index has, and null for any. */
export interface UsersWanted {
  processor_id: string | null;
  email: string | null;
  client_reference_id: string | null;
}

/**
 * Users that were registered before `before`, newest first, also deleted ones.
 */
export function selectUsersBefore(
  db: Queryable,
  { processor_id, email, client_reference_id }: UsersWanted,
  before: string,
  limit: number,
): Promise<ListedUser[]> {
  // A filter that is absent must not be in the text: the planner would not take its index.
  const filters = [
    ...(email === null ? [] : ['r.email IS NOT NULL AND lower(r.email) = lower($4)']),
    ...(client_reference_id === null ? [] : [`r.client_reference_id = $${email === null ? 4 : 5}`]),
  ];
  const sent = [email, client_reference_id].filter((value) => value !== null);
  return db.query(newestOfTenants('users', listedColumns, filters), [before, limit, processor_id, ...sent]);
}

const listedColumns = [
  'r.processor_id, r.uuid, r.vendor_id, r.kind, r.trading_name, r.entity_type, r.tin_last4, r.email, r.client_reference_id',
  `${userName('r')} AS name`,
  'r.kyb_status, r.kyb_status_since, r.kyb_resubmission_reason, r.deleted_at, r.created_at',
];

/** How many payments the bank accounts of a user pay and are paid by, counted up to `atMost`. */
export async function countPayments(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
  atMost: number,
): Promise<{ as_payer: number; as_payee: number }> {
  const counted = (account: string) =>
    `(SELECT count(*) FROM (
        SELECT FROM bank_accounts a
        JOIN transactions t ON t.shard = a.shard AND t.processor_id = a.processor_id AND t.${account} = a.uuid
        WHERE a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = $3 LIMIT $4) AS counted)`;
  const [row] = await db.query<{ as_payer: number; as_payee: number }>(
    `SELECT ${counted('payer_bank_account_uuid')} AS as_payer, ${counted('payee_bank_account_uuid')} AS as_payee`,
    [...tenantKey(processor_id), uuid, atMost],
  );
  return row!;
}
