// GET /admin/v1/today: what goes wrong in silence is there while it lasts, with whom it is about.

import { beforeEach, expect, it } from 'vitest';
import { writeScheduledFiles } from '../../../src/oversight/desk/scheduled/write-scheduled-files.job.ts';
import { nilUuid } from '../../../src/platform/std/identifiers.ts';
import { enterExpectedLines, enterLines } from '../../support/banks/bank-statements.ts';
import { clawbackFailed } from '../../support/payments/failed-payments.ts';
import { feeTenant } from '../../support/payments/fee-payouts.ts';
import { advance } from '../../support/payments/payments.ts';
import { playPayment } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { atHome } from '../../support/service/two-lanes.ts';
import { weekendService } from '../../support/service/weekend-service.ts';
import { registerEndpoint } from '../../support/webhooks/webhooks.ts';

let service: TestService;
beforeEach(async () => {
  service = await weekendService();
});

const query = (text: string, values: unknown[] = []) => service.context.database.query(text, values);
const trouble = async () => (await service.send('GET', '/admin/v1/today')).body.data.trouble;
const troubleOf = async (kind: string) => (await trouble()).find((one: { kind: string }) => one.kind === kind);
const server = (reachable: boolean) => service.send('POST', '/sandbox/v1/bank/server', { body: { reachable } });

it('A service has no trouble on its first days', async () => {
  // As after a start on a weekend, on whatever day the test runs.
  await query('UPDATE bank_days SET inbound_read_at = NULL');
  expect(await trouble()).toEqual([]);
  const payment = await playPayment(service, { amount: 10_000 });
  await payment.days(8);
  expect(await trouble()).toEqual([]);
});

it('A bank that is not read', async () => {
  const payment = await playPayment(service, { amount: 10_000 });
  await payment.days(1);
  await server(false);
  await payment.days(2);
  expect(await troubleOf('bank_unread')).toMatchObject({
    count: 1,
    since: expect.any(String),
    subjects: [{ name: 'simulated', uuid: null, amount: null, since: expect.any(String) }],
    path: '/admin/v1/banks',
  });
  await query(`UPDATE bank_days SET inbound_read_at = 'epoch'`);
  expect((await troubleOf('bank_unread')).since).not.toContain('1970');
  await server(true);
  await payment.days(1);
  expect(await troubleOf('bank_unread')).toBeUndefined();
});

it('A file that the bank did not acknowledge, though it acknowledges files', async () => {
  const first = await playPayment(service, { amount: 10_000 });
  await first.days(2);
  // No file of the bank was ever acknowledged.
  expect(await troubleOf('file_unacknowledged')).toBeUndefined();
  await query('UPDATE bank_files SET acknowledged_at = confirmed_at');
  const second = await playPayment(service, { amount: 777 });
  await second.days(1);
  const confirmed = `SELECT uuid, name FROM bank_files WHERE acknowledged_at IS NULL AND state = 'confirmed'`;
  const [file] = (await query(confirmed)) as { uuid: string; name: string }[];
  const wait = (hours: number) =>
    query('UPDATE bank_files SET confirmed_at = $2::timestamptz - make_interval(hours => $3) WHERE uuid = $1', [
      file!.uuid,
      service.context.clock.now(),
      hours,
    ]);
  await wait(1);
  expect(await troubleOf('file_unacknowledged')).toBeUndefined();
  await wait(3);
  expect(await troubleOf('file_unacknowledged')).toMatchObject({
    count: 1,
    amount: 777,
    since: expect.any(String),
    subjects: [{ name: file!.name, uuid: file!.uuid, processor_uuid: null, amount: 777 }],
    path: '/admin/v1/bank-files',
  });
  await query('UPDATE bank_files SET acknowledged_at = confirmed_at');
  expect(await troubleOf('file_unacknowledged')).toBeUndefined();
});

it('A day whose bank statement is missing, since statements are entered', async () => {
  const first = await playPayment(service, { amount: 10_000 });
  await first.days(2);
  expect(await troubleOf('statement_missing')).toBeUndefined();
  await enterExpectedLines(service);
  const second = await playPayment(service, { amount: 777 });
  await second.days(3);
  expect(await troubleOf('statement_missing')).toMatchObject({
    count: 1,
    amount: 777,
    subjects: [{ name: 'simulated', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), amount: 777 }],
  });
  // A line shows a part of the file: the rest is still missing.
  const [{ source_uuid, direction, moved_on }] = (await service.send('GET', '/admin/v1/bank-statement/desk')).body.data
    .movements;
  const part = { direction: 'credit' as const, amount: 700, booked_on: moved_on, reference: 'a part' };
  const [line] = (await enterLines(service, part)).body.data.lines;
  const movements = [{ source_uuid, direction, moved_on }];
  const body = { lines: [line.uuid], movements, rest_as: 'part_of_file', reason: 'It comes in two parts.' };
  await service.send('POST', '/admin/v1/bank-statement/explain', { body });
  expect(await troubleOf('statement_missing')).toMatchObject({ count: 1, amount: 77 });
  await enterExpectedLines(service);
  expect(await troubleOf('statement_missing')).toBeUndefined();
});

it('A tenant that is short of money, with its name and the amount', async () => {
  const { payments } = await clawbackFailed(service);
  const { body } = await service.send('GET', `/admin/v1/processors/${payments.processor.uuid}`);
  expect(await troubleOf('tenant_short')).toMatchObject({
    count: 1,
    amount: 9_700,
    since: null,
    subjects: [
      { name: body.data.name, uuid: payments.processor.uuid, processor_uuid: payments.processor.uuid, amount: 9_700 },
    ],
  });
});

it('A webhook endpoint that has failed for an hour, as long as it is registered', async () => {
  const { payments } = await playPayment(service, { amount: 10_000 });
  const url = 'https://hooks.example.com/achord';
  await registerEndpoint(service, payments.processor.token, url);
  const failFor = (minutes: number) =>
    query('UPDATE webhook_endpoints SET failing_since = $1', [new Date(Date.now() - minutes * 60_000)]);
  await failFor(59);
  expect(await trouble()).toEqual([]);
  await failFor(61);
  const failing = { count: 1, subjects: [{ name: url, amount: null, deliveries_waiting: expect.any(Number) }] };
  expect(await troubleOf('endpoint_failing')).toMatchObject(failing);
  await failFor(1);
  // The breaker of its lane is open: its deliveries pause.
  await query(
    `INSERT INTO webhook_lanes (shard, processor_id, endpoint_uuid, blocked_until)
     SELECT shard, processor_id, uuid, now() + interval '1 minute' FROM webhook_endpoints`,
  );
  expect(await troubleOf('endpoint_failing')).toMatchObject(failing);
  await query('DELETE FROM webhook_registrations');
  expect(await trouble()).toEqual([]);
});

it('A late return whose deadline to dishonor is over, for ten banking days', async () => {
  const payment = await playPayment(service, { amount: 10_000 });
  await payment.days(5);
  await payment.returnEntry('capture', 'R01');
  expect(await troubleOf('dishonor_missed')).toBeUndefined();
  await advance(service, { banking_days: 6 });
  const [item] = (await service.send('GET', '/admin/v1/late-returns')).body.data.items;
  expect(await troubleOf('dishonor_missed')).toMatchObject({
    count: 1,
    amount: 10_000,
    subjects: [{ uuid: item.uuid, name: item.original_trace, day: item.dishonor_until, amount: 10_000 }],
  });
  await advance(service, { banking_days: 10 });
  expect(await troubleOf('dishonor_missed')).toBeUndefined();
});

it('Fees whose account cannot be used, or whose last payout came back, until an account is named', async () => {
  const tenant = await feeTenant(service, 'daily');
  await tenant.earn();
  expect(await troubleOf('fees_not_paid')).toBeUndefined();
  const [paid] = await tenant.payouts();
  const back = (code: string) =>
    service.send('POST', `/sandbox/v1/fee-payouts/${paid.uuid}/return`, { body: { code } });
  expect((await back('R17')).status).toBe(200);
  await advance(service, { banking_days: 2 });
  const told = {
    count: 1,
    amount: 300,
    since: expect.any(String),
    subjects: [{ uuid: tenant.vendor.uuid, amount: 300 }],
    path: '/admin/v1/fee-accounts/{uuid}',
  };
  expect(await troubleOf('fees_not_paid')).toMatchObject(told);
  await tenant.name({ schedule: 'daily' });
  expect(await troubleOf('fees_not_paid')).toBeUndefined();
  await query('UPDATE bank_accounts SET disabled_at = now(), disabled_reason = $2 WHERE uuid = $1', [
    tenant.account,
    'R02',
  ]);
  expect(await troubleOf('fees_not_paid')).toMatchObject(told);
  await tenant.name({ bank_account_uuid: await tenant.addAccount(), schedule: 'daily' });
  expect(await troubleOf('fees_not_paid')).toBeUndefined();
});

it('A schedule whose file could not be written three times, until it is written', async () => {
  const view = { list: 'payments', name: 'Large ones', query: 'amount_from=100000' };
  const { uuid: view_uuid } = (await service.send('POST', '/admin/v1/saved-views', { body: view })).body.data;
  const schedule = { view_uuid, every: 'banking_day', hour: 7 };
  const { uuid } = (await service.send('POST', '/admin/v1/file-schedules', { body: schedule })).body.data;
  await query(`UPDATE file_schedules SET query = 'amount_from=many'`);
  await advance(service, { banking_days: 2 });
  const fail = async () => {
    await writeScheduledFiles(atHome(service));
    await query('UPDATE file_schedules SET retry_at = NULL');
  };
  await fail();
  await fail();
  expect(await troubleOf('scheduled_file_failing')).toBeUndefined();
  await fail();
  expect(await troubleOf('scheduled_file_failing')).toMatchObject({
    count: 1,
    amount: null,
    since: null,
    subjects: [{ name: 'Large ones', uuid, processor_uuid: null }],
    path: '/admin/v1/file-schedules',
  });
  await query(`UPDATE file_schedules SET leased_until = now() + interval '1 hour'`);
  expect(await troubleOf('scheduled_file_failing')).toBeUndefined();
  await query(`UPDATE file_schedules SET leased_until = NULL, query = ''`);
  expect(await writeScheduledFiles(atHome(service))).toBe(1);
  expect(await troubleOf('scheduled_file_failing')).toBeUndefined();
});

it('A return rate over its limit, with the merchant, the rate and the limit', async () => {
  const payment = await playPayment(service, { amount: 10_000 });
  const { uuid } = payment.payments.processor;
  const merchant = payment.payments.pair.payee_uuid;
  for (const owner of [nilUuid, merchant]) {
    await query(
      `INSERT INTO return_rate_states (shard, processor_id, merchant_uuid, unauthorized, administrative, overall, changed_at)
       VALUES (shard_of($1), $1, $2, $3, 'normal', 'warning', now())`,
      [uuid, owner, owner === merchant ? 'exceeded' : 'normal'],
    );
    await query(
      `INSERT INTO debit_days (shard, processor_id, merchant_uuid, day, debits, unauthorized, returned)
       VALUES (shard_of($1), $1, $2, now()::date, 800, 9, 12)`,
      [uuid, owner],
    );
  }
  expect(await troubleOf('return_rate_exceeded')).toMatchObject({
    count: 1,
    amount: null,
    subjects: [{ uuid: merchant, processor_uuid: uuid, rate: 'unauthorized', percent: 1.125, limit_percent: 0.5 }],
  });
  await query('UPDATE return_rate_states SET unauthorized = $1', ['exceeded']);
  const { count, subjects } = await troubleOf('return_rate_exceeded');
  expect(count).toBe(2);
  expect(subjects.map((one: { uuid: string }) => one.uuid)).toEqual(expect.arrayContaining([uuid, merchant]));
});
