// docs/build/guide.md, run as printed: its shell blocks in a shell, its TypeScript as one program
// with the packed client, each with a tenant of its own.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { installClient } from '../../support/clients/packed-client.ts';
import { openShell } from '../../support/runner/shell.ts';
import { repository } from '../../support/runner/sources.ts';
import { npxFunction } from '../../support/service/npx.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';

let service: TestService;
let page: string;
let npx: string;
beforeAll(async () => {
  trustTestAuthority();
  npx = await npxFunction();
  const settings = { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' };
  service = await testService({ settings, worker: true });
  page = await readFile(join(repository, 'docs/build/guide.md'), 'utf8');
});

const blocksIn = (language: string, of = page) =>
  [...of.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, text]) => text!);

async function environment() {
  const { token } = await service.processor();
  const receiver = await startReceiver();
  const env = {
    PATH: process.env.PATH!,
    A: service.address,
    TOKEN: token,
    ADMIN_TOKEN: service.adminToken,
    WEBHOOK_URL: receiver.url,
  };
  return { token, receiver, env };
}

const paymentsOf = async (token: string, more = '') =>
  (await service.send('GET', `/3p/api/v2/transactions?sort_order=oldest${more}`, { token })).body.data.transactions;

/** The TypeScript of the page as one program with the packed client. */
async function compiledProgram(): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), 'guide-'));
  await installClient(join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'guide.ts'), blocksIn('ts').join('\n'));
  const run = promisify(execFile);
  const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  const roots = ['--typeRoots', join(repository, 'node_modules/@types')];
  const compiler = join(repository, 'node_modules/typescript-7/bin/tsc');
  await run(process.execPath, [compiler, ...options, ...roots, '--outDir', 'out', 'guide.ts'], { cwd: folder });
  return folder;
}

describe('docs/build/guide.md', () => {
  it('works after the README, twice, in one sandbox of one tenant, also on a laptop without an https URL', async () => {
    const { token, env } = await environment();
    const { WEBHOOK_URL: _, ...onLaptop } = env;
    const readme = await readFile(join(repository, 'README.md'), 'utf8');
    const section = readme.slice(readme.indexOf('## A first payment'), readme.indexOf('## Where to read on'));
    const [, ...first] = blocksIn('sh', section).map((block) =>
      block.replace('http://127.0.0.1:4010', service.address),
    );
    const program = await compiledProgram();
    const run = promisify(execFile);
    for (const variables of [env, onLaptop]) {
      const shell = openShell({ cwd: repository, env: variables });
      await shell.run(npx);
      for (const block of [...first, ...blocksIn('sh')]) await shell.run(block);
      await run(process.execPath, ['out/guide.js'], { cwd: program, env: variables });
    }
    const started = (await paymentsOf(token, '&per_page=100')).map(({ amount }: { amount: number }) => amount);
    // Each round: one of the README, two with curl, two with the client.
    expect(started).toEqual(Array(10).fill(12_500));
  });

  it('works with curl', async () => {
    const { token, receiver, env } = await environment();
    const shell = openShell({ cwd: repository, env });
    await shell.run(npx);
    for (const block of blocksIn('sh')) await shell.run(block);
    const [first, second, ...others] = await paymentsOf(token);
    expect(first).toMatchObject({ amount: 12_500, payout_status: 'PAYOUT_COMPLETE' });
    expect(second).toMatchObject({ amount: 12_500, clawback_status: expect.stringMatching(/^CLAWBACK_/) });
    expect(others).toEqual([]);
    const refunds = (await service.send('GET', `/3p/api/v1/transactions/${first.uuid}/refunds`, { token })).body.data;
    expect(refunds).toMatchObject({ refunds: [{ amount: 4_000 }] });
    expect((await receiver.arrived(1))[0]!.body).toContain('"type":"TransactionStarted"');
  });

  it('works with the client', async () => {
    const { env, token } = await environment();
    const folder = await compiledProgram();
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['out/guide.js'], { cwd: folder, env });
    const said = stdout.trim().split('\n');
    expect(said).toEqual([
      'BankLinkedSuccessfully',
      'BusinessCreated',
      'BankLinkedSuccessfully',
      'TransactionStarted',
      expect.stringMatching(/^same_user .* [0-9a-f-]{36}$/),
      expect.stringContaining('R01'),
      '0 blocks',
      'REFUND_PENDING',
      expect.stringMatching(/^25000 \d+$/),
    ]);
    expect(await paymentsOf(token)).toHaveLength(2);
  });
});
