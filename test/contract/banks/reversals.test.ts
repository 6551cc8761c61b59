// Reversals: an entry that was sent wrongly is taken back by an entry in the other direction.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import type { BatchHeader, Entry } from '../../../src/ach/nacha/records.ts';
import { answerToOwnEntry, readNow, writeAnswers, writeInboundFile } from '../../support/banks/bank-answers.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { type PlayedPayment, playPayment } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterAll(() => expectInvariants(service.context.database));

const get = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;
const post = (path: string, body: object = {}) => service.send('POST', `/admin/v1/${path}`, { body });
const read = (uuid: string) => get(`reversals/${uuid}`);
const start = (body: object = {}) => playPayment(service, { amount: 100, transaction_fee: 3, ...body });

async function traceOf(payment: PlayedPayment, stage: 'capture' | 'payout'): Promise<string> {
  const { trace_ids } = await payment.payments.read(payment.uuid);
  return trace_ids[`${stage}_trace_id`];
}
const ask = async (payment: PlayedPayment, stage: 'capture' | 'payout', entry_error = 'duplicate') =>
  post(`transactions/${payment.uuid}/reversals`, { trace_id: await traceOf(payment, stage), entry_error });

async function reversed(payment: PlayedPayment, stage: 'capture' | 'payout'): Promise<string> {
  const asked = await ask(payment, stage);
  if (asked.status !== 201) throw new Error(asked.text);
  return asked.body.data.uuid;
}

/** The bank returns the reversing entry at once. */
async function returned(uuid: string, code: string): Promise<void> {
  await writeInboundFile(service, await writeAnswers(service, [await answerToOwnEntry(service, uuid, { code })]));
  await readNow(service);
}

/** The reversing entry in its file, with the header of its batch. */
async function sentAs(uuid: string): Promise<{ header: BatchHeader; entry: Entry }> {
  const { trace_id } = await read(uuid);
  for (const { uuid: file } of (await get('bank-files?limit=100')).bank_files) {
    const { text } = await service.send('GET', `/admin/v1/bank-files/${file}/content`);
    let header: BatchHeader | null = null;
    for await (const page of readFile([Buffer.from(text, 'latin1')]).pages)
      for (const one of page) {
        if (one.record === 'batch_header') header = one.value;
        if (one.record === 'entry' && one.value.trace_number === trace_id) return { header: header!, entry: one.value };
      }
  }
  throw new Error(`no entry ${trace_id}`);
}

const openHolds = async ({ uuid }: PlayedPayment): Promise<string[]> =>
  (await get(`transactions/${uuid}`)).holds.flatMap(
    ({ released_at, reason }: { released_at: string | null; reason: string }) => (released_at === null ? [reason] : []),
  );

const transitions = async (uuid: string) =>
  (
    await service.context.database.query<{ transition: string }>(
      'SELECT transition FROM postings WHERE transaction_uuid = $1 ORDER BY posted_at, transition',
      [uuid],
    )
  ).map(({ transition }) => transition);

describe('The reversal of a debit', () => {
  it('credits the payer the same amount after the debit settled; then the capture has failed', async () => {
    const payment = await start();
    await payment.days(1);
    const reversible = async () => (await get(`transactions/${payment.uuid}/reversible-entries`)).entries;
    expect(await reversible()).toMatchObject([
      { stage: 'capture', direction: 'credit', amount: 100, reversal_uuid: null, why_not: null },
    ]);
    const wrong = await ask(payment, 'capture');
    expect([wrong.status, wrong.body.data]).toMatchObject([
      201,
      {
        transaction_uuid: payment.uuid,
        stage: 'capture',
        direction: 'credit',
        amount: 100,
        status: 'REVERSAL_PENDING',
        entry_error: 'duplicate',
        trace_id: null,
        left: null,
      },
    ]);
    const { uuid } = wrong.body.data;
    expect(await reversible()).toMatchObject([{ reversal_uuid: uuid, why_not: expect.stringContaining(uuid) }]);
    await payment.days(1);
    expect(await read(uuid)).toMatchObject({ status: 'REVERSAL_ACH_PENDING', trace_id: expect.any(String) });
    const { header, entry } = await sentAs(uuid);
    expect(header).toMatchObject({ entry_description: 'REVERSAL', service_class_code: 220, sec_code: 'PPD' });
    expect(entry).toMatchObject({ transaction_code: 22, amount: 100 });
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_PENDING' });
    await payment.days(1);
    expect(await read(uuid)).toMatchObject({
      status: 'REVERSAL_COMPLETE',
      taken_over_at: expect.any(String),
      left: null,
    });
    expect(await payment.statuses()).toEqual({ transaction: 'CAPTURE_ACH_FAILED', capture: 'CAPTURE_ACH_FAILED' });
    expect(await payment.payments.read(payment.uuid)).toMatchObject({
      ach_return_code: null,
      failure_code: 'entry_reversed',
      failure_reason: 'The debit of the payer was sent wrongly and was taken back. The entry was sent twice.',
    });
    expect(await payment.history()).toEqual(['C1', 'C3', 'C4', 'C7']);
    expect(await transitions(uuid)).toEqual(['V6', 'V7']);
    expect(await payment.left()).toBe('');
    await payment.days(3);
    expect(await payment.statuses()).toEqual({ transaction: 'CAPTURE_ACH_FAILED', capture: 'CAPTURE_ACH_FAILED' });
  });

  it('holds the payout until it settles, and claws back one that was sent', async () => {
    const held = await start();
    await held.days(1);
    const first = await reversed(held, 'capture');
    const paid = await start();
    await paid.days(4);
    expect(await paid.statuses()).toMatchObject({ payout: 'PAYOUT_ACH_PENDING' });
    expect(await held.statuses()).not.toHaveProperty('payout');
    expect(await read(first)).toMatchObject({ status: 'REVERSAL_COMPLETE' });
    const second = await reversed(paid, 'capture');
    await paid.days(2);
    expect(await read(second)).toMatchObject({ status: 'REVERSAL_COMPLETE' });
    expect(await paid.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED', clawback: 'CLAWBACK_ACH_PENDING' });
    await paid.days(4);
    expect(await paid.statuses()).toMatchObject({ transaction: 'CLAWBACK', clawback: 'CLAWBACK_COMPLETE' });
    expect(await paid.left()).toBe('');
  });

  it('that is returned leaves the debit good, and nothing is paid until an operator decides', async () => {
    const payment = await start();
    await payment.days(1);
    const uuid = await reversed(payment, 'capture');
    await payment.days(2);
    await returned(uuid, 'R02');
    expect(await read(uuid)).toMatchObject({
      status: 'REVERSAL_ACH_FAILED',
      ach_return_code: 'R02',
      taken_over_at: null,
      left: null,
    });
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE' });
    await payment.days(2);
    expect(await openHolds(payment)).toEqual([expect.stringContaining('R02')]);
    expect(await payment.left()).toBe('FEE 3, PAYEE 97');
  });

  it('that is returned before it settled never reached the payment', async () => {
    const payment = await start();
    await payment.days(1);
    const uuid = await reversed(payment, 'capture');
    await payment.days(1);
    await returned(uuid, 'R03');
    expect(await read(uuid)).toMatchObject({ status: 'REVERSAL_ACH_FAILED', left: null });
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_PENDING' });
    expect(await transitions(uuid)).toEqual(['V6', 'V8']);
  });

  it('is not sent when the debit comes back before', async () => {
    const payment = await start();
    await payment.days(1);
    const uuid = await reversed(payment, 'capture');
    await payment.returnEntry('capture', 'R01');
    await payment.days(1);
    expect(await read(uuid)).toMatchObject({ status: 'REVERSAL_CANCELED', cancel_reason: 'entry_returned' });
    expect(await openHolds(payment)).toEqual([]);
    expect(await payment.left()).toBe('');
  });

  it('leaves a claim when the debit comes back while it is on its way, until an operator ends it', async () => {
    const payment = await start();
    await payment.days(1);
    const uuid = await reversed(payment, 'capture');
    await payment.days(1);
    await payment.returnEntry('capture', 'R10');
    await payment.days(1);
    expect(await read(uuid)).toMatchObject({ status: 'REVERSAL_COMPLETE', taken_over_at: null, left: 'owed_to_us' });
    expect(await payment.left()).toBe('REV 100');
    const onToday = async () =>
      (await get('today')).waiting.find(({ kind }: { kind: string }) => kind === 'reversal_left');
    expect(await onToday()).toMatchObject({ count: 1, amount: 100, path: '/admin/v1/reversals?state=left' });
    const ended = await post(`reversals/${uuid}/write-off`);
    expect(ended.body.data).toMatchObject({ left: null, ended_as: 'written_off' });
    expect((await post(`reversals/${uuid}/write-off`)).body.data).toEqual(ended.body.data);
    expect(await payment.left()).toBe('LOSS 100');
    expect(await onToday()).toBeUndefined();
  });
});

describe('The reversal of a credit', () => {
  async function paidOut(): Promise<PlayedPayment> {
    const payment = await start();
    await payment.days(5);
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
    return payment;
  }

  it('debits the payee; when that is good, the money is owed to the payee again', async () => {
    const payment = await paidOut();
    const uuid = await reversed(payment, 'payout');
    await payment.days(1);
    const { header, entry } = await sentAs(uuid);
    expect(header).toMatchObject({ entry_description: 'REVERSAL', service_class_code: 225, sec_code: 'CCD' });
    expect(entry).toMatchObject({ transaction_code: 27, amount: 97 });
    await payment.days(1);
    expect(await read(uuid)).toMatchObject({ status: 'REVERSAL_SETTLED' });
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
    await payment.days(2);
    expect(await read(uuid)).toMatchObject({ status: 'REVERSAL_COMPLETE', left: null });
    expect(await payment.statuses()).toMatchObject({ transaction: 'IN_PAYOUT', payout: 'PAYOUT_ACH_FAILED' });
    expect(await payment.left()).toBe('FEE 3, PAYEE 97');
    await payment.act('payout-again');
    await payment.days(2);
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
    expect(await payment.left()).toBe('FEE 3');
  });

  it('that is returned changes nothing; returned after it was good, an operator decides', async () => {
    const before = await paidOut();
    const first = await reversed(before, 'payout');
    await before.days(2);
    await returned(first, 'R17');
    expect(await read(first)).toMatchObject({ status: 'REVERSAL_ACH_FAILED', left: null });
    expect(await before.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
    expect(await before.left()).toBe('FEE 3');

    const after = await paidOut();
    const second = await reversed(after, 'payout');
    await after.days(4);
    await returned(second, 'R11');
    expect(await read(second)).toMatchObject({ status: 'REVERSAL_ACH_FAILED', left: 'owed_to_us' });
    expect(await after.left()).toBe('FEE 3, PAYEE 97, REV 97');
    const settled = await post(`reversals/${second}/settled`);
    expect(settled.body.data).toMatchObject({ left: null, ended_as: 'received' });
    expect(await after.left()).toBe('FEE 3, PAYEE 97');
  });
});

describe('A reversal', () => {
  it('is one for an entry: the refusal names the first, and the same key answers the same', async () => {
    const payment = await start();
    await payment.days(1);
    const path = `/admin/v1/transactions/${payment.uuid}/reversals`;
    const body = { trace_id: await traceOf(payment, 'capture'), entry_error: 'wrong_amount' };
    const key = { 'idempotency-key': randomUUID() };
    const first = await service.send('POST', path, { body, headers: key });
    expect(first.status).toBe(201);
    expect((await service.send('POST', path, { body, headers: key })).text).toBe(first.text);
    const second = await service.send('POST', path, { body });
    expect(second.status).toBe(422);
    expect(second.body.errors).toMatchObject([
      { code: 'invalid_state', field: 'trace_id', message: expect.stringContaining(first.body.data.uuid) },
    ]);
    const canceled = await post(`reversals/${first.body.data.uuid}/cancel`);
    expect(canceled.body.data).toMatchObject({ status: 'REVERSAL_CANCELED', cancel_reason: 'by_operator' });
    expect((await post(`reversals/${first.body.data.uuid}/cancel`)).body.data).toEqual(canceled.body.data);
    expect(await openHolds(payment)).toEqual([]);
    expect((await ask(payment, 'capture')).status).toBe(201);
    expect(
      (await get('reversals?state=canceled&limit=100')).reversals.map((one: { uuid: string }) => one.uuid),
    ).toContain(first.body.data.uuid);
  });

  it('is one also when many ask at once', async () => {
    const payment = await start();
    await payment.days(1);
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask(payment, 'capture')));
    expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422]);
    expect(await openHolds(payment)).toHaveLength(1);
  });

  it('waits for a second operator when the policy says so, with its amount', async () => {
    const policy = (above_amount: number) =>
      service.send('PUT', '/admin/v1/approval-policies/reversals', { body: { is_required: true, above_amount } });
    await policy(99);
    try {
      const payment = await start();
      await payment.days(1);
      const asked = await ask(payment, 'capture');
      expect([asked.status, asked.body.data]).toMatchObject([202, { approval: { act: 'reversals' } }]);
      expect(await openHolds(payment)).toEqual([]);
      await policy(100);
      expect((await ask(payment, 'capture')).status).toBe(201);
    } finally {
      await service.send('PUT', '/admin/v1/approval-policies/reversals', { body: { is_required: false } });
    }
  });

  it('is refused after its last day, which the refusal names', async () => {
    const payment = await start();
    await payment.days(2);
    await post(`transactions/${payment.uuid}/holds`, { kind: 'operator', reason: 'Looked into.' });
    await payment.days(3);
    const inTime = await ask(payment, 'capture');
    expect(inTime.status).toBe(201);
    await post(`reversals/${inTime.body.data.uuid}/cancel`);
    await payment.days(1);
    const late = await ask(payment, 'capture');
    expect(late.body.errors).toMatchObject([
      { code: 'invalid_state', message: expect.stringContaining(`was ${inTime.body.data.send_until}`) },
    ]);
  });

  it('is refused for what is on its way back already, for a missing reason, and for what does not exist', async () => {
    const payment = await start();
    expect(
      (await post(`transactions/${payment.uuid}/reversals`, { trace_id: '091000010000000', entry_error: 'duplicate' }))
        .status,
    ).toBe(422);
    await payment.days(5);
    await payment.refund(40);
    expect((await ask(payment, 'capture')).body.errors).toMatchObject([{ message: expect.stringContaining('refund') }]);
    expect((await ask(payment, 'payout', 'not_funded')).body.errors).toMatchObject([{ field: 'entry_error' }]);
    const returnedOne = await start();
    await returnedOne.days(1);
    await returnedOne.returnEntry('capture', 'R01');
    expect((await ask(returnedOne, 'capture')).body.errors).toMatchObject([{ code: 'invalid_state' }]);
    expect((await post(`reversals/${randomUUID()}/cancel`)).status).toBe(404);
    expect((await post(`reversals/${randomUUID()}/write-off`)).status).toBe(404);
  });
});
