// We ask receiving banks to return entries that were sent wrongly (R06): the request, its deadline
// on Today, its answer, and the return that closes it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBankingDays, subtractBankingDays } from '../../../src/ach/calendar/banking-days.ts';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { type PlayedPayment, playPayment } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterAll(() => expectInvariants(service.context.database));

const today = () => easternDay(service.context.bankingClock.bankingNow());

/** A payment whose capture the bank has, with the trace number of its entry. */
async function captured(): Promise<{ payment: PlayedPayment; trace_id: string }> {
  const payment = await playPayment(service, { amount: 12_345 });
  await payment.days(1);
  const { trace_ids } = await payment.payments.read(payment.uuid);
  return { payment, trace_id: trace_ids.capture_trace_id };
}

const ask = (uuid: string, body: object) =>
  service.send('POST', `/admin/v1/transactions/${uuid}/return-requests`, {
    body: { entry_error: 'duplicate', asked_how: 'By phone, the ACH desk.', ...body },
  });
const answer = (uuid: string, said: string, answer_note = 'Mr. Ito, by phone.') =>
  service.send('POST', `/admin/v1/return-requests/${uuid}/answer`, { body: { answer: said, answer_note } });
const read = async (uuid: string) => (await service.send('GET', `/admin/v1/return-requests/${uuid}`)).body.data;
const listed = async (state: string): Promise<string[]> =>
  (await service.send('GET', `/admin/v1/return-requests?state=${state}&limit=100`)).body.data.return_requests.map(
    ({ uuid }: { uuid: string }) => uuid,
  );
const onToday = async () =>
  (await service.send('GET', '/admin/v1/today')).body.data.waiting.find(
    ({ kind }: { kind: string }) => kind === 'return_requested',
  );

describe('A request for the return of an entry', () => {
  it('stands on Today for ten banking days until its answer is recorded', async () => {
    const { payment, trace_id } = await captured();
    const requested_on = subtractBankingDays(today(), 1);
    const asked = await ask(payment.uuid, { trace_id, requested_on, asked_by: 'Ms. Grant of our bank' });
    const { uuid } = asked.body.data;
    expect([asked.status, asked.body.data]).toEqual([
      201,
      {
        uuid,
        processor_uuid: payment.payments.processor.uuid,
        transaction_uuid: payment.uuid,
        stage: 'capture',
        trace_id,
        direction: 'debit',
        amount: 12_345,
        entry_error: 'duplicate',
        requested_on,
        answer_until: addBankingDays(requested_on, 10),
        asked_by: 'Ms. Grant of our bank',
        asked_how: 'By phone, the ACH desk.',
        recorded_at: expect.any(String),
        answer: null,
        answer_note: null,
        answered_at: null,
        returned_with: null,
        returned_at: null,
      },
    ]);
    expect(await onToday()).toMatchObject({
      count: 1,
      amount: 12_345,
      deadline: addBankingDays(requested_on, 10),
      path: '/admin/v1/return-requests?state=open',
    });
    expect(await listed('open')).toEqual([uuid]);
    const answered = await answer(uuid, 'refused');
    expect(answered.body.data).toMatchObject({ answer: 'refused', answered_at: expect.any(String) });
    expect(await onToday()).toBeUndefined();
    expect([await listed('open'), await listed('answered')]).toEqual([[], [uuid]]);
    expect((await answer(uuid, 'accepted')).body.data).toEqual(answered.body.data);
    expect(await read(uuid)).toEqual(answered.body.data);
    const trail = await service.send('GET', `/admin/v1/audit-trail?subject_uuid=${payment.uuid}`);
    expect(trail.body.data.acts.map(({ action }: { action: string }) => action)).toEqual([
      'return_request.answered',
      'return_request.recorded',
    ]);
  });

  it('is closed by the return of its entry, also after an answer', async () => {
    const open = await captured();
    const answered = await captured();
    const first = (await ask(open.payment.uuid, { trace_id: open.trace_id })).body.data.uuid;
    const second = (await ask(answered.payment.uuid, { trace_id: answered.trace_id })).body.data.uuid;
    await answer(second, 'accepted');
    await open.payment.returnEntry('capture', 'R06');
    await answered.payment.returnEntry('capture', 'R02');
    expect(await read(first)).toMatchObject({ answer: null, returned_with: 'R06', returned_at: expect.any(String) });
    expect(await read(second)).toMatchObject({ answer: 'accepted', returned_with: 'R02' });
    expect(await listed('returned')).toEqual([first, second]);
    expect(await onToday()).toBeUndefined();
    expect((await answer(first, 'none')).body.data).toMatchObject({ answer: null, returned_with: 'R06' });
    const again = await ask(open.payment.uuid, { trace_id: open.trace_id });
    expect(again.body.errors).toMatchObject([{ code: 'invalid_state', field: 'trace_id' }]);
  });

  it('is one for an entry until it is answered, also when many arrive at once', async () => {
    const { payment, trace_id } = await captured();
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask(payment.uuid, { trace_id })));
    const [first] = asked.map(({ body }) => body.data.uuid);
    expect(new Set(asked.map(({ status, body }) => `${status} ${body.data.uuid}`))).toEqual(new Set([`201 ${first}`]));
    await answer(first, 'none');
    const again = await ask(payment.uuid, { trace_id });
    expect(again.body.data.uuid).not.toBe(first);
    await answer(again.body.data.uuid, 'none');
  });

  it('is refused for an entry that no bank has, for another day than the past, and for what does not exist', async () => {
    const { payment, trace_id } = await captured();
    const late = await ask(payment.uuid, { trace_id, requested_on: '2200-01-03' });
    expect(late.body.errors).toMatchObject([{ field: 'requested_on' }]);
    const missing = await ask(payment.uuid, { trace_id: '091000010000000' });
    expect([missing.status, missing.body.errors]).toMatchObject([422, [{ field: 'trace_id' }]]);
    const funds = await ask(payment.uuid, { trace_id, entry_error: 'not_funded' });
    expect(funds.body.errors).toMatchObject([{ field: 'entry_error' }]);
    expect((await ask(randomUUID(), { trace_id })).status).toBe(404);
    expect((await answer(randomUUID(), 'none')).status).toBe(404);
  });
});
