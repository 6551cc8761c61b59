// GET /3p/api/v2/transactions/{uuid}/details: what happened to a payment, entry by entry, and the
// expected dates.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBankingDays } from '../../../src/ach/calendar/banking-days.ts';
import { returnableUntil, spans } from '../../../src/ach/calendar/deadlines.ts';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { readDetails } from '../../../src/payments/transactions/details/read-details.ts';
import type { Queryable } from '../../../src/platform/database/database.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, paymentsOf } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import { withOperatorTimes } from '../../support/service/operator-times.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await weekendService();
});
afterAll(() => expectInvariants(service.context.database));

const start = (body: object = {}) => playPayment(service, { amount: 100, transaction_fee: 3, ...body });

const read = (uuid: string, token: string) => service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token });

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record holds
async function detailsOf({ uuid, payments }: Pick<PlayedPayment, 'uuid' | 'payments'>): Promise<any> {
  return (await read(uuid, payments.processor.token)).body.data;
}

describe('The details of a payment', () => {
  it('show its record as in the list, its moves in order with descriptions, and no entry before the first', async () => {
    const payment = await start();
    const details = await detailsOf(payment);
    expect(details.transaction).toEqual(await payment.payments.read(payment.uuid));
    expect(details).toMatchObject({
      moves: [
        { number: 1, transition: 'C1', description: 'Payment started', moved_at: details.transaction.created_at },
      ],
      entries: [],
      holds: [],
      refunds: [],
    });
  });

  it('show each entry with its file, trace number, day and return code', async () => {
    const payment = await start();
    await payment.days(1);
    const [filed] = (await detailsOf(payment)).entries;
    const record = await payment.payments.read(payment.uuid);
    expect(filed).toMatchObject({
      stage: 'capture',
      attempt: 1,
      amount: 100,
      state: 'sent',
      trace_id: record.trace_ids.capture_trace_id,
      file_name: expect.stringMatching(/^\d{4}-\d{2}-\d{2}-[A-Z0-9]\.ach$/),
      returned_with: null,
    });
    await payment.days(4);
    await payment.returnEntry('payout', 'R03');
    await payment.days(2);
    const { entries, moves } = await detailsOf(payment);
    expect(entries).toMatchObject([
      { stage: 'capture', amount: 100, state: 'good', settles_on: filed.settles_on, returned_with: null },
      { stage: 'payout', amount: 97, state: 'returned', returned_with: 'R03' },
      { stage: 'reverse_payout', amount: 100, state: 'settled', returned_with: null },
    ]);
    expect(moves.map(({ transition }: { transition: string }) => transition)).toEqual(await payment.history());
    expect(moves.map(({ number }: { number: number }) => number)).toEqual([...moves.keys()].map((index) => index + 1));
    expect(moves.filter((move: { return_code: string | null }) => move.return_code !== null)).toMatchObject([
      { transition: 'P4', return_code: 'R03', description: 'Payout returned; money owed to the payer' },
      { transition: 'RP1', return_code: 'R03' },
    ]);
  });

  it('show its refunds with their moves and entries, and its holds', async () => {
    const payment = await start();
    await payment.days(5);
    const uuid = await payment.refund(40);
    await payment.payments.refund(payment.uuid, { amount: 10 });
    const hold = { kind: 'risk', reason: 'Out of pattern.' };
    await service.send('POST', `/admin/v1/transactions/${payment.uuid}/holds`, { body: hold });
    await payment.days(1);
    const details = await detailsOf(payment);
    expect(details.refunds).toMatchObject([{ uuid, amount: 40 }, { amount: 10 }]);
    expect(details.holds).toMatchObject([{ kind: 'risk', reason: 'Out of pattern.', released_at: null }]);
    expect(details.moves.find((move: { refund_uuid: string }) => move.refund_uuid === uuid)).toMatchObject({
      transition: 'F1',
      description: 'Refund requested',
    });
  });

  it('show a member of a batch the return code of its entry', async () => {
    const payments = await paymentsOf(service, { payout_type: 'batch' });
    const uuids = [(await payments.started({ amount: 1_000 })).uuid, (await payments.started({ amount: 2_000 })).uuid];
    await advance(service, { banking_days: 5 });
    await playStarted(service, payments, uuids[0]).returnEntry('payout', 'R03');
    for (const [index, uuid] of uuids.entries())
      expect((await detailsOf({ uuid, payments })).entries[1]).toMatchObject({
        stage: 'payout',
        amount: [1_000, 2_000][index],
        returned_with: 'R03',
      });
  });

  it('show the entry of a rejected file, which settles on no day, next to its replacement', async () => {
    const payment = await start();
    await payment.days(1);
    const [{ file_uuid }] = (await service.context.database.query<{ file_uuid: string }>(
      'SELECT file_uuid FROM legs WHERE transaction_uuid = $1',
      [payment.uuid],
    )) as [{ file_uuid: string }];
    await service.send('POST', `/admin/v1/bank-files/${file_uuid}/reject`, { body: { reason: 'Totals.' } });
    expect((await detailsOf(payment)).entries).toMatchObject([{ state: 'rejected', settles_on: null }]);
  });

  it('are consistent, even when the payment moves while they are read', async () => {
    const { payments, uuid } = await start();
    const { database, bankingClock } = service.context;
    let moved = false;
    // Between the first query and the second.
    const cancelAfterFirstQuery = (db: Queryable): Queryable => ({
      async query(text, values) {
        const rows = await db.query<never>(text, values);
        if (text.includes('FROM current_transactions') && !moved) {
          moved = true;
          await payments.cancel(uuid);
        }
        return rows;
      },
    });
    const moving = async () => {
      const connection = await database.connect();
      return { ...connection, ...cancelAfterFirstQuery(connection) };
    };
    const scope = { processor_id: payments.processor.uuid, vendor_id: null };
    const dating = { termsOf: () => ({}), bankingClock };
    const details = await readDetails(
      { ...database, ...cancelAfterFirstQuery(database), connect: moving },
      scope,
      uuid,
      dating,
    );
    expect(moved).toBe(true);
    expect(details!.transaction.capture_status).toBe('CAPTURE_PENDING');
    expect(details!.moves).toHaveLength(1);
    expect((await detailsOf({ payments, uuid })).moves).toHaveLength(2);
  });

  it('hold no account number', async () => {
    const payment = await start();
    await payment.days(5);
    const details = JSON.stringify(await detailsOf(payment));
    const { pair, processor } = payment.payments;
    for (const user of Object.values(pair)) {
      const { body } = await service.send('GET', `/3p/api/v1/bank-account/${user}`, { token: processor.token });
      expect(body.data.account_number).toMatch(/^\d{11,}$/);
      expect(details).not.toContain(body.data.account_number);
    }
  });
});

describe('The expected dates', () => {
  const dates = ({ capture_settles_on, payout_eligible_on, returnable_until }: Record<string, string>) => ({
    capture_settles_on,
    payout_eligible_on,
    returnable_until,
  });

  it('come from the next cut-off, and stay once the entry is in its file', async () => {
    const payment = await start({ payout_delay_days_min: 4 });
    const before = dates(await detailsOf(payment));
    await payment.days(1);
    const after = await detailsOf(payment);
    expect(dates(after)).toEqual(before);
    expect(before.capture_settles_on).toBe(after.entries[0].settles_on);
    expect(before.payout_eligible_on).toBe(addBankingDays(before.capture_settles_on!, 4));
  });

  it('allow a person sixty days to return a debit, and a business two banking days', async () => {
    const { payments, uuid } = await start();
    const { payer_uuid: person, payee_uuid: business } = payments.pair;
    const ofPerson = await detailsOf({ payments, uuid });
    const other = await payments.started({ payer_uuid: business, payee_uuid: person });
    const ofBusiness = await detailsOf({ payments, uuid: other.uuid });
    const until = (day: string, span: Parameters<typeof returnableUntil>[1]) => easternDay(returnableUntil(day, span));
    expect(ofPerson.returnable_until).toBe(until(ofPerson.capture_settles_on, spans.unauthorized_return));
    expect(ofBusiness.returnable_until).toBe(until(ofBusiness.capture_settles_on, spans.return));
  });

  it('are absent for a canceled payment and for a returned capture', async () => {
    const none = { capture_settles_on: null, payout_eligible_on: null, returnable_until: null };
    const canceled = await start();
    await canceled.payments.cancel(canceled.uuid);
    expect(dates(await detailsOf(canceled))).toEqual(none);
    const returned = await start();
    await returned.days(1);
    await returned.returnEntry('capture', 'R01');
    expect(dates(await detailsOf(returned))).toEqual(none);
  });

  it('are not promised while a hold stops what they depend on', async () => {
    const payment = await start();
    const hold = async (stops_capture: boolean) => {
      const path = `/admin/v1/transactions/${payment.uuid}/holds`;
      const body = { kind: 'risk', reason: 'Out of pattern.', stops_capture };
      return (await service.send('POST', path, { body })).body.data.uuid as string;
    };
    const release = (uuid: string) => service.send('DELETE', `/admin/v1/holds/${uuid}`);
    const before = dates(await detailsOf(payment));
    const ofPayout = await hold(false);
    expect(dates(await detailsOf(payment))).toEqual({ ...before, payout_eligible_on: null });
    const ofCapture = await hold(true);
    expect(Object.values(dates(await detailsOf(payment)))).toEqual([null, null, null]);
    await release(ofCapture);
    await payment.days(1);
    // The capture is in its file: only the payout waits.
    await hold(true);
    expect(dates(await detailsOf(payment))).toEqual({ ...before, payout_eligible_on: null });
    const { holds } = await detailsOf(payment);
    for (const { uuid, released_at } of holds) if (released_at === null) await release(uuid);
    expect(ofPayout).toBe(holds[0].uuid);
    expect(dates(await detailsOf(payment))).toEqual(before);
    await payment.days(5);
    await hold(false);
    expect(dates(await detailsOf(payment))).toEqual(before);
  });

  it('come from the next entry when the debit is presented again', async () => {
    const payment = await start();
    await service.context.database.query('UPDATE processors SET present_again = true WHERE processor_id = $1', [
      payment.payments.processor.uuid,
    ]);
    await payment.days(1);
    const first = await detailsOf(payment);
    await payment.returnEntry('capture', 'R01');
    const { capture_settles_on, entries, after_return } = await detailsOf(payment);
    expect(entries[0]).toMatchObject({ state: 'returned', returned_with: 'R01' });
    expect(after_return).toMatchObject({ stage: 'capture', code: 'R01', advice: 'none' });
    expect(capture_settles_on > first.capture_settles_on).toBe(true);
    await payment.days(1);
    const repeated = await detailsOf(payment);
    expect(repeated.entries[1]).toMatchObject({ attempt: 2, settles_on: capture_settles_on });
    expect(repeated.after_return).toBeNull();
  });
});

describe('The details', () => {
  it('are for the tenant and its vendors; foreign and unknown payments get the same answer', async () => {
    const { payments, uuid } = await start();
    const vendor = await service.vendor(payments.processor.uuid);
    const stranger = await service.processor();
    const unknown = await read('019a2f40-1c00-7a3e-9c51-000000000000', stranger.token);
    for (const token of [vendor.token, stranger.token]) {
      const answer = await read(uuid, token);
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    }
  });

  it('are the same for an operator of any tenant', async () => {
    const payment = await start();
    const answer = await service.send('GET', `/admin/v1/transactions/${payment.uuid}`);
    const { processor } = payment.payments;
    const { moves, ...details } = await detailsOf(payment);
    expect(answer.body.data).toMatchObject(withOperatorTimes({ processor_uuid: processor.uuid, ...details, moves }));
    const path = '/admin/v1/transactions/019a2f40-1c00-7a3e-9c51-000000000000';
    expect((await service.send('GET', path)).status).toBe(404);
    expect((await service.send('GET', path, { token: processor.token })).status).toBe(403);
  });
});
