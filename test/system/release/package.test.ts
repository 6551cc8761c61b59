// The package of the service as `npm run package` makes it: what is in it, and that it runs where
// only the packages are installed that it names.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lock, Manifest } from '../../../tools/release/lock.ts';
import { deployFile, imageOf } from '../../support/deploy/deploy-files.ts';
import { type InstalledService, installService } from '../../support/release/installed-service.ts';
import { durableDatabase, type TestDatabase } from '../../support/runner/database.ts';
import { freePort } from '../../support/runner/free-port.ts';
import { repository } from '../../support/runner/sources.ts';
import {
  type CommandProcess,
  dataDirectory,
  type StartedFacts,
  startProgram,
} from '../../support/service/command-line.ts';

const run = promisify(execFile);

let installed: InstalledService;
beforeAll(async () => {
  installed = await installService();
});

const read = (path: string) => readFileSync(join(installed.service, path), 'utf8');
const json = <Value>(path: string) => JSON.parse(read(path)) as Value;
const rootManifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as Manifest;

/** The packages whose code is in the console or in the guides. */
const bundled = () =>
  [...read('THIRD-PARTY-LICENSES.txt').matchAll(/^-{80}\n(\S+) (\S+), /gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );

const startedFacts = async (child: CommandProcess) => JSON.parse(await child.printed(/^\{.*\}$/m)) as StartedFacts;

describe('The package of the service', () => {
  it('has the compiled program, the migrations, the console, the guides, the pages and the licenses, and nothing else', () => {
    const kinds = [
      /^(bin|cli|src|clients\/typescript\/src)\/.*\.m?js(\.map)?$/,
      /^migrations\/(\d{4}_[\w-]+\.sql|README\.md)$/,
      /^console\/built\/(index\.html|assets\/)/,
      /^site\/built\/(bar\.json|assets\/|pages\/)/,
      /^(docs|deploy)\//,
      /^(CHANGELOG|README|\.github\/SECURITY)\.md$|^LICENSE$|^THIRD-PARTY-LICENSES\.txt$/,
      /^(package|npm-shrinkwrap|sbom\.cdx)\.json$/,
    ];
    const { files } = installed.packed;
    expect(files.filter((path) => !kinds.some((kind) => kind.test(path)))).toEqual([]);
    expect(kinds.filter((kind) => !files.some((path) => kind.test(path)))).toEqual([]);
    expect(files.filter((path) => /\.test\.|^(console|site)\/built\/(licenses|stamp)/.test(path))).toEqual([]);
    expect(files.filter((path) => path.startsWith('migrations/')).length).toBe(
      readdirSync(join(repository, 'migrations')).length,
    );
  });

  it('has a source map with its source for each compiled file', () => {
    const compiled = installed.packed.files.filter((path) => /\.m?js$/.test(path) && !/^(console|site)\//.test(path));
    const unmapped = compiled.filter((path) => {
      const { sources, sourcesContent } = json<{ sources: string[]; sourcesContent: string[] }>(`${path}.map`);
      return sources.length !== 1 || sourcesContent[0]!.length === 0;
    });
    expect(unmapped).toEqual([]);
  });

  it('asks npm for the packages of the service, and for none of development', () => {
    const manifest = json<Manifest & { devDependencies?: unknown }>('package.json');
    expect([manifest.dependencies, manifest.version]).toEqual([rootManifest.dependencies, rootManifest.version]);
    expect(manifest.scripts).toEqual({ postinstall: 'node bin/remove-headers.mjs' });
    expect(manifest.devDependencies).toBeUndefined();
    const { '': root, ...packages } = json<Lock>('npm-shrinkwrap.json').packages;
    expect(root!.dependencies).toEqual(rootManifest.dependencies);
    expect(Object.keys(packages)).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/find-my-way']));
    const ofOthers = ['vitest', 'vite', 'react'].filter((name) => `node_modules/${name}` in packages);
    expect(ofOthers).toEqual([]);
    expect(Object.values(packages).filter(({ integrity }) => integrity === undefined)).toEqual([]);
  });

  it('passes on the license of everything that is bundled into the console and the guides', () => {
    const names = bundled().map((one) => one.replace(/@[^@]+$/, ''));
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', '@mantine/core', '@tanstack/react-router']));
    expect(names).toEqual(expect.arrayContaining(['minisearch', '@fontsource-variable/ibm-plex-sans']));
    expect(new Set(names).size).toBe(names.length);
    const texts = read('THIRD-PARTY-LICENSES.txt')
      .split(`${'-'.repeat(80)}\n`)
      .slice(1);
    const silent = texts.filter((text) => !/Permission|Redistribution|Licensed under/.test(text));
    expect(silent.map((text) => text.split('\n')[0])).toEqual(['react-remove-scroll-bar 2.3.8, MIT']);
  });

  it('has a bill of materials of what is installed with it and what is bundled into it', () => {
    interface Component {
      name: string;
      version: string;
      purl: string;
      licenses?: unknown[];
      hashes?: unknown[];
    }
    const bill = json<{ bomFormat: string; metadata: { component: Component }; components: Component[] }>(
      'sbom.cdx.json',
    );
    expect([bill.bomFormat, bill.metadata.component.purl]).toEqual([
      'CycloneDX',
      `pkg:npm/achord@${rootManifest.version}`,
    ]);
    const described = bill.components.map(({ name, version }) => `${name}@${version}`);
    const { '': _, ...packages } = json<Lock>('npm-shrinkwrap.json').packages;
    const locked = Object.entries(packages).map(
      ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
    );
    expect(new Set(described)).toEqual(new Set([...locked, ...bundled()]));
    expect(bill.components.filter(({ licenses, hashes }) => !licenses?.length || !hashes?.length)).toEqual([]);
  });
});

it('npm removes the headers of Node after the installation', async () => {
  const program = join(installed.folder, 'node_modules/node/node_modules/node-any');
  for (const part of ['bin', 'include', 'share']) await mkdir(join(program, part), { recursive: true });
  await run(process.execPath, ['bin/remove-headers.mjs'], { cwd: installed.service });
  expect(readdirSync(program)).toEqual(['bin']);
  await rm(program, { recursive: true });
});

describe('installed in an empty folder, the service', () => {
  const directory = dataDirectory();
  const start = () =>
    startProgram(
      [installed.node, join(installed.service, 'bin/installed.mjs'), 'start', '--json'],
      { PORT: '0', ACHORD_API_PROCESSES: '0', ACHORD_SANDBOX_PACE: '0', ACHORD_DATA_DIR: directory },
      { cwd: installed.folder },
    );

  /** What a platform does with the client that is installed next to it. */
  const program = `
    import { Achord } from '@achord/client';
    const [baseUrl, token] = process.argv.slice(2);
    const achord = new Achord({ baseUrl, token });
    const bank_account = (account_number) => ({ custom: { account_number, routing_number: '011000015', account_name: 'Main', account_type: 'checking' } });
    const address = { line_1: '12 Main Street', city: 'Albany', state: 'NY', zip: '12207' };
    const payer = await achord.people.register({ first_name: 'Ada', last_name: 'Moss', address, bank_account: bank_account('12345678') });
    const payee = await achord.businesses.register({ kyb: true, business: { name: 'Fjord Market', tin: '123456789' }, bank_account: bank_account('87654321') });
    const payment = await achord.transactions.create({ payer_uuid: payer.uuid, payee_uuid: payee.uuid, amount: 12_500 }, { idempotencyKey: 'order-1' });
    console.log(payment.uuid);
  `;

  it('serves API, console and guides, takes a first payment, stops at Ctrl-C, and finds the payment at its next start', async () => {
    await writeFile(join(installed.folder, 'shop.mjs'), program);
    const first = start();
    const { address, processor_token: token } = await startedFacts(first);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    const page = await (await fetch(`${address}/console`)).text();
    const [script] = /\/console\/assets\/[^"]+\.js/.exec(page)!;
    expect((await fetch(`${address}${script}`)).headers.get('content-type')).toMatch(/javascript/);
    for (const path of ['/docs', '/docs/build/webhooks', '/docs/api'])
      expect((await fetch(`${address}${path}`)).status).toBe(200);
    const paid = await run(process.execPath, ['shop.mjs', address, token!], { cwd: installed.folder });
    first.process.kill('SIGINT');
    expect(await first.ended).toMatchObject({ code: 0, signal: null });

    const second = start();
    const again = await startedFacts(second);
    const found = await fetch(`${again.address}/3p/api/v2/transactions/${paid.stdout.trim()}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await found.json()).toMatchObject({ data: { amount: 12_500 } });
    second.process.kill('SIGINT');
    expect(await second.ended).toMatchObject({ code: 0, signal: null });
  });
});

describe('as the image runs it, the service', () => {
  const image = imageOf(deployFile('docker/Dockerfile'));
  const [uid, gid] = image.user.split(':').map(Number) as [number, number];
  // Only root can become the account of the image.
  const account = process.getuid?.() === 0 ? { uid, gid } : undefined;
  let database: TestDatabase;
  let filesBefore: string[];
  const allFiles = () => readdirSync(installed.folder, { recursive: true, encoding: 'utf8' }).sort();
  beforeAll(async () => {
    database = await durableDatabase('template0');
    filesBefore = allFiles();
  });
  afterAll(() => database.drop());

  /** Only the account of the server may use its socket. */
  const overTcp = (url: string) => url.replace(/\?.*/, '');

  /** `achord` of the image. The folder belongs to another account and cannot be written. */
  const achord = (args: readonly string[], environment: Record<string, string>) => {
    const [, ...fixed] = image.entryPoint;
    const command = [installed.node, join(installed.service, 'bin/installed.mjs'), ...fixed, ...args];
    const here = { ...image.environment, HOST: '127.0.0.1', ACHORD_DATA_DIR: '/nowhere' };
    return startProgram(command, { ...here, ...environment }, { cwd: installed.service, ...(account && { account }) });
  };

  it('migrates, then serves with API and worker apart: no root, no folder to write, as its health check sees', async () => {
    const [url, ownerUrl] = [overTcp(database.url), overTcp(database.ownerUrl)];
    const owner = { DATABASE_URL: url, ACHORD_MIGRATION_DATABASE_URL: ownerUrl };
    expect((await achord(['migrate'], owner).ended).stdout).toMatch(/^Applied:/);
    const live = {
      DATABASE_URL: url,
      ACHORD_MODE: 'live',
      ACHORD_ADMIN_TOKEN: 'an-operator-token-of-at-least-32-characters',
      ACHORD_ENCRYPTION_KEY: Buffer.alloc(32, 9).toString('base64'),
    };
    const ports = [await freePort(), await freePort()].map(String) as [string, string];
    const [api, worker] = [
      achord(['api', '--json'], { ...live, PORT: ports[0] }),
      achord(['worker', '--json'], { ...live, PORT: ports[1] }),
    ];
    const [{ address }] = await Promise.all([startedFacts(api), startedFacts(worker)]);
    const health = (PORT: string) =>
      startProgram(image.healthCheck, { PATH: `${join(process.execPath, '..')}:${process.env.PATH}`, PORT }).ended;
    expect(await Promise.all(ports.map(health))).toMatchObject([{ code: 0 }, { code: 0 }]);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect((await fetch(`${address}/console`)).status).toBe(200);
    for (const child of [api, worker]) {
      child.process.kill('SIGTERM');
      expect(await child.ended).toMatchObject({ code: 0, signal: null });
    }
    expect((await health(ports[0])).code).toBe(1);
    expect(allFiles()).toEqual(filesBefore);
  });
});
