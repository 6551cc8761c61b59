// References that must be unique: a setting of the tenant. A second payment with the same
// client_reference_id is refused, and the refusal names the first one.
import { beforeAll, describe, expect, it } from 'vitest';
import { transactionStarter } from '../../../src/payments/transactions/start/start-transactions.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

async function set(payments: Payments, unique_client_reference_ids: boolean): Promise<void> {
  const body = { unique_client_reference_ids };
  const answer = await service.send('PUT', `/admin/v1/processors/${payments.processor.uuid}`, { body });
  expect([answer.status, answer.body.data.unique_client_reference_ids]).toEqual([200, unique_client_reference_ids]);
}

async function withUniqueReferences(): Promise<Payments> {
  const payments = await paymentsOf(service);
  await set(payments, true);
  return payments;
}

function expectTaken(answer: Pick<TestAnswer, 'status' | 'body'>, first: string): void {
  expect([answer.status, answer.body.message, answer.body.data]).toEqual([
    422,
    'Another transaction has this client_reference_id.',
    null,
  ]);
  expect(answer.body.errors).toEqual([
    {
      field: 'client_reference_id',
      code: 'client_reference_id_taken',
      message: `is already the reference of the transaction ${first}, and each of your transactions must have another one`,
    },
  ]);
}

const references = async (payments: Payments, client_reference_id: string) => {
  const path = `/3p/api/v2/transactions/search?client_reference_id=${client_reference_id}`;
  return (await service.send('GET', path, { token: payments.processor.token })).body.data.transactions.length;
};

describe('Without the setting', () => {
  it('two payments may have one reference', async () => {
    const payments = await paymentsOf(service);
    for (let time = 0; time < 2; time++)
      expect((await payments.start({ client_reference_id: 'order-1' })).status).toBe(201);
    expect(await references(payments, 'order-1')).toBe(2);
  });
});

describe('With the setting', () => {
  it('a second payment is refused, and its refusal is replayed; the first one is replayed too', async () => {
    const payments = await withUniqueReferences();
    const first = await payments.start({ client_reference_id: 'order-1' }, 'first');
    expect(first.status).toBe(201);
    const second = await payments.start({ client_reference_id: 'order-1', amount: 7 }, 'second');
    expectTaken(second, first.body.data.uuid);
    const again = await payments.start({ client_reference_id: 'order-1', amount: 7 }, 'second');
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([422, second.text, 'true']);
    const replayed = await payments.start({ client_reference_id: 'order-1' }, 'first');
    expect([replayed.status, replayed.text]).toEqual([201, first.text]);
    expectTaken(await payments.start({ client_reference_id: 'order-1' }), first.body.data.uuid);
    expect((await payments.start({ client_reference_id: 'order-2' })).status).toBe(201);
  });

  it('payments without a reference, or with an empty one, start', async () => {
    const payments = await withUniqueReferences();
    for (const body of [{}, {}, { client_reference_id: '' }, { client_reference_id: '' }])
      expect((await payments.start(body)).status).toBe(201);
  });

  it('a payment that is older than the setting, or was canceled, keeps its reference', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started({ client_reference_id: 'order-1' });
    expect((await payments.cancel(uuid)).status).toBe(200);
    await set(payments, true);
    expectTaken(await payments.start({ client_reference_id: 'order-1' }), uuid);
    await set(payments, false);
    expect((await payments.start({ client_reference_id: 'order-1' })).status).toBe(201);
  });

  it('of many requests at once one starts, and every other one is refused with its uuid', async () => {
    const payments = await withUniqueReferences();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => payments.start({ client_reference_id: 'order-1' }, `at once ${n}`)),
    );
    const started = answers.filter(({ status }) => status === 201);
    expect(started).toHaveLength(1);
    for (const answer of answers) if (answer !== started[0]) expectTaken(answer, started[0]!.body.data.uuid);
    expect(await references(payments, 'order-1')).toBe(1);
  });

  it('so it is with several processes', async () => {
    const payments = await withUniqueReferences();
    const { context } = service;
    const caller = (await context.callers.find(payments.processor.token))!;
    const request = { ...payments.pair, amount: 100, client_reference_id: 'order-1' };
    const starts = Array.from({ length: 6 }, () =>
      transactionStarter({ ...context.execution, lanes: context.lanes }),
    ).flatMap((start) =>
      [1, 2].map(() => start({ caller, request, type: 'api', claim: null, now: context.clock.now() })),
    );
    const statuses = (await Promise.all(starts)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 422)]);
    expect(await references(payments, 'order-1')).toBe(1);
  });

  it('each item of a bulk is refused on its own', async () => {
    const payments = await withUniqueReferences();
    const { uuid } = await payments.started({ client_reference_id: 'order-0' });
    const transactions = ['order-0', 'order-1', 'order-1', '', '', 'order-2', 'order-1'].map(
      (client_reference_id, n) => ({
        ...payments.pair,
        amount: 100 + n,
        client_reference_id,
        idempotency_key: `item ${n}`,
      }),
    );
    const send = () =>
      service.send('POST', '/3p/api/v1/transactions/bulk', {
        token: payments.processor.token,
        body: { transactions },
      });
    const { results } = (await send()).body.data;
    expect(results.map(({ code }: { code: number }) => code)).toEqual([422, 201, 422, 201, 201, 201, 422]);
    expectTaken({ status: results[0].code, body: results[0].body }, uuid);
    for (const n of [2, 6]) expectTaken({ status: results[n].code, body: results[n].body }, results[1].body.data.uuid);
    expect((await send()).body.data.results).toEqual(results);
  });

  it('a payment that a limit refuses takes no reference', async () => {
    const payments = await withUniqueReferences();
    const limit = `/admin/v1/processors/${payments.processor.uuid}/limits`;
    expect((await service.send('PUT', limit, { body: { amount_per_payment: 5_000 } })).status).toBe(200);
    const refused = await payments.start({ client_reference_id: 'order-1', amount: 5_001 });
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'limit_exceeded']);
    const { uuid } = await payments.started({ client_reference_id: 'order-1', amount: 5_000 });
    expectTaken(await payments.start({ client_reference_id: 'order-1', amount: 5_000 }), uuid);
  });

  it('each vendor, and the processor, has its own references', async () => {
    const payments = await withUniqueReferences();
    const { uuid } = await payments.started({ client_reference_id: 'order-1' });
    for (const name of ['one', 'two']) {
      const vendor = await service.vendor(payments.processor.uuid, name);
      const pair = await registerPayerAndPayee(service, payments.processor.uuid, { vendorId: vendor.uuid });
      const start = () =>
        service.send('POST', '/3p/api/v1/transaction', {
          token: vendor.token,
          body: { ...pair, amount: 100, client_reference_id: 'order-1' },
        });
      const own = await start();
      expect(own.status).toBe(201);
      expectTaken(await start(), own.body.data.uuid);
    }
    expectTaken(await payments.start({ client_reference_id: 'order-1' }), uuid);
  });

  it('a preview is refused as the start would be', async () => {
    const payments = await withUniqueReferences();
    const preview = () =>
      service.send('POST', '/3p/api/v2/transactions/preview', {
        token: payments.processor.token,
        body: { ...payments.pair, amount: 100, client_reference_id: 'order-1' },
      });
    expect((await preview()).status).toBe(200);
    const { uuid } = await payments.started({ client_reference_id: 'order-1' });
    expectTaken(await preview(), uuid);
  });
});
