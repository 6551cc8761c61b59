// With TEST_LANES=2, the tenants of a service are in two databases, each with a bank of its own.
// With TEST_LANES=away, all of them are in the second one, with the one bank that tests expect.

import type { ConfiguredBank } from '../../../src/banks/connections/configuration/read-banks-file.ts';
import { onlySimulatedBank } from '../../../src/banks/simulated/simulated-bank.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import type { Lane } from '../../../src/platform/database/lanes/lane.ts';
import type { Lanes } from '../../../src/platform/database/lanes/lanes.ts';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import { allShards } from '../../../src/platform/database/tenant-key.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import type { Context } from '../../../src/service/context/context.ts';
import { addLane } from '../../../src/service/lanes/add-lane.ts';
import { moveShards } from '../../../src/service/lanes/move-shards.ts';
import type { LanePlace } from '../../../src/service/lanes/read-lanes-file.ts';
import { type TestDatabase, testDatabase } from '../runner/database.ts';
import { type CuttingProxy, cuttingProxy } from './cutting-proxy.ts';

/** All tenants are in the second database, which is the one that a test opens. */
export const isAway = process.env.TEST_LANES === 'away';
export const hasTwoLanes = process.env.TEST_LANES === '2' || isAway;

/** The second database of a service, added as its lane with half of the shards, the odd ones. */
export async function secondLane(
  first: TestDatabase,
  make: () => Promise<TestDatabase> = testDatabase,
): Promise<{ second: TestDatabase; places: LanePlace[] }> {
  const second = await make();
  await allowViews(first);
  const places = [{ name: 'second', url: second.url, migrationUrl: second.ownerUrl }];
  await openBriefly(first.url, async (database) => {
    const home = { database, ownerUrl: first.ownerUrl };
    const at = realClock.now();
    await addLane(home, { name: 'second', places, mode: 'sandbox', at });
    const shards = isAway ? allShards : allShards.filter((shard) => shard % 2 === 1);
    await moveShards(home, { shards, to: 'second', places, at });
  });
  return { second, places };
}

/** For a database that goes away: the service reaches it through the proxy. */
export const proxyTo = ({ url }: TestDatabase): Promise<CuttingProxy> =>
  cuttingProxy({ host: '127.0.0.1', port: Number(new URL(url).port) });

/** The URL of a database, as it is reached through a proxy. */
export function through({ port }: CuttingProxy, url: string): string {
  const address = new URL(url);
  address.searchParams.delete('host');
  return Object.assign(address, { hostname: '127.0.0.1', port: String(port) }).href;
}

/** What a superuser does once at home. */
export const allowViews = ({
  superuserUrl,
  ownerUrl,
}: Pick<TestDatabase, 'superuserUrl' | 'ownerUrl'>): Promise<void> =>
  openBriefly(superuserUrl, async (superuser) => {
    const owner = `"${decodeURIComponent(new URL(ownerUrl).username)}"`;
    await superuser.query('CREATE EXTENSION postgres_fdw');
    await superuser.query(`GRANT USAGE ON FOREIGN DATA WRAPPER postgres_fdw TO ${owner}`);
  });

const { parties, same_day_limit: same_day_limit_cents, ...simulated } = onlySimulatedBank;

/** The banks of the lane that has the tenants. */
export function banksOfTest({ configuredBanks: configured, sandboxClock }: Context): readonly ConfiguredBank[] {
  if (!isAway || (configured.length === 0 && sandboxClock === null)) return configured;
  const only = { ...simulated, ...parties, same_day_limit_cents, file_size_limit_bytes: 1e9 };
  const file = { ...simulated.file, file_entries: simulated.file_entries, destination_is_routing_number: true };
  const banks = configured.length > 0 ? configured : [{ ...only, file } as unknown as ConfiguredBank];
  return banks.map((bank) => ({ ...bank, lane: 'second' }));
}

export interface DatabaseOfLanes extends Database {
  lanes: Lanes;
}

/**
 * The database of a test that reads and writes rows itself. A query with a tenant among its values
 * runs in the lane of the tenant. Without one, a read has the rows of all lanes, and a change is
 * made in each: where the row is not, it changes nothing. A phase and a new row are in one lane.
 */
export function databaseOfTest(lanes: Lanes): DatabaseOfLanes {
  const ofTenant = (values: readonly unknown[]): Lane | undefined => {
    const tenant = values.flat().find((value) => typeof value === 'string' && tenants.has(value));
    return tenant === undefined ? undefined : lanes.of(tenant as string);
  };
  // A test may have replaced the lanes by one.
  const ofRows = (isAway ? lanes.all[1] : undefined) ?? lanes.home;
  return {
    ...ofRows.database,
    lanes,
    async query(text: string, values: readonly unknown[] = []) {
      const lane = ofTenant(values) ?? (isRead(text) ? lanes.every : isNewRow(text) ? ofRows : undefined);
      if (lane !== undefined) return lane.database.query(text, values) as never;
      const rows: unknown[] = [];
      for (const { database } of lanes.all) rows.push(...(await database.query(text, values)));
      return rows as never;
    },
  };
}

/** The context of jobs of home. */
export const atHome = ({ context }: { context: Context }): Context => ({
  ...context,
  database: context.lanes.home.database,
});

const isRead = (text: string): boolean =>
  /^\s*(SELECT|WITH)\b/i.test(text) && !/\b(INSERT INTO|UPDATE|DELETE FROM|pg_advisory)\b/.test(text);

const isNewRow = (text: string): boolean =>
  /\bINSERT INTO\b/.test(text) && !/\b(UPDATE|DELETE FROM)\b/.test(text.replaceAll('DO UPDATE', ''));

/** The tenants that tests have made. */
export const tenants = new Set<string>();
