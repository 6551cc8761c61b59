// The life of a payment when nothing goes wrong: capture, delay and payout by the banking calendar,
// on the sandbox clock.
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { addBankingDays } from '../../../src/ach/calendar/banking-days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { announcedOf } from '../../support/webhooks/announced.ts';

let service: TestService;

beforeAll(async () => {
  service = await testService();
  // A Sunday before a week without holidays.
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

interface Statuses {
  transaction: string;
  capture: string;
  payout: string | null;
}

const captureSent: Statuses = { transaction: 'CAPTURE_ACH_PENDING', capture: 'CAPTURE_ACH_PENDING', payout: null };
const payoutSent: Statuses = { transaction: 'IN_PAYOUT', capture: 'CAPTURE_COMPLETE', payout: 'PAYOUT_ACH_PENDING' };
const paidOut: Statuses = { transaction: 'IN_PAYOUT', capture: 'CAPTURE_COMPLETE', payout: 'PAYOUT_COMPLETE' };

async function statuses({ read }: Payments, uuid: string): Promise<Statuses> {
  const { transaction_status, capture_status, payout_status } = await read(uuid);
  return { transaction: transaction_status, capture: capture_status, payout: payout_status };
}

const events = async (uuid: string) =>
  (await announcedOf(service.context.database, [uuid])).map(({ type, state }) => ({
    type,
    // Of a batch: how a payment starts.
    transaction: state === null ? 'CAPTURE_PENDING' : state.transaction_status,
  }));

/** The statuses of a payment after each of the next banking days. */
async function statusesByDay(payments: Payments, uuid: string, days: number): Promise<Statuses[]> {
  const seen: Statuses[] = [];
  for (let day = 0; day < days; day++) {
    await advance(service, { banking_days: 1 });
    seen.push(await statuses(payments, uuid));
  }
  return seen;
}

describe('A payment', () => {
  story(
    'created on a weekend is sent on Monday, settles on Tuesday, is good on Thursday, and is paid out on Friday',
    async () => {
      const payments = await paymentsOf(service);
      const { uuid } = await payments.started({ transaction_fee: 300 });
      expect(await statusesByDay(payments, uuid, 6)).toEqual([
        captureSent,
        captureSent,
        captureSent,
        payoutSent,
        paidOut,
        paidOut,
      ]);
      expect(await events(uuid)).toEqual([
        { type: 'TransactionStarted', transaction: 'CAPTURE_PENDING' },
        { type: 'TransactionCaptureStarted', transaction: 'CAPTURE_ACH_PENDING' },
        { type: 'TransactionCompleted', transaction: 'IN_PAYOUT' },
        { type: 'PayoutCompleted', transaction: 'IN_PAYOUT' },
      ]);
      const { trace_ids } = await payments.read(uuid);
      expect(trace_ids).toEqual({
        capture_trace_id: expect.stringMatching(/^09100001\d{7}$/),
        payout_trace_id: expect.stringMatching(/^09100001\d{7}$/),
        reverse_payout_trace_id: '',
        refunds: [],
      });
      expect(trace_ids.payout_trace_id > trace_ids.capture_trace_id).toBe(true);
      const balances = await service.send('GET', `/admin/v1/ledger/balances?processor_uuid=${payments.processor.uuid}`);
      expect(balances.body.data).toEqual([
        { account: 'BANK', owner_uuid: payments.processor.uuid, balance: 300 },
        { account: 'FEE', owner_uuid: payments.processor.uuid, balance: -300 },
      ]);
    },
  );

  story('of a vendor books its fee to the vendor, and bills it', async () => {
    const payments = await paymentsOf(service);
    const vendor = await service.vendor(payments.processor.uuid);
    await service.context.database.query('UPDATE users SET vendor_id = $2 WHERE processor_id = $1', [
      payments.processor.uuid,
      vendor.uuid,
    ]);
    await service.send('POST', '/3p/api/v1/transaction', {
      token: vendor.token,
      body: { ...payments.pair, amount: 5_000, transaction_fee: 70 },
    });
    await advance(service, { banking_days: 5 });
    const balances = await service.send('GET', `/admin/v1/ledger/balances?processor_uuid=${payments.processor.uuid}`);
    expect(balances.body.data).toContainEqual({ account: 'FEE', owner_uuid: vendor.uuid, balance: -70 });
    const billed = await service.context.database.query(
      `SELECT kind, vendor_id FROM billed_subjects WHERE processor_id = $1 AND kind IN ('standard_ach', 'same_day_ach')`,
      [payments.processor.uuid],
    );
    expect(billed).toEqual([{ kind: 'standard_ach', vendor_id: vendor.uuid }]);
  });

  story('of a batch payee stays CAPTURE_COMPLETE until the batch run of the day', async () => {
    const payments = await paymentsOf(service, { payout_type: 'batch' });
    const { uuid } = await payments.started();
    await advance(service, { banking_days: 3 });
    const today = easternDay(service.context.clock.now());
    await advance(service, { to: easternTime(addBankingDays(today, 1), 9, 0).toISOString() });
    expect(await statuses(payments, uuid)).toEqual({
      transaction: 'CAPTURE_COMPLETE',
      capture: 'CAPTURE_COMPLETE',
      payout: null,
    });
    await advance(service, { to: easternTime(addBankingDays(today, 1), 18, 30).toISOString() });
    expect(await statuses(payments, uuid)).toEqual(payoutSent);
    expect(await events(uuid)).toContainEqual({ type: 'TransactionCompleted', transaction: 'CAPTURE_COMPLETE' });
  });

  story('without a delay, by permission of the tenant, is paid out on the banking day after it settles', async () => {
    const payments = await paymentsOf(service);
    await service.context.database.query('UPDATE processors SET payout_delay_days = 0 WHERE processor_id = $1', [
      payments.processor.uuid,
    ]);
    const { uuid } = await payments.started();
    expect(await statusesByDay(payments, uuid, 3)).toEqual([captureSent, payoutSent, paidOut]);
  });

  story('with same-day speed settles on the same day, and so does its payout', async () => {
    const payments = await paymentsOf(service);
    await service.context.database.query('UPDATE processors SET payout_delay_days = 0 WHERE processor_id = $1', [
      payments.processor.uuid,
    ]);
    const sameDay = await payments.started({ speed: 'sameday' });
    const standard = await payments.started();
    expect(await statusesByDay(payments, sameDay.uuid, 2)).toEqual([
      // The first window captures it. It settles and is good at 13:00, in time for the second
      // window.
      paidOut,
      paidOut,
    ]);
    expect((await payments.read(standard.uuid)).payout_status).toBe('PAYOUT_ACH_PENDING');
    const billed = await service.context.database.query('SELECT kind FROM billed_subjects WHERE subject_uuid = $1', [
      sameDay.uuid,
    ]);
    expect(billed).toEqual([{ kind: 'same_day_ach' }]);
  });

  story('in the last same-day window settles on that day, and its payout on the next', async () => {
    const payments = await paymentsOf(service);
    await service.context.database.query('UPDATE processors SET payout_delay_days = 0 WHERE processor_id = $1', [
      payments.processor.uuid,
    ]);
    const landed = await advance(service, { banking_days: 1 });
    const afternoon = easternTime(addBankingDays(easternDay(landed), 1), 15, 0);
    await advance(service, { to: afternoon.toISOString() });
    const { uuid } = await payments.started({ speed: 'sameday' });
    await advance(service, { seconds: 5 * 3_600 });
    // It settles and is good at 18:00, after the last payout cut-off of the day.
    expect(await statuses(payments, uuid)).toEqual({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_PENDING_ACH',
    });
    expect(await statusesByDay(payments, uuid, 1)).toEqual([paidOut]);
  });

  story(
    'that asks for the same day too late leaves with the next day’s file, and its payout is still same-day',
    async () => {
      const payments = await paymentsOf(service);
      await service.context.database.query('UPDATE processors SET payout_delay_days = 0 WHERE processor_id = $1', [
        payments.processor.uuid,
      ]);
      // To 16:55 Eastern on the next banking day, between the two cut-offs.
      const landed = await advance(service, { banking_days: 1 });
      const between = easternTime(addBankingDays(easternDay(landed), 1), 16, 55);
      await advance(service, { to: between.toISOString() });
      const { uuid } = await payments.started({ speed: 'sameday' });
      await advance(service, { seconds: 3_600 });
      expect(await statuses(payments, uuid)).toEqual(captureSent);
      const billed = await service.context.database.query('SELECT kind FROM billed_subjects WHERE subject_uuid = $1', [
        uuid,
      ]);
      expect(billed).toEqual([{ kind: 'standard_ach' }]);
      await advance(service, { banking_days: 1 });
      expect(await statuses(payments, uuid)).toEqual(paidOut);
    },
  );

  story('created after the cut-off waits for the next cut-off', async () => {
    const payments = await paymentsOf(service);
    await advance(service, { banking_days: 1 }); // 20:00, after 17:00
    const today = easternDay(service.context.clock.now());
    const { uuid } = await payments.started();
    await advance(service, { seconds: 3_600 });
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
    await advance(service, { banking_days: 1 });
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
    const [leg] = await service.context.database.query<{ cut_off_at: Date }>(
      'SELECT cut_off_at FROM legs JOIN bank_files f ON f.uuid = file_uuid WHERE transaction_uuid = $1',
      [uuid],
    );
    expect(easternDay(leg!.cut_off_at) > today).toBe(true);
  });
});
