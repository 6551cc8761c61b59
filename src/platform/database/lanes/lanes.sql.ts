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

/** Which lane has which tenants. */
export interface Assignment {
  /** The name of the lane of each shard, from 0 to 63: new tenants of the shard are added there. */
  shards: readonly string[];
  /** By processor_id, the name of the lane of each tenant that is not in the lane of its shard. */
  tenants: ReadonlyMap<string, string>;
  /** Differs after each change. */
  version: string;
}

/** `known`: what was read before; its tenants are read again only if a shard has moved since. */
export async function selectAssignment(db: Queryable, known?: Assignment): Promise<Assignment> {
  const shards = await db.query<{ lane: string; moved_at: Date | null }>(
    'SELECT lane, moved_at FROM lane_shards ORDER BY shard',
    [],
  );
  const version = JSON.stringify(shards);
  if (version === known?.version) return known;
  // Read after the shards: a move in between only adds tenants that are where they were before.
  const tenants = await db.query<{ processor_id: string; lane: string }>(
    'SELECT processor_id, lane FROM lane_tenants',
    [],
  );
  return {
    shards: shards.map(({ lane }) => lane),
    tenants: new Map(tenants.map(({ processor_id, lane }) => [processor_id, lane])),
    version,
  };
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

export async function selectTenantsOfShards(db: Queryable, shards: readonly number[]): Promise<string[]> {
  const rows = await db.query<{ processor_id: string }>('SELECT processor_id FROM processors WHERE shard = ANY ($1)', [
    shards,
  ]);
  return rows.map(({ processor_id }) => processor_id);
}

/** Also of shards that are there already: each process reads the tenants again. */
export async function updateLaneOfShards(
  db: Queryable,
  shards: readonly number[],
  lane: string,
  at: Date,
): Promise<void> {
  await db.query('UPDATE lane_shards SET lane = $2, moved_at = $3 WHERE shard = ANY ($1)', [shards, lane, at]);
}

/** At home: the tenants stay in this lane, whatever lane has their shard. */
export async function keepTenants(db: Queryable, tenants: readonly string[], lane: string): Promise<void> {
  await db.query(
    'INSERT INTO lane_tenants (processor_id, lane) SELECT unnest($1::uuid[]), $2 ON CONFLICT (processor_id) DO UPDATE SET lane = excluded.lane',
    [tenants, lane],
  );
}

/** The tenants of a lane, the shards whose new tenants it takes, and its size. */
export async function selectLaneFacts(
  db: Queryable,
  lane: string,
): Promise<{ tenants: string[]; takes: number[]; bytes: number }> {
  const [row] = await db.query<{ tenants: string[]; takes: number[]; bytes: number }>(
    `SELECT ARRAY(SELECT processor_id::text FROM processors) AS tenants,
            ARRAY(SELECT shard::int FROM lane_shards WHERE lane = $1 ORDER BY shard) AS takes,
            pg_database_size(current_database()) AS bytes`,
    [lane],
  );
  return row!;
}
