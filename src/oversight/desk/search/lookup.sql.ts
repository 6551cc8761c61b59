// Queries that find rows of any tenant by what an operator holds. Each asks tenant by tenant, in an
// index of that tenant, or reads a small table.

import { userName } from '../../../customers/users/user-name.sql.ts';
import { type BatchedMove, soughtMove, uuidOfMove } from '../../../events/log/fast/batched-uuid.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/** A row that was found. `label`: what an operator recognizes it by. */
export interface Hit {
  type: HitType;
  uuid: string;
  /** Null: it belongs to no tenant. */
  processor_id: string | null;
  label: string;
  /** Of a user. */
  email?: string | null;
}

/** Tables of tenants whose primary key ends with the uuid, and their labels. */
const ofTenants = {
  transaction: { table: 'transactions', label: `t.amount::text` },
  user: { table: 'users', label: userName('t') },
  bank_account: { table: 'bank_accounts', label: `'****' || t.account_number_last4` },
  refund: { table: 'refunds', label: `t.amount::text` },
  merchant_batch: { table: 'merchant_batches', label: `t.kind::text` },
  batch: { table: 'batches', label: `t.kind::text` },
  hold: { table: 'holds', label: `t.reason` },
  block: { table: 'blocks', label: `t.reason` },
  reversal: { table: 'reversals', label: `t.status::text` },
  account_check: {
    table: 'account_checks',
    label: `CASE purpose WHEN 'micro_entry' THEN 'micro-entries' ELSE 'prenote' END`,
  },
  return_request: { table: 'return_requests', label: `t.entry_error::text` },
  fee_payout: { table: 'fee_payouts', label: `t.status::text` },
  webhook_endpoint: { table: 'webhook_endpoints', label: `t.url` },
  // Of a batch of events no column has the uuids; the index has the others.
  event: { table: 'events', label: `t.type::text`, where: 't.subject_uuids IS NULL' },
} as const;

/** Tables of all tenants together. */
const others = {
  processor: { table: 'processors', key: 'processor_id', processor: 't.processor_id', label: 't.name' },
  vendor: { table: 'vendors', key: 'vendor_id', processor: 't.processor_id', label: 't.name' },
  token: { table: 'tokens', key: 'uuid', processor: 't.processor_id', label: 't.kind::text' },
  bank_file: { table: 'bank_files', key: 'uuid', processor: 'NULL::uuid', label: `coalesce(t.name, t.state::text)` },
  inbound_file: { table: 'inbound_files', key: 'content_uuid', processor: 'NULL::uuid', label: 't.name' },
  bank_item: { table: 'bank_items', key: 'uuid', processor: 't.processor_id', label: `coalesce(t.code, t.kind::text)` },
  dishonor: { table: 'dishonors', key: 'uuid', processor: 't.entry_processor_id', label: 't.code' },
  statement_line: { table: 'statement_lines', key: 'uuid', processor: 't.processor_id', label: 't.reference' },
} as const;

/** `request`: in the log of requests. */
export type HitType = keyof typeof ofTenants | keyof typeof others | 'request';
export const hitTypes = [...Object.keys(ofTenants), ...Object.keys(others), 'request'] as HitType[];

/** Every row with this uuid. */
export function selectByUuid(db: Queryable, uuid: string): Promise<Hit[]> {
  const tenantRows = Object.entries<{ table: string; label: string; where?: string }>(ofTenants).map(
    ([type, { table, label, where = 'true' }]) =>
      `SELECT '${type}' AS type, t.uuid, t.processor_id, ${label} AS label
       FROM processors p JOIN ${table} t ON t.shard = p.shard AND t.processor_id = p.processor_id AND t.uuid = $1 AND ${where}`,
  );
  const rows = Object.entries(others).map(
    ([type, { table, key, processor, label }]) =>
      `SELECT '${type}', t.${key}, ${processor}, ${label} FROM ${table} t WHERE t.${key} = $1`,
  );
  return db.query([...tenantRows, ...rows].join(' UNION ALL '), [uuid]);
}

/** The payments that have this event in a batch of moves. */
export async function selectSubjectsOfMove(db: Queryable, uuid: string): Promise<string[]> {
  const { from, before, subjectEnd } = soughtMove(uuid);
  const rows = await db.query<BatchedMove>(
    `SELECT moved.subject_uuid, moved.occurred_at, moved.sequence
     FROM processors p
     CROSS JOIN LATERAL (
       SELECT one.subject_uuid, e.occurred_at, e.sequence
       FROM events e CROSS JOIN LATERAL unnest(e.subject_uuids) AS one (subject_uuid)
       WHERE e.shard = p.shard AND e.processor_id = p.processor_id AND e.sequence IS NOT NULL
         AND e.occurred_at >= $1 AND e.occurred_at < $2 AND right(one.subject_uuid::text, 12) = $3) AS moved`,
    [from, before, subjectEnd],
  );
  return rows.filter((row) => uuidOfMove(row) === uuid).map(({ subject_uuid }) => subject_uuid);
}

export const userColumns = 'u.uuid, u.processor_id, u.business_name, u.first_name, u.last_name, u.email';
export const userHit = `'user' AS type, u.uuid, u.processor_id, ${userName('u')} AS label, u.email`;

/** Users that match, `atMost` of each tenant and in all. `condition`: of `u`. */
export const usersOfTenants = (condition: string, atMost = '$1') => `
    SELECT ${userColumns}
    FROM processors p
    CROSS JOIN LATERAL (
      SELECT ${userColumns} FROM users u
      WHERE u.shard = p.shard AND u.processor_id = p.processor_id AND ${condition} LIMIT ${atMost}) AS u
    LIMIT ${atMost}`;

export const usersWhere = (condition: string) => `SELECT ${userHit} FROM (${usersOfTenants(condition)}) AS u`;

export function selectUsersByEmail(db: Queryable, email: string, atMost: number): Promise<Hit[]> {
  return db.query(usersWhere('u.email IS NOT NULL AND lower(u.email) = lower($2)'), [atMost, email]);
}

export function selectUsersByReference(db: Queryable, reference: string, atMost: number): Promise<Hit[]> {
  return db.query(usersWhere('u.client_reference_id = $2'), [atMost, reference]);
}

export function selectAccountsByLast4(db: Queryable, last4: string, atMost: number): Promise<Hit[]> {
  return db.query(
    `SELECT 'bank_account' AS type, a.uuid, a.processor_id, '****' || $1 AS label
     FROM processors p
     CROSS JOIN LATERAL (
       SELECT a.uuid, a.processor_id FROM bank_accounts a
       WHERE a.shard = p.shard AND a.processor_id = p.processor_id AND a.account_number_last4 = $1
         AND a.account_number_last4 <> '' LIMIT $2) AS a
     LIMIT $2`,
    [last4, atMost],
  );
}

/** Files to and from banks by their whole name, and answers of banks by a trace number in them. */
export function selectFilesAndItems(db: Queryable, text: string, atMost: number): Promise<Hit[]> {
  return db.query(
    `(SELECT 'bank_file' AS type, uuid, NULL::uuid AS processor_id, name AS label FROM bank_files WHERE name = $1 LIMIT $2)
     UNION ALL
     (SELECT 'inbound_file', content_uuid, NULL, name FROM inbound_files WHERE name = $1 AND NOT is_copy LIMIT $2)
     UNION ALL
     (SELECT 'bank_item', uuid, processor_id, coalesce(code, kind::text) FROM bank_items
      WHERE original_trace IS NOT NULL AND original_trace = $1 LIMIT $2)`,
    [text, atMost],
  );
}

/** Tenants and vendors whose name begins so. Their tables are small. */
export function selectTenantsByName(db: Queryable, name: string, atMost: number): Promise<Hit[]> {
  return db.query(
    `(SELECT 'processor' AS type, processor_id AS uuid, processor_id, name AS label FROM processors
      WHERE starts_with(lower(name), lower($1)) LIMIT $2)
     UNION ALL
     (SELECT 'vendor', vendor_id, processor_id, name FROM vendors WHERE starts_with(lower(name), lower($1)) LIMIT $2)`,
    [name, atMost],
  );
}
