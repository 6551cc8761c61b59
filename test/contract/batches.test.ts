// Batch payees: one credit a merchant and day, one debit for its refunds, and what is told of them.
import { beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../support/invariants.ts';
import { advance, type Payments, paymentsOf } from '../support/payments.ts';
import { comeBack } from '../support/returns.ts';
import { type TestService, testService } from '../support/service.ts';

let service: TestService;
let payments: Payments;

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service, { payout_type: 'batch' });
});

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  service.foundation.database.query<Row>(text, values);
const get = async (path: string, token = payments.processor.token) =>
  (await service.send('GET', `/3p/api/v2/${path}`, { token })).body.data;
const eventsOf = async (type: string) => {
  const { body } = await service.send('GET', '/3p/api/v1/events?limit=100', { token: payments.processor.token });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the event holds
  return body.data.events.filter((event: any) => event.type === type).map((event: any) => event.data);
};

describe('The daily run', () => {
  it('pays what became good for a merchant with one credit, and tells of it once', async () => {
    const uuids = [];
    for (const amount of [10_000, 20_000, 30_000]) uuids.push((await payments.started({ amount })).uuid);
    await advance(service, { banking_days: 4 });
    for (const uuid of uuids)
      expect(await payments.read(uuid)).toMatchObject({
        transaction_status: 'IN_PAYOUT',
        payout_status: 'PAYOUT_ACH_PENDING',
      });

    const { batch_payouts } = await get('batch-payouts');
    expect(batch_payouts).toMatchObject([{ amount: 60_000, merchant_count: 1, transaction_count: 3 }]);
    expect(batch_payouts[0].transaction_uuids.toSorted()).toEqual(uuids.toSorted());
    expect(await eventsOf('BatchPayout')).toMatchObject([{ ...batch_payouts[0], sequence: 1 }]);
    const [told] = await eventsOf('MerchantBatchPayout');
    expect(told).toMatchObject({ amount: 60_000, transaction_count: 3, merchant_uuid: payments.pair.payee_uuid });
    const merchant = await get(`batch-merchant-payouts/${told.uuid}`);
    expect(merchant).toMatchObject({ amount: 60_000, status: 'PAYOUT_ACH_PENDING', batch_uuid: batch_payouts[0].uuid });

    // Members share the trace of their one entry.
    const traces = await Promise.all(uuids.map(async (uuid) => (await payments.read(uuid)).trace_ids.payout_trace_id));
    expect(new Set(traces)).toEqual(new Set([merchant.trace_id]));
    const files = await query<{ entry_count: number; total_credits: number }>(
      'SELECT entry_count, total_credits FROM bank_files WHERE total_credits > 0',
    );
    expect(files).toEqual([{ entry_count: 1, total_credits: 60_000 }]);

    await advance(service, { banking_days: 1 });
    for (const uuid of uuids) expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
    expect(await eventsOf('PayoutCompleted')).toHaveLength(3);
    expect(await eventsOf('BatchPayout')).toHaveLength(1);
  });

  it('shares the fate of its debit: a return brings back every refund in it, also two of one payment', async () => {
    const { uuid } = await payments.started({ amount: 10_000 });
    await advance(service, { banking_days: 6 });
    const refunds: string[] = [];
    for (const amount of [1_000, 2_000]) refunds.push((await payments.refund(uuid, { amount })).body.data.uuid);
    await advance(service, { banking_days: 2 });
    const [{ entries }] = (await query<{ entries: number }>(
      `SELECT count(DISTINCT trace_id) AS entries FROM legs WHERE refund_uuid = ANY ($1::uuid[])`,
      [refunds],
    )) as [{ entries: number }];
    expect(entries).toBe(1);
    const { batch_refunds } = (
      await service.send('GET', '/3p/api/v2/batch-refunds', { token: payments.processor.token })
    ).body.data;
    expect(batch_refunds[0]).toMatchObject({ amount: 3_000, transaction_count: 1, transaction_uuids: [uuid] });
    await comeBack(service, uuid, { stage: 'refund_capture', refund_uuid: refunds[0]! });
    for (const refund of refunds) expect((await payments.readRefund(refund)).status).toBe('REFUND_FAILED');
    await expectInvariants(service.foundation.database);
  });

  it('shares the fate of its entry: a return brings back every payment in it', async () => {
    const uuids = [];
    for (const amount of [1_000, 2_000]) uuids.push((await payments.started({ amount })).uuid);
    await advance(service, { banking_days: 5 });
    const answer = await service.send('POST', `/sandbox/v1/transactions/${uuids[0]}/return`, {
      body: { stage: 'payout', code: 'R03' },
    });
    expect(answer.status).toBe(200);
    for (const uuid of uuids)
      expect(await payments.read(uuid)).toMatchObject({
        payout_status: 'PAYOUT_ACH_FAILED',
        reverse_payout_status: 'REVERSE_PAYOUT_PENDING',
        ach_return_code: 'R03',
      });
  });

  it('is read by processors alone, and by a vendor what is its own', async () => {
    const vendor = await service.vendor(payments.processor.uuid);
    expect((await service.send('GET', '/3p/api/v2/batch-payouts', { token: vendor.token })).status).toBe(403);
    const [told] = await eventsOf('MerchantBatchPayout');
    const path = `/3p/api/v2/batch-merchant-payouts/${told.uuid}`;
    expect((await service.send('GET', path, { token: vendor.token })).status).toBe(404);
    const other = await service.processor();
    expect((await service.send('GET', path, { token: other.token })).status).toBe(404);
  });
});
