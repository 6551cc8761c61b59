// The cash of thirty days back and ten banking days ahead: what is foreseen is what then happens.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextBankingDay } from '../../../src/ach/calendar/banking-days.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { paidOut, refunded } from '../../support/payments/failed-payments.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

interface CashDay {
  day: string;
  is_ahead: boolean;
  cash_in: number;
  cash_out: number;
  cash: number;
  not_good: number;
  reserved: number;
  returnable_up_to: number;
}

let service: TestService;
let payments: Payments;
let other: Payments;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  const batch = await registerPayerAndPayee(service, payments.processor.uuid, { payout_type: 'batch' });
  other = await paymentsOf(service);
  // Each day starts payments of every kind: some are sent, some settled, some good.
  for (let day = 0; day < 5; day++) {
    await payments.started({ amount: 10_000 + day, transaction_fee: 300 });
    await payments.started({ amount: 20_000 + day, ...batch });
    await other.started({ amount: 700 + day });
    await advance(service, { banking_days: 1 });
  }
  const held = await payments.started({ amount: 5_555 });
  const body = { kind: 'operator', reason: 'The payee asked to wait.' };
  await service.send('POST', `/admin/v1/transactions/${held.uuid}/holds`, { body });
  await payments.started({ amount: 8_888 });
});
afterAll(() => expectInvariants(service.context.database));

const read = async (of?: Payments): Promise<{ today: string; days: CashDay[] }> =>
  (await service.send('GET', `/admin/v1/cash-days${of ? `?processor_uuid=${of.processor.uuid}` : ''}`)).body.data;
const withoutAhead = (days: readonly CashDay[]) => days.map(({ is_ahead, ...day }) => day);

describe('GET /admin/v1/cash-days', () => {
  it('has thirty days back, today, and ten banking days ahead', async () => {
    const { today, days } = await read(payments);
    expect(days).toHaveLength(41);
    expect(days.filter(({ is_ahead }) => is_ahead)).toHaveLength(10);
    expect(days.find(({ day }) => day === today)).toMatchObject({ is_ahead: false });
    expect(days.at(-1)!.not_good).toBe(0);
  });

  it('agrees with the books on what was', async () => {
    const { today, days } = await read(payments);
    const path = `/admin/v1/ledger/trial-balance?day=${today}&processor_uuid=${payments.processor.uuid}`;
    const { accounts } = (await service.send('GET', path)).body.data;
    const balance = (account: string) =>
      accounts.find((one: { account: string }) => one.account === account)?.closing ?? 0;
    const ofToday = days.find(({ day }) => day === today)!;
    // Nothing of today is still due in the evening.
    expect([ofToday.cash, ofToday.not_good]).toEqual([balance('BANK'), -balance('UNS')]);
  });

  it('sums all tenants', async () => {
    const [all, one, another] = [await read(), await read(payments), await read(other)];
    for (const [index, day] of all.days.entries())
      expect(day.cash).toBe(one.days[index]!.cash + another.days[index]!.cash);
  });

  it('refuses an unknown processor', async () => {
    const unknown = await service.send('GET', `/admin/v1/cash-days?processor_uuid=${payments.pair.payer_uuid}`);
    expect([unknown.status, unknown.body.errors[0].field]).toEqual([422, 'processor_uuid']);
  });

  it('foresees what then happens, to the cent and to the day', async () => {
    const foreseen = await read();
    await advance(service, { banking_days: 10 });
    const happened = new Map((await read()).days.map((day) => [day.day, day]));
    const ahead = foreseen.days.filter(({ day }) => day >= foreseen.today);
    expect(withoutAhead(ahead)).toEqual(withoutAhead(ahead.map(({ day }) => happened.get(day)!)));
    expect(ahead.some(({ cash_out }) => cash_out > 0)).toBe(true);
  });

  /** What is foreseen of a tenant now, and what has happened five banking days later. */
  async function foreseenAndHappened(of: Payments) {
    const { today, days } = await read(of);
    const ahead = withoutAhead(days.filter(({ day }) => day >= today)).slice(0, 6);
    await advance(service, { banking_days: 5 });
    const happened = new Map(withoutAhead((await read(of)).days).map((one) => [one.day, one]));
    return { ahead, happened: ahead.map(({ day }) => happened.get(day)) };
  }

  it('foresees the credit of a refund', async () => {
    const { payments: one, uuid } = await refunded(service);
    expect((await one.refund(uuid, { amount: 1_000 })).status).toBe(201);
    await advance(service, { banking_days: 1 });
    const { ahead, happened } = await foreseenAndHappened(one);
    expect(ahead).toEqual(happened);
    expect(ahead.map(({ cash_in, cash_out }) => cash_in - cash_out)).toEqual([0, 1_000, 0, 0, -1_000, 0]);
  });

  it('foresees what is still due today', async () => {
    const one = await paymentsOf(service);
    await one.started({ amount: 4_000 });
    await advance(service, { banking_days: 1 });
    const before = (await read(one)).today;
    // Before the settlement of half past eight.
    await advance(service, { to: `${nextBankingDay(before)}T10:00:00Z` });
    const { today } = await read(one);
    expect(today).toBe(nextBankingDay(before));
    const { ahead, happened } = await foreseenAndHappened(one);
    expect(ahead).toEqual(happened);
    expect(ahead[0]).toMatchObject({ day: today, cash_in: 4_000, cash: 4_000 });
  });

  it('foresees the debit of a clawback', async () => {
    const { payments: one, uuid } = await paidOut(service);
    await returnEntry(service, uuid, { stage: 'capture' });
    await advance(service, { banking_days: 1 });
    const { ahead, happened } = await foreseenAndHappened(one);
    expect(ahead).toEqual(happened);
    expect(ahead.map(({ cash }) => cash).slice(0, 2)).toEqual([-9_700, 0]);
  });
});
