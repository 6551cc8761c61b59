// Contract, transactions: starting, reading, canceling, the list; and the first lifecycle.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../support/service.ts';
import { type Sides, sides } from '../support/sides.ts';

let service: TestService;
let processor: { uuid: string; token: string };
let pair: Sides;

beforeAll(async () => {
  service = await testService();
  processor = await service.processor();
  pair = await sides(service, processor.uuid);
});

const start = (body: object, key?: string) =>
  service.send('POST', '/3p/api/v1/transaction', {
    token: processor.token,
    body,
    ...(key === undefined ? {} : { key }),
  });

describe('POST /3p/api/v1/transaction', () => {
  it('answers 201 with the transaction record', async () => {
    const answer = await start({ ...pair, amount: 10_000, transaction_fee: 300, client_reference_id: 'order-1' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status: true,
      errors: [],
      data: {
        ...pair,
        amount: 10_000,
        transaction_fee: 300,
        transaction_status: 'CAPTURE_PENDING',
        capture_status: 'CAPTURE_PENDING',
        payout_status: null,
        client_reference_id: 'order-1',
        type: 'api',
        vendor_name: 'Northwind Pay',
        company_name: 'FJORD MARKET',
        trace_ids: { capture_trace_id: '', refunds: [] },
      },
    });
  });

  it('starts one transaction for 50 parallel requests with one key, and answers all alike', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => start({ ...pair, amount: 777 }, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const rows = await service.foundation.database.query('SELECT 1 FROM transactions WHERE amount = 777', []);
    expect(rows).toHaveLength(1);
  });

  it('fails one bad request of many without harming its neighbours', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        start(
          { ...pair, amount: 1_000 + index, ...(index % 3 === 0 ? { payee_uuid: randomUUID() } : {}) },
          randomUUID(),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 3 === 0 ? 422 : 201)));
  });

  it('replays a refusal as it was', async () => {
    const key = randomUUID();
    const first = await start({ ...pair, payee_uuid: pair.payer_uuid, amount: 5 }, key);
    expect(first.status).toBe(422);
    const second = await start({ ...pair, payee_uuid: pair.payer_uuid, amount: 5 }, key);
    expect(second.text).toBe(first.text);
    expect((await start({ ...pair, amount: 6 }, key)).body.errors[0].code).toBe('idempotency_key_reused');
  });
});

describe('The happy lifecycle', () => {
  it('captures, becomes good, pays out, and leaves only the fee on the books', async () => {
    const own = await service.processor('Solo');
    const both = await sides(service, own.uuid);
    const begun = await service.send('POST', '/3p/api/v1/transaction', {
      token: own.token,
      body: { ...both, amount: 10_000, transaction_fee: 300 },
    });
    const path = `/3p/api/v2/transactions/${begun.body.data.uuid}`;
    const seen: string[] = [];
    for (let day = 0; day < 7; day++) {
      const advanced = await service.send('POST', '/sandbox/v1/clock/advance', { body: { banking_days: 1 } });
      expect(advanced.status).toBe(200);
      const { data } = (await service.send('GET', path, { token: own.token })).body;
      seen.push(`${data.transaction_status} ${data.capture_status} ${data.payout_status}`);
    }
    expect(seen.at(-1)).toBe('IN_PAYOUT CAPTURE_COMPLETE PAYOUT_COMPLETE');
    const balances = await service.send('GET', `/admin/v1/ledger/balances?processor_uuid=${own.uuid}`);
    expect(balances.body.data).toEqual([
      { account: 'BANK', owner_uuid: own.uuid, balance: 300 },
      { account: 'FEE', owner_uuid: own.uuid, balance: -300 },
    ]);
  });
});
