// The runbooks, run as printed: their commands, in order, against a service, in an operator's
// shell.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextBankingDay } from '../../../src/ach/calendar/banking-days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { screenDue } from '../../../src/payments/risk/screening/users/screen-due.ts';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import { realClock, sleep } from '../../../src/platform/std/clock.ts';
import { openVault } from '../../../src/platform/vault/vault.ts';
import { twoBanksService } from '../../support/banks/two-banks.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance } from '../../support/payments/payments.ts';
import { repository } from '../../support/runner/sources.ts';
import { npxFunction } from '../../support/service/npx.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const folder = join(repository, 'docs/operate/runbooks');
const blocksOf = (name: string) => {
  const page = readFileSync(join(folder, `${name}.md`), 'utf8');
  return [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text!);
};

// The key of `testService`.
const encryptionKey = Buffer.alloc(32, 7);

let service: TestService;
let token: string;
let directory: string;
let npx: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'achord-runbooks-'));
  npx = await npxFunction();
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));
beforeEach(async () => {
  service = await testService({ durable: true });
  ({ token } = await service.processor());
});

/**
 * Runs blocks in one shell. Returns what each of them printed. The page is used unchanged.
 */
async function printed(blocks: readonly string[]): Promise<string[]> {
  const mark = '-- end of block --';
  const script = blocks.map((text) => `${text}\necho '${mark}'\n`);
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', npx + script.join('')], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      A: service.address,
      ADMIN_TOKEN: service.adminToken,
      TOKEN: token,
      DATABASE_URL: service.database.url,
      ACHORD_MIGRATION_DATABASE_URL: service.database.ownerUrl,
      ACHORD_DATA_DIR: directory,
      ACHORD_ENCRYPTION_KEY: encryptionKey.toString('base64'),
    },
  });
  return stdout.split(mark).map((text) => text.trim());
}

const run = (name: string) => printed([...blocksOf('README'), ...blocksOf(name)]);

const list = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;

/** The only payment there is. */
async function payment() {
  const { body } = await service.send('GET', '/3p/api/v2/transactions', { token });
  expect(body.data.transactions).toHaveLength(1);
  return body.data.transactions[0];
}

/** The page advances the clock to a cut-off in small steps, up to a hundred on a weekend. */
async function waitForAfternoon(): Promise<void> {
  const day = nextBankingDay(easternDay(service.context.clock.now()));
  await advance(service, { to: easternTime(day, 16, 30).toISOString() });
}

const outcomes: Record<string, () => Promise<void>> = {
  async 'each-morning'() {
    const said = await run('each-morning');
    const exceptions = said.flatMap((text) => text.split('\n')).filter((line) => line.includes('"exceptions":'));
    expect(exceptions.map((line) => JSON.parse(line).data.exceptions)).toMatchObject([
      [{ kind: 'owed_by_payee', amount: 9_900 }],
      [],
    ]);
    expect(await payment()).toMatchObject({ clawback_status: 'CLAWBACK_COMPLETE' });
  },
  async 'late-return'() {
    await run('late-return');
    expect((await list('dishonors')).dishonors).toMatchObject([{ state: 'won', code: 'R68' }]);
    expect(await payment()).toMatchObject({ capture_status: 'CAPTURE_COMPLETE' });
  },
  async 'unmatched-return'() {
    await run('unmatched-return');
    expect((await list('suspense')).items).toEqual([]);
    expect(await payment()).toMatchObject({ capture_status: 'CAPTURE_ACH_FAILED', ach_return_code: 'R83' });
  },
  async 'rejected-entry'() {
    await run('rejected-entry');
    expect((await list('suspense')).items).toEqual([]);
    expect(await payment()).toMatchObject({ capture_status: 'CAPTURE_ACH_FAILED', failure_code: 'entry_rejected' });
  },
  async 'quarantined-file'() {
    await run('quarantined-file');
    expect((await list('inbound-files?open=true')).inbound_files).toEqual([]);
    expect(await payment()).toMatchObject({ capture_status: 'CAPTURE_ACH_FAILED', ach_return_code: 'R01' });
  },
  async 'failed-upload'() {
    await waitForAfternoon();
    const said = await run('failed-upload');
    expect(said.join('\n')).toMatch(/^ACCEPT: upload\.ach has no problems\./m);
    expect((await list('bank-files')).bank_files).toMatchObject([{ state: 'confirmed', delivery: 'delivered' }]);
    expect(await payment()).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING' });
    expect(readdirSync(directory)).not.toContain('upload.ach');
  },
  async 'uncertain-delivery'() {
    await waitForAfternoon();
    // The state after a connection broke while the file was being renamed.
    await printed([...blocksOf('README'), blocksOf('failed-upload')[0]!]);
    await service.context.database.query(
      `INSERT INTO file_deliveries (bank, name, size, sha256, state, created_at)
       SELECT bank, name, size, sha256, 'uncertain', now() FROM archived_files WHERE direction = 'outgoing'`,
      [],
    );
    const said = await run('uncertain-delivery');
    expect(said.join('\n')).toMatch(/\.ach will be sent again\./);
    const [file, ...others] = (await list('bank-files')).bank_files;
    expect([file, others]).toMatchObject([{ state: 'confirmed', delivery: 'delivered' }, []]);
  },
  async shortage() {
    const said = await run('shortage');
    const pooled = said.flatMap((text) =>
      [...text.matchAll(/"pooled":\{"balance":(-?\d+)/g)].map(([, cents]) => cents),
    );
    expect(pooled).toEqual(['-9900', '9900']);
    expect(await payment()).toMatchObject({ transaction_status: 'CLAWBACK' });
  },
  async 'move-a-processor'() {
    service = await twoBanksService();
    ({ token } = await service.processor());
    const said = await run('move-a-processor');
    expect(said.join('\n')).toContain('"bank":"south"');
    expect((await list('banks')).banks).toMatchObject([
      { name: 'north', processors: 0, files_under_way: 0 },
      { name: 'south', processors: 1 },
    ]);
    expect((await list('bank-statement/lines?state=suspense')).lines).toEqual([]);
    expect(await payment()).toMatchObject({ payout_status: 'PAYOUT_COMPLETE' });
  },
  async 'change-the-encryption-key'() {
    const said = await run('change-the-encryption-key');
    const [before, , rewrapped, after] = said.slice(-5);
    expect(before).toMatch(/^data 1 .* wrapped\nindex 1 .* wrapped$/);
    expect(rewrapped).toMatch(/^Wrapped 2 keys with ACHORD_ENCRYPTION_KEY\./);
    expect(after).toBe(before);
    // The service still has the old key only: it goes on, and cannot start again.
    await printed([...blocksOf('README'), 'payment']);
    expect(await payment()).toMatchObject({ capture_status: 'CAPTURE_PENDING' });
    const opened = openVault(service.context.database, { current: encryptionKey }, realClock.now());
    await expect(opened).rejects.toThrow(/ACHORD_ENCRYPTION_KEY_PREVIOUS/);
    const acts = await service.context.database.query<{ action: string; detail: object }>(
      `SELECT action, detail FROM audit_trail WHERE subject = 'vault_key'`,
      [],
    );
    expect(acts).toEqual([{ action: 'vault_key.rewrapped', detail: { keys: 2 } }]);
  },
  async 'change-the-data-key'() {
    const [prepared, listed, added, reencrypted, retired] = blocksOf('change-the-data-key');
    await printed([...blocksOf('README'), prepared!, listed!, added!]);
    const { database } = service.context;
    const owner = (text: string) => openBriefly(service.database.ownerUrl, (db) => db.query(text, []));
    // Ten minutes pass, then a day.
    await owner("UPDATE vault_keys SET seals_from = now() - interval '1 second' WHERE purpose = 'data'");
    await service.context.vault.follow();
    const [, said] = await printed([blocksOf('README')[0]!, reencrypted!]);
    expect(said).toMatch(/^Encrypted \d+ of bank_accounts\.account_number_encrypted, .* with data key 2\.$/m);
    expect(said).toMatch(/^data 1 +decrypts .* no values$/m);
    await expect(printed([blocksOf('README')[0]!, retired!])).rejects.toThrow(/in use less than a day ago/);
    await owner("UPDATE vault_keys SET seals_from = now() - interval '2 days' WHERE purpose = 'data'");
    const [, removed] = await printed([blocksOf('README')[0]!, retired!]);
    expect(removed).toMatch(/^Removed data key 1\.\ndata 2 +encrypts .*\nindex 1 /);
    await service.context.vault.follow();
    await advance(service, { banking_days: 1 });
    expect(await payment()).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING' });
    const acts = await database.query<{ action: string }>(
      "SELECT action FROM audit_trail WHERE subject = 'vault_key' ORDER BY action",
      [],
    );
    expect(acts.map(({ action }) => action)).toEqual(['vault_key.retired', 'vault_key.values_reencrypted']);
  },
  async 'after-a-restore'() {
    const said = (await run('after-a-restore')).join('\n');
    expect(said).toMatch(/"waiting_banks":\["simulated"\]/);
    expect(said).toMatch(/"waiting_banks":\[\]/);
    expect((await list('bank-files')).bank_files).toMatchObject([{ state: 'confirmed', delivery: 'delivered' }]);
    expect(await payment()).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING' });
  },
  async 'fraud-review'() {
    await run('fraud-review');
    expect((await list('fraud-reviews')).fraud_reviews).toMatchObject([{ state: 'released' }]);
    await advance(service, { banking_days: 1 });
    expect(await payment()).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING' });
  },
  async 'sanctions-hit'() {
    // This service has no worker, whose job screens within seconds.
    let hasEnded = false;
    const ran = run('sanctions-hit').finally(() => {
      hasEnded = true;
    });
    while (!hasEnded) {
      await screenDue({ database: service.context.database, clock: service.context.clock });
      await sleep(200);
    }
    await ran;
    expect((await list('sanctions-hits')).sanctions_hits).toMatchObject([
      { state: 'cleared', report_reference: 'OFAC-BR-2026-0042' },
    ]);
    expect((await list('blocks')).blocks).toEqual([]);
  },
  async 'unexpected-line'() {
    await run('unexpected-line');
    expect((await list('bank-statement/lines?state=suspense')).lines).toEqual([]);
    const { days } = await list('bank-statement/reconciliation');
    expect(days).toMatchObject([{ expected: 10_000, shown: 0, unexpected: -10_000, difference: 0 }]);
    expect(await payment()).toMatchObject({ capture_status: 'CAPTURE_ACH_FAILED', ach_return_code: 'R01' });
  },
  async 'wrong-entry'() {
    await run('wrong-entry');
    expect((await list('return-requests')).return_requests).toMatchObject([
      { entry_error: 'duplicate', answer: 'accepted', returned_with: 'R06' },
    ]);
    expect((await list('reversals')).reversals).toMatchObject([{ status: 'REVERSAL_COMPLETE', left: null }]);
    const { body } = await service.send('GET', '/3p/api/v2/transactions', { token });
    expect(body.data.transactions).toMatchObject([
      { capture_status: 'CAPTURE_ACH_FAILED', ach_return_code: 'R06' },
      { capture_status: 'CAPTURE_ACH_FAILED', ach_return_code: null, failure_code: 'entry_reversed' },
    ]);
  },
  async 'wrong-file'() {
    await run('wrong-file');
    expect((await list('file-reversals')).file_reversals).toMatchObject([
      { state: 'done', reversed_count: 2, refused: [], reversals: [{ status: 'REVERSAL_COMPLETE', count: 2 }] },
    ]);
    const { body } = await service.send('GET', '/3p/api/v2/transactions', { token });
    for (const one of body.data.transactions)
      expect(one).toMatchObject({ capture_status: 'CAPTURE_ACH_FAILED', failure_code: 'entry_reversed' });
  },
  async 'file-processed-twice'() {
    await run('file-processed-twice');
    expect((await list('file-copies')).file_copies).toMatchObject([
      { state: 'closed', lines_in: 10_000, lines_out: 10_000, rest: 0, written_off: 0 },
    ]);
    expect(await payment()).toMatchObject({ failure_code: null });
  },
};

describe('The runbook of', () => {
  it.each(Object.entries(outcomes))('%s does what it says', async (_, tried) => {
    await tried();
    await expectInvariants(service.context.database);
  });

  it('each runbook is tested here', () => {
    const pages = readdirSync(folder).flatMap((name) => (name === 'README.md' ? [] : [name.replace(/\.md$/, '')]));
    expect(Object.keys(outcomes).toSorted()).toEqual(pages.toSorted());
  });
});
