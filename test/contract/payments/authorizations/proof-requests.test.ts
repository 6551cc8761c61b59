// Banks ask for the proof of an authorization: the request, its deadline on Today, and its answer.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addBankingDays, subtractBankingDays } from '../../../../src/ach/calendar/banking-days.ts';
import { easternDay } from '../../../../src/ach/calendar/eastern-time.ts';
import { type Payments, paymentsOf } from '../../../support/payments/payments.ts';
import { type TestService, testService } from '../../../support/service/service.ts';

let service: TestService;
let payments: Payments;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
});

const today = () => easternDay(service.context.clock.now());
const ask = (uuid: string, body: object = {}) =>
  service.send('POST', `/admin/v1/transactions/${uuid}/proof-requests`, { body });
const answer = (uuid: string, text = 'PDF by secure mail.') =>
  service.send('POST', `/admin/v1/proof-requests/${uuid}/answer`, { body: { answer: text } });
const listed = async (state: string): Promise<string[]> =>
  (await service.send('GET', `/admin/v1/proof-requests?state=${state}&limit=100`)).body.data.proof_requests.map(
    ({ uuid }: { uuid: string }) => uuid,
  );
const onToday = async () =>
  (await service.send('GET', '/admin/v1/today')).body.data.waiting.find(
    ({ kind }: { kind: string }) => kind === 'proof_requested',
  );

describe('A request for a proof', () => {
  it('has ten banking days, stands on Today, and ends with its answer', async () => {
    const { uuid: transaction_uuid } = await payments.started({ amount: 12_345 });
    const requested_on = subtractBankingDays(today(), 3);
    const asked = await ask(transaction_uuid, { requested_on, bank_reference: 'POA-5517' });
    const { uuid } = asked.body.data;
    expect([asked.status, asked.body.data]).toEqual([
      201,
      expect.objectContaining({
        processor_uuid: payments.processor.uuid,
        transaction_uuid,
        amount: 12_345,
        authorization_uuid: null,
        requested_on,
        prove_until: addBankingDays(requested_on, 10),
        bank_reference: 'POA-5517',
        answered_at: null,
        answer: null,
      }),
    ]);
    expect(await onToday()).toMatchObject({
      count: 1,
      amount: 12_345,
      deadline: addBankingDays(requested_on, 10),
      path: '/admin/v1/proof-requests?state=open',
    });
    expect(await listed('open')).toEqual([uuid]);
    const answered = await answer(uuid);
    expect(answered.body.data).toMatchObject({ uuid, answer: 'PDF by secure mail.', answered_at: expect.any(String) });
    expect(await onToday()).toBeUndefined();
    expect([await listed('open'), await listed('answered')]).toEqual([[], [uuid]]);
    expect((await service.send('GET', `/admin/v1/proof-requests/${uuid}`)).body.data).toEqual(answered.body.data);
    expect((await answer(uuid, 'A second time.')).body.data).toEqual(answered.body.data);
    const trail = await service.send('GET', `/admin/v1/audit-trail?subject_uuid=${transaction_uuid}`);
    expect(trail.body.data.acts.map(({ action }: { action: string }) => action)).toEqual([
      'proof_request.answered',
      'proof_request.recorded',
    ]);
  });

  it('is one for a payment until it is answered, also when many arrive at once', async () => {
    const { uuid } = await payments.started();
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask(uuid)));
    const [first] = asked.map(({ body }) => body.data.uuid);
    expect(new Set(asked.map(({ status, body }) => `${status} ${body.data.uuid}`))).toEqual(new Set([`201 ${first}`]));
    await answer(first);
    expect((await ask(uuid)).body.data.uuid).not.toBe(first);
  });

  it('is refused for another day than the past, and for what does not exist', async () => {
    const { uuid } = await payments.started();
    expect((await ask(uuid, { requested_on: '2200-01-03' })).body.errors).toMatchObject([{ field: 'requested_on' }]);
    expect((await ask(randomUUID())).status).toBe(404);
    expect((await answer(randomUUID())).status).toBe(404);
  });
});
