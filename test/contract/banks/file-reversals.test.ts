// Reversals of whole files: counted before, worked off in portions, and each entry is decided once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reverseFiles, reversePortion } from '../../../src/banks/origination/file-reversals/reverse-file.ts';
import { selectUndecided } from '../../../src/banks/origination/undecided.sql.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { answerToEntry, banksOf, readNow, writeAnswers, writeInboundFile } from '../../support/banks/bank-answers.ts';
import { startPrenote } from '../../support/payments/account-checks.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type PlayedPayment, playStarted } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterAll(() => expectInvariants(service.context.database));

const get = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;
const post = (path: string, body: object = {}) => service.send('POST', `/admin/v1/${path}`, { body });
const days = (banking_days: number) => advance(service, { banking_days });
const wrong = { entry_error: 'duplicate', reason: 'The nightly run started twice.' };

/** The newest file, which has what was started. */
const newestFile = async (): Promise<string> => (await get('bank-files?limit=1')).bank_files[0].uuid;
const preview = (file: string, part = '') => get(`bank-files/${file}/reversal-preview${part}`);
const read = (uuid: string) => get(`file-reversals/${uuid}`);

async function started(payments: Payments, count: number): Promise<PlayedPayment[]> {
  const made: PlayedPayment[] = [];
  for (let n = 0; n < count; n++) {
    const { uuid } = await payments.started({ amount: 100, transaction_fee: 3 });
    made.push(playStarted(service, payments, uuid));
  }
  return made;
}

/** Payments whose captures are in one file, which the bank has. */
async function fileOf(count: number): Promise<{ file: string; payments: Payments; all: PlayedPayment[] }> {
  // Reversals of earlier tests are sent before.
  await days(2);
  const payments = await paymentsOf(service);
  const all = await started(payments, count);
  await days(1);
  return { file: await newestFile(), payments, all };
}

async function reversed(file: string, more: object = {}): Promise<string> {
  const asked = await post(`bank-files/${file}/reversals`, { ...wrong, ...more });
  if (asked.status !== 201) throw new Error(asked.text);
  return asked.body.data.uuid;
}

const context = () => ({ banks: banksOf(service), bankingClock: service.context.bankingClock });
const inPhase = <Result>(work: Parameters<typeof atomically<Result>>[1]) => atomically(service.context.database, work);

/** As the job does. */
const workOff = () =>
  reverseFiles(
    { ...context(), database: service.context.database, inPhase, now: () => service.context.clock.now() },
    null,
  );

const reversalsOf = (uuid: string) =>
  service.context.database.query<{ entry: string; status: string }>(
    'SELECT reversed_entry_uuid AS entry, status FROM reversals WHERE file_reversal_uuid = $1',
    [uuid],
  );

describe('The reversal of a file', () => {
  it('says before what it will do, reverses what it can, and says why it leaves out the rest', async () => {
    const { file, payments, all } = await fileOf(6);
    const [back, alone, named, ...others] = all as [PlayedPayment, PlayedPayment, PlayedPayment, ...PlayedPayment[]];
    await back.returnEntry('capture', 'R01');
    const { trace_ids } = await payments.read(alone.uuid);
    await post(`transactions/${alone.uuid}/reversals`, {
      trace_id: trace_ids.capture_trace_id,
      entry_error: 'duplicate',
    });
    const changes = { amount: 99 };
    const answer = await answerToEntry(service, named.uuid, { code: 'R01', changes });
    await writeInboundFile(service, await writeAnswers(service, [answer]));
    await readNow(service);
    expect((await selectUndecided(service.context.database, 'simulated')).payments).toEqual([named.uuid]);

    const refused = [
      { why: 'already_reversed', count: 1, amount: 100 },
      { why: 'returned', count: 1, amount: 100 },
      { why: 'return_waits', count: 1, amount: 100 },
    ];
    const money = { count: 3, given_back: 300, taken_back: 0, clawed_back: 0 };
    const before = await preview(file);
    expect(before).toMatchObject({ ...money, tenants: [{ processor_uuid: payments.processor.uuid, ...money }] });
    expect(before.refused).toEqual(refused);

    const asked = await post(`bank-files/${file}/reversals`, wrong);
    expect([asked.status, asked.body.data]).toMatchObject([201, { state: 'working', file_uuid: file, ...wrong }]);
    const { uuid } = asked.body.data;
    await workOff();
    const done = await read(uuid);
    expect(done).toMatchObject({
      state: 'done',
      reversed_count: 3,
      reversed_debits: 300,
      reversed_credits: 0,
      reversals: [{ status: 'REVERSAL_PENDING', count: 3, amount: 300 }],
      send_until: before.send_until,
    });
    expect(new Map(done.refused.map((one: { why: string }) => [one.why, one]))).toEqual(
      new Map(refused.map((one) => [one.why, one])),
    );
    const { entries } = await get(`file-reversals/${uuid}/refused?limit=100`);
    expect(
      new Map(entries.map((one: { transaction_uuid: string; why: string }) => [one.transaction_uuid, one.why])),
    ).toEqual(
      new Map([
        [back.uuid, 'returned'],
        [alone.uuid, 'already_reversed'],
        [named.uuid, 'return_waits'],
      ]),
    );
    const [item] = (await get('suspense')).items;
    await post(`suspense/${item.uuid}/resolve`, { as: 'ignored', reason: 'Not of this payment.' });
    await days(2);
    for (const payment of others) {
      expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
      expect(await payment.payments.read(payment.uuid)).toMatchObject({ failure_code: 'entry_reversed' });
      expect(await payment.history()).toEqual(['C1', 'C3', 'C4', 'C7']);
    }
    expect((await read(uuid)).reversals).toEqual([{ status: 'REVERSAL_COMPLETE', count: 3, amount: 300 }]);
    expect(await named.statuses()).not.toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    expect((await get(`file-reversals?file_uuid=${file}`)).file_reversals).toHaveLength(1);
  });

  it('goes out with the next cut-off also if no job has worked it off', async () => {
    const { file, all } = await fileOf(3);
    const uuid = await reversed(file);
    await days(2);
    expect(await read(uuid)).toMatchObject({ state: 'done', reversed_count: 3, refused: [] });
    for (const payment of all) expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    const again = await post(`bank-files/${file}/reversals`, wrong);
    expect(again.body.errors).toMatchObject([
      { code: 'invalid_state', field: 'uuid', message: expect.stringContaining('3 of them: The entry') },
    ]);
  });

  it('claws back what was paid out, and says so before', async () => {
    const { file, all } = await fileOf(1);
    const [payment] = all as [PlayedPayment];
    await days(3);
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_ACH_PENDING' });
    expect(await preview(file)).toMatchObject({ count: 1, given_back: 100, clawed_back: 100 });
    await reversed(file);
    await days(2);
    expect(await payment.statuses()).toMatchObject({ clawback: 'CLAWBACK_ACH_PENDING' });
    await days(4);
    expect(await payment.left()).toBe('');
  });

  it('may be of one tenant, or of one stage', async () => {
    await days(2);
    const first = await paymentsOf(service);
    const [paid] = (await started(first, 1)) as [PlayedPayment];
    await days(3);
    const [mine] = (await started(first, 1)) as [PlayedPayment];
    const second = await paymentsOf(service);
    const [theirs] = (await started(second, 1)) as [PlayedPayment];
    await days(1);
    const file = await newestFile();
    expect(await paid.statuses()).toMatchObject({ payout: 'PAYOUT_ACH_PENDING' });
    expect(await preview(file)).toMatchObject({ count: 3, given_back: 200, taken_back: 97 });
    expect(await preview(file, '?stage=payout')).toMatchObject({ count: 1, given_back: 0, taken_back: 97 });
    const only = await reversed(file, { processor_uuid: second.processor.uuid });
    const busy = await post(`bank-files/${file}/reversals`, { ...wrong, stage: 'payout' });
    expect(busy.body.errors).toMatchObject([{ message: expect.stringContaining('being reversed already') }]);
    await workOff();
    expect(await read(only)).toMatchObject({ reversed_count: 1, processor_uuid: second.processor.uuid, refused: [] });
    const payouts = await reversed(file, { stage: 'payout' });
    await workOff();
    expect(await read(payouts)).toMatchObject({ reversed_count: 1, reversed_credits: 97, stage: 'payout' });
    await days(5);
    expect(await theirs.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    expect(await mine.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE' });
    expect(await paid.statuses()).toMatchObject({ payout: 'PAYOUT_ACH_FAILED' });
  });

  it('leaves out a prenote, which moves no money', async () => {
    await days(2);
    const payments = await paymentsOf(service);
    const [payment] = await started(payments, 1);
    const prenote = await startPrenote(service, payments.processor.token, payments.pair.payee_uuid);
    expect(prenote.status).toBe(201);
    await days(1);
    const file = await newestFile();
    expect(await preview(file)).toMatchObject({ count: 1, refused: [{ why: 'not_reversible', count: 1, amount: 0 }] });
    const uuid = await reversed(file);
    await workOff();
    expect(await read(uuid)).toMatchObject({
      state: 'done',
      reversed_count: 1,
      refused: [{ why: 'not_reversible', count: 1, amount: 0 }],
    });
    const { entries } = await get(`file-reversals/${uuid}/refused`);
    expect(entries).toMatchObject([{ stage: 'prenote_debit', amount: 0, why: 'not_reversible' }]);
    await days(2);
    expect(await payment!.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
  });

  it('is refused after its last day, and the preview says so', async () => {
    const { file } = await fileOf(1);
    await days(7);
    expect(await preview(file)).toMatchObject({ count: 0, refused: [{ why: 'too_late', count: 1 }] });
    const late = await post(`bank-files/${file}/reversals`, wrong);
    expect(late.body.errors).toMatchObject([{ code: 'invalid_state', message: expect.stringContaining('last day') }]);
  });

  it('is refused for a file that the bank rejected, and does not ask to reject it', async () => {
    const { file } = await fileOf(1);
    expect((await post(`bank-files/${file}/reject`, { reason: 'The totals do not add up.' })).status).toBe(200);
    const [error] = (await post(`bank-files/${file}/reversals`, wrong)).body.errors;
    expect(error.message).toBe('the file is `rejected`: the bank moved nothing, and its entries were taken back');
  });

  it('names when the error was discovered, which is not later than now', async () => {
    const { file } = await fileOf(1);
    const body = { ...wrong, discovered_at: '2099-01-01 00:00:00' };
    expect((await post(`bank-files/${file}/reversals`, body)).body.errors).toMatchObject([{ field: 'discovered_at' }]);
    const uuid = await reversed(file, { discovered_at: '2026-01-05 14:00:00' });
    expect(await read(uuid)).toMatchObject({ transmit_until: '2026-01-06T14:00:00Z' });
    await workOff();
    const waits = (await get('today')).waiting.find(({ kind }: { kind: string }) => kind === 'file_reversal');
    expect(waits).toMatchObject({ count: 1, amount: 100, path: '/admin/v1/file-reversals?state=open' });
    expect(waits.deadline_at).toBe('2026-01-06T14:00:00Z');
    await days(2);
    expect((await get('today')).waiting.map(({ kind }: { kind: string }) => kind)).not.toContain('file_reversal');
  });

  it('waits for a second operator when the policy says so, with the sum of its entries', async () => {
    const { file } = await fileOf(2);
    const policy = (above_amount: number) =>
      service.send('PUT', '/admin/v1/approval-policies/reversals', { body: { is_required: true, above_amount } });
    await policy(199);
    try {
      const asked = await post(`bank-files/${file}/reversals`, wrong);
      expect([asked.status, asked.body.data]).toMatchObject([202, { approval: { act: 'reversals', amount: 200 } }]);
      await policy(200);
      expect((await post(`bank-files/${file}/reversals`, wrong)).status).toBe(201);
    } finally {
      await service.send('PUT', '/admin/v1/approval-policies/reversals', { body: { is_required: false } });
    }
    await days(3);
  });

  it('is one under one key', async () => {
    const { file } = await fileOf(1);
    const key = { 'idempotency-key': randomUUID() };
    const path = `/admin/v1/bank-files/${file}/reversals`;
    const first = await service.send('POST', path, { body: wrong, headers: key });
    expect((await service.send('POST', path, { body: wrong, headers: key })).text).toBe(first.text);
    await days(3);
  });
});

describe('A reversal of a file that is stopped', () => {
  it('goes on where it was: each entry is decided once', async () => {
    const { file } = await fileOf(7);
    const uuid = await reversed(file);
    const portion = () => inPhase((phase) => reversePortion(phase, context(), uuid, service.context.clock.now(), 2));
    expect(await portion()).toBe(false);
    expect(await reversalsOf(uuid)).toHaveLength(2);
    await expect(
      inPhase(async (phase) => {
        await reversePortion(phase, context(), uuid, service.context.clock.now(), 2);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await reversalsOf(uuid)).toHaveLength(2);
    // Several workers at once: a restarted one, and the one that it takes over from.
    await Promise.all([portion(), portion(), workOff(), workOff()]);
    const made = await reversalsOf(uuid);
    expect(new Set(made.map(({ entry }) => entry)).size).toBe(7);
    expect(made).toHaveLength(7);
    expect(await read(uuid)).toMatchObject({ state: 'done', reversed_count: 7, reversed_debits: 700 });
    await days(3);
  });
});
