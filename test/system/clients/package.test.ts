// The package of the client, as `npm pack` makes it: what is in it, what publint says of it, and
// that it works where only the package is installed.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { build } from 'vite';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { packClient } from '../../support/clients/packed-client.ts';
import { repository } from '../../support/runner/sources.ts';
import { testService } from '../../support/service/service.ts';

const run = promisify(execFile);

let tarball: Buffer;
/** An empty folder that has only the package. */
let folder: string;
let files: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(inject('scratch'), 'client-'));
  const packed = await packClient();
  files = packed.files;
  tarball = await readFile(packed.tarball);
  await writeFile(join(folder, 'package.json'), '{ "name": "shop", "type": "module", "private": true }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed.tarball], { cwd: folder });
});

describe('The package of the client', () => {
  it('has its code, its types, its sources, its license and its page, and nothing else', () => {
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts']),
    );
    expect(
      files.filter((path) => !/^(LICENSE|README\.md|package\.json|(dist|src)\/.*\.(js|ts|map))$/.test(path)),
    ).toEqual([]);
    expect(files.filter((path) => path.startsWith('dist/') && path.includes('test'))).toEqual([]);
  });

  it('has no fault that publint finds', async () => {
    const { messages } = await publint({ pack: { tarball: Uint8Array.from(tarball).buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  it('has the version of the service and no dependencies', async () => {
    const described = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
    const installed = await described(join(folder, 'node_modules/@achord/client/package.json'));
    expect(installed.version).toBe((await described(join(repository, 'package.json'))).version);
    expect(Object.keys(installed)).not.toContain('dependencies');
  });

  it('is below 12 kB, bundled and compressed', async () => {
    const entry = join(folder, 'whole.js');
    await writeFile(entry, "export * from '@achord/client'; export * from '@achord/client/sandbox';");
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['es'] } },
    });
    const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
    expect(brotliCompressSync(output[0].code).length).toBeLessThan(12_000);
  });

  it('works where only it is installed, for a program and for the compiler', async () => {
    const service = await testService();
    const { token } = await service.processor();
    await mkdir(join(folder, 'src'));
    const program = `
      import { Achord, BlockedError, NotFoundError, type Transaction } from '@achord/client';
      import { trigger } from '@achord/client/sandbox';

      const [baseUrl, token, adminToken] = process.argv.slice(2) as [string, string, string];
      const achord = new Achord({ baseUrl, token });
      await trigger('TransactionStarted', { tenant: achord, operator: new Achord({ baseUrl, token: adminToken }) });
      const payments: Transaction[] = [];
      for await (const payment of achord.transactions.list()) payments.push(payment);
      const missing = await achord.users.get(crypto.randomUUID()).catch((error: unknown) => error);
      const events: string[] = [];
      for await (const event of achord.events.since(null)) if (event.type === 'TransactionStarted') events.push(event.data.uuid);
      console.log(JSON.stringify({
        amounts: payments.map(({ amount }) => amount),
        isSame: events[0] === payments[0]?.uuid,
        missing: missing instanceof NotFoundError && missing.code,
        isBlocked: missing instanceof BlockedError,
      }));
    `;
    await writeFile(join(folder, 'src/program.ts'), program);
    const compiler = join(repository, 'node_modules/typescript-7/bin/tsc');
    const options = ['--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--module', 'nodenext'];
    const types = ['--types', 'node', '--typeRoots', join(repository, 'node_modules/@types')];
    await run(process.execPath, [compiler, ...options, ...types, '--outDir', 'out', 'src/program.ts'], { cwd: folder });
    const said = await run(process.execPath, ['out/program.js', service.address, token, service.adminToken], {
      cwd: folder,
    });
    expect(JSON.parse(said.stdout)).toEqual({
      amounts: [12_500],
      isSame: true,
      missing: 'not_found',
      isBlocked: false,
    });
  });
});
