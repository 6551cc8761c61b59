// A file with an entry that is returned before it settles: banks that book gross and banks that
// book net both reconcile.
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StageName } from '../../../src/payments/lifecycle/stage-names.ts';
import { answerToEntry, receive } from '../../support/banks/bank-answers.ts';
import { lineStates, reconciliation } from '../../support/banks/bank-statements.ts';
import { type Booking, bookedLines, enterBooked } from '../../support/banks/booking-bank.ts';
import { configuredBank } from '../../support/banks/two-banks.ts';
import { feeTenant } from '../../support/payments/fee-payouts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, paymentsOf } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import { budget } from '../../support/runner/budget.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
afterEach(() => expectInvariants(service.context.database));

const bookings: Booking[] = ['gross', 'net'];

/** A service whose only bank books in the given way. */
async function serviceOf(statement_booking: Booking): Promise<void> {
  const bank = configuredBank({ name: 'simulated', odfi: '09100001', statement_booking });
  service = await weekendService({ context: () => ({ configuredBanks: [bank] }) });
}

const start = (amount: number, speed = 'standard') => playPayment(service, { amount, transaction_fee: 3, speed });

/** Lets the days pass until the latest entry of a stage is with the bank and has not settled. */
async function untilSent(payment: PlayedPayment, stage: StageName): Promise<void> {
  for (let day = 0; day < 12; day++) {
    const legs = await service.context.database.query<{ state: string }>(
      'SELECT state FROM current_legs WHERE transaction_uuid = $1 AND stage = $2 ORDER BY created_at DESC, attempt DESC LIMIT 1',
      [payment.uuid, stage],
    );
    if (legs[0]?.state === 'sent') return;
    await payment.days(1);
  }
  throw new Error(`no ${stage} was sent`);
}

/** The lines of the bank explain the books and the books explain the lines, day by day. */
async function expectReconciled(booking: Booking): Promise<void> {
  const lines = await enterBooked(service, booking);
  await service.send('POST', '/admin/v1/bank-statement/reconcile', { body: {} });
  const states = (await lineStates(service)).map((state) => state.split(' ').at(-1));
  expect(states).toEqual(lines.map(() => 'expected'));
  const { days, pooled } = await reconciliation(service);
  for (const { day, ...found } of days)
    expect({ day, ...found }).toMatchObject({ difference: 0, unexpected: 0, missing: [] });
  const shown = lines.reduce((sum, { direction, amount }) => sum + (direction === 'credit' ? amount : -amount), 0);
  expect(pooled.balance).toBe(shown);
}

describe.each(bookings)('A bank that books %s', (booking) => {
  beforeAll(() => serviceOf(booking));

  it('shows the settlement of debits next to one that was returned before', async () => {
    const back = await start(10_000);
    await start(422_000);
    await untilSent(back, 'capture');
    await back.returnEntry('capture', 'R01');
    await back.days(1);
    const lines = (await bookedLines(service, booking)).map(({ direction, amount }) => `${direction} ${amount}`);
    expect(lines).toEqual(booking === 'gross' ? ['credit 432000', 'debit 10000'] : ['credit 422000']);
    await expectReconciled(booking);
  });

  it.each([
    ['payout', 'payout', 'R03', []],
    ['clawback', 'clawback', 'R10', [['capture', 'R01']]],
    ['reverse payout', 'reverse_payout', 'R03', [['payout', 'R03']]],
  ] as const)('reconciles with a %s that was returned before it settled', async (_, stage, code, before) => {
    const payment = await start(10_000);
    await payment.days(6);
    for (const [earlier, reason] of stage === 'payout' ? [] : before) await payment.returnEntry(earlier, reason);
    const again = stage === 'payout' ? await start(7_000) : payment;
    await start(5_000);
    await untilSent(again, stage);
    await again.returnEntry(stage, code);
    await again.days(4);
    await expectReconciled(booking);
  });

  it.each([
    ['debit', 'refund_capture', 'R01'],
    ['credit', 'refund_payout', 'R03'],
  ] as const)('reconciles with the %s of a refund that was returned before it settled', async (_, stage, code) => {
    const payment = await start(10_000);
    await payment.days(6);
    const refund = await payment.refund(4_000);
    await start(5_000);
    await untilSent(payment, stage);
    await payment.returnEntry(stage, code, refund);
    await payment.days(4);
    await expectReconciled(booking);
  });

  it('reconciles with a capture that is presented again, each time in another file', async () => {
    const payment = await start(10_000);
    await service.send('PUT', `/admin/v1/processors/${payment.payments.processor.uuid}`, {
      body: { present_again: true },
    });
    await start(5_000);
    await untilSent(payment, 'capture');
    await payment.returnEntry('capture', 'R01');
    await start(6_000);
    await payment.days(1);
    await untilSent(payment, 'capture');
    await payment.returnEntry('capture', 'R01');
    await payment.days(6);
    expect(await payment.moved('capture')).toEqual([10_000, 10_000, 10_000]);
    await expectReconciled(booking);
  });

  it('reconciles with fees that were returned before they settled, and after', async () => {
    const tenant = await feeTenant(service, 'on_demand');
    await tenant.earn();
    for (const wait of [1, 2]) {
      const { uuid } = (await tenant.ask()).body.data;
      await tenant.start();
      await advance(service, { banking_days: wait });
      const answer = await service.send('POST', `/sandbox/v1/fee-payouts/${uuid}/return`, { body: { code: 'R23' } });
      expect(answer.status).toBe(200);
      await advance(service, { banking_days: 2 });
    }
    await expectReconciled(booking);
  });

  it('reconciles with the entry of a whole batch that was returned before it settled', async () => {
    const payments = await paymentsOf(service, { payout_type: 'batch' });
    for (const amount of [10_000, 20_000]) await payments.started({ amount });
    const payment = playStarted(service, payments, (await payments.started({ amount: 30_000 })).uuid);
    const other = await start(5_000);
    await untilSent(payment, 'payout');
    await payment.returnEntry('payout', 'R23');
    await other.days(4);
    await expectReconciled(booking);
  });

  it('reconciles with entries that the bank rejected alone before they settled', async () => {
    const [capture, payout] = [await start(10_000), await start(20_000)];
    for (const [payment, stage] of [
      [capture, 'capture'],
      [payout, 'payout'],
    ] as const) {
      await start(5_000);
      await untilSent(payment, stage);
      await payment.returnEntry(stage, 'REJ');
      const { items } = (await service.send('GET', '/admin/v1/suspense?limit=100')).body.data;
      const body = { as: 'rejected_entry', transaction_uuid: payment.uuid, stage, reason: 'The bank says so.' };
      const answer = await service.send('POST', `/admin/v1/suspense/${items.at(-1).uuid}/resolve`, { body });
      expect(answer.body.data).toMatchObject({ kind: 'reject', state: 'applied' });
    }
    await payout.days(4);
    await expectReconciled(booking);
  });

  it('reconciles with one file of returns of settled and unsettled entries', async () => {
    const settled = await start(10_000);
    await settled.days(1);
    const sent = await start(20_000);
    await start(5_000);
    await untilSent(sent, 'capture');
    await receive(
      service,
      await answerToEntry(service, settled.uuid, { code: 'R01' }),
      await answerToEntry(service, sent.uuid, { code: 'R01' }),
    );
    await sent.days(3);
    await expectReconciled(booking);
  });

  it('reconciles when every entry of a file is returned, and when a file is rejected', async () => {
    const all = await start(10_000);
    await untilSent(all, 'capture');
    await all.returnEntry('capture', 'R01');
    await all.days(2);
    const rejected = await start(5_000);
    await untilSent(rejected, 'capture');
    const { bank_files } = (await service.send('GET', '/admin/v1/bank-files')).body.data;
    const answer = await service.send('POST', `/admin/v1/bank-files/${bank_files[0].uuid}/reject`, {
      body: { reason: 'The bank does not have it.' },
    });
    expect(answer.status).toBe(200);
    await rejected.days(3);
    await expectReconciled(booking);
  });

  it('reconciles for any returns at any time, entered day by day (property)', async () => {
    const plan = fc.record({
      amount: fc.integer({ min: 100, max: 900_000 }),
      // Several files settle on one day.
      speed: fc.constantFrom('standard', 'sameday'),
      stage: fc.constantFrom<StageName>('capture', 'capture', 'payout'),
      state: fc.constantFrom('sent', 'settled', 'never'),
    });
    const days = fc.array(fc.array(plan, { maxLength: 3 }), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(days, async (started) => {
        await serviceOf(booking);
        const left: { payment: PlayedPayment; stage: StageName; state: string }[] = [];
        for (let day = 0; day < started.length + 6; day++) {
          for (const { amount, speed, ...planned } of started[day] ?? [])
            left.push({ payment: await start(amount, speed), ...planned });
          await advance(service, { banking_days: 1 });
          for (const one of [...left]) {
            const legs = await service.context.database.query(
              'SELECT 1 FROM current_legs WHERE transaction_uuid = $1 AND stage = $2 AND state::text = $3',
              [one.payment.uuid, one.stage, one.state],
            );
            if (legs.length === 0) continue;
            await one.payment.returnEntry(one.stage, one.stage === 'payout' ? 'R03' : 'R01');
            left.splice(left.indexOf(one), 1);
          }
          await enterBooked(service, booking);
        }
        await advance(service, { banking_days: 4 });
        await expectReconciled(booking);
        await expectInvariants(service.context.database);
      }),
      { numRuns: budget({ usual: 1, campaign: 30 }) },
    );
  });
});

describe('A bank that changes how it books', () => {
  const markBooked = (file: { uuid: string }, booking: Booking) =>
    service.send('POST', `/admin/v1/bank-files/${file.uuid}/mark-booked-${booking}`, {
      body: { reason: 'The bank said so.' },
    });
  const latestFile = async () => (await service.send('GET', '/admin/v1/bank-files')).body.data.bank_files[0];

  it('keeps for each file the way of its opening day; an operator may correct one file', async () => {
    await serviceOf('net');
    const first = await start(10_000);
    await start(5_000);
    await untilSent(first, 'capture');
    await first.returnEntry('capture', 'R01');
    await first.days(1);
    await enterBooked(service, 'gross');
    const waiting = await lineStates(service);
    expect(waiting.toSorted()).toEqual(['credit 15000 open', 'debit 10000 open']);
    const file = await latestFile();
    expect(file).toMatchObject({ statement_booking: 'net' });
    for (const booking of ['gross', 'net', 'gross'] as const)
      expect((await markBooked(file, booking)).body.data).toMatchObject({ statement_booking: booking });
    await expectReconciled('gross');
    // Lines that were shown stay as they are.
    expect(await markBooked(file, 'net')).toMatchObject({ status: 422, body: { errors: [{ code: 'invalid_state' }] } });
    const [bank] = (await service.send('GET', '/admin/v1/banks')).body.data.banks;
    expect(bank).toMatchObject({ name: 'simulated', statement_booking: 'net' });
  });
});
