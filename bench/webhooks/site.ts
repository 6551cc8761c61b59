// A database with its own sender for the webhook benchmark: migrated, with a processor and
// endpoints.

import { newToken } from '../../src/access/tenants/token.ts';
import type { EventType } from '../../src/events/log/event-types.ts';
import { newSecret, sealSecret } from '../../src/events/webhooks/endpoints/endpoint-secret.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/schema/migrate.ts';
import { tenantKey } from '../../src/platform/database/tenant-key.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { uuidv7 } from '../../src/platform/std/identifiers.ts';
import { openVault } from '../../src/platform/vault/vault.ts';
import type { Children } from '../children.ts';
import { seedEndpoints } from './seed.sql.ts';

export interface Site {
  database: Database;
  processor: string;
  /** The process that sends. */
  senderPid: number;
}

/**
 * `endpoints`: how many at each path of the receiver, each with one event. Returns them by path.
 */
export async function site<Path extends string>(
  databaseUrl: string,
  processes: Children,
  receiverUrl: string,
  endpoints: Record<Path, { count: number; event_name: EventType }>,
): Promise<Site & { endpoints: Record<Path, string[]> }> {
  const database = openDatabase(databaseUrl, 4, () => {});
  const key = Buffer.alloc(32, 7);
  const now = realClock.now();
  await migrate(database, now);
  const vault = await openVault(database, { current: key }, now);
  const processor = uuidv7(now);
  await database.query(
    `INSERT INTO processors (shard, processor_id, name, created_at) VALUES ($1, $2, 'Bench', now())`,
    tenantKey(processor),
  );
  await database.query('INSERT INTO event_positions (shard, processor_id) VALUES ($1, $2)', tenantKey(processor));
  await database.query('INSERT INTO event_fan_outs (shard, processor_id) VALUES ($1, $2)', tenantKey(processor));
  const made = {} as Record<Path, string[]>;
  for (const path of Object.keys(endpoints) as Path[]) {
    const { count, event_name } = endpoints[path];
    const uuids = Array.from({ length: count }, () => uuidv7(realClock.now()));
    const secret = uuids.map((uuid) => sealSecret(vault, uuid, 'secret_encrypted', newSecret()));
    await seedEndpoints(database, processor, { uuids, url: `${receiverUrl}/${path}`, secret, event_name });
    made[path] = uuids;
  }
  const started = await processes.start('bin/command-line.mjs worker --json', /^\{.*\}$/m, {
    DATABASE_URL: databaseUrl,
    ACHORD_ADMIN_TOKEN: newToken('admin', 'sandbox'),
    ACHORD_ENCRYPTION_KEY: key.toString('base64'),
    ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8',
    ACHORD_SANDBOX_PACE: '0',
    ACHORD_LOG_LEVEL: 'error',
  });
  return { database, processor, senderPid: (JSON.parse(started) as { pid: number }).pid, endpoints: made };
}
