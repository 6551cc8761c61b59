// Holds: what they stop, who places them and who releases them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodAt } from '../../../src/ach/calendar/banking-instants.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const act = (uuid: string, what: 'pause' | 'resume', token = payments.processor.token, body?: object) =>
  service.send('POST', `/3p/api/v2/transactions/${uuid}/${what}`, { token, ...(body === undefined ? {} : { body }) });
const holdsOf = async (uuid: string) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/holds`, { token: payments.processor.token })).body.data
    .holds;

describe('A paused payment', () => {
  story('is captured and becomes good, and is not paid out until it is resumed', async () => {
    const { uuid } = await payments.started();
    expect((await act(uuid, 'pause', undefined, { reason: 'Checking the order.' })).status).toBe(200);
    await advance(service, { banking_days: 7 });
    expect(await payments.read(uuid)).toMatchObject({ capture_status: 'CAPTURE_COMPLETE', payout_status: null });
    expect(await holdsOf(uuid)).toMatchObject([{ kind: 'tenant', reason: 'Checking the order.', released_at: null }]);

    expect((await act(uuid, 'resume')).status).toBe(200);
    await advance(service, { banking_days: 2 });
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
    expect((await holdsOf(uuid))[0].released_at).not.toBeNull();
  });

  it('is paused and resumed under the older path, too', async () => {
    const { uuid } = await payments.started();
    const { token } = payments.processor;
    expect((await service.send('POST', `/3p/api/v1/transaction/${uuid}/pause`, { token })).status).toBe(200);
    expect(await holdsOf(uuid)).toMatchObject([{ kind: 'tenant', released_at: null }]);
    expect((await service.send('POST', `/3p/api/v1/transaction/${uuid}/resume`, { token })).status).toBe(200);
    expect((await holdsOf(uuid))[0].released_at).not.toBeNull();
  });

  story('keeps back a payout that waits for its file', async () => {
    const { uuid } = await payments.started();
    const { database } = service.context;
    // To the opening when the capture becomes good. Its payout then waits for the afternoon
    // cut-off.
    await advance(service, { banking_days: 1 });
    const [leg] = await database.query<{ due_at: Date }>(
      'SELECT f.settles_at AS due_at FROM legs l JOIN bank_files f ON f.uuid = l.file_uuid WHERE l.transaction_uuid = $1',
      [uuid],
    );
    const good = goodAt(leg!.due_at, 2);
    await advance(service, { to: good.toISOString() });
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_PENDING_ACH');
    await act(uuid, 'pause');
    await advance(service, { banking_days: 4 });
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_PENDING_ACH');
    await act(uuid, 'resume');
    await advance(service, { banking_days: 2 });
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
  });

  it('is not clawed back while it is on hold', async () => {
    const { uuid } = await payments.started();
    await advance(service, { banking_days: 6 });
    await act(uuid, 'pause');
    await service.send('POST', `/sandbox/v1/transactions/${uuid}/return`, { body: { stage: 'capture', code: 'R01' } });
    await advance(service, { banking_days: 6 });
    expect((await payments.read(uuid)).clawback_status).toBe('CLAWBACK_PENDING');
    await act(uuid, 'resume');
    await advance(service, { banking_days: 6 });
    expect((await payments.read(uuid)).clawback_status).toBe('CLAWBACK_COMPLETE');
  });

  it('is paused once, however often the caller asks; resuming a payment that is not paused succeeds', async () => {
    const { uuid } = await payments.started();
    for (const _ of [1, 2]) expect((await act(uuid, 'pause')).status).toBe(200);
    expect(await holdsOf(uuid)).toHaveLength(1);
    for (const _ of [1, 2]) expect((await act(uuid, 'resume')).status).toBe(200);
  });

  it('must belong to the caller: unknown and foreign payments get the same answer, and a canceled one is refused', async () => {
    const { uuid } = await payments.started();
    const stranger = await service.processor();
    for (const what of ['pause', 'resume'] as const) {
      const foreign = await act(uuid, what, stranger.token);
      const unknown = await act('019a2f40-1c00-7a3e-9c51-000000000000', what, stranger.token);
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    }
    await payments.cancel(uuid);
    expect((await act(uuid, 'pause')).status).toBe(422);
  });
});

describe('An operator’s hold', () => {
  story('cannot be released by the tenant, and the payment waits until the last hold is released', async () => {
    const { uuid } = await payments.started();
    const place = (kind: string) =>
      service.send('POST', `/admin/v1/transactions/${uuid}/holds`, { body: { kind, reason: 'Out of pattern.' } });
    const [risk, compliance] = [await place('risk'), await place('compliance')];
    expect([risk.status, compliance.status]).toEqual([201, 201]);
    await act(uuid, 'resume');
    const release = (hold: typeof risk) => service.send('DELETE', `/admin/v1/holds/${hold.body.data.uuid}`);
    expect((await release(risk)).status).toBe(200);
    await advance(service, { banking_days: 7 });
    expect((await payments.read(uuid)).payout_status).toBeNull();
    const { holds } = (await service.send('GET', '/admin/v1/holds?kind=compliance')).body.data;
    const { amount } = await payments.read(uuid);
    const { uuid: processor_uuid } = payments.processor;
    const named = { processor_uuid, amount, payer_name: 'Ada Moreau', payee_name: expect.stringMatching(/\w/) };
    expect(holds).toEqual([{ ...compliance.body.data, ...named, placed_at: expect.any(String) }]);
    expect((await service.send('GET', '/admin/v1/holds?kind=risk')).body.data.holds).toEqual([]);
    for (const _ of [1, 2]) expect((await release(compliance)).status).toBe(200);
    await advance(service, { banking_days: 2 });
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
  });
});
