// Divides the shards of the benchmark over several databases of its server.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBriefly } from '../src/platform/database/open-briefly.ts';
import { provideSchema } from '../src/platform/database/schema/provide-schema.ts';
import { allShards } from '../src/platform/database/tenant-key.ts';
import { realClock } from '../src/platform/std/clock.ts';
import { addLane } from '../src/service/lanes/add-lane.ts';
import { moveShards } from '../src/service/lanes/move-shards.ts';
import type { LanePlace } from '../src/service/lanes/read-lanes-file.ts';
import type { Place } from './service.ts';

export interface BenchLanes {
  /** For the processes of the service. */
  settings: Record<string, string>;
  /** This URL of home, for the database of a shard. */
  urlOf(homeUrl: string, shard: number): string;
}

interface LanesOptions extends Place {
  postgres: Place['postgres'] & { superuserUrl: string };
}

const at = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Shard n is in lane n modulo `count`; lane 0 is home. */
export async function provideLanes({ postgres, directory }: LanesOptions, count: number): Promise<BenchLanes> {
  if (count === 1) return { settings: {}, urlOf: (homeUrl) => homeUrl };
  const names = Array.from({ length: count - 1 }, (_, n) => `lane-${n + 1}`);
  const places: LanePlace[] = names.map((name) => ({
    name,
    url: at(postgres.url, name),
    migrationUrl: at(postgres.ownerUrl, name),
  }));
  const owner = `"${decodeURIComponent(new URL(postgres.ownerUrl).username)}"`;
  await openBriefly(postgres.superuserUrl, async (superuser) => {
    for (const name of names) await superuser.query(`CREATE DATABASE "${name}" OWNER ${owner}`);
    await superuser.query('CREATE EXTENSION postgres_fdw');
    await superuser.query(`GRANT USAGE ON FOREIGN DATA WRAPPER postgres_fdw TO ${owner}`);
  });
  await openBriefly(postgres.url, async (database) => {
    await provideSchema(database, postgres.ownerUrl, realClock.now());
    const home = { database, ownerUrl: postgres.ownerUrl };
    for (const [n, name] of names.entries()) {
      await addLane(home, { name, places, mode: 'sandbox', at: realClock.now() });
      const shards = allShards.filter((shard) => shard % count === n + 1);
      await moveShards(home, { shards, to: name, places, at: realClock.now() });
    }
  });
  const path = join(directory, 'lanes.json');
  const entries = [];
  for (const { name, url, migrationUrl } of places) {
    await writeFile(join(directory, `${name}.url`), url);
    await writeFile(join(directory, `${name}-owner.url`), migrationUrl!);
    entries.push({ name, url: { file: `${name}.url` }, migration_url: { file: `${name}-owner.url` } });
  }
  await writeFile(path, JSON.stringify({ lanes: entries }));
  return {
    settings: { ACHORD_LANES_FILE: path },
    urlOf(homeUrl, shard) {
      const name = names[(shard % count) - 1];
      return name === undefined ? homeUrl : at(homeUrl, name);
    },
  };
}
