// A service with two lanes, each on a PostgreSQL server of its own, and a tenant in each.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { newToken } from '../../../src/access/tenants/token.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../src/platform/database/embedded/embedded-postgres.ts';
import { send } from '../payments/start-over-http.ts';
import { endAfterFile } from '../runner/end-after-file.ts';
import { dataDirectory, type StartedFacts } from './command-line.ts';
import { type CuttingProxy, cuttingProxy } from './cutting-proxy.ts';
import { runCommand } from './run-command.ts';
import { type ServiceInProcess, startInProcess } from './start-in-process.ts';
import { allowViews, through } from './two-lanes.ts';

interface ServerOfLane extends EmbeddedPostgres {
  directory: string;
}

export interface TwoServers {
  servers: { home: ServerOfLane; 'cell-2': ServerOfLane };
  /** What a tenant of each lane sends. */
  tenants: { home: StartedFacts; 'cell-2': StartedFacts };
  /** Of the service and its commands. */
  environment: Record<string, string>;
  service: ServiceInProcess;
  /** The address of cell-2, which can lead to another server. */
  address: { host: string; port: number };
  /** The lanes file leads to this server. */
  nameServer(urls: { url: string; ownerUrl: string }): void;
}

const log = { info() {}, warn() {}, error() {} };

/** Its directory stays when it is stopped. */
async function startServer(): Promise<ServerOfLane> {
  const directory = dataDirectory(endAfterFile);
  const postgres = await startEmbeddedPostgres({ dataDirectory: directory, log });
  endAfterFile(postgres.stop);
  return { ...postgres, directory };
}

const asAdmin = async (facts: StartedFacts, path: string, body: object) =>
  JSON.parse((await send(facts, 'POST', path, body, randomUUID())).text).data;

async function addTenant(facts: StartedFacts, lane: 'home' | 'cell-2'): Promise<StartedFacts> {
  const body = { name: `Tenant of ${lane}`, lane, reason: 'a test' };
  const { uuid } = await asAdmin(facts, '/admin/v1/processors', body);
  const { token } = await asAdmin(facts, '/admin/v1/tokens', { processor_uuid: uuid, reason: 'a test' });
  return { ...facts, processor_token: token };
}

export async function startOnTwoServers(): Promise<TwoServers> {
  const [home, second] = await Promise.all([startServer(), startServer()]);
  await allowViews(home);
  const directory = mkdtempSync(join(tmpdir(), 'achord-two-servers-'));
  endAfterFile(() => rmSync(directory, { recursive: true, force: true }));
  const address = { host: '127.0.0.1', port: second.port };
  const proxy: CuttingProxy = await cuttingProxy(address);
  endAfterFile(proxy.stop);
  const nameServer: TwoServers['nameServer'] = ({ url, ownerUrl }) => {
    writeFileSync(join(directory, 'url'), url);
    writeFileSync(join(directory, 'migration-url'), ownerUrl);
  };
  nameServer({ url: through(proxy, second.url), ownerUrl: through(proxy, second.ownerUrl) });
  const lane = { name: 'cell-2', url: { file: 'url' }, migration_url: { file: 'migration-url' } };
  writeFileSync(join(directory, 'lanes.json'), JSON.stringify({ lanes: [lane] }));
  const environment = {
    DATABASE_URL: home.url,
    ACHORD_MIGRATION_DATABASE_URL: home.ownerUrl,
    ACHORD_LANES_FILE: join(directory, 'lanes.json'),
    ACHORD_DATA_DIR: join(directory, 'data'),
    ACHORD_ADMIN_TOKEN: newToken('admin', 'sandbox'),
    ACHORD_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  for (const words of ['migrate', 'db add-lane cell-2', 'db move-shard 32-63 --to cell-2'])
    expect(await runCommand(words.split(' '), environment), words).toMatchObject({ code: 0 });
  const service = await startInProcess(environment, endAfterFile);
  const ofService = { ...service.facts, admin_token: environment.ACHORD_ADMIN_TOKEN };
  const tenants = { home: await addTenant(ofService, 'home'), 'cell-2': await addTenant(ofService, 'cell-2') };
  return { servers: { home, 'cell-2': second }, tenants, environment, service, address, nameServer };
}
