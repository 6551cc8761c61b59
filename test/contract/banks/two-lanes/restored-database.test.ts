// One of two databases that share a bank is restored to before or after items were handed over:
// each item is applied once, and the cash of both is on the statement.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginRestore } from '../../../../src/banks/origination/restores/begin-restore.ts';
import { verifySeals } from '../../../../src/oversight/seals/verify-seals.ts';
import { atomically } from '../../../../src/platform/database/atomic-phase.ts';
import { answerToEntry, directoryOf, writeAnswers, writeInboundFile } from '../../../support/banks/bank-answers.ts';
import { reconciliation } from '../../../support/banks/bank-statements.ts';
import { sharedBankService, tenantsOfBoth } from '../../../support/banks/one-bank-of-two-lanes.ts';
import { expectInvariants } from '../../../support/payments/invariants.ts';
import { advance, type Payments, sundayAhead } from '../../../support/payments/payments.ts';
import { type PlayedPayment, playStarted } from '../../../support/payments/played-payment.ts';
import type { TestService } from '../../../support/service/service.ts';
import { copyOf } from '../../../support/service/set-back.ts';

let service: TestService;
let tenants: { home: Payments; second: Payments };
let databases: Awaited<ReturnType<typeof sharedBankService>>['databases'];
beforeEach(async () => {
  ({ service, databases } = await sharedBankService());
  tenants = await tenantsOfBoth(service);
  await advance(service, { to: sundayAhead(service) });
});

const days = (banking_days: number) => advance(service, { banking_days });

interface Both {
  home: PlayedPayment;
  second: PlayedPayment;
}

async function startedInBoth(amount: number): Promise<Both> {
  const started = async (payments: Payments) =>
    playStarted(service, payments, (await payments.started({ amount, payout_delay_days_min: 10 })).uuid);
  return { home: await started(tenants.home), second: await started(tenants.second) };
}

async function returnsOf({ home, second }: Both): Promise<Buffer> {
  const answers = [];
  for (const { uuid } of [home, second]) answers.push(await answerToEntry(service, uuid, { code: 'R01' }));
  return writeAnswers(service, answers, 'first');
}

const publish = (content: Buffer, name: string) => writeInboundFile(service, content, name, 'first');

/** As `achord restore --database-was-restored` does, before the service runs again. */
async function restored(lane: 'home' | 'second', setBack: () => Promise<void>): Promise<void> {
  const { lanes, clock, sandboxClock } = service.context;
  const at = clock.now();
  await setBack();
  // Time went on while the database was restored.
  if (lane === 'home') await sandboxClock!.advanceTo(lanes.home.database, at);
  const { database } = lanes.all.find(({ name }) => name === lane)!;
  await atomically(database, (phase) => beginRestore(phase, { reached_at: null, backup: null, now: at }));
}

/** All names of the directory, which the banks share. */
async function filesAtBank(): Promise<string[]> {
  const names: string[] = [];
  for (const bank of ['first', 'first-2'])
    for (const place of ['to-bank', 'to-bank/archive'])
      names.push(...(await readdir(join(directoryOf(service), bank, place)).catch(() => [])));
  return names.filter((name) => name.endsWith('.ach'));
}

const release = async (bank: string, files_only_at_bank: string[] = []) =>
  service.send('POST', '/admin/v1/restores/release', {
    body: { bank, reason: 'Compared.', files_at_bank: await filesAtBank(), files_only_at_bank },
  });

const capture = async (payment: PlayedPayment) => (await payment.statuses()).capture;
const captures = async ({ home, second }: Both) => [await capture(home), await capture(second)];

/** The cash of a file of returns that no line of the statement shows. */
const cashOf = async (file: string): Promise<number[]> =>
  (await reconciliation(service)).days.flatMap(({ missing }: { missing: { name: string; amount: number }[] }) =>
    missing.filter(({ name }) => name === file).map(({ amount }) => amount),
  );

const inboundFiles = async (name: string) =>
  (await service.send('GET', '/admin/v1/inbound-files')).body.data.inbound_files.filter(
    (file: { name: string }) => file.name === name,
  );

async function expectWhole(): Promise<void> {
  await expectInvariants(service.context.database);
  for (const { database } of service.context.lanes.all)
    expect((await verifySeals(database, [])).differences).toEqual([]);
}

describe('Home is restored to before it received a file with items of both lanes', () => {
  it('receives the file again, applies its own item again, and the other lane has its item once', async () => {
    const before = await startedInBoth(20_000);
    await days(2);
    await publish(await returnsOf(before), 'before.ach');
    await days(1);
    expect(await captures(before)).toEqual(['CAPTURE_ACH_FAILED', 'CAPTURE_ACH_FAILED']);
    const payments = await startedInBoth(12_345);
    await days(2);

    const setBack = await copyOf(databases.home);
    const content = await returnsOf(payments);
    await publish(content, 'after.ach');
    const later = playStarted(service, tenants.second, (await tenants.second.started({ amount: 777 })).uuid);
    await days(1);
    expect(await captures(payments)).toEqual(['CAPTURE_ACH_FAILED', 'CAPTURE_ACH_FAILED']);
    await restored('home', setBack);
    expect(await captures(payments)).toEqual(['CAPTURE_ACH_PENDING', 'CAPTURE_ACH_FAILED']);

    // The bank of home waits: it reads no file, so no capture of the other lane becomes good. What
    // is left of the file is shown: it has moved cash.
    await days(4);
    expect(await capture(later)).toBe('CAPTURE_ACH_PENDING');
    expect(await captures(payments)).toEqual(['CAPTURE_ACH_PENDING', 'CAPTURE_ACH_FAILED']);
    expect(await cashOf('after.ach')).toEqual([12_345]);
    expect(await inboundFiles('after.ach')).toMatchObject([
      { bank: 'first-2', note: 'The home database has lost this file in a restore.' },
    ]);
    await publish(content, 'after.ach');
    expect((await release('first')).body).toMatchObject({ data: { marked_delivered: [] } });
    await days(2);
    expect(await captures(payments)).toEqual(['CAPTURE_ACH_FAILED', 'CAPTURE_ACH_FAILED']);
    expect(await later.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE' });
    expect(await inboundFiles('after.ach')).toMatchObject([{ bank: 'first', entries: 2, note: null }]);
    const [file] = await service.context.lanes.all[1]!.database.query(
      `SELECT count(*)::integer AS items FROM bank_items b JOIN inbound_files i ON i.content_uuid = b.content_uuid WHERE i.name = 'after.ach'`,
    );
    expect(file).toEqual({ items: 1 });
    expect((await cashOf('after.ach')).toSorted()).toEqual([12_345, 12_345]);
    await expectWhole();
  });

  it('finds a decision of an operator lost: the file waits again, and its items in the other lane are not taken twice', async () => {
    const payments = await startedInBoth(12_345);
    await days(2);
    const content = (await returnsOf(payments)).toString('latin1').replace(/^9000002/m, '9000003');
    await publish(Buffer.from(content, 'latin1'), 'malformed.ach');
    await days(1);
    const decide = async () => {
      const [{ uuid }] = await inboundFiles('malformed.ach');
      return service.send('POST', `/admin/v1/inbound-files/${uuid}/release`);
    };
    const setBack = await copyOf(databases.home);
    expect((await decide()).body).toMatchObject({ data: { verdict: 'quarantine' } });
    await days(1);
    expect(await captures(payments)).toEqual(['CAPTURE_ACH_FAILED', 'CAPTURE_ACH_FAILED']);
    await restored('home', setBack);
    expect((await release('first')).status).toBe(200);
    await days(1);
    expect(await captures(payments)).toEqual(['CAPTURE_ACH_PENDING', 'CAPTURE_ACH_FAILED']);
    expect((await decide()).status).toBe(200);
    await days(1);
    expect(await captures(payments)).toEqual(['CAPTURE_ACH_FAILED', 'CAPTURE_ACH_FAILED']);
    expect(await inboundFiles('malformed.ach')).toMatchObject([{ bank: 'first', verdict: 'quarantine' }]);
    await expectWhole();
  });
});

describe('Home is restored to before an operator named a payment of the other lane', () => {
  it('another item of the file is named now: the other lane takes it, too', async () => {
    const [first, next] = [await startedInBoth(555), await startedInBoth(777)];
    await days(2);
    const wrong = (payment: PlayedPayment, trace_number: string) =>
      answerToEntry(service, payment.uuid, { code: 'R01', changes: { trace_number } });
    const answers = [await wrong(first.second, '091000010777777'), await wrong(next.second, '091000010888888')];
    await publish(await writeAnswers(service, answers, 'first'), 'wrong.ach');
    await days(1);
    const resolve = async (amount: number, body: object) => {
      const { items } = (await service.send('GET', '/admin/v1/suspense')).body.data;
      const { uuid } = items.find((item: { amount: number }) => item.amount === amount);
      expect((await service.send('POST', `/admin/v1/suspense/${uuid}/resolve`, { body })).status).toBe(200);
    };
    const returnOf = ({ uuid }: PlayedPayment) => ({ as: 'return_of', stage: 'capture', transaction_uuid: uuid });
    const setBack = await copyOf(databases.home);
    await resolve(555, returnOf(first.second));
    await days(1);
    expect(await capture(first.second)).toBe('CAPTURE_ACH_FAILED');

    await restored('home', setBack);
    expect((await release('first')).status).toBe(200);
    await resolve(555, { as: 'ignored' });
    await resolve(777, returnOf(next.second));
    await days(1);
    expect(await capture(next.second)).toBe('CAPTURE_ACH_FAILED');
    await expectWhole();
  });
});

describe('The other lane is restored to before it took its items', () => {
  it('takes them again, also one whose entry an operator has named', async () => {
    const before = await startedInBoth(20_000);
    await days(2);
    await publish(await returnsOf(before), 'before.ach');
    await days(1);
    const payments = await startedInBoth(12_345);
    const named = await startedInBoth(555);
    await days(2);
    const setBack = await copyOf(databases.second);
    await publish(await returnsOf(payments), 'after.ach');
    const wrong = await answerToEntry(service, named.second.uuid, {
      code: 'R01',
      changes: { trace_number: '091000010777777' },
    });
    await publish(await writeAnswers(service, [wrong], 'first'), 'wrong.ach');
    await days(1);
    const suspense = async () => (await service.send('GET', '/admin/v1/suspense')).body.data.items;
    const resolve = async () => {
      const [{ uuid }] = await suspense();
      const body = { as: 'return_of', stage: 'capture', transaction_uuid: named.second.uuid };
      return (await service.send('POST', `/admin/v1/suspense/${uuid}/resolve`, { body })).body.data.state;
    };
    expect(await resolve()).toBe('not_ours');
    await days(1);
    expect(await capture(named.second)).toBe('CAPTURE_ACH_FAILED');
    expect(await captures(payments)).toEqual(['CAPTURE_ACH_FAILED', 'CAPTURE_ACH_FAILED']);

    await restored('second', setBack);
    expect(await captures(payments)).toEqual(['CAPTURE_ACH_FAILED', 'CAPTURE_ACH_PENDING']);
    // The bank of the lane waits. The one of home does not: it was not restored.
    await days(1);
    expect(await captures(payments)).toEqual(['CAPTURE_ACH_FAILED', 'CAPTURE_ACH_PENDING']);
    expect((await service.send('GET', '/admin/v1/restores')).body.data.waiting_banks).toEqual(['first-2']);
    expect((await release('first-2')).body).toMatchObject({ data: { marked_delivered: [] } });
    await days(1);
    expect(await captures(payments)).toEqual(['CAPTURE_ACH_FAILED', 'CAPTURE_ACH_FAILED']);
    // Home knows what the operator said.
    expect(await suspense()).toEqual([]);
    expect(await capture(named.second)).toBe('CAPTURE_ACH_FAILED');
    expect(await capture(before.second)).toBe('CAPTURE_ACH_FAILED');
    for (const [name, amounts] of [
      ['after.ach', [12_345, 12_345]],
      ['wrong.ach', [555]],
      ['before.ach', [40_000]],
    ] as const)
      expect(await cashOf(name), name).toEqual(amounts);
    await expectWhole();
  });
});
