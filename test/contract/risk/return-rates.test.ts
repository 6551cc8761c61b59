// Return rates: counted per merchant and tenant. The service warns of a high rate, and holds new
// debits if the operator wants that.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { foldOldDays, watchReturnRates } from '../../../src/payments/risk/return-rates/watch-return-rates.job.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
const logged: { level: number; msg: string; rate?: string; merchant_uuid?: string; percent?: number }[] = [];
beforeAll(async () => {
  const log = logTo({ write: (line) => void logged.push(JSON.parse(line)) }, 'info');
  service = await testService({ context: () => ({ log }) });
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const days = (banking_days: number) => advance(service, { banking_days });
const setPolicy = (payments: Payments, body: object) =>
  service.send('PUT', `/admin/v1/processors/${payments.processor.uuid}/return-rate-policy`, { body });
interface Rates {
  owner: string;
  owner_uuid: string;
  debits: number;
  debits_held: boolean;
  unauthorized: { returns: number; percent: number; state: string };
  administrative: { returns: number; percent: number; state: string };
  overall: { returns: number; percent: number; state: string };
}
const ratesIn = async (payments: Payments): Promise<Rates[]> =>
  (await service.send('GET', `/admin/v1/return-rates?processor_uuid=${payments.processor.uuid}`)).body.data
    .return_rates;
const statesOf = ({ unauthorized, administrative, overall }: Rates) =>
  [unauthorized, administrative, overall].map(({ state }) => state);
const warningsOf = (merchant_uuid: string) =>
  logged
    .filter((line) => line.merchant_uuid === merchant_uuid)
    .map(({ level, msg }) => [level === 30 ? 'info' : 'warn', msg]);
const openHolds = async ({ processor: { token } }: Payments, uuid: string) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/holds`, { token })).body.data.holds.filter(
    ({ released_at }: { released_at: string | null }) => released_at === null,
  );

/** A tenant whose rate is judged from `debits` debits on, and that many debits sent to the bank. */
async function sent(count: number): Promise<{ payments: Payments; uuids: string[] }> {
  const payments = await paymentsOf(service);
  await setPolicy(payments, { return_rate_minimum_debits: count });
  const uuids = [];
  for (let n = 0; n < count; n++) uuids.push((await payments.started()).uuid);
  await days(1);
  return { payments, uuids };
}
const back = (uuid: string, code: string) => returnEntry(service, uuid, { stage: 'capture', code });

describe('Return rates', () => {
  story('are of the debits of a merchant and of its tenant, each return in the group of its code', async () => {
    const { payments, uuids } = await sent(8);
    for (const [n, code] of ['R01', 'R02', 'R10'].entries()) await back(uuids[n]!, code);
    const [ofProcessor, ofMerchant, ...others] = await ratesIn(payments);
    expect(others).toEqual([]);
    expect(ofMerchant).toMatchObject({ owner: 'merchant', owner_uuid: payments.pair.payee_uuid, debits: 8 });
    expect(ofProcessor).toMatchObject({ owner: 'processor', owner_uuid: payments.processor.uuid, debits: 8 });
    for (const rates of [ofProcessor!, ofMerchant!]) {
      expect(rates.unauthorized).toMatchObject({ returns: 1, percent: 12.5, state: 'exceeded' });
      expect(rates.administrative).toMatchObject({ returns: 1, percent: 12.5, state: 'exceeded' });
      expect(rates.overall).toMatchObject({ returns: 3, percent: 37.5, state: 'exceeded' });
    }
  });

  story('are listed alone if they were near a limit or past it at the last check', async () => {
    const { payments, uuids } = await sent(8);
    // A merchant with one debit, and no return.
    const { payee_uuid } = await registerPayerAndPayee(service, payments.processor.uuid);
    await payments.started({ payee_uuid });
    await days(1);
    await back(uuids[0]!, 'R10');
    await watchReturnRates(service.context);
    const path = `/admin/v1/return-rates?processor_uuid=${payments.processor.uuid}`;
    expect((await ratesIn(payments)).length).toBe(3);
    const near = async (more: string) => (await service.send('GET', `${path}&near_limit=true${more}`)).body.data;
    const first = await near('&limit=1');
    const rest = await near(`&limit=1&after=${first.next}`);
    const owners = [...first.return_rates, ...rest.return_rates].map(({ owner_uuid }: Rates) => owner_uuid);
    expect(owners).toEqual([payments.processor.uuid, payments.pair.payee_uuid]);
    expect((await near('')).return_rates.length).toBe(2);
  });

  story('count a debit once the bank has it, and no credits', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    expect(await ratesIn(payments)).toEqual([]);
    await days(6);
    await returnEntry(service, uuid, { stage: 'payout', code: 'R03' });
    await days(2);
    expect((await ratesIn(payments)).map(({ debits, overall }) => [debits, overall.returns])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  story('count clawbacks, and the debits of a batch payee’s refunds as one entry', async () => {
    const payments = await paymentsOf(service, { payout_type: 'batch' });
    const uuids = [];
    for (let n = 0; n < 3; n++) uuids.push((await payments.started()).uuid);
    await days(6);
    for (const uuid of uuids) expect((await payments.refund(uuid, { amount: 100 })).status).toBe(201);
    await days(2);
    expect((await ratesIn(payments)).map(({ debits }) => debits)).toEqual([4, 4]);
  });

  story('do not count debits that are sixty days old', async () => {
    const { payments, uuids } = await sent(2);
    await back(uuids[0]!, 'R01');
    await advance(service, { seconds: 58 * 86_400 });
    expect((await ratesIn(payments)).map(({ debits }) => debits)).toEqual([2, 2]);
    await advance(service, { seconds: 2 * 86_400 });
    expect(await ratesIn(payments)).toEqual([]);
  });

  story('are kept by the day while the period needs them, and then as one sum', async () => {
    const { payments, uuids } = await sent(3);
    await back(uuids[0]!, 'R10');
    const kept = () =>
      service.context.database.query<{ day: string; debits: number; unauthorized: number; returned: number }>(
        `SELECT day::text, debits, unauthorized, returned FROM debit_days WHERE processor_id = $1 AND merchant_uuid = $2 ORDER BY day`,
        [payments.processor.uuid, payments.pair.payee_uuid],
      );
    const sums = { debits: 3, unauthorized: 1, returned: 1 };
    await foldOldDays(service.context);
    expect(await kept()).toMatchObject([{ day: expect.stringMatching(/^\d/), ...sums }]);
    // The second round adds to rows that are already folded.
    for (const debits of [3, 4]) {
      await advance(service, { seconds: 75 * 86_400 });
      await foldOldDays(service.context);
      expect(await kept()).toEqual([{ day: '-infinity', ...sums, debits }]);
      await payments.started({
        payer_uuid: (await registerPayerAndPayee(service, payments.processor.uuid)).payer_uuid,
      });
      await days(1);
    }
  });

  story('are separate for tenants and vendors: each sees its own', async () => {
    const { payments } = await sent(1);
    const vendor = await service.vendor(payments.processor.uuid);
    const pair = await registerPayerAndPayee(service, payments.processor.uuid, { vendorId: vendor.uuid });
    await service.send('POST', '/3p/api/v1/transaction', { token: vendor.token, body: { ...pair, amount: 100 } });
    await days(1);
    const seen = async (token: string) =>
      (await service.send('GET', '/3p/api/v1/return-rates', { token })).body.data.return_rates.map(
        ({ owner_uuid, debits }: Rates) => [owner_uuid, debits],
      );
    expect(new Map(await seen(payments.processor.token))).toEqual(
      new Map<string, number>([
        [payments.processor.uuid, 2],
        [payments.pair.payee_uuid, 1],
        [pair.payee_uuid, 1],
      ]),
    );
    expect(await seen(vendor.token)).toEqual([[pair.payee_uuid, 1]]);
    expect(await seen((await service.processor()).token)).toEqual([]);
  });
});

describe('A rate near its limit', () => {
  story('is logged as a warning once for each change, and shown on a gauge', async () => {
    const { payments, uuids } = await sent(7);
    const merchant = payments.pair.payee_uuid;
    await back(uuids[0]!, 'R01'); // 14.29 % of 15
    expect(statesOf((await ratesIn(payments))[1]!)).toEqual(['normal', 'normal', 'warning']);
    expect(warningsOf(merchant)).toEqual([['warn', 'the overall return rate is close to its limit']]);
    await back(uuids[1]!, 'R01');
    expect(warningsOf(merchant).slice(1)).toEqual([['warn', 'the overall return rate is exceeded']]);
    await back(uuids[2]!, 'R01');
    expect(warningsOf(merchant)).toHaveLength(2);
    const { text } = await service.send('GET', '/metrics', { token: null });
    expect(Number(/achord_return_rates\{rate_state="overall_exceeded"\} (\d+)/.exec(text)![1])).toBeGreaterThan(0);

    await advance(service, { seconds: 61 * 86_400 });
    await watchReturnRates(service.context);
    expect(warningsOf(merchant).slice(2)).toEqual([['info', 'the overall return rate is normal again']]);
  });
});

describe('New debits of a merchant above the unauthorized rate', () => {
  const others = async (payments: Payments) => ({
    payer_uuid: (await registerPayerAndPayee(service, payments.processor.uuid)).payer_uuid,
  });

  story('are not held unless the operator wants it', async () => {
    const { payments, uuids } = await sent(2);
    await back(uuids[0]!, 'R10');
    const { uuid } = await payments.started(await others(payments));
    expect(await openHolds(payments, uuid)).toEqual([]);
  });

  story('are started on hold and are in no file until they are released', async () => {
    const { payments, uuids } = await sent(2);
    expect((await setPolicy(payments, { hold_debits_past_rate: true })).body.data).toEqual({
      hold_debits_past_rate: true,
      return_rate_minimum_debits: 2,
    });
    const body = await others(payments);
    const { uuid: before } = await payments.started(body);
    await back(uuids[0]!, 'R10');
    expect((await ratesIn(payments))[1]).toMatchObject({ debits_held: true });
    const { uuid } = await payments.started(body);
    expect(await openHolds(payments, before)).toEqual([]);
    const [hold] = await openHolds(payments, uuid);
    expect(hold).toMatchObject({ kind: 'risk', stops_capture: true });
    await days(2);
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
    expect((await payments.read(before)).capture_status).toBe('CAPTURE_ACH_PENDING');
    await service.send('DELETE', `/admin/v1/holds/${hold.uuid}`);
    await days(1);
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
  });

  story('are held in bulk, under keys, and next to limits; another merchant’s are not', async () => {
    const { payments, uuids } = await sent(2);
    await setPolicy(payments, { hold_debits_past_rate: true });
    await back(uuids[0]!, 'R05');
    const limits = { amount_per_day: 5_000_000 };
    await service.send('PUT', `/admin/v1/processors/${payments.processor.uuid}/limits`, { body: limits });
    const other = await registerPayerAndPayee(service, payments.processor.uuid);
    const pair = { ...payments.pair, payer_uuid: other.payer_uuid };
    const send = async (key: string) => {
      const transactions = [pair, other].map((one, n) => ({ idempotency_key: `${key}-${n}`, ...one, amount: 100 }));
      const { body } = await service.send('POST', '/3p/api/v1/transactions/bulk', {
        token: payments.processor.token,
        body: { transactions },
      });
      return body.data.results.map((result: { body: { data: { uuid: string } } }) => result.body.data.uuid);
    };
    const [held, free] = await send('again');
    expect(await send('again')).toEqual([held, free]);
    expect([(await openHolds(payments, held)).length, (await openHolds(payments, free)).length]).toEqual([1, 0]);
  });

  story('are held once the operator wants it, and no longer when the rate is normal again', async () => {
    const { payments, uuids } = await sent(2);
    await back(uuids[0]!, 'R10');
    const body = await others(payments);
    await setPolicy(payments, { hold_debits_past_rate: true });
    expect(await openHolds(payments, (await payments.started(body)).uuid)).toHaveLength(1);
    await setPolicy(payments, { hold_debits_past_rate: false });
    expect(await openHolds(payments, (await payments.started(body)).uuid)).toEqual([]);
    await setPolicy(payments, { hold_debits_past_rate: true });
    await advance(service, { seconds: 61 * 86_400 });
    await watchReturnRates(service.context);
    expect(await openHolds(payments, (await payments.started(body)).uuid)).toEqual([]);
  });

  story('are held by a policy that operators set for an existing processor; the audit trail records it', async () => {
    const payments = await paymentsOf(service);
    const path = `/admin/v1/processors/${payments.processor.uuid}/return-rate-policy`;
    expect((await service.send('PUT', path, { token: payments.processor.token, body: {} })).status).toBe(403);
    expect((await service.send('PUT', path.replace(payments.processor.uuid, randomUUID()), { body: {} })).status).toBe(
      404,
    );
    expect((await setPolicy(payments, { return_rate_minimum_debits: 0 })).status).toBe(422);
    await setPolicy(payments, { hold_debits_past_rate: true });
    const trail = await service.context.database.query<{ detail: object }>(
      `SELECT detail FROM audit_trail WHERE action = 'return_rate_policy.set' AND processor_id = $1`,
      [payments.processor.uuid],
    );
    expect(trail).toEqual([{ detail: { hold_debits_past_rate: true, return_rate_minimum_debits: 200 } }]);
  });
});
