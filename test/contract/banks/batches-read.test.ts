// Reading a batch: each member with its share of the entry, each entry with its trace number, page
// by page.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { withOperatorTimes } from '../../support/service/operator-times.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
afterAll(() => expectInvariants(service.context.database));

const send = (path: string, token = payments.processor.token) => service.send('GET', `/3p/api/v2/${path}`, { token });
const read = async (path: string) => {
  const { status, text, body } = await send(path);
  expect(status, text).toBe(200);
  return body.data;
};
const fresh = async () => {
  payments = await paymentsOf(service, { payout_type: 'batch' });
};
const started = async (...amounts: number[]): Promise<string[]> => {
  const uuids = [];
  for (const amount of amounts) uuids.push((await payments.started({ amount })).uuid);
  return uuids;
};
/** The merchant's batch payouts that events announced, oldest first. */
const announced = async () => {
  const { body } = await service.send('GET', '/3p/api/v1/events?limit=100', { token: payments.processor.token });
  return body.data.events.flatMap((event: { type: string; data: never }) =>
    event.type === 'MerchantBatchPayout' ? [event.data] : [],
  ) as { uuid: string; amount: number; status: string; batch_uuid: string }[];
};
const payout = async (nth: number, query = '') =>
  read(`batch-merchant-payouts/${(await announced()).at(nth)!.uuid}${query}`);
/** Of the latest payout of a payment. */
const traceOf = async (uuid: string) => (await payments.read(uuid)).trace_ids.payout_trace_id;
const rejectNewestFile = async () => {
  const { body } = await service.send('GET', '/admin/v1/bank-files?limit=100');
  const [file] = body.data.bank_files;
  const answer = await service.send('POST', `/admin/v1/bank-files/${file.uuid}/reject`, {
    body: { reason: 'Totals.' },
  });
  expect(answer.status, answer.text).toBe(200);
};

describe('A merchant’s payout', () => {
  let uuids: string[];
  beforeAll(async () => {
    await fresh();
    uuids = await started(10_000, 20_000, 30_000);
    await advance(service, { banking_days: 4 });
  });

  it('shows its entry, and the share of each member', async () => {
    const batch = await payout(-1);
    expect(batch.entries).toEqual([
      {
        trace_id: await traceOf(uuids[0]!),
        amount: 60_000,
        member_count: 3,
        state: 'sent',
        bank: 'simulated',
        file_name: expect.any(String),
        settles_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        returned_with: null,
        created_at: expect.any(String),
      },
    ]);
    expect(batch.trace_id).toBe(batch.entries[0].trace_id);
    expect(batch.transactions).toMatchObject(
      [10_000, 20_000, 30_000].map((amount, n) => ({
        transaction_uuid: uuids[n],
        payout_amount: amount,
        entry_amount: amount,
        payout_status: 'PAYOUT_ACH_PENDING',
        payout_trace_id: batch.trace_id,
        payout_return_code: null,
      })),
    );
  });

  it('is read in pages on request', async () => {
    const { transactions, pagination, ...batch } = await payout(-1);
    expect(pagination).toEqual({ totalItems: 3, pageSize: 5_000, currentPage: 1, totalPages: 1 });
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await payout(-1, `?per_page=2&page=${page}`));
    expect(pages.flatMap((page) => page.transactions)).toEqual(transactions);
    expect(pages.map((page) => page.pagination)).toEqual(
      [1, 2, 3].map((currentPage) => ({ totalItems: 3, pageSize: 2, currentPage, totalPages: 2 })),
    );
    for (const { transactions: _, pagination: __, ...page } of pages) expect(page).toEqual(batch);
    const past = { totalItems: 3, pageSize: 5_000, currentPage: 2, totalPages: 1 };
    expect(await payout(-1, '?page=2')).toEqual({ ...batch, transactions: [], pagination: past });
    const first = (await announced())[0]!.uuid;
    expect((await send(`batch-merchant-payouts/${first}?per_page=5001`)).status).toBe(422);
  });

  it('is listed in its daily run', async () => {
    const { uuid, batch_uuid } = (await announced())[0]!;
    const { merchant_payouts, pagination } = await read(`batch-payouts/${batch_uuid}/merchant-payouts`);
    const { transactions: _, pagination: __, transaction_uuids: ___, ...batch } = await payout(-1);
    expect(merchant_payouts).toEqual([batch]);
    expect(pagination).toEqual({ totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 });
    expect((await read(`batch-payouts/${batch_uuid}/merchant-payouts?page=2`)).merchant_payouts).toEqual([]);
    expect((await send(`batch-payouts/${uuid}/merchant-payouts`)).status).toBe(404);
    const vendor = await service.vendor(payments.processor.uuid);
    expect((await send(`batch-payouts/${batch_uuid}/merchant-payouts`, vendor.token)).status).toBe(403);
  });

  it('is read by an operator, for any tenant', async () => {
    const { uuid } = (await announced())[0]!;
    const { status, body } = await service.send('GET', `/admin/v1/batch-merchant-payouts/${uuid}?per_page=2`);
    expect([status, body.data]).toEqual([
      200,
      withOperatorTimes({ processor_uuid: payments.processor.uuid, ...(await payout(-1, '?per_page=2')) }),
    ]);
    expect((await service.send('GET', `/admin/v1/batch-merchant-refunds/${uuid}`)).status).toBe(404);
  });

  it('that was returned shows the return code at its entry and at each member', async () => {
    await advance(service, { banking_days: 1 });
    await returnEntry(service, uuids[1]!, { stage: 'payout', code: 'R23' });
    const batch = await payout(-1);
    expect(batch).toMatchObject({
      status: 'PAYOUT_ACH_FAILED',
      entries: [{ amount: 60_000, state: 'returned', returned_with: 'R23' }],
    });
    for (const member of batch.transactions)
      expect(member).toMatchObject({
        payout_status: 'PAYOUT_ACH_FAILED',
        payout_return_code: 'R23',
        entry_amount: member.amount,
      });
  });
});

describe('A batch whose file was rejected', () => {
  let uuids: string[];
  let rejected: string;
  beforeAll(async () => {
    await fresh();
    uuids = await started(1_000, 2_000, 4_000);
    await advance(service, { banking_days: 4 });
    rejected = (await payout(-1)).trace_id;
    await rejectNewestFile();
  });

  it('waits for a new entry: the rejected entry stays listed, and members name no entry', async () => {
    const batch = await payout(-1);
    expect(batch).toMatchObject({
      status: 'PAYOUT_PENDING_ACH',
      trace_id: rejected,
      entries: [{ trace_id: rejected, amount: 7_000, member_count: 3, state: 'rejected', settles_on: null }],
    });
    for (const member of batch.transactions)
      expect(member).toMatchObject({ payout_status: 'PAYOUT_PENDING_ACH', payout_trace_id: null, entry_amount: null });
  });

  it('has a new entry with its own trace number, without a member whose capture was returned since', async () => {
    await returnEntry(service, uuids[1]!, { stage: 'capture', code: 'R01' });
    await advance(service, { banking_days: 2 });
    const batch = await payout(-1);
    const trace = await traceOf(uuids[0]!);
    expect(trace).not.toBe(rejected);
    expect(batch).toMatchObject({
      // Its event stays unchanged. The new entry carries the rest.
      amount: 7_000,
      status: 'PAYOUT_COMPLETE',
      trace_id: trace,
      entries: [
        { trace_id: rejected, amount: 7_000, state: 'rejected' },
        { trace_id: trace, amount: 5_000, member_count: 2, state: 'settled' },
      ],
    });
    const member = (n: number) =>
      batch.transactions.find((one: { transaction_uuid: string }) => one.transaction_uuid === uuids[n]);
    expect(member(0)).toMatchObject({ payout_status: 'PAYOUT_COMPLETE', entry_amount: 1_000, payout_trace_id: trace });
    expect(member(1)).toMatchObject({
      payout_amount: 2_000,
      entry_amount: null,
      payout_status: 'PAYOUT_CANCELED',
      payout_trace_id: null,
      capture_status: 'CAPTURE_ACH_FAILED',
      ach_return_code: 'R01',
    });
  });
});

describe('A batch with one member on hold', () => {
  it('has an entry for the others, and another entry after the hold is released', async () => {
    await fresh();
    const [held] = (await started(1_000, 2_000, 4_000)) as [string];
    await advance(service, { banking_days: 4 });
    await rejectNewestFile();
    const hold = (what: string) =>
      service.send('POST', `/3p/api/v2/transactions/${held}/${what}`, { token: payments.processor.token });
    expect((await hold('pause')).status).toBe(200);
    await advance(service, { banking_days: 2 });
    expect(await payout(-1)).toMatchObject({
      status: 'PAYOUT_PENDING_ACH',
      entries: [
        { amount: 7_000, member_count: 3, state: 'rejected' },
        { amount: 6_000, member_count: 2, state: 'settled' },
      ],
    });
    expect((await hold('resume')).status).toBe(200);
    await advance(service, { banking_days: 2 });
    const batch = await payout(-1);
    expect(batch).toMatchObject({ amount: 7_000, status: 'PAYOUT_COMPLETE', trace_id: await traceOf(held) });
    expect(batch.entries.slice(1)).toMatchObject([
      { amount: 6_000, member_count: 2, state: 'settled' },
      { amount: 1_000, member_count: 1, state: 'settled', trace_id: batch.trace_id },
    ]);
    expect(new Set(batch.entries.map((entry: { trace_id: string }) => entry.trace_id)).size).toBe(3);
  });
});

describe('A batch with a member that an offset reduced to zero', () => {
  it('lists the member with an amount of zero, and has the status of the unpaid members', async () => {
    await fresh();
    const [owed] = await started(10_000);
    await advance(service, { banking_days: 6 });
    const [all, part] = await started(4_000, 20_000);
    await advance(service, { banking_days: 3 });
    await returnEntry(service, owed!, { stage: 'capture', code: 'R01' });
    await advance(service, { banking_days: 1 });
    expect((await announced()).at(-1)).toMatchObject({ amount: 14_000, status: 'PAYOUT_PENDING_ACH' });
    // The batch that paid out the other payment. Its payout is complete, and the capture was
    // returned later.
    expect(await payout(0)).toMatchObject({
      amount: 10_000,
      status: 'PAYOUT_COMPLETE',
      entries: [{ amount: 10_000, state: 'settled', returned_with: null }],
      transactions: [
        {
          transaction_uuid: owed,
          entry_amount: 10_000,
          payout_status: 'PAYOUT_COMPLETE',
          payout_return_code: null,
          capture_status: 'CAPTURE_ACH_FAILED',
          ach_return_code: 'R01',
        },
      ],
    });
    const batch = await payout(-1);
    expect(batch).toMatchObject({
      amount: 14_000,
      status: 'PAYOUT_ACH_PENDING',
      entries: [{ amount: 14_000, member_count: 1 }],
      transactions: [
        {
          transaction_uuid: all,
          payout_amount: 0,
          entry_amount: null,
          payout_status: 'PAYOUT_COMPLETE',
          payout_trace_id: null,
        },
        {
          transaction_uuid: part,
          payout_amount: 14_000,
          entry_amount: 14_000,
          payout_status: 'PAYOUT_ACH_PENDING',
          payout_trace_id: batch.trace_id,
        },
      ],
    });
  });
});

describe('A payment in two batches', () => {
  it('keeps in each batch the share and the trace number that it had there', async () => {
    await fresh();
    const [first] = (await started(9_000)) as [string];
    await advance(service, { banking_days: 6 });
    const refund = (await payments.refund(first, { amount: 3_000 })).body.data.uuid;
    await advance(service, { banking_days: 6 });
    await returnEntry(service, first, { stage: 'refund_payout', refund_uuid: refund });
    expect((await service.send('POST', `/admin/v1/refunds/${refund}/give-back`, { body: {} })).status).toBe(200);
    const [second] = (await started(5_000)) as [string];
    const paidFirst = await traceOf(first);
    await advance(service, { banking_days: 6 });
    const [one, two] = [await payout(0), await payout(1)];
    expect(one).toMatchObject({
      trace_id: paidFirst,
      entries: [{ trace_id: paidFirst, amount: 9_000 }],
      transactions: [
        { transaction_uuid: first, payout_amount: 9_000, entry_amount: 9_000, payout_trace_id: paidFirst },
      ],
    });
    const paidSecond = await traceOf(second);
    expect(two).toMatchObject({
      trace_id: paidSecond,
      entries: [{ trace_id: paidSecond, amount: 8_000 }],
      transactions: [
        { transaction_uuid: first, payout_amount: 3_000, entry_amount: 3_000, payout_trace_id: paidSecond },
        { transaction_uuid: second, payout_amount: 5_000, entry_amount: 5_000, payout_trace_id: paidSecond },
      ],
    });
  });
});

describe('A batch above the largest amount of an entry', () => {
  it('lists every entry; its own trace number is the trace number of the latest', async () => {
    await fresh();
    const uuids = await started(6_000_000_000, 7_000_000_000);
    await advance(service, { banking_days: 5 });
    const batch = await payout(-1);
    const traces = await Promise.all(uuids.map(traceOf));
    expect(new Set(traces).size).toBe(2);
    expect(batch.amount).toBe(13_000_000_000);
    expect(batch.entries).toMatchObject([
      { trace_id: traces[0], amount: 6_000_000_000, member_count: 1, state: 'settled' },
      { trace_id: traces[1], amount: 7_000_000_000, member_count: 1, state: 'settled' },
    ]);
    expect(batch.trace_id).toBe(traces[1]);
    expect(batch.transactions.map((one: { payout_trace_id: string }) => one.payout_trace_id)).toEqual(traces);
  });
});

describe('A merchant’s refunds of a day', () => {
  let uuid: string;
  let refunds: string[];
  let batchUuid: string;
  beforeAll(async () => {
    await fresh();
    [uuid] = (await started(10_000)) as [string];
    await advance(service, { banking_days: 6 });
    refunds = [];
    for (const amount of [1_000, 2_000, 3_000])
      refunds.push((await payments.refund(uuid, { amount, client_reference_id: `back-${amount}` })).body.data.uuid);
    await advance(service, { banking_days: 1 });
    const { moves } = await read(`transactions/${uuid}/details`);
    batchUuid = moves.find(({ transition }: { transition: string }) => transition === 'F2').merchant_batch_uuid;
  });

  it('are read by the batch that their movements name, with the one entry that debits them', async () => {
    const batch = await read(`batch-merchant-refunds/${batchUuid}`);
    const trace = (await payments.readRefund(refunds[0]!)).refund_capture_trace_id;
    expect(batch).toMatchObject({
      uuid: batchUuid,
      merchant_uuid: payments.pair.payee_uuid,
      amount: 6_000,
      status: 'REFUND_CAPTURE_ACH_PENDING',
      trace_id: trace,
      entries: [{ trace_id: trace, amount: 6_000, member_count: 3, state: 'sent', returned_with: null }],
      pagination: { totalItems: 3, pageSize: 5_000, currentPage: 1, totalPages: 1 },
    });
    expect(batch.refunds).toEqual(
      [1_000, 2_000, 3_000].map((amount, n) => ({
        refund_uuid: refunds[n],
        transaction_uuid: uuid,
        merchant_batch_uuid: batchUuid,
        amount,
        client_reference_id: `back-${amount}`,
        status: 'REFUND_CAPTURE_ACH_PENDING',
        refund_capture_trace_id: trace,
        ach_return_code: null,
        failure_reason: null,
      })),
    );
  });

  it('are read in pages, by the merchant’s batch and by the run', async () => {
    const { batch_uuid, refunds: all } = await read(`batch-merchant-refunds/${batchUuid}`);
    for (const path of [`batch-merchant-refunds/${batchUuid}`, `batch-refunds/${batch_uuid}`]) {
      const page = await read(`${path}?per_page=2&page=2`);
      expect(page.refunds).toEqual(all.slice(2));
      expect(page.pagination).toEqual({ totalItems: 3, pageSize: 2, currentPage: 2, totalPages: 2 });
      expect((await read(path)).refunds).toEqual(all);
    }
    const { merchant_refunds } = await read(`batch-refunds/${batch_uuid}/merchant-refunds`);
    expect(merchant_refunds).toMatchObject([{ uuid: batchUuid, amount: 6_000, entries: [{ member_count: 3 }] }]);
  });

  it('are read by an operator, and not by other tenants', async () => {
    const { body } = await service.send('GET', `/admin/v1/batch-merchant-refunds/${batchUuid}`);
    const own = await read(`batch-merchant-refunds/${batchUuid}`);
    expect(body.data).toEqual(withOperatorTimes({ processor_uuid: payments.processor.uuid, ...own }));
    const other = await service.processor();
    const vendor = await service.vendor(payments.processor.uuid);
    for (const { token } of [other, vendor])
      expect((await send(`batch-merchant-refunds/${batchUuid}`, token)).status).toBe(404);
    expect((await send(`batch-merchant-payouts/${batchUuid}`)).status).toBe(404);
  });

  it('have a new entry after the bank rejected the file', async () => {
    await rejectNewestFile();
    const rejected = await read(`batch-merchant-refunds/${batchUuid}`);
    expect(rejected).toMatchObject({ status: 'REFUND_PENDING', entries: [{ amount: 6_000, state: 'rejected' }] });
    await advance(service, { banking_days: 1 });
    const batch = await read(`batch-merchant-refunds/${batchUuid}`);
    expect(batch).toMatchObject({
      amount: 6_000,
      status: 'REFUND_CAPTURE_ACH_PENDING',
      entries: [{ state: 'rejected' }, { amount: 6_000, member_count: 3, state: 'sent' }],
    });
    expect(batch.entries.map(({ trace_id }: { trace_id: string }) => trace_id)).toEqual([
      rejected.trace_id,
      batch.trace_id,
    ]);
    expect(batch.trace_id).not.toBe(rejected.trace_id);
  });

  it('show the return code of their debit', async () => {
    await advance(service, { banking_days: 1 });
    await returnEntry(service, uuid, { stage: 'refund_capture', refund_uuid: refunds[0]!, code: 'R09' });
    const batch = await read(`batch-merchant-refunds/${batchUuid}`);
    expect(batch).toMatchObject({
      status: 'REFUND_FAILED',
      entries: [
        { state: 'rejected', returned_with: null },
        { state: 'returned', returned_with: 'R09' },
      ],
    });
    for (const refund of batch.refunds)
      expect(refund).toMatchObject({ status: 'REFUND_FAILED', ach_return_code: 'R09' });
  });
});
