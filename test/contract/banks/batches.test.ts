// Batch payees: one credit for each merchant and day, one debit for its refunds, and their events.
import { beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
let payments: Payments;

beforeAll(async () => {
  service = await weekendService();
  payments = await paymentsOf(service, { payout_type: 'batch' });
});

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  service.context.database.query<Row>(text, values);
const get = async (path: string, token = payments.processor.token) =>
  (await service.send('GET', `/3p/api/v2/${path}`, { token })).body.data;
const eventsOf = async (type: string) => {
  const { body } = await service.send('GET', '/3p/api/v1/events?limit=100', { token: payments.processor.token });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the event holds
  return body.data.events.filter((event: any) => event.type === type).map((event: any) => event.data);
};

describe('The daily run', () => {
  it('pays everything that became good for a merchant with one credit and one event', async () => {
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
    const { batch_payout_uuid, date, total_items, summary, ...told_of } = batch_payouts[0];
    expect(await eventsOf('BatchPayout')).toMatchObject([{ ...told_of, sequence: 1 }]);
    expect([batch_payout_uuid, date, total_items]).toEqual([told_of.uuid, told_of.run_at, 3]);
    expect(summary).toEqual({ amount: 60_000, merchant_count: 1, transaction_count: 3 });
    const [announced] = await eventsOf('MerchantBatchPayout');
    expect(announced).toMatchObject({ amount: 60_000, transaction_count: 3, merchant_uuid: payments.pair.payee_uuid });
    const merchant = await get(`batch-merchant-payouts/${announced.uuid}`);
    expect(merchant).toMatchObject({ amount: 60_000, status: 'PAYOUT_ACH_PENDING', batch_uuid: batch_payouts[0].uuid });

    expect(merchant).toMatchObject({ payout_status: 'PAYOUT_ACH_PENDING', updated_at: expect.any(String) });
    const members = await Promise.all(uuids.toSorted().map((uuid) => payments.read(uuid)));
    expect(merchant.transactions).toMatchObject(
      members.map(({ uuid, amount, transaction_fee, trace_ids }) => ({
        transaction_uuid: uuid,
        amount,
        transaction_fee,
        payout_amount: amount - transaction_fee,
        trace_id: trace_ids.capture_trace_id,
        capture_status: 'CAPTURE_COMPLETE',
        ach_return_code: null,
        failure_reason: null,
      })),
    );
    expect(merchant.transactions[0].trace_id).toMatch(/^\d{15}$/);

    // Members share the trace of their entry.
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

  it('fails every refund in a returned debit, also two of one payment', async () => {
    const { uuid } = await payments.started({ amount: 10_000 });
    await advance(service, { banking_days: 6 });
    const refunds: string[] = [];
    for (const amount of [1_000, 2_000]) refunds.push((await payments.refund(uuid, { amount })).body.data.uuid);
    await advance(service, { banking_days: 2 });
    const [{ entries }] = (await query<{ entries: number }>(
      `SELECT count(DISTINCT entry_uuid) AS entries FROM legs WHERE refund_uuid = ANY ($1::uuid[])`,
      [refunds],
    )) as [{ entries: number }];
    expect(entries).toBe(1);
    const { batch_refunds } = (
      await service.send('GET', '/3p/api/v2/batch-refunds', { token: payments.processor.token })
    ).body.data;
    expect(batch_refunds[0]).toMatchObject({ amount: 3_000, transaction_count: 1, transaction_uuids: [uuid] });
    const [{ batch_refund_uuid, date, run_at }] = batch_refunds;
    expect([batch_refund_uuid, date]).toEqual([batch_refunds[0].uuid, run_at]);
    expect(await get(`batch-refunds/${batch_refund_uuid}`)).toMatchObject({
      ...batch_refunds[0],
      total: 3_000,
      refunds: [1_000, 2_000].map((amount, n) => ({
        refund_uuid: refunds[n],
        transaction_uuid: uuid,
        amount,
        client_reference_id: '',
      })),
    });
    await returnEntry(service, uuid, { stage: 'refund_capture', refund_uuid: refunds[0]! });
    for (const refund of refunds) expect((await payments.readRefund(refund)).status).toBe('REFUND_FAILED');
    await expectInvariants(service.context.database);
  });

  it('fails every payout in a returned credit', async () => {
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

  it('is listed and read at the path that names the processor, too', async () => {
    const list = await get('batch-payouts?per_page=2');
    expect(await get('batch-payouts/processor?per_page=2')).toEqual(list);
    const { uuid } = list.batch_payouts[0];
    expect(await get(`batch-payouts/processor/${uuid}`)).toEqual(await get(`batch-payouts/${uuid}`));
    expect(await get(`batch-payouts/${uuid}`)).toEqual(list.batch_payouts[0]);
    const vendor = await service.vendor(payments.processor.uuid);
    expect((await service.send('GET', '/3p/api/v2/batch-payouts/processor', { token: vendor.token })).status).toBe(403);
  });

  it('is read by processors, and by a vendor for its own payments', async () => {
    const vendor = await service.vendor(payments.processor.uuid);
    expect((await service.send('GET', '/3p/api/v2/batch-payouts', { token: vendor.token })).status).toBe(403);
    const [announced] = await eventsOf('MerchantBatchPayout');
    const path = `/3p/api/v2/batch-merchant-payouts/${announced.uuid}`;
    expect((await service.send('GET', path, { token: vendor.token })).status).toBe(404);
    const other = await service.processor();
    expect((await service.send('GET', path, { token: other.token })).status).toBe(404);
  });
});

interface BatchEvent {
  uuid: string;
  amount: number;
  batch_uuid: string;
  bank_account_uuid: string;
}

/** `updated_at` follows the payments of the batch, which may have changed since. */
const withoutTime = ({ updated_at: _, ...batch }: Record<string, unknown>) => batch;

describe('A payment that joins a second batch', () => {
  let merchant: Payments;
  let first: string;

  const read = async (path: string) =>
    (await service.send('GET', `/3p/api/v2/${path}`, { token: merchant.processor.token })).body.data;
  const eventsOfType = async (type: string): Promise<BatchEvent[]> => {
    const { body } = await service.send('GET', '/3p/api/v1/events?limit=100', { token: merchant.processor.token });
    return body.data.events.flatMap((event: { type: string; data: never }) => (event.type === type ? event.data : []));
  };
  /** Cents of each credit to the merchant that a bank received, in order. */
  const credits = async () =>
    (
      await query<{ amount: number }>(
        `SELECT sum(amount)::integer AS amount FROM legs WHERE processor_id = $1 AND stage = 'payout'
         GROUP BY entry_uuid ORDER BY min(created_at)`,
        [merchant.processor.uuid],
      )
    ).map(({ amount }) => amount);
  /** A returned refund of it is owed to its payee again. */
  const makeLeftOver = async (uuid: string, amount: number) => {
    const refund = (await merchant.refund(uuid, { amount })).body.data.uuid;
    await advance(service, { banking_days: 6 });
    await returnEntry(service, uuid, { stage: 'refund_payout', refund_uuid: refund });
    expect((await service.send('POST', `/admin/v1/refunds/${refund}/give-back`, { body: {} })).status).toBe(200);
  };
  const act = async (uuid: string, what: string) =>
    expect((await service.send('POST', `/admin/v1/transactions/${uuid}/${what}`, { body: {} })).status).toBe(200);

  beforeAll(async () => {
    merchant = await paymentsOf(service, { payout_type: 'batch' });
    first = (await merchant.started({ amount: 9_000 })).uuid;
    await advance(service, { banking_days: 6 });
  });

  it('stays a member of the first: event, entry in the file and every later read show one amount', async () => {
    await makeLeftOver(first, 3_000);
    const [before] = await eventsOfType('MerchantBatchPayout');
    const firstBatch = withoutTime(await read(`batch-merchant-payouts/${before!.uuid}`));
    const second = (await merchant.started({ amount: 5_000 })).uuid;
    await advance(service, { banking_days: 6 });

    expect(await credits()).toEqual([9_000, 8_000]);
    const announced = await eventsOfType('MerchantBatchPayout');
    expect(announced.map(({ amount }) => amount)).toEqual([9_000, 8_000]);
    expect((await eventsOfType('BatchPayout')).map(({ amount }) => amount)).toEqual([9_000, 8_000]);
    const { batch_payouts } = await read('batch-payouts');
    expect(batch_payouts).toMatchObject([
      { amount: 8_000, transaction_count: 2, transaction_uuids: [first, second] },
      { amount: 9_000, transaction_count: 1, transaction_uuids: [first] },
    ]);
    expect(await read(`batch-merchant-payouts/${announced[1]!.uuid}`)).toMatchObject({ amount: 8_000 });
    expect(withoutTime(await read(`batch-merchant-payouts/${before!.uuid}`))).toEqual(firstBatch);
    await expectInvariants(service.context.database);
  });

  it('and is returned in the second leaves the first as paid', async () => {
    const [one, two] = await eventsOfType('MerchantBatchPayout');
    await returnEntry(service, first, { stage: 'payout' });
    expect((await merchant.read(first)).payout_status).toBe('PAYOUT_ACH_FAILED');
    expect(await read(`batch-merchant-payouts/${one!.uuid}`)).toMatchObject({
      amount: 9_000,
      status: 'PAYOUT_COMPLETE',
    });
    expect(await read(`batch-merchant-payouts/${two!.uuid}`)).toMatchObject({
      amount: 8_000,
      status: 'PAYOUT_ACH_FAILED',
    });
  });

  it('leaves both batches when an operator pays it out again with an entry of its own', async () => {
    const batches = await read('batch-payouts');
    const merchants = await Promise.all(
      (await eventsOfType('MerchantBatchPayout')).map(({ uuid }) => read(`batch-merchant-payouts/${uuid}`)),
    );
    await act(first, 'payout-again');
    await advance(service, { banking_days: 3 });
    expect(await credits()).toEqual([9_000, 8_000, 3_000]);
    expect((await merchant.read(first)).payout_status).toBe('PAYOUT_COMPLETE');
    expect(await read('batch-payouts')).toEqual(batches);
    for (const batch of merchants)
      expect(withoutTime(await read(`batch-merchant-payouts/${batch.uuid}`))).toEqual(withoutTime(batch));
    await expectInvariants(service.context.database);
  });

  it('joins a batch of its own when its payee is paid to another account', async () => {
    const { processor } = merchant;
    const kept = (await merchant.started({ amount: 2_000 })).uuid;
    await advance(service, { banking_days: 6 });
    await query('UPDATE processors SET keep_returned_payouts = true WHERE processor_id = $1', [processor.uuid]);
    await returnEntry(service, kept, { stage: 'payout' });
    const other = (await addBankAccount(service, processor.token, merchant.pair.payee_uuid)).uuid;
    const body = { bank_account_uuid: other };
    expect((await service.send('POST', `/admin/v1/transactions/${kept}/payout-again`, { body })).status).toBe(200);
    await advance(service, { banking_days: 3 });
    await makeLeftOver(kept, 700);
    const before = (await credits()).length;
    const next = await merchant.started({ amount: 1_000 });
    await advance(service, { banking_days: 6 });

    expect((await credits()).slice(before).toSorted((a, b) => a - b)).toEqual([700, 1_000]);
    const [batch] = (await read('batch-payouts')).batch_payouts;
    expect(batch).toMatchObject({ amount: 1_700, merchant_count: 1 });
    expect(batch.transaction_uuids.toSorted()).toEqual([kept, next.uuid]);
    const accounts = (await eventsOfType('MerchantBatchPayout'))
      .filter(({ batch_uuid }) => batch_uuid === batch.uuid)
      .map(({ amount, bank_account_uuid }) => [amount, bank_account_uuid]);
    expect(accounts.toSorted()).toEqual([
      [1_000, next.payee_bank_account.uuid],
      [700, other],
    ]);
    await expectInvariants(service.context.database);
  });
});
