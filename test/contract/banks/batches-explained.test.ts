// What account statements and payment details show of the daily run: the batch of the entry behind
// each movement.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utcDay } from '../../../src/platform/std/timestamps.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
/** Two payments that one batch paid, and a refund of the first whose debit was returned. */
let uuids: string[];
let refund: string;
let payoutBatch: string;
let refundBatch: string;
let period: string;

beforeAll(async () => {
  service = await testService();
  const begin = service.context.clock.now();
  payments = await paymentsOf(service, { payout_type: 'batch' });
  uuids = [];
  for (const amount of [10_000, 20_000]) uuids.push((await payments.started({ amount })).uuid);
  await advance(service, { banking_days: 6 });
  refund = (await payments.refund(uuids[0]!, { amount: 1_000 })).body.data.uuid;
  await advance(service, { banking_days: 2 });
  await returnEntry(service, uuids[0]!, { stage: 'refund_capture', refund_uuid: refund });
  await returnEntry(service, uuids[1]!, { stage: 'payout' });
  const batches = await service.context.database.query<{ uuid: string }>(
    'SELECT uuid FROM merchant_batches WHERE processor_id = $1 ORDER BY kind',
    [payments.processor.uuid],
  );
  expect(batches).toHaveLength(2);
  [payoutBatch, refundBatch] = batches.map(({ uuid }) => uuid) as [string, string];
  period = `start_date=${utcDay(begin)}&end_date=${utcDay(service.context.clock.now())}&per_page=100`;
});
afterAll(() => expectInvariants(service.context.database));

const get = (path: string) => service.send('GET', `/3p/api/v2/${path}`, { token: payments.processor.token });
interface Shown {
  transition: string;
  merchant_batch_uuid: string | null;
}
/** Each transition with the batches that its movements name. */
const batchesNamed = (all: readonly Shown[]) =>
  Object.fromEntries(
    [...Map.groupBy(all, ({ transition }) => transition)].map(([transition, of]) => [
      transition,
      [...new Set(of.map(({ merchant_batch_uuid }) => merchant_batch_uuid))],
    ]),
  );

describe('A payment that a batch paid', () => {
  it('names the batch in the moves that joined, filed and returned it, and in no other', async () => {
    const { moves } = (await get(`transactions/${uuids[0]}/details`)).body.data;
    expect(batchesNamed(moves)).toMatchObject({
      C1: [null],
      C3: [null],
      C5: [null],
      P1: [payoutBatch],
      P2: [payoutBatch],
      P3: [payoutBatch],
      P4: [payoutBatch],
      F1: [null],
      F2: [refundBatch],
      F7: [refundBatch],
    });
  });

  it('names the batch in each of its entries', async () => {
    const { entries } = (await get(`transactions/${uuids[0]}/details`)).body.data;
    expect(
      entries.map(({ stage, merchant_batch_uuid }: { stage: string; merchant_batch_uuid: string }) => [
        stage,
        merchant_batch_uuid,
      ]),
    ).toEqual([
      ['capture', null],
      ['payout', payoutBatch],
      ['refund_capture', refundBatch],
    ]);
  });
});

describe('A movement of a statement', () => {
  it('names the batch of its entry, or of the returned entry', async () => {
    const { movements } = (await get(`statement?${period}`)).body.data;
    expect(batchesNamed(movements)).toMatchObject({
      C3: [null],
      C5: [null],
      P1: [payoutBatch],
      P2: [payoutBatch],
      P4: [payoutBatch],
      F2: [refundBatch],
      F7: [refundBatch],
    });
    const ofUser = (await get(`users/${payments.pair.payee_uuid}/statement?${period}`)).body.data.movements;
    expect(batchesNamed(ofUser)).toMatchObject({ C5: [null], P2: [payoutBatch] });
  });

  it('has the batch before the names in the file', async () => {
    const { text } = await get(`statement?${period}&format=csv`);
    const [header, ...rows] = text.trimEnd().split('\r\n');
    expect(header).toMatch(/,counterpart_transaction_uuid,merchant_batch_uuid,payer_name,payee_name$/);
    const of = (transition: string): string[] => rows.filter((row: string) => row.includes(`,${transition},`));
    expect(of('P2').map((row) => row.split(',').at(-3))).toEqual(Array(4).fill(payoutBatch));
    expect(of('C3').map((row) => row.split(',').at(-3))).toEqual(Array(4).fill(''));
    const unquoted = rows.map((row: string) => row.replaceAll(/"[^"]*"/g, ''));
    for (const row of unquoted) expect(row.split(',')).toHaveLength(header!.split(',').length);
  });
});
