// Divides the shards of the benchmark over several databases, of its server or of several ones.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts';
import { openBriefly } from '../src/platform/database/open-briefly.ts';
import { provideSchema } from '../src/platform/database/schema/provide-schema.ts';
import { allShards } from '../src/platform/database/tenant-key.ts';
import { realClock } from '../src/platform/std/clock.ts';
import { addLane } from '../src/service/lanes/add-lane.ts';
import { moveShards } from '../src/service/lanes/move-shards.ts';
import type { LanePlace } from '../src/service/lanes/read-lanes-file.ts';
import type { Place } from './service.ts';

export type Urls = Pick<EmbeddedPostgres, 'url' | 'ownerUrl' | 'superuserUrl'>;

export interface BenchLanes {
  /** For the processes of the service. */
  settings: Record<string, string>;
  /** The database of a shard. */
  urlsOf(shard: number): Urls;
}

interface LanesOptions extends Place {
  /** The first one has home. */
  servers: readonly [Urls, ...Urls[]];
}

const at = ({ url, ownerUrl, superuserUrl }: Urls, database: string): Urls => {
  const named = (one: string) => Object.assign(new URL(one), { pathname: `/${database}` }).href;
  return { url: named(url), ownerUrl: named(ownerUrl), superuserUrl: named(superuserUrl) };
};

/** Shard n is in lane n modulo `count`; lane 0 is home. The lanes take turns on the servers. */
export async function provideLanes({ servers, directory }: LanesOptions, count: number): Promise<BenchLanes> {
  const [home] = servers;
  if (count === 1) return { settings: {}, urlsOf: () => home };
  const lanes: (LanePlace & { urls: Urls })[] = [];
  for (let n = 1; n < count; n++) {
    const server = servers[n % servers.length]!;
    const name = `lane-${n}`;
    await openBriefly(server.superuserUrl, (superuser) =>
      superuser.query(`CREATE DATABASE "${name}" OWNER ${ownerOf(server)}`),
    );
    const urls = at(server, name);
    lanes.push({ name, url: urls.url, migrationUrl: urls.ownerUrl, urls });
  }
  await openBriefly(home.superuserUrl, async (superuser) => {
    await superuser.query('CREATE EXTENSION postgres_fdw');
    await superuser.query(`GRANT USAGE ON FOREIGN DATA WRAPPER postgres_fdw TO ${ownerOf(home)}`);
  });
  await openBriefly(home.url, async (database) => {
    await provideSchema(database, home.ownerUrl, realClock.now());
    const asOwner = { database, ownerUrl: home.ownerUrl };
    for (const [n, { name }] of lanes.entries()) {
      await addLane(asOwner, { name, places: lanes, mode: 'sandbox', at: realClock.now() });
      const shards = allShards.filter((shard) => shard % count === n + 1);
      await moveShards(asOwner, { shards, to: name, places: lanes, at: realClock.now() });
    }
  });
  const entries = [];
  for (const { name, urls } of lanes) {
    await writeFile(join(directory, `${name}.url`), urls.url);
    await writeFile(join(directory, `${name}-owner.url`), urls.ownerUrl);
    entries.push({ name, url: { file: `${name}.url` }, migration_url: { file: `${name}-owner.url` } });
  }
  const path = join(directory, 'lanes.json');
  await writeFile(path, JSON.stringify({ lanes: entries }));
  return { settings: { ACHORD_LANES_FILE: path }, urlsOf: (shard) => lanes[(shard % count) - 1]?.urls ?? home };
}

const ownerOf = ({ ownerUrl }: Urls): string => `"${decodeURIComponent(new URL(ownerUrl).username)}"`;
