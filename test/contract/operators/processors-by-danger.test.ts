// The board of tenants: what endangers each, and the worst first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { clawbackFailed } from '../../support/payments/failed-payments.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let [short, over, owed, held, quiet, small]: Payments[] = [];
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  [short, owed] = [(await clawbackFailed(service)).payments, (await clawbackFailed(service)).payments];
  [over, held] = [await paymentsOf(service), await paymentsOf(service)];
  // The younger one has the larger volume.
  [small, quiet] = [await paymentsOf(service), await paymentsOf(service)];
  const policy = `/admin/v1/processors/${over!.processor.uuid}/return-rate-policy`;
  await service.send('PUT', policy, { body: { return_rate_minimum_debits: 1 } });
  const returned = await over!.started({ amount: 5_000 });
  const waits = await held!.started({ amount: 6_000 });
  await quiet!.started({ amount: 900_000 });
  await small!.started({ amount: 800 });
  await owed!.started({ amount: 50_000 });
  const body = { kind: 'operator', reason: 'The payee asked to wait.' };
  await service.send('POST', `/admin/v1/transactions/${waits.uuid}/holds`, { body });
  await advance(service, { banking_days: 2 });
  await returnEntry(service, returned.uuid, { stage: 'capture', code: 'R10' });
});
afterAll(() => expectInvariants(service.context.database));

const read = async (query = '?limit=100') =>
  (await service.send('GET', `/admin/v1/processors-by-danger${query}`)).body.data;

describe('GET /admin/v1/processors-by-danger', () => {
  it('has the worst first, and says why each is at its place', async () => {
    const { processors, next } = await read();
    expect(next).toBeNull();
    const uuids = [short, over, owed, held, quiet, small].map((one) => one!.processor.uuid);
    const found = processors.filter(({ uuid }: { uuid: string }) => uuids.includes(uuid));
    expect(found.map(({ uuid }: { uuid: string }) => uuids.indexOf(uuid))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(found).toMatchObject([
      { danger: 'short_of_cash', short: 9_700, debts: 9_700, exceptions: 1 },
      { danger: 'return_rate_exceeded', merchants_past_limit: 1, short: 0, debts: 0, volume: 5_000 },
      { danger: 'debts', short: 0, debts: 9_700, exceptions: 1 },
      { danger: 'payments_on_hold', payments_on_hold: 1, debts: 0, exceptions: 0 },
      { danger: 'none', payments_on_hold: 0, volume: 900_000 },
      { danger: 'none', endpoints_failing: 0, volume: 800 },
    ]);
    expect(found[1].return_rates).toMatchObject({
      debits: 1,
      unauthorized: { returns: 1, percent: 100, limit_percent: 0.5, state: 'exceeded' },
    });
  });

  it('is read page by page', async () => {
    const all = (await read()).processors;
    const pages = [];
    for (let next: string | null | undefined; next !== null; ) {
      const page = await read(`?limit=1${next === undefined ? '' : `&after=${next}`}`);
      pages.push(...page.processors);
      ({ next } = page);
    }
    expect(pages).toEqual(all);
  });

  it('refuses a place that it has not given', async () => {
    const list = ['processors', null];
    for (const place of [
      ['worst', '1', short!.processor.uuid],
      ['none', '-1', short!.processor.uuid],
      ['none', '1'],
    ]) {
      const after = Buffer.from(JSON.stringify([list, place])).toString('base64url');
      const refused = await service.send('GET', `/admin/v1/processors-by-danger?after=${after}`);
      expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'after']);
    }
  });
});
