// What the people of a tenant read about its money: payouts with their payments, and the statement
// of a month.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, person } from '../../support/operators/person.ts';
import { clawbackFailed, type FailedPayment } from '../../support/payments/failed-payments.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let failed: FailedPayment;
let [viewer, stranger] = [] as unknown as [Person, Person];
beforeAll(async () => {
  service = await testService({ settings: { ACHORD_REQUEST_LOG_DAYS: '14' } });
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  const other = await service.processor('Other Pay');
  [viewer, stranger] = await Promise.all([
    person(service, 'tenant_viewer', payments.processor.uuid),
    person(service, 'tenant_viewer', other.uuid),
  ]);
  await payments.started({ amount: 10_000, client_reference_id: 'order-1' });
  await payments.started({ amount: 5_000, client_reference_id: 'order-2' });
  await advance(service, { banking_days: 8 });
  failed = await clawbackFailed(service);
});

const read = async (who: Person, path: string) => (await who.send('GET', `/3p/api/v1/${path}`)).body.data;
/** The months around the first payout: the calendar may cut anywhere. */
function monthsOf({ payouts }: { payouts: { created_at: string }[] }): string[] {
  const [year, month] = payouts[0]!.created_at.split('-').map(Number) as [number, number];
  const at = (shift: number) => new Date(Date.UTC(year, month - 1 + shift, 1)).toISOString().slice(0, 7);
  return [at(-1), at(0), at(1)].filter((one) => one <= thisMonth());
}

const thisMonth = () => service.context.clock.now().toISOString().slice(0, 7);

describe('Payouts', () => {
  it('are listed newest first, each with its day at the bank and the payments that it pays', async () => {
    const { payouts } = await read(viewer, 'payouts');
    expect(payouts).toHaveLength(2);
    const times = payouts.map(({ created_at }: { created_at: string }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
    for (const payout of payouts) {
      expect(payout).toMatchObject({ payment_count: 1, state: 'settled', returned_with: null });
      expect(payout.settles_on).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(payout.payee_name).toBeTruthy();
      const { payments: paid } = await read(viewer, `payouts/${payout.uuid}/payments`);
      expect(paid).toMatchObject([{ amount: payout.amount }]);
      expect(paid[0].payer_name).toBeTruthy();
    }
  });

  it('are read page by page', async () => {
    const first = await read(viewer, 'payouts?limit=1');
    const second = await read(viewer, `payouts?limit=1&after=${encodeURIComponent(first.next)}`);
    expect([first.payouts.length, second.payouts.length, second.next]).toEqual([1, 1, null]);
    expect(first.payouts[0].uuid).not.toBe(second.payouts[0].uuid);
  });

  it('of another tenant are neither listed nor read', async () => {
    expect((await read(stranger, 'payouts')).payouts).toEqual([]);
    const [{ uuid }] = (await read(viewer, 'payouts')).payouts;
    expect((await stranger.send('GET', `/3p/api/v1/payouts/${uuid}/payments`)).status).toBe(404);
  });
});

describe('The statement of a month', () => {
  it('goes from the opening to the closing balance, with which the next month opens', async () => {
    let before = { payments: 0, captured: 0, fees: 0, payouts: 0, closing: 0 };
    for (const month of monthsOf(await read(viewer, 'payouts'))) {
      const one = await read(viewer, `monthly-statement?month=${month}`);
      expect([one.opening, one.closing]).toEqual([before.closing, one.opening + one.change]);
      before = {
        payments: before.payments + one.payments,
        captured: before.captured + one.captured,
        fees: before.fees + one.fees,
        payouts: before.payouts + one.payouts,
        closing: one.closing,
      };
    }
    expect(before).toMatchObject({ payments: 2, captured: 15_000, closing: 0 });
    expect(before.payouts).toBe(-(before.captured + before.fees));
  });

  it('of a merchant that owes is negative at the end, and opens the next one', async () => {
    const { uuid } = failed.payments.processor;
    const who = await person(service, 'tenant_viewer', uuid);
    const month = await read(who, `monthly-statement?month=${thisMonth()}`);
    const balances = (await service.send('GET', `/admin/v1/ledger/balances?processor_uuid=${uuid}`)).body.data;
    const owed = balances
      .filter(({ account }: { account: string }) => ['PAYEE', 'PRES', 'CLAW'].includes(account))
      .reduce((sum: number, { balance }: { balance: number }) => sum - balance, 0);
    expect(month.closing).toBe(owed);
    expect(month.closing).toBeLessThan(0);
    await advance(service, { banking_days: 23 });
    expect((await read(who, `monthly-statement?month=${thisMonth()}`)).opening).toBe(owed);
  });

  it('is of the present month without one', async () => {
    expect((await read(viewer, 'monthly-statement')).month).toBe(thisMonth());
  });

  it('is a file too, with names and dollars', async () => {
    const { payouts } = await read(viewer, 'payouts');
    const files: string[] = [];
    for (const month of monthsOf({ payouts }))
      files.push((await viewer.send('GET', `/3p/api/v1/monthly-statement?format=csv&month=${month}`)).text);
    for (const text of files) expect(text).toMatch(/^day,merchant_uuid,merchant_name,payments,captured,/);
    const rows = files.flatMap((text) => text.trimEnd().split('\r\n').slice(1));
    expect(rows.some((row) => row.includes(`,${payouts[0].payee_name},2,150.00,`))).toBe(true);
  });

  it.each(['2026-13', '2026-1', '1999-01', '2098-01'])('of %s is refused', async (month) => {
    const { status, body } = await viewer.send('GET', `/3p/api/v1/monthly-statement?month=${month}`);
    expect([status, body.errors[0].field]).toEqual([422, 'month']);
  });
});

describe('Names', () => {
  it('of payer and payee are in the search, the details and the refunds of the tenant', async () => {
    const names = { payer_name: expect.any(String), payee_name: expect.any(String) };
    const found = await viewer.send('GET', '/3p/api/v2/transactions/search?limit=1');
    expect(found.body.data.transactions).toMatchObject([names]);
    const { uuid } = found.body.data.transactions[0];
    expect((await viewer.send('GET', `/3p/api/v2/transactions/${uuid}/details`)).body.data).toMatchObject(names);
    const refund = { token: payments.processor.token, body: { amount: 100 } };
    expect((await service.send('POST', `/3p/api/v1/transactions/${uuid}/refund`, refund)).status).toBe(201);
    const { refunds } = (await viewer.send('GET', '/3p/api/v2/refunds')).body.data;
    expect(refunds).toMatchObject([{ transaction_uuid: uuid, ...names }]);
  });
});

describe('The requests of a tenant', () => {
  it('can be filtered: of programs only, or of people only', async () => {
    await service.send('GET', '/3p/api/v1/limits', { token: payments.processor.token });
    const paths = async (query: string): Promise<{ token_uuid: string | null }[]> =>
      (await read(viewer, `requests?limit=100&${query}`)).requests;
    const [programs, people] = [await paths('by_person=false'), await paths('by_person=true')];
    expect(programs.every(({ token_uuid }) => token_uuid !== null)).toBe(true);
    expect(people.every(({ token_uuid }) => token_uuid === null)).toBe(true);
    expect([programs.length > 0, people.length > 0]).toEqual([true, true]);
  });
});
