// The five pages of the first steps, run as printed and in their order, in one fresh sandbox: their
// shell blocks in a shell, their TypeScript with the packed client, each with a tenant of its own.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { installClient } from '../../support/clients/packed-client.ts';
import { freePort } from '../../support/runner/free-port.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { openShell } from '../../support/runner/shell.ts';
import { repository } from '../../support/runner/sources.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';

const run = promisify(execFile);
/** Each goes on from the first of them. */
const furtherNames = ['bank-account-form', 'authorizations', 'micro-entries', 'prenotes', 'sec-codes'];
const names = ['first-payment', 'webhooks-on-a-laptop', 'retries', 'returns', 'going-live'];

let service: TestService;
let pages: string[];
let further: string[];
let readme: string;
/** A project with the packed client, and the programs of the pages, compiled. */
let project: string;
beforeAll(async () => {
  trustTestAuthority();
  const settings = { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' };
  service = await testService({ settings, worker: true });
  const text = (path: string) => readFile(join(repository, path), 'utf8');
  pages = await Promise.all(names.map((name) => text(`docs/build/${name}.md`)));
  further = await Promise.all(furtherNames.map((name) => text(`docs/build/${name}.md`)));
  readme = await text('README.md');
  project = await compiledProject();
});

const blocksIn = (language: string, page: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, text]) => text!);

/** The handler of the second page is a program of its own; the other blocks follow one another. */
const isHandler = (block: string) => block.includes('createServer');

async function compiledProject(): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), 'first-steps-'));
  await installClient(join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const blocks = pages.flatMap((page) => blocksIn('ts', page));
  await writeFile(join(folder, 'shop.ts'), blocks.filter((block) => !isHandler(block)).join('\n'));
  await writeFile(join(folder, 'receive.ts'), blocks.find(isHandler)!);
  const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  const roots = ['--typeRoots', join(repository, 'node_modules/@types')];
  const compiler = join(repository, 'node_modules/typescript-7/bin/tsc');
  const files = ['shop.ts', 'receive.ts'];
  await run(process.execPath, [compiler, ...options, ...roots, '--outDir', 'out', ...files], { cwd: folder });
  return folder;
}

async function tenant() {
  const { token } = await service.processor();
  const receiver = await startReceiver();
  const env = {
    PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
    A: service.address,
    TOKEN: token,
    ADMIN_TOKEN: service.adminToken,
    WEBHOOK_URL: receiver.url,
  };
  return { token, receiver, env };
}

/** The shell of a reader, who runs the blocks of a page. `npx` is our command line. */
async function readerShell(env: Record<string, string>) {
  const port = String(await freePort());
  const log = join(await mkdtemp(join(inject('scratch'), 'reader-')), 'handler.log');
  const shell = openShell({ cwd: project, env });
  await shell.run(`npx() { shift; "${process.execPath}" "${join(repository, 'bin/command-line.mjs')}" "$@"; }`);
  return {
    log: () => readFile(log, 'utf8'),
    async read(page: string): Promise<string> {
      const printed: string[] = [];
      for (const block of blocksIn('sh', page).filter((one) => !one.startsWith('export TOKEN=achord_test_proc_…')))
        printed.push(
          await shell.run(
            block
              .replaceAll('http://127.0.0.1:4010', service.address)
              .replaceAll(':3000', `:${port}`)
              // The program of the page listens on the port of this test.
              .replace(
                'node receive.ts &',
                `sed s/3000/${port}/ out/receive.js > out/${port}.js; node out/${port}.js > "${log}" &`,
              ),
          ),
        );
      return printed.join('\n');
    },
  };
}

const paymentsOf = async (token: string) =>
  (await service.send('GET', '/3p/api/v2/transactions?sort_order=oldest&per_page=100', { token })).body.data
    .transactions;

describe('The first steps', () => {
  it('work with curl, and the handler on the laptop receives the events of a payment that comes back', async () => {
    const { token, receiver, env } = await tenant();
    const shell = await readerShell(env);
    expect(await shell.read(pages[0]!)).toContain('PAYOUT_COMPLETE');
    await shell.read(pages[1]!);
    for (const event of ['TransactionStarted', 'TransactionCaptureStarted', 'TransactionFailed'])
      await expect.poll(shell.log, { timeout: longWaitMs }).toMatch(new RegExp(`^${event} [0-9a-f-]{36}$`, 'm'));
    expect(await shell.read(pages[2]!)).toMatch(/the same payment[\s\S]*CAPTURE_CANCELED[\s\S]*CAPTURE_CANCELED/);
    expect(await shell.read(pages[3]!)).toContain('"failure_reason":"');
    await shell.read(pages[4]!);
    await shell.read(
      '```sh\npost /3p/api/v1/transaction -d "{\\"payer_uuid\\": \\"$PAYER\\", \\"payee_uuid\\": \\"$MERCHANT\\", \\"amount\\": 700}"\n```',
    );
    const [first, ...others] = await paymentsOf(token);
    expect(first).toMatchObject({ amount: 12_500, transaction_fee: 125, payout_status: 'PAYOUT_COMPLETE' });
    expect(others).toMatchObject([
      { transaction_status: 'CAPTURE_ACH_FAILED' },
      { amount: 900, capture_status: 'CAPTURE_CANCELED' },
      {},
      { clawback_status: expect.stringMatching(/^CLAWBACK_/) },
      { amount: 700 },
    ]);
    const refunds = (await service.send('GET', `/3p/api/v1/transactions/${first.uuid}/refunds`, { token })).body.data;
    expect(refunds).toMatchObject({ refunds: [{ amount: 4_000 }] });
    // The URL that the last page registers.
    expect((await receiver.arrived(1))[0]!.body).toContain('"type":"TransactionStarted"');
  });

  it('lead to the pages about accounts, authorizations and SEC codes', async () => {
    const { token, env } = await tenant();
    const shell = await readerShell(env);
    await shell.read(pages[0]!);
    const [form, authorizations, microEntries, prenotes, secCodes] = further as [
      string,
      string,
      string,
      string,
      string,
    ];
    expect(await shell.read(form)).toMatch(/"url":"http[\s\S]*"state":"open"[\s\S]*"state":"withdrawn"/);
    const proof = await shell.read(authorizations);
    expect(proof).toMatch(/"state":"withdrawn"[\s\S]*"ended":\["[\s\S]*"terms_version":"orders-3"/);
    expect((await readFile(join(project, 'proof.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await shell.read(microEntries)).toMatch(/"state":"awaiting_confirmation"[\s\S]*"matched":true/);
    expect(await shell.read(prenotes)).toContain('"state":"confirmed"');
    await shell.read(secCodes);
    expect((await paymentsOf(token)).map(({ amount }: { amount: number }) => amount)).toEqual([
      12_500, 12_500, 12_500, 2_000_000,
    ]);
  });

  it('work with the client', async () => {
    const { env, token } = await tenant();
    const { stdout } = await run(process.execPath, ['out/shop.js'], { cwd: project, env });
    const lines = stdout.trim().split('\n');
    const events = lines.filter((line) => /^[A-Z][A-Za-z]+$/.test(line));
    expect(events.slice(0, 4)).toEqual([
      'BankLinkedSuccessfully',
      'BusinessCreated',
      'BankLinkedSuccessfully',
      'TransactionStarted',
    ]);
    expect(lines.filter((line) => !events.includes(line))).toEqual([
      'paid out 12500',
      'found 1',
      'the same payment',
      expect.stringMatching(/^same_user .* [0-9a-f-]{36}$/),
      '1 payment of this order',
      expect.stringContaining('R01'),
      '0 blocks',
      'REFUND_PENDING',
      expect.stringMatching(/^keep this secret/),
      expect.stringMatching(/^25000 \d+$/),
    ]);
    expect(await paymentsOf(token)).toHaveLength(2);
  });

  it('work after the README, twice, in one sandbox of one tenant, also without a webhook URL', async () => {
    const { token, env } = await tenant();
    const { WEBHOOK_URL: _, ...onLaptop } = env;
    const section = readme.slice(readme.indexOf('## A first payment'), readme.indexOf('## Where to read on'));
    for (const variables of [env, onLaptop]) {
      const shell = await readerShell(variables);
      await shell.read(section.replace('export TOKEN=achord_test_proc_…', 'true'));
      for (const page of pages) await shell.read(page);
      await run(process.execPath, ['out/shop.js'], { cwd: project, env: variables });
    }
    const started = (await paymentsOf(token)).map(({ amount }: { amount: number }) => amount);
    // Each round: one of the README, five with curl, two with the client.
    expect(started).toHaveLength(16);
    expect(started.filter((amount: number) => amount === 12_500)).toHaveLength(14);
  });
});
