// A file that reaches the bank late (Contract, operators and sandbox; ACH, time): money follows the
// time when the bank had the file, never the plan of the cut-off.
import { basename } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBankingDays } from '../../../src/ach/calendar/banking-days.ts';
import type { Day } from '../../../src/ach/calendar/days.ts';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { opening, timeOn } from '../../../src/ach/calendar/windows.ts';
import { decideDelivery } from '../../../src/banks/connections/exchange/delivery-notes.sql.ts';
import { entriesAt } from '../../support/banks/two-banks.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment } from '../../support/payments/played-payment.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { waitForWeekend } from '../../support/service/weekend-service.ts';

let service: TestService;
/** The banking days of the week, from Monday on. */
let days: Day[];
beforeAll(async () => {
  service = await testService();
});
beforeEach(async () => {
  await waitForWeekend(service);
  const sunday = easternDay(service.context.clock.now());
  days = [1, 2, 3, 4, 5].map((n) => addBankingDays(sunday, n));
});
afterEach(() => expectInvariants(service.context.database));

const to = (day: number, time: string) => advance(service, { to: timeOn(days[day]!, time).toISOString() });
const server = async (reachable: boolean) =>
  expect((await service.send('POST', '/sandbox/v1/bank/server', { body: { reachable } })).status).toBe(200);
const detailsOf = async ({ uuid, payments }: PlayedPayment) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token: payments.processor.token })).body.data;
/** Each test has a week of its own. The name of a file begins with its day. */
const isOfThisWeek = (path: string) => basename(path) >= days[0]!;
const files = async () => {
  const { body } = await service.send('GET', '/admin/v1/bank-files?limit=10');
  return body.data.bank_files.filter(({ name }: { name: string }) => isOfThisWeek(name));
};
const isoOf = (day: Day, time: string) => timeOn(day, time).toISOString().replace('.000', '');
const sent = async () =>
  (await entriesAt(service, 'simulated'))
    .filter(({ file }) => isOfThisWeek(file))
    .map(({ amount, batch }) => [amount, batch.effective_entry_date]);

describe('A file that the bank cannot get until the next morning’s settlement', () => {
  it('is rebuilt with new dates: its debits settle, become good and are paid out by these', async () => {
    const payment = await playPayment(service, { amount: 100 });
    await to(0, '12:00');
    await server(false);
    await to(1, '14:00');
    await server(true);
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_PENDING' });
    const [late] = await files();
    expect(late).toMatchObject({ state: 'rejected', submitted_at: null, confirmed_at: null, received_at: null });
    expect(late.note).toContain(`in time for ${days[1]}`);

    await to(1, '17:00');
    expect(await sent()).toEqual([[100, days[2]]]);
    expect((await files())[0]).toMatchObject({
      state: 'confirmed',
      effective_entry_date: days[2],
      received_at: isoOf(days[1]!, '17:00'),
      settles_at: isoOf(days[2]!, opening),
    });
    expect(await detailsOf(payment)).toMatchObject({
      capture_settles_on: days[2],
      payout_eligible_on: days[4],
      entries: [
        { state: 'rejected', settles_on: null },
        { state: 'sent', settles_on: days[2] },
      ],
    });
    await to(3, '20:00');
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_PENDING' });
    await to(4, '12:00');
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE', payout: 'PAYOUT_PENDING_ACH' });
    expect(await payment.moved('capture')).toEqual([100, 100]);
  });

  it('does not hold a payout to its planned day; what stops a payout is asked again', async () => {
    const [payment, held] = [await playPayment(service, { amount: 100 }), await playPayment(service, { amount: 300 })];
    await to(3, '12:00');
    await server(false);
    await to(3, '20:00');
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_PENDING_ACH' });
    await to(4, '12:00');
    await server(true);
    const hold = await service.send('POST', `/admin/v1/transactions/${held.uuid}/holds`, {
      body: { kind: 'operator', reason: 'Asked by the payer.' },
    });
    expect(hold.status).toBe(201);
    await to(4, '20:00');
    expect(await held.statuses()).toMatchObject({ payout: 'PAYOUT_PENDING_ACH' });
    expect(await held.moved('payout')).toEqual([300]);
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_ACH_PENDING' });
    await payment.days(1);
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
  });

  it('goes out with a same-day payment at the standard speed, and says so', async () => {
    const payment = await playPayment(service, { amount: 100, speed: 'sameday' });
    expect(await detailsOf(payment)).toMatchObject({ capture_settles_on: days[0] });
    await server(false);
    await to(0, '16:50');
    await server(true);
    await to(0, '20:00');
    expect(await detailsOf(payment)).toMatchObject({
      capture_settles_on: days[1],
      entries: [
        ...Array.from({ length: 3 }, () => ({ state: 'rejected', speed: 'sameday', settles_on: null })),
        { state: 'sent', speed: 'standard', settles_on: days[1] },
      ],
    });
    expect(await sent()).toEqual([[100, days[1]]]);
  });
});

describe('A file of which an operator learns late that the bank has it', () => {
  it.each([
    ['standard', '17:00', 2],
    ['sameday', '10:30', 2],
  ] as const)('%s: settles by the day from which this is certain', async (speed, cutOff, settles) => {
    const payment = await playPayment(service, { amount: 100, speed });
    await to(0, '10:00');
    await server(false);
    await to(0, cutOff);
    const [{ uuid, name }] = await files();
    // As after a rename whose answer was lost, when the bank has taken the file already.
    await service.context.database.query(
      `INSERT INTO file_deliveries (bank, name, size, sha256, state, created_at)
       SELECT bank, name, size, sha256, 'uncertain', $2 FROM archived_files WHERE name = $1 AND direction = 'outgoing'`,
      [name, service.context.clock.now()],
    );
    await to(1, '12:00');
    expect((await files())[0]).toMatchObject({ uuid, state: 'written', received_at: null });
    await server(true);
    const marked = await service.send('POST', `/admin/v1/bank-files/${uuid}/mark-delivered`, {
      body: { reason: 'The bank has it.' },
    });
    expect(marked.status).toBe(200);
    expect((await files())[0]).toMatchObject({
      state: 'confirmed',
      settles_at: isoOf(days[settles]!, opening),
    });
    expect(await detailsOf(payment)).toMatchObject({
      capture_settles_on: days[settles],
      payout_eligible_on: days[settles + 2],
      entries: [{ state: 'sent', speed: 'standard', settles_on: days[settles] }],
    });
    await to(settles + 1, '20:00');
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_PENDING' });
    await to(settles + 2, '12:00');
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE' });
  });
});

describe('A file that an operator downloaded before it was sent', () => {
  it.each(['has', 'does not have'] as const)(
    'is not rebuilt until an operator says that the bank %s it',
    async (says) => {
      const payment = await playPayment(service, { amount: 100 });
      await to(0, '12:00');
      await server(false);
      await to(0, '17:00');
      const [{ uuid, name }] = await files();
      expect((await service.send('GET', `/admin/v1/bank-files/${uuid}/content`)).status).toBe(200);
      await to(1, '14:00');
      await server(true);
      await to(1, '20:00');
      expect(await files()).toMatchObject([{ uuid, state: 'written', delivery: 'uncertain' }]);
      expect(await sent()).toEqual([]);
      if (says === 'has') {
        const body = { reason: 'Handed over by the portal.' };
        expect((await service.send('POST', `/admin/v1/bank-files/${uuid}/mark-delivered`, { body })).status).toBe(200);
        expect((await files())[0]).toMatchObject({ state: 'confirmed', settles_at: isoOf(days[2]!, opening) });
        return;
      }
      // As `achord banks decide --send-again` does.
      await decideDelivery(service.context.database, 'simulated', name, 'unsent', service.context.clock.now());
      await to(2, '17:00');
      expect(await sent()).toEqual([[100, days[3]]]);
      expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_PENDING' });
    },
  );
});
