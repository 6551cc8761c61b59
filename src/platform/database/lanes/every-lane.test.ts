// The rows of several databases, read in one query: without the databases that are away, and never
// without one of them silently.
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { endAfterFile } from '../../../../test/support/runner/end-after-file.ts';
import { longWaitMs } from '../../../../test/support/runner/long-wait.ts';
import type { CuttingProxy } from '../../../../test/support/service/cutting-proxy.ts';
import { allowViews, proxyTo, through } from '../../../../test/support/service/two-lanes.ts';
import { type Database, openDatabase } from '../database.ts';
import { openBriefly } from '../open-briefly.ts';
import { migrationPhase } from '../schema/migration-phase.ts';
import { closeViews, createViews, type LaneServer, leaveOut } from './every-lane.sql.ts';
import { type EveryLane, everyLane } from './every-lane.ts';
import { inSchemas } from './in-schemas.ts';
import type { Lane } from './lane.ts';
import { fromAllLanes } from './lanes.ts';
import { tablesOfHome } from './tables-of-home.ts';

const names = ['east', 'north', 'south'];
let home: TestDatabase;
let proxies: CuttingProxy[];
let servers: LaneServer[];
let every: EveryLane;

function open(url: string): Database {
  const database = openDatabase(url, 3, () => {});
  endAfterFile(() => database.end());
  return database;
}

async function makeDatabase(name: string): Promise<TestDatabase> {
  const made = await testDatabase();
  endAfterFile(made.drop);
  await openBriefly(made.url, (database) =>
    database.query(
      `INSERT INTO processors (shard, processor_id, name, created_at)
       SELECT shard_of(uuid), uuid, $1, now() FROM (SELECT gen_random_uuid() AS uuid) AS made`,
      [name],
    ),
  );
  return made;
}

const provide = (of = servers) =>
  openBriefly(home.ownerUrl, (owner) =>
    migrationPhase(owner, (phase) =>
      createViews(phase, of, {
        reader: decodeURIComponent(new URL(home.url).username),
        homeOnly: tablesOfHome,
        note: 'made by a test',
      }),
    ),
  );

const read = async (database: Pick<Database, 'query'> = every.database) =>
  (await database.query<{ name: string }>('SELECT name FROM processors ORDER BY name', [])).map(({ name }) => name);

beforeAll(async () => {
  home = await makeDatabase('home');
  const others = await Promise.all(names.map(makeDatabase));
  proxies = await Promise.all(others.map(proxyTo));
  for (const { stop } of proxies) endAfterFile(stop);
  await allowViews(home);
  servers = names.map((name, n) => ({ name, url: through(proxies[n]!, others[n]!.url), schema: 'public' }));
  await provide();
  const lane = (name: string, url: string): Lane => ({ name, database: open(url) });
  const atHome = lane('home', home.url);
  every = everyLane(
    atHome,
    servers.map(({ name, url }) => lane(name, url)),
    { open: (schema) => open(inSchemas(home.url, [schema, 'public'])), of: () => atHome },
  );
});

describe('The rows of every lane', () => {
  it('are read without all lanes that are away, which are named', async () => {
    expect(await read()).toEqual(['east', 'home', 'north', 'south']);
    expect(every.away()).toEqual([]);
    const watch = every.watchAway();
    expect(await fromAllLanes({ every }, read)).toEqual(['east', 'home', 'north', 'south']);
    expect(watch.leftOut()).toEqual([]);
    await proxies[1]!.stop();
    expect(await fromAllLanes({ every }, read)).toBeNull();
    expect(await read()).toEqual(['east', 'home', 'south']);
    expect(watch.leftOut()).toEqual(['north']);
    watch.end();
    expect(every.away()).toEqual(['north']);
    await proxies[0]!.stop();
    expect(await read()).toEqual(['home', 'south']);
    expect(every.away()).toEqual(['east', 'north']);
    await proxies[2]!.stop();
    expect(await read()).toEqual(['home']);
    expect(every.away()).toEqual(names);
    for (const { start } of proxies) await start();
    await expect.poll(() => read(), { timeout: longWaitMs }).toEqual(['east', 'home', 'north', 'south']);
  });

  it('are left out together, and come back together, if their server is lost', async () => {
    const made = async () =>
      (
        await openBriefly(home.url, (service) =>
          service.query<{ name: string }>(
            `SELECT nspname::text AS name FROM pg_namespace WHERE nspname ~ '^every_lane_' ORDER BY 1`,
          ),
        )
      ).map(({ name }) => name);
    const before = await made();
    for (const n of [0, 2]) await proxies[n]!.stop();
    expect(await read()).toEqual(['home', 'north']);
    expect(every.away()).toEqual(['east', 'south']);
    await Promise.all([0, 2].map((n) => proxies[n]!.start()));
    await expect.poll(() => read(), { timeout: longWaitMs }).toEqual(['east', 'home', 'north', 'south']);
    expect((await made()).length).toBe(before.length + 1);
  });

  it('are not read while a migration has closed the views, and all of them again afterwards', async () => {
    const without = await openBriefly(home.url, (service) => leaveOut(service, ['south', 'east']));
    const left = open(inSchemas(home.url, [without, 'public']));
    expect(await read(left)).toEqual(['home', 'north']);

    await openBriefly(home.ownerUrl, (owner) => migrationPhase(owner, closeViews));
    await openBriefly(home.ownerUrl, (owner) => migrationPhase(owner, closeViews));
    const closed = { code: '57P03', message: expect.stringContaining('being migrated') };
    await expect(read()).rejects.toMatchObject(closed);
    await expect(read(left)).rejects.toMatchObject(closed);
    await openBriefly(home.url, async (service) => {
      await expect(leaveOut(service, ['north'])).rejects.toMatchObject(closed);
      await service.query('SELECT name FROM processors');
    });

    await provide();
    expect(await read()).toEqual(['east', 'home', 'north', 'south']);
    expect(await read(left)).toEqual(['home', 'north']);
  });

  it('are read with the password that the lanes file has now', async () => {
    await provide(servers.map((server) => ({ ...server, url: server.url.replace(/:[^:@]+@/, ':another@') })));
    expect(await read()).toEqual(['home']);
    await provide();
    await expect.poll(() => read(), { timeout: longWaitMs }).toEqual(['east', 'home', 'north', 'south']);
  });

  it('are shown by the owner of the tables alone', () =>
    openBriefly(home.url, async (service) => {
      await expect(service.query('CREATE SCHEMA every_lane_without_none')).rejects.toMatchObject({ code: '42501' });
      expect(await leaveOut(service, ['unknown'])).toBe('every_lane');
    }));
});
