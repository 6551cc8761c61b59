// Queries of the webhook benchmark: endpoints without https, and deliveries as if fan-out had just
// made them.
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import type { EmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { tenantKey } from '../../src/platform/database/tenant-key.ts';

/**
 * Endpoints of a processor with one event each. Their secret is copied from a registered endpoint.
 */
export async function seedEndpoints(
  database: Database,
  processorId: string,
  { uuids, url, secret, event_name }: { uuids: readonly string[]; url: string; secret: Buffer[]; event_name: string },
): Promise<void> {
  for (const [index, uuid] of uuids.entries()) {
    const address = `${url}/${index}`;
    await database.query(
      `INSERT INTO webhook_endpoints
         (shard, processor_id, uuid, tenant_id, url, url_normalized, secret_encrypted, created_at)
       VALUES ($1, $2, $3, $2, $4, $4, $5, now())`,
      [...tenantKey(processorId), uuid, address, secret[index]],
    );
    await database.query(
      `INSERT INTO webhook_registrations (shard, processor_id, endpoint_uuid, event_name, tenant_id, created_at)
       VALUES ($1, $2, $3, $4, $2, now())`,
      [...tenantKey(processorId), uuid, event_name],
    );
  }
}

/** Makes `count` events, each due to one of the endpoints in turn. */
export async function seedDue(
  database: Database,
  processorId: string,
  { uuids, count, body, event_name }: { uuids: readonly string[]; count: number; body: string; event_name: string },
): Promise<void> {
  const [row] = await database.query<{ first: number }>(
    `UPDATE event_positions SET last_position = last_position + $3 WHERE shard = $1 AND processor_id = $2
     RETURNING last_position - $3 AS first`,
    [...tenantKey(processorId), count],
  );
  await database.query(
    `INSERT INTO events (shard, processor_id, position, uuid, type, subject_uuid, occurred_at, body)
     SELECT $1, $2, $3 + n, uuidv7(), $6, uuidv7(), now(), $5 FROM generate_series(1, $4) n`,
    [...tenantKey(processorId), row!.first, count, body, event_name],
  );
  await database.query(
    `WITH due AS (
       INSERT INTO webhook_due (shard, processor_id, uuid, endpoint_uuid, event_position, event_name, due_at, created_at)
       SELECT $1, $2, uuidv7(), ($5::uuid[])[1 + n % cardinality($5::uuid[])], $3 + n, $6, now(), now()
       FROM generate_series(1, $4) n
     )
     INSERT INTO webhook_lanes (shard, processor_id, endpoint_uuid, next_due_at)
     SELECT $1, $2, uuid, now() FROM unnest($5::uuid[]) AS uuid
     ON CONFLICT (shard, processor_id, endpoint_uuid)
       DO UPDATE SET next_due_at = least(webhook_lanes.next_due_at, excluded.next_due_at)`,
    [...tenantKey(processorId), row!.first, count, uuids, event_name],
  );
}

export async function countDue(database: Database, uuids: readonly string[]): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'SELECT count(*) AS count FROM webhook_due WHERE endpoint_uuid = ANY ($1::uuid[])',
    [uuids],
  );
  return row!.count;
}

/**
 * Queries that the service has sent so far, including queries of its atomic phases and excluding
 * queries of this benchmark.
 */
export async function countStatements(superuser: Database): Promise<number> {
  const [row] = await superuser.query<{ calls: number }>(
    `SELECT coalesce(sum(s.calls), 0) AS calls FROM pg_stat_statements s
     JOIN pg_database d ON d.oid = s.dbid
     WHERE d.datname = current_database() AND s.query !~ 'pg_stat_statements|count\\(\\*\\) AS count FROM webhook_due'`,
    [],
  );
  return row!.calls;
}

/** Makes another database in the same server for the owner, who also serves it. Returns its URL. */
export async function createDatabase(
  { ownerUrl, superuserUrl }: Pick<EmbeddedPostgres, 'ownerUrl' | 'superuserUrl'>,
  name: 'alone' | 'loaded',
): Promise<string> {
  const superuser = openDatabase(superuserUrl, 1, () => {});
  const address = new URL(ownerUrl);
  await superuser.query(`CREATE DATABASE ${name} OWNER ${address.username}`);
  await superuser.end();
  address.pathname = name;
  return address.href;
}
