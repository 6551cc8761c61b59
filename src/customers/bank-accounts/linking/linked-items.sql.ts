// Queries on items at linking providers and on the bank accounts that come from them.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';

export interface LinkedItemRow {
  uuid: string;
  processor_id: string;
  provider: string;
  item_id: string;
  linked_at: Date;
  problem: string | null;
  problem_since: Date | null;
  removal_due_at: Date | null;
  removal_attempts: number;
  removal_error: string | null;
  removed_at: Date | null;
}

const columns = `i.uuid, i.processor_id, i.provider, i.item_id, i.linked_at, i.problem, i.problem_since, i.removal_due_at,
  i.removal_attempts, i.removal_error, i.removed_at`;

type ItemKey = Pick<LinkedItemRow, 'provider' | 'item_id'>;

export interface LockedItem {
  removing_until: Date | null;
  removal_tried_at: Date | null;
  revoked_at: Date | null;
}

/** The item of every tenant that used it, locked. */
export function lockItemRows(db: Queryable, { provider, item_id }: ItemKey): Promise<LockedItem[]> {
  return db.query(
    `SELECT i.removing_until, i.removal_tried_at, i.revoked_at FROM linked_items i
     WHERE i.provider = $1 AND i.item_id = $2 ORDER BY i.processor_id FOR UPDATE`,
    [provider, item_id],
  );
}

/** The item of every tenant that uses it. */
export function selectItemRows(db: Queryable, { provider, item_id }: ItemKey): Promise<LinkedItemRow[]> {
  return db.query(
    `SELECT ${columns} FROM linked_items i
     WHERE i.provider = $1 AND i.item_id = $2 AND i.removed_at IS NULL ORDER BY i.processor_id`,
    [provider, item_id],
  );
}

/** Adds an item of a tenant, or takes it into use again with its new token. Returns its uuid. */
export async function upsertItem(
  db: Queryable,
  row: ItemKey & { uuid: string; processor_id: string; access_token_encrypted: Buffer; linked_at: Date },
): Promise<string> {
  const [stored] = await db.query<{ uuid: string }>(
    `INSERT INTO linked_items (uuid, processor_id, provider, item_id, access_token_encrypted, linked_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (provider, item_id, processor_id) DO UPDATE SET access_token_encrypted = $5, linked_at = $6,
       problem = NULL, problem_since = NULL, removal_due_at = NULL, removal_attempts = 0, removal_tried_at = NULL,
       removal_error = NULL, removed_at = NULL
     RETURNING uuid`,
    [row.uuid, row.processor_id, row.provider, row.item_id, row.access_token_encrypted, row.linked_at],
  );
  return stored!.uuid;
}

export async function insertLinkedAccount(
  db: Queryable,
  row: {
    processor_id: string;
    bank_account_uuid: string;
    item_uuid: string;
    account_id: string;
    persistent_account_id: string | null;
  },
): Promise<void> {
  await db.query(
    `INSERT INTO linked_accounts (shard, processor_id, bank_account_uuid, item_uuid, account_id, persistent_account_id)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [...tenantKey(row.processor_id), row.bank_account_uuid, row.item_uuid, row.account_id, row.persistent_account_id],
  );
}

/** The item that a bank account comes from; null: it was not linked with an item. */
export async function selectItemUuid(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
): Promise<string | null> {
  const [row] = await db.query<{ item_uuid: string }>(
    'SELECT item_uuid FROM linked_accounts WHERE shard = $1 AND processor_id = $2 AND bank_account_uuid = $3',
    [...tenantKey(processor_id), uuid],
  );
  return row?.item_uuid ?? null;
}

export async function lockItem(db: Queryable, uuid: string): Promise<void> {
  await db.query('SELECT uuid FROM linked_items WHERE uuid = $1 FOR UPDATE', [uuid]);
}

export interface AccountOfItem {
  processor_id: string;
  bank_account_uuid: string;
  account_id: string;
  /** Whether new payments may use it. */
  usable: boolean;
}

/** The bank accounts that come from an item and were not removed. */
export function selectAccountsOfItem(db: Queryable, processorId: string, itemUuid: string): Promise<AccountOfItem[]> {
  return db.query(
    `SELECT l.processor_id, l.bank_account_uuid, l.account_id, a.disabled_at IS NULL AS usable
     FROM linked_accounts l
     JOIN bank_accounts a ON a.shard = l.shard AND a.processor_id = l.processor_id AND a.uuid = l.bank_account_uuid
     WHERE l.shard = $1 AND l.processor_id = $2 AND l.item_uuid = $3 AND a.deleted_at IS NULL
     ORDER BY l.bank_account_uuid`,
    [...tenantKey(processorId), itemUuid],
  );
}

export async function updateRemovalDue(db: Queryable, uuid: string, at: Date): Promise<void> {
  await db.query(
    `UPDATE linked_items SET removal_due_at = $2, removal_attempts = 0, removal_error = NULL
     WHERE uuid = $1 AND removed_at IS NULL`,
    [uuid, at],
  );
}

/** Sets or ends the problem of an item; returns whether that changed it. */
export async function updateProblem(db: Queryable, uuid: string, problem: string | null, at: Date): Promise<boolean> {
  const changed = await db.query<{ uuid: string }>(
    `UPDATE linked_items SET problem = $2, problem_since = CASE WHEN $2::text IS NULL THEN NULL ELSE $3::timestamptz END
     WHERE uuid = $1 AND problem IS DISTINCT FROM $2 RETURNING uuid`,
    [uuid, problem, at],
  );
  return changed.length > 0;
}

export async function updateRevoked(db: Queryable, uuid: string, at: Date): Promise<void> {
  await db.query('UPDATE linked_items SET revoked_at = $2 WHERE uuid = $1', [uuid, at]);
}

export interface RemovalRow extends ItemKey {
  uuid: string;
  processor_id: string;
  /** Null only if the item has been removed. */
  access_token_encrypted: Buffer | null;
  /** Fences this attempt: a later one has a higher number. */
  removal_attempts: number;
  /** Another tenant still uses the item. */
  used_elsewhere: boolean;
}

/** Takes the next item whose removal is due, until `leasedUntil`. */
export async function takeRemoval(db: Queryable, now: Date, leasedUntil: Date): Promise<RemovalRow | null> {
  const [row] = await db.query<RemovalRow>(
    `UPDATE linked_items i SET removing_until = $2, removal_attempts = i.removal_attempts + 1
     FROM (SELECT uuid FROM linked_items
           WHERE removal_due_at <= $1 AND (removing_until IS NULL OR removing_until <= $1)
           ORDER BY removal_due_at LIMIT 1 FOR UPDATE SKIP LOCKED) AS due
     WHERE i.uuid = due.uuid
     RETURNING i.uuid, i.processor_id, i.provider, i.item_id, i.access_token_encrypted, i.removal_attempts,
       EXISTS (SELECT FROM linked_items o WHERE o.provider = i.provider AND o.item_id = i.item_id AND o.uuid <> i.uuid
         AND o.removed_at IS NULL AND o.removal_due_at IS NULL) AS used_elsewhere`,
    [now, leasedUntil],
  );
  return row ?? null;
}

export async function updateItemRemoved(
  db: Queryable,
  { uuid, removal_attempts }: RemovalRow,
  at: Date,
): Promise<void> {
  await db.query(
    `UPDATE linked_items SET removed_at = $3, removal_tried_at = $3, access_token_encrypted = NULL,
       removal_due_at = NULL, removing_until = NULL, removal_error = NULL
     WHERE uuid = $1 AND removal_attempts = $2`,
    [uuid, removal_attempts, at],
  );
}

export async function updateRemovalFailed(
  db: Queryable,
  { uuid, removal_attempts }: RemovalRow,
  { at, due_at, error }: { at: Date; due_at: Date; error: string },
): Promise<void> {
  await db.query(
    `UPDATE linked_items SET removal_due_at = $4, removing_until = NULL, removal_tried_at = $3, removal_error = $5
     WHERE uuid = $1 AND removal_attempts = $2`,
    [uuid, removal_attempts, at, due_at, error],
  );
}

/** Items whose removal is due and has failed at least once. */
export async function countNotRemoved(db: Queryable): Promise<number> {
  const [row] = await db.query<{ items: number }>(
    'SELECT count(*) AS items FROM linked_items WHERE removal_due_at IS NOT NULL AND removal_error IS NOT NULL',
    [],
  );
  return row!.items;
}

export const itemStates = ['in_use', 'problem', 'to_remove', 'removed'] as const;
export type ItemState = (typeof itemStates)[number];

const isUsed = 'i.removed_at IS NULL AND i.removal_due_at IS NULL';
/** Each state in SQL. In the text of the query, so that the planner takes its index. */
const inState: Readonly<Record<ItemState, string>> = {
  in_use: `i.problem IS NULL AND ${isUsed}`,
  problem: `i.problem IS NOT NULL AND ${isUsed}`,
  to_remove: 'i.removal_due_at IS NOT NULL',
  removed: 'i.removed_at IS NOT NULL',
};

/** Items of all tenants, or of one, in one state or in any; newest first. */
export function selectItems(
  db: Queryable,
  { processor_id, state }: { processor_id: string | null; state: ItemState | null },
  before: string,
  limit: number,
): Promise<LinkedItemRow[]> {
  return db.query(
    `SELECT ${columns} FROM linked_items i
     WHERE i.uuid < $1 ${state === null ? '' : `AND ${inState[state]}`} ${processor_id === null ? '' : 'AND i.processor_id = $3'}
     ORDER BY i.uuid DESC LIMIT $2`,
    [before, limit, ...(processor_id === null ? [] : [processor_id])],
  );
}
