// Queries on the names of users, and on the users whose names wait for the screening.
import { isScreeningOn } from '../../../../customers/users/awaits-screening.sql.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { tenantKey } from '../../../../platform/database/tenant-key.ts';

export interface UserKey {
  processor_id: string;
  uuid: string;
}

const userKeys = recordset<UserKey>({ processor_id: 'uuid', uuid: 'uuid' });

export interface NamedUser extends UserKey {
  first_name: string | null;
  last_name: string | null;
  /** Null: a person. */
  business_name: string | null;
  trading_name: string | null;
  name_in_file: string | null;
  owners: { first_name: string; last_name: string; dob: string | null }[];
}

const names = `u.processor_id, u.uuid, u.first_name, u.last_name, u.business_name, u.trading_name, u.name_in_file,
  (SELECT coalesce(json_agg(json_build_object('first_name', o.first_name, 'last_name', o.last_name, 'dob', o.dob)
     ORDER BY o.position), '[]')
   FROM business_owners o
   WHERE o.shard = u.shard AND o.processor_id = u.processor_id AND o.user_uuid = u.uuid) AS owners`;

/**
 * Locks users whose names wait, the first in the order of their keys. Starts of their payments do
 * not wait. `wait`: also those that another phase has locked.
 */
export function lockUsersToScreen(db: Queryable, atMost: number, { wait }: { wait: boolean }): Promise<UserKey[]> {
  return db.query(
    `SELECT processor_id, uuid FROM users WHERE screened_at IS NULL
     ORDER BY shard, processor_id, uuid LIMIT $1 FOR NO KEY UPDATE ${wait ? '' : 'SKIP LOCKED'}`,
    [atMost],
  );
}

/**
 * Locks users for a block, in the order of their keys: a start of a payment that is under way ends
 * first. Read their names afterwards.
 */
export async function lockUsers(db: Queryable, users: readonly UserKey[]): Promise<void> {
  await db.query(
    `SELECT FROM users WHERE (shard, processor_id, uuid) IN (SELECT i.shard, i.processor_id, i.uuid FROM ${userKeys.from()} AS i)
     ORDER BY processor_id, uuid FOR UPDATE`,
    userKeys.values(users),
  );
}

export function selectNames(db: Queryable, users: readonly UserKey[]): Promise<NamedUser[]> {
  return db.query(
    `SELECT ${names} FROM users u
     WHERE (u.shard, u.processor_id, u.uuid) IN (SELECT i.shard, i.processor_id, i.uuid FROM ${userKeys.from()} AS i)`,
    userKeys.values(users),
  );
}

/** Users after a key, in the order of the keys. Null: from the first one. */
export function selectNamesAfter(db: Queryable, after: UserKey | null, atMost: number): Promise<NamedUser[]> {
  return db.query(
    `SELECT ${names} FROM users u
     WHERE $1::uuid IS NULL OR (u.shard, u.processor_id, u.uuid) > (shard_of($1::uuid), $1::uuid, $2::uuid)
     ORDER BY u.shard, u.processor_id, u.uuid LIMIT $3`,
    [after?.processor_id ?? null, after?.uuid ?? null, atMost],
  );
}

/** Their present names are screened. */
export async function markScreened(db: Queryable, users: readonly UserKey[], at: Date): Promise<void> {
  await db.query(
    `UPDATE users u SET screened_at = $3 FROM ${userKeys.from()} AS i
     WHERE u.shard = i.shard AND u.processor_id = i.processor_id AND u.uuid = i.uuid AND u.screened_at IS NULL`,
    [...userKeys.values(users), at],
  );
}

export interface WhatIsToScreen {
  /** A list was imported, or there is a screening provider. */
  is_on: boolean;
  users_wait: boolean;
  round_is_open: boolean;
}

export async function selectWhatIsToScreen(db: Queryable): Promise<WhatIsToScreen> {
  const [row] = await db.query<WhatIsToScreen>(
    `SELECT ${isScreeningOn} AS is_on,
            EXISTS (SELECT FROM users WHERE screened_at IS NULL) AS users_wait,
            EXISTS (SELECT FROM screening_rounds WHERE ended_at IS NULL) AS round_is_open`,
    [],
  );
  return row!;
}

/** How many users wait, at most `atMost`. */
export async function countUsersToScreen(db: Queryable, atMost: number): Promise<number> {
  const [row] = await db.query<{ found: number }>(
    'SELECT count(*) AS found FROM (SELECT FROM users WHERE screened_at IS NULL LIMIT $1) AS waiting',
    [atMost],
  );
  return row!.found;
}

/** When the present names of a user were first screened. Null: they wait, or screening is off. */
export async function selectScreenedAt(
  db: Queryable,
  { processor_id, user_uuid }: { processor_id: string; user_uuid: string },
): Promise<Date | null> {
  const [row] = await db.query<{ screened_at: Date | null }>(
    'SELECT screened_at FROM users WHERE shard = $1 AND processor_id = $2 AND uuid = $3',
    [...tenantKey(processor_id), user_uuid],
  );
  return row!.screened_at;
}
