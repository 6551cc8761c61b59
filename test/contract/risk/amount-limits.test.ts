// Limits on amounts: a request that passes a limit is refused, also when many arrive at once.
// Settled amounts no longer count.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBankingDays } from '../../../src/ach/calendar/banking-days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { countedDay, spanOfDay } from '../../../src/payments/risk/limits/counted-day.ts';
import { countEarlierPayments } from '../../../src/payments/risk/limits/limits.sql.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;

beforeAll(async () => {
  service = await testService();
});
beforeEach(async () => {
  payments = await paymentsOf(service);
});
afterAll(() => expectInvariants(service.context.database));

const set = (place: string, uuid: string, body: object) =>
  service.send('PUT', `/admin/v1/${place}/${uuid}/limits`, { body });
const ofProcessor = (body: object) => set('processors', payments.processor.uuid, body);
const ofMerchant = (body: object) => set('users', payments.pair.payee_uuid, body);
const statusesOf = (answers: TestAnswer[]) => answers.map(({ status }) => status);
const started = (answers: TestAnswer[]) => answers.filter(({ status }) => status === 201).length;
const used = async () => {
  const { body } = await service.send('GET', `/admin/v1/limits?processor_uuid=${payments.processor.uuid}`);
  return body.data.limits;
};
const start = (amount: number, body: object = {}) => payments.start({ amount, ...body });

describe('Without limits', () => {
  it('payments are never refused, and the list of limits is empty', async () => {
    await payments.started();
    const rows = await service.context.database.query(
      'SELECT 1 FROM transaction_states WHERE processor_id = $1 AND counted_merchant_uuid IS NOT NULL',
      [payments.processor.uuid],
    );
    expect([rows, await used()]).toEqual([[], []]);
  });
});

describe('A limit for one payment', () => {
  it('accepts amounts up to the limit, and names itself when it refuses one above it', async () => {
    expect((await ofProcessor({ amount_per_payment: 500 })).status).toBe(200);
    expect(statusesOf([await start(499), await start(500)])).toEqual([201, 201]);
    const above = await start(501);
    expect([above.status, above.body.message]).toEqual([422, 'The transaction would exceed a limit.']);
    expect(above.body.errors).toEqual([
      { field: 'amount', code: 'limit_exceeded', message: 'the limit of this processor for one payment is 500 cents' },
    ]);
  });

  it('refuses every payment when it is zero, and none after it is removed', async () => {
    await ofProcessor({ amount_per_payment: 0 });
    expect((await start(1)).status).toBe(422);
    await ofProcessor({ amount_per_payment: null });
    expect([(await start(1)).status, await used()]).toEqual([201, []]);
  });
});

describe('The largest possible limit', () => {
  it('is the total of a file, and for a single payment the largest amount of an entry', async () => {
    const sum = 999_999_999_999;
    const entry = 9_999_999_999;
    expect(
      (await ofMerchant({ amount_per_day: sum, amount_in_flight: sum, amount_per_payment: entry })).body.data,
    ).toEqual(expect.objectContaining({ amount_per_day: sum, amount_in_flight: sum, amount_per_payment: entry }));
    const above = await ofMerchant({
      amount_per_day: sum + 1,
      amount_in_flight: sum + 1,
      amount_per_payment: entry + 1,
    });
    expect(above.body.errors.map(({ field, message }: Record<string, string>) => `${field} ${message}`)).toEqual([
      'amount_per_payment must be an integer number of cents from 0 to 9999999999',
      'amount_per_day must be an integer number of cents from 0 to 999999999999',
      'amount_in_flight must be an integer number of cents from 0 to 999999999999',
    ]);
    expect((await start(entry)).status).toBe(201);
  });
});

describe('A limit for a banking day', () => {
  it('counts every payment that was started, reports what is left, and stops counting canceled payments', async () => {
    await ofMerchant({ amount_per_day: 1_000 });
    const first = await start(700);
    const above = await start(301);
    expect(above.body.errors).toEqual([
      {
        field: 'amount',
        code: 'limit_exceeded',
        message: 'the limit of this merchant for a banking day is 1000 cents; 300 are left',
      },
    ]);
    expect((await start(300)).status).toBe(201);
    expect((await start(1)).status).toBe(422);
    await payments.cancel(first.body.data.uuid);
    expect(statusesOf([await start(701), await start(700)])).toEqual([422, 201]);
  });

  it('counts what started on the day before the limit was set, also a capture that is good by then', async () => {
    await service.context.database.query(
      'UPDATE processors SET zero_delay_allowed = true, payout_delay_days = 0 WHERE processor_id = $1',
      [payments.processor.uuid],
    );
    await advance(service, { banking_days: 1 });
    const dayBefore = await payments.started({ amount: 100, speed: 'sameday' });
    await advance(service, { to: easternTime(addBankingDays(easternDay(service.context.clock.now()), 1), 14, 0) });
    const { uuid } = await payments.started({ amount: 700, speed: 'sameday' });
    await advance(service, { to: easternTime(easternDay(service.context.clock.now()), 17, 30) });
    const statuses = [await payments.read(dayBefore.uuid), await payments.read(uuid)].map((one) => one.capture_status);
    expect(statuses).toEqual(['CAPTURE_COMPLETE', 'CAPTURE_COMPLETE']);
    await ofMerchant({ amount_per_day: 1_000 });
    expect(statusesOf([await start(301), await start(300)])).toEqual([422, 201]);
  });

  it('starts again at zero on the next banking day', async () => {
    await ofMerchant({ amount_per_day: 1_000 });
    expect(statusesOf([await start(1_000), await start(1)])).toEqual([201, 422]);
    await advance(service, { banking_days: 2 });
    expect(statusesOf([await start(1_000), await start(1)])).toEqual([201, 422]);
  });

  it('counts a weekend and the days before it since the last banking day to the next banking day', () => {
    expect(countedDay(easternTime('2026-03-07', 12, 0))).toBe('2026-03-09'); // a Saturday, the Monday after it
    expect(countedDay(easternTime('2026-03-06', 23, 59))).toBe('2026-03-06');
    const { from, before } = spanOfDay('2026-03-09');
    expect([from, before]).toEqual([easternTime('2026-03-07', 0, 0), easternTime('2026-03-10', 0, 0)]);
  });
});

describe('A limit for the amount in flight', () => {
  it('counts payments that started before it was set, and is free again when captures are good', async () => {
    await payments.started({ amount: 600 });
    await advance(service, { banking_days: 1 }); // in a bank file
    await payments.started({ amount: 100 });
    await ofMerchant({ amount_in_flight: 1_000 });
    expect((await used())[0].in_flight).toBe(700);
    const above = await start(301);
    expect(above.body.errors[0].message).toBe(
      'the limit of this merchant for payments in flight is 1000 cents; 300 are left',
    );
    expect(statusesOf([await start(300), await start(1)])).toEqual([201, 422]);
    await advance(service, { banking_days: 6 });
    expect((await used())[0].in_flight).toBe(0);
    expect(statusesOf([await start(1_000), await start(1)])).toEqual([201, 422]);
  });

  it('is free again when captures are canceled, and when they fail', async () => {
    await ofProcessor({ amount_in_flight: 1_000 });
    const [canceled, failed] = [await start(400), await start(600)];
    await payments.cancel(canceled.body.data.uuid);
    expect(statusesOf([await start(401), await start(400)])).toEqual([422, 201]);
    await advance(service, { banking_days: 1 });
    await returnEntry(service, failed.body.data.uuid, { stage: 'capture' });
    expect(statusesOf([await start(601), await start(600)])).toEqual([422, 201]);
  });
});

describe('Many requests at once', () => {
  it('never pass a limit, and use all of it', async () => {
    await ofProcessor({ amount_in_flight: 1_000 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(100)));
    expect(started(answers)).toBe(10);
    expect((await used())[0]).toMatchObject({ in_flight: 1_000, started_on_day: 1_000 });
  });

  it('of two tenants and of two merchants each count to their own limit', async () => {
    const other = await registerPayerAndPayee(service, payments.processor.uuid);
    const stranger = await paymentsOf(service);
    await ofMerchant({ amount_per_day: 300 });
    const at = (body: object) => Array.from({ length: 5 }, () => start(100, body));
    const [own, others, strangers] = await Promise.all([
      Promise.all(at({})),
      Promise.all(at(other)),
      Promise.all(Array.from({ length: 5 }, () => stranger.start({ amount: 100 }))),
    ]);
    expect([started(own), started(others), started(strangers)]).toEqual([3, 5, 5]);
  });

  it('in a bulk call are checked in order, one by one', async () => {
    await ofMerchant({ amount_per_day: 1_000, amount_per_payment: 900 });
    const items = [600, 950, 500, 400, 1].map((amount) => ({
      idempotency_key: randomUUID(),
      ...payments.pair,
      amount,
    }));
    const send = () =>
      service.send('POST', '/3p/api/v1/transactions/bulk', {
        token: payments.processor.token,
        body: { transactions: items },
      });
    const codes = (await send()).body.data.results.map(({ code }: { code: number }) => code);
    expect(codes).toEqual([201, 422, 422, 201, 422]);
    // A refused item stays refused under its key, also when the limit has room again.
    await ofMerchant({});
    expect((await send()).body.data.results.map(({ code }: { code: number }) => code)).toEqual(codes);
  });

  it('under one key start one payment, which counts once', async () => {
    await ofMerchant({ amount_per_day: 1_000 });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => payments.start({ amount: 600 }, key)));
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201]);
    expect((await used())[0].started_on_day).toBe(600);
    expect((await start(400)).status).toBe(201);
  });
});

describe('The used amount of a limit', () => {
  it('is counted again from the payments, and so is never too low', async () => {
    const { database } = service.context;
    await ofMerchant({ amount_in_flight: 1_000 });
    await start(500);
    const known = () =>
      database.query<{ in_flight: number }>('SELECT in_flight FROM limits WHERE owner_uuid = $1', [
        payments.pair.payee_uuid,
      ]);
    expect(await known()).toEqual([{ in_flight: 500 }]);
    await advance(service, { banking_days: 6 });
    expect(await known()).toEqual([{ in_flight: 500 }]); // good long ago, without an update of the limit
    expect((await start(501)).status).toBe(201);
    expect(await known()).toEqual([{ in_flight: 501 }]);
  });

  it('is not counted again each time when counting is slow: freed amounts show later', async () => {
    const { database } = service.context;
    await ofMerchant({ amount_in_flight: 1_000 });
    const { body } = await start(1_000);
    const countedBefore = (seconds: number) =>
      database.query(
        `UPDATE limits SET counted_payments = 600000, counted_at = now() - make_interval(secs => $2) WHERE owner_uuid = $1`,
        [payments.pair.payee_uuid, seconds],
      );
    await payments.cancel(body.data.uuid);
    await countedBefore(0);
    expect((await start(1)).status).toBe(422);
    await countedBefore(61);
    expect((await start(1)).status).toBe(201);
  });

  it('includes payments that started while the first limit was being set', async () => {
    const { database } = service.context;
    await ofMerchant({ amount_in_flight: 1_000 });
    const { uuid } = await payments.started({ amount: 500 });
    await database.query('UPDATE transaction_states SET counted_merchant_uuid = NULL WHERE uuid = $1', [uuid]);
    await countEarlierPayments(database, payments.processor.uuid, service.context.clock.now());
    expect((await used())[0].in_flight).toBe(500);
  });
});

describe('Limits', () => {
  it('of processor, vendor and merchant all hold, and a refusal names each limit that is passed', async () => {
    const vendor = await service.vendor(payments.processor.uuid);
    const pair = await registerPayerAndPayee(service, payments.processor.uuid, { vendorId: vendor.uuid });
    const startOfVendor = (amount: number) =>
      service.send('POST', '/3p/api/v1/transaction', { token: vendor.token, body: { ...pair, amount } });
    await ofProcessor({ amount_per_payment: 900 });
    await set('vendors', vendor.uuid, { amount_per_payment: 800 });
    await set('users', pair.payee_uuid, { amount_per_payment: 700 });
    const owners = async (amount: number) =>
      ((await startOfVendor(amount)).body.errors as { message: string }[]).map(
        ({ message }) => /of this (\w+)/.exec(message)![1],
      );
    expect(await owners(700)).toEqual([]);
    expect(await owners(701)).toEqual(['merchant']);
    expect(await owners(801)).toEqual(['vendor', 'merchant']);
    expect(await owners(901)).toEqual(['processor', 'vendor', 'merchant']);
    expect((await start(801)).status).toBe(201);

    const seen = async (token: string) =>
      (await service.send('GET', '/3p/api/v1/limits', { token })).body.data.limits.map(
        ({ owner }: { owner: string }) => owner,
      );
    expect(await seen(payments.processor.token)).toEqual(['processor', 'vendor', 'merchant']);
    expect(await seen(vendor.token)).toEqual(['vendor', 'merchant']);
    expect(await seen((await service.processor()).token)).toEqual([]);
  });

  it('are set by operators only, for an existing subject, and the audit trail records it', async () => {
    const { token } = payments.processor;
    const path = `/admin/v1/processors/${payments.processor.uuid}/limits`;
    expect((await service.send('PUT', path, { token, body: {} })).status).toBe(403);
    for (const place of ['processors', 'vendors', 'users'])
      expect((await set(place, randomUUID(), {})).status).toBe(404);
    expect((await set('users', payments.pair.payer_uuid, {})).body.errors[0].code).toBe('not_a_merchant');
    expect((await ofProcessor({ amount_per_day: -1 })).status).toBe(422);
    await ofProcessor({ amount_per_day: 5 });
    await ofProcessor({ amount_per_day: 6 });
    const trail = await service.context.database.query<{ detail: object }>(
      `SELECT detail FROM audit_trail WHERE action = 'limits.set' AND processor_id = $1 ORDER BY uuid`,
      [payments.processor.uuid],
    );
    expect(trail[1]!.detail).toMatchObject({ before: { amount_per_day: 5 }, after: { amount_per_day: 6 } });
  });
});
