// The machine is lost after a file went to the bank that no backup knows: the restored service
// sends no entry twice, and every receiver of webhooks gets every event.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nextBankingDay } from '../../../src/ach/calendar/banking-days.ts';
import type { Day } from '../../../src/ach/calendar/days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { startSftpServer } from '../../support/banks/sftp-server.ts';
import { validBank } from '../../support/banks/valid-bank.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { clockAt } from '../../support/service/clock-at.ts';
import { dataDirectory, startService } from '../../support/service/command-line.ts';
import { archiveLog, loseMachine } from '../../support/service/lost-machine.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startReceiver } from '../../support/webhooks/receiver.ts';

const adminToken = 'operator-'.repeat(5);

it('sends no entry twice and loses no event', async () => {
  const safe = mkdtempSync(join(tmpdir(), 'achord-safe-'));
  // Under root the database runs as another user, who writes the archive.
  chmodSync(safe, 0o711);
  endAfterFile(() => rmSync(safe, { recursive: true, force: true }));
  const bank = await startSftpServer();
  endAfterFile(bank.stop);
  for (const folder of ['to-bank', 'from-bank', 'from-bank/done']) mkdirSync(join(bank.root, folder));
  const { sftp, ...described } = validBank();
  const { host, port, username, hostKey } = bank;
  const server = { ...sftp, host, port, username, host_keys: [hostKey] };
  writeFileSync(join(safe, 'banks.json'), JSON.stringify({ banks: [{ ...described, sftp: server }] }));
  let isBack = false;
  const hook = await startReceiver((_request, response) => response.writeHead(isBack ? 200 : 503).end());

  const firstDay = nextBankingDay(easternDay(realClock.now()));
  const secondDay = nextBankingDay(firstDay);
  const thirdDay = nextBankingDay(secondDay);
  let environment: Record<string, string> = {
    ACHORD_MODE: 'live',
    ACHORD_DATA_DIR: dataDirectory(),
    ACHORD_ARCHIVE_DIR: join(safe, 'archive'),
    ACHORD_ADMIN_TOKEN: adminToken,
    ACHORD_ENCRYPTION_KEY: 'ab'.repeat(32),
    ACHORD_BANKS_FILE: join(safe, 'banks.json'),
    BANK_PASSWORD: bank.password,
    ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8',
    NODE_EXTRA_CA_CERTS: fileURLToPath(new URL('../../support/certificates/authority.crt', import.meta.url)),
  };
  let service: Awaited<ReturnType<typeof startService>>;
  let token = adminToken;
  const startAt = async (day: Day, hour: number) => {
    service = await startService({ ...environment, ...clockAt(easternTime(day, hour, 1)) });
  };
  const stop = async () => {
    service.child.process.kill('SIGTERM');
    expect((await service.child.ended).code).toBe(0);
  };
  async function call(method: string, path: string, body?: object) {
    const answer = await fetch(`${service.facts.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${path.startsWith('/admin') ? adminToken : token}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return JSON.parse(text).data;
  }
  const account = (account_number: string) => ({
    custom: { account_number, routing_number: '011000015', account_name: 'Main', account_type: 'checking' },
  });
  const filesAtBank = () => readdirSync(join(bank.root, 'to-bank')).toSorted();
  const confirmed = () =>
    expect.poll(async () => {
      const { bank_files } = await call('GET', '/admin/v1/bank-files?state=confirmed');
      return bank_files.map(({ name }: { name: string }) => name).toSorted();
    });

  await startAt(firstDay, 12);
  const { uuid: processor_uuid } = await call('POST', '/admin/v1/processors', { name: 'Northwind Pay' });
  ({ token } = await call('POST', '/admin/v1/tokens', { processor_uuid }));
  await call('POST', '/3p/api/v1/webhook', { webhook_url: [hook.url], event_names: ['TransactionStarted'] });
  const { uuid: payer_uuid } = await call('POST', '/3p/api/v1/register/person', {
    first_name: 'Ada',
    last_name: 'Moss',
    address: { line_1: '12 Main Street', city: 'Albany', state: 'NY', zip: '12207' },
    bank_account: account('12345678'),
  });
  const { uuid: payee_uuid } = await call('POST', '/3p/api/v2/businesses', {
    kyb: true,
    business: { name: 'Fjord Market', tin: '123456789' },
    bank_account: account('87654321'),
  });
  await call('POST', `/admin/v1/users/${payee_uuid}/kyb`, { decision: 'approve', reason: 'Our own company.' });
  const { uuid } = await call('GET', `/3p/api/v1/bank-account/${payer_uuid}`);
  await call('POST', `/3p/api/v2/users/${payer_uuid}/authorizations`, {
    bank_account: { uuid, aggregator_type: 'manual' },
  });
  const pay = async (amount: number) =>
    (await call('POST', '/3p/api/v1/transaction', { payer_uuid, payee_uuid, amount })).uuid as string;
  await pay(101);
  await stop();

  // The bank has one file at the backup.
  await startAt(firstDay, 17);
  await confirmed().toHaveLength(1);
  const [firstFile] = filesAtBank();
  const lostFilePays = [await pay(202)];
  expect(await runCommand(['backup', '--to', safe], environment)).toMatchObject({ code: 0 });
  lostFilePays.push(await pay(303));
  await archiveLog(environment);
  // What is written from here on is on the lost machine only.
  cpSync(join(safe, 'archive'), join(safe, 'archive-of-then'), { recursive: true });
  await stop();

  await startAt(secondDay, 17);
  await confirmed().toHaveLength(2);
  const [, lostFile] = filesAtBank();
  await loseMachine(environment.ACHORD_DATA_DIR!, service!.facts.pid);

  const restored = dataDirectory();
  const { ACHORD_ARCHIVE_DIR: _, ...others } = environment;
  environment = { ...others, ACHORD_DATA_DIR: restored };
  const restore = ['restore', '--from', safe, '--archive', join(safe, 'archive-of-then')];
  expect(await runCommand(restore, environment)).toMatchObject({ code: 0, stderr: '' });
  isBack = true;
  await startAt(secondDay, 18);
  expect((await call('GET', '/admin/v1/restores')).waiting_banks).toEqual(['first-example']);
  // The runbook: hold what the bank has, then continue.
  for (const uuid of lostFilePays)
    await call('POST', `/admin/v1/transactions/${uuid}/holds`, {
      kind: 'operator',
      reason: 'Sent before the restore.',
      stops_capture: true,
    });
  await call('POST', '/admin/v1/restores/release', {
    bank: 'first-example',
    reason: 'Compared with the list of the bank.',
    files_at_bank: [firstFile, lostFile],
    files_only_at_bank: [lostFile],
  });
  await pay(404);
  await stop();

  await startAt(thirdDay, 17);
  await confirmed().toHaveLength(2);
  const entries = filesAtBank().flatMap((name) =>
    readFileSync(join(bank.root, 'to-bank', name), 'latin1')
      .split('\n')
      .filter((line) => line.startsWith('6'))
      .map((line) => ({ cents: Number(line.slice(29, 39)), trace: line.slice(79, 94) })),
  );
  expect(entries.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([101, 202, 303, 404]);
  expect(new Set(entries.map(({ trace }) => trace)).size).toBe(4);

  const { events } = await call('GET', '/3p/api/v1/events?limit=100');
  const started = events.filter(({ type }: { type: string }) => type === 'TransactionStarted');
  expect(started).toHaveLength(4);
  await expect
    .poll(() => new Set(hook.received.map(({ headers }) => headers['webhook-id'])))
    .toEqual(new Set(started.map(({ uuid }: { uuid: string }) => uuid)));
  await hook.close();
  const checked: { violations: number }[] = await call('POST', '/admin/v1/invariants/check');
  expect(checked.filter(({ violations }) => violations > 0)).toEqual([]);
});
