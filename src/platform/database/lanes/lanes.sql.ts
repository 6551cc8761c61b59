// The lanes that were added, and the lane of each shard.
import type { Queryable } from '../database.ts';

/** A lane that was added. The uuid is also in its own database. */
export interface AddedLane {
  name: string;
  uuid: string;
}

/** In a lane: itself. At home also `home`, once a lane was added. */
export const selectLanes = (db: Queryable): Promise<AddedLane[]> =>
  db.query('SELECT name, uuid FROM lanes ORDER BY name', []);

/** The name of the lane of each shard, from 0 to 63. */
export async function selectLanesOfShards(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ lane: string }>('SELECT lane FROM lane_shards ORDER BY shard', []);
  return rows.map(({ lane }) => lane);
}

export async function insertLane(db: Queryable, { name, uuid }: AddedLane, at: Date): Promise<void> {
  await db.query('INSERT INTO lanes (name, uuid, added_at) VALUES ($1, $2, $3)', [name, uuid, at]);
}

/** Waits for tenants that are being added, and lets no other one be added until the phase ends. */
export async function lockTenants(phase: Queryable): Promise<void> {
  await phase.query('LOCK TABLE processors IN SHARE ROW EXCLUSIVE MODE', []);
}

export async function hasTenants(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>('SELECT EXISTS (SELECT FROM processors) AS has', []);
  return row!.has;
}

/** Of these shards, those that have a tenant. */
export async function selectShardsWithTenants(db: Queryable, shards: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ shard: number }>('SELECT DISTINCT shard FROM processors WHERE shard = ANY ($1)', [
    shards,
  ]);
  return rows.map(({ shard }) => shard);
}

export async function updateLaneOfShards(
  db: Queryable,
  shards: readonly number[],
  lane: string,
  at: Date,
): Promise<void> {
  await db.query('UPDATE lane_shards SET lane = $2, moved_at = $3 WHERE shard = ANY ($1) AND lane <> $2', [
    shards,
    lane,
    at,
  ]);
}

/** How many tenants each shard has, if it has any, and the size of the database. */
export async function selectTenantCounts(db: Queryable): Promise<{ tenants: Map<number, number>; bytes: number }> {
  const rows = await db.query<{ shard: number; count: number }>(
    'SELECT shard, count(*)::int AS count FROM processors GROUP BY shard',
    [],
  );
  const [size] = await db.query<{ bytes: number }>('SELECT pg_database_size(current_database()) AS bytes', []);
  return { tenants: new Map(rows.map(({ shard, count }) => [shard, count])), bytes: size!.bytes };
}
