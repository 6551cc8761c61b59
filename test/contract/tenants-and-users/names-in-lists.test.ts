// Each list of what payments have names the payer and the payee; an erased one has no name.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerToEntry, receive } from '../../support/banks/bank-answers.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { refundCreditReturned, refunded } from '../../support/payments/failed-payments.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let uuid: string;
let names: { payer_name: string; payee_name: string };

const post = async (path: string, body: object) => {
  const answer = await service.send('POST', `/admin/v1/${path}`, { body });
  expect([path, answer.status]).toEqual([path, 201]);
};
const read = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  ({ payments, uuid } = await refundCreditReturned(service));
  const [{ payer_name, payee_name }] = (await read('transactions')).transactions;
  names = { payer_name, payee_name };
});
afterAll(() => expectInvariants(service.context.database));

describe('A list for operators names payer and payee', () => {
  it('of refunds and exceptions', async () => {
    expect((await read('refunds')).refunds).toMatchObject([{ transaction_uuid: uuid, ...names }]);
    expect((await read('exceptions')).exceptions).toMatchObject([{ transaction_uuid: uuid, ...names }]);
  });

  it('of what banks and we ask about entries', async () => {
    const wrong = await payments.started();
    await advance(service, { banking_days: 1 });
    const { trace_ids } = await payments.read(wrong.uuid);
    const trace = { trace_id: trace_ids.capture_trace_id, entry_error: 'duplicate' };
    const reason = 'It was sent twice.';
    await post(`transactions/${wrong.uuid}/proof-requests`, { reason });
    await post(`transactions/${wrong.uuid}/return-requests`, {
      ...trace,
      asked_how: 'By phone, the ACH desk.',
      reason,
    });
    await post(`transactions/${wrong.uuid}/reversals`, { ...trace, reason });
    for (const [path, plural] of Object.entries({
      'proof-requests': 'proof_requests',
      'return-requests': 'return_requests',
      reversals: 'reversals',
    }))
      expect((await read(path))[plural]).toMatchObject([{ transaction_uuid: wrong.uuid, ...names }]);
  });

  it('of returns and dishonors, and no one for a return of no payment', async () => {
    await returnEntry(service, uuid, { stage: 'capture', code: 'R01' });
    const [late] = (await read('late-returns')).items;
    expect(late).toMatchObject({ transaction_uuid: uuid, ...names });
    await post('dishonors', { item_uuid: late.uuid, code: 'R68', reason: 'It came late.' });
    expect((await read('dishonors')).dishonors).toMatchObject([names]);
    const changes = { trace_number: '091000019999998' };
    await receive(service, await answerToEntry(service, uuid, { code: 'R01', changes }));
    expect((await read('suspense')).items).toMatchObject([{ payer_name: null, payee_name: null }]);
  });

  it('of batches, by their merchants', async () => {
    const batched = await paymentsOf(service, { payout_type: 'batch' });
    await batched.started();
    await advance(service, { banking_days: 6 });
    const of = `?processor_uuid=${batched.processor.uuid}`;
    const [{ payee_name }] = (await read(`transactions${of}`)).transactions;
    expect((await read(`batches${of}`)).batches).toMatchObject([{ merchant_names: [payee_name] }]);
  });

  it('but for one that was erased', async () => {
    const { payments: done } = await refunded(service);
    const { payer_uuid } = done.pair;
    const of = `refunds?processor_uuid=${done.processor.uuid}`;
    expect((await read(of)).refunds).toMatchObject([{ payer_name: expect.any(String) }]);
    // A bank may return the debit for sixty days.
    await advance(service, { banking_days: 45 });
    await service.send('DELETE', `/3p/api/v2/users/${payer_uuid}`, { token: done.processor.token });
    const body = { reason: 'The payer asked for it.' };
    expect((await service.send('POST', `/admin/v1/users/${payer_uuid}/erase`, { body })).status).toBe(200);
    expect((await read(of)).refunds).toMatchObject([{ payer_name: null, payee_name: expect.any(String) }]);
  });
});
