// Money left over for a payee (P7): which payout includes it, and which debts it pays first.
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import {
  advanceUntilSettled,
  type FailedPayment,
  refundCreditReturned,
} from '../../support/payments/failed-payments.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type PlayedPayment, playStarted } from '../../support/payments/played-payment.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  service.context.database.query<Row>(text, values);
const act = async (path: string, body: object = {}) => {
  const { status, text } = await service.send('POST', `/admin/v1/${path}`, { body });
  expect(status, text).toBe(200);
};

/** A payment of 100.00 that was paid out. Its payee is owed 40.00 again. */
async function leftOver(): Promise<FailedPayment> {
  const payment = await refundCreditReturned(service);
  await act(`refunds/${payment.refund}/give-back`);
  return payment;
}

describe('The next payout', () => {
  story('includes what is left over of its own tenant’s payments, and names the source', async () => {
    const tenants = [await leftOver(), await leftOver()];
    const next = [];
    for (const { payments } of tenants) next.push((await payments.started()).uuid);
    await advanceUntilSettled(service);
    const moves = (transition: string, uuids: readonly string[]) =>
      query<{ processor_id: string; source_uuid: string; moved_at: Date }>(
        `SELECT processor_id, source_uuid, moved_at FROM transitions
         WHERE transition = $1 AND transaction_uuid = ANY ($2::uuid[]) ORDER BY processor_id`,
        [transition, uuids],
      );
    const reserved = await moves('P1', next);
    expect(reserved).toHaveLength(2);
    // Both amounts in one entry.
    expect(new Set(reserved.map(({ moved_at }) => moved_at.getTime())).size).toBe(1);
    const joined = await moves(
      'P7',
      tenants.map(({ uuid }) => uuid),
    );
    expect(joined).toEqual(reserved);
  });
});

/** Two payments of one payee, paid out: one of 100.00, and one of `amount`. */
async function twoPaidOut(amount: number): Promise<{ payments: Payments; one: PlayedPayment; two: PlayedPayment }> {
  const payments = await paymentsOf(service);
  const one = playStarted(service, payments, (await payments.started({ amount: 10_000 })).uuid);
  const two = playStarted(service, payments, (await payments.started({ amount })).uuid);
  await advanceUntilSettled(service);
  return { payments, one, two };
}

/** The capture was returned after the payout, and so was the clawback: the payee owes it. */
async function owing(payment: PlayedPayment): Promise<void> {
  await payment.returnEntry('capture', 'R01');
  await advanceUntilSettled(service);
  await payment.returnEntry('clawback', 'R01');
}

/** A refund of the whole amount, whose credit was returned. */
async function creditOf(payment: PlayedPayment, amount: number): Promise<string> {
  const refund = await payment.refund(amount);
  await advanceUntilSettled(service);
  await payment.returnEntry('refund_payout', 'R23', refund);
  return refund;
}

const giveBack = (refund: string) => act(`refunds/${refund}/give-back`);
const bank = async ({ processor }: Payments) => {
  const { body } = await service.send('GET', `/admin/v1/ledger/balances?processor_uuid=${processor.uuid}`);
  return body.data.find(({ account }: { account: string }) => account === 'BANK')?.balance ?? 0;
};
const exceptions = async ({ processor }: Payments) => {
  const { body } = await service.send('GET', `/admin/v1/exceptions?processor_uuid=${processor.uuid}`);
  return body.data.exceptions.map(({ kind, amount }: { kind: string; amount: number }) => `${kind} ${amount}`);
};

describe('A payee who owes on another payment', () => {
  story('receives nothing of the left-over money before the debt is paid with the next payout (K6)', async () => {
    const { payments, one, two } = await twoPaidOut(3_000);
    const refund = await creditOf(two, 3_000);
    await owing(one);
    const next = playStarted(service, payments, (await payments.started({ amount: 2_000 })).uuid);
    // To the evening before the capture is good: the refund is given back after the last cut-off of
    // the day.
    await next.days(3);
    await giveBack(refund);
    expect(await exceptions(payments)).toEqual(['owed_by_payee 10000', 'owed_to_payee 3000']);
    await next.noon();
    expect((await two.history()).slice(-2)).toEqual(['F10', 'K6o']);
    expect((await next.history()).slice(-3)).toEqual(['K6o', 'P1', 'P5']);
    await next.days(6);
    expect([await bank(payments), await one.left()]).toEqual([-5_000, 'CLAW 5000']);
    expect(await exceptions(payments)).toEqual(['owed_by_payee 5000']);
    expect(await two.moved('payout')).toEqual([3_000]);
    expect(await next.moved('payout')).toEqual([]);
  });

  story('receives what the debt leaves of it', async () => {
    const { payments, one, two } = await twoPaidOut(12_000);
    const refund = await creditOf(two, 12_000);
    await owing(one);
    const next = playStarted(service, payments, (await payments.started({ amount: 2_000 })).uuid);
    await next.days(3);
    await giveBack(refund);
    await next.noon();
    expect((await one.history()).slice(-2)).toEqual(['K6', 'K10']);
    expect((await two.history()).slice(-3)).toEqual(['F10', 'K6o', 'P7']);
    await next.days(6);
    // The next payment is paid out whole, because the left-over money pays the debt first.
    expect([await two.moved('payout'), await next.moved('payout')]).toEqual([[12_000, 2_000], [2_000]]);
    expect([await bank(payments), await exceptions(payments)]).toEqual([0, []]);
  });

  story('is debited only for what the left-over money does not cover, whichever came first', async () => {
    const { payments, one, two } = await twoPaidOut(3_000);
    await giveBack(await creditOf(two, 3_000));
    await one.returnEntry('capture', 'R01');
    expect((await one.history()).at(-1)).toBe('K1');
    await one.days(1);
    expect((await two.history()).at(-1)).toBe('K6o');
    await one.days(6);
    expect(await one.moved('clawback')).toEqual([7_000]);
    expect(await one.statuses()).toMatchObject({ clawback: 'CLAWBACK_COMPLETE' });
    expect([await bank(payments), await one.left(), await exceptions(payments)]).toEqual([0, '', []]);
  });

  story('owes less at the next cut-off, also when the clawback failed and no payment follows', async () => {
    const { payments, one, two } = await twoPaidOut(3_000);
    const refund = await creditOf(two, 3_000);
    await owing(one);
    await giveBack(refund);
    await one.days(1);
    expect(await exceptions(payments)).toEqual(['owed_by_payee 7000']);
  });

  story('pays one debt from one payment more than once', async () => {
    const { payments, one, two } = await twoPaidOut(3_000);
    const refunds = [await creditOf(two, 1_000), await creditOf(two, 2_000)];
    await owing(one);
    for (const refund of refunds) {
      await giveBack(refund);
      await one.days(1);
    }
    expect((await one.history()).slice(-2)).toEqual(['K6', 'K6']);
    expect((await two.history()).slice(-4)).toEqual(['F10', 'K6o', 'F10', 'K6o']);
    expect(await exceptions(payments)).toEqual(['owed_by_payee 7000']);
  });
});

describe('Money left over because its own payout was returned', () => {
  const kept = async (amount: number) => {
    const { payments, one, two } = await twoPaidOut(amount);
    await query('UPDATE processors SET keep_returned_payouts = true WHERE processor_id = $1', [
      payments.processor.uuid,
    ]);
    await returnEntry(service, two.uuid, { stage: 'payout' });
    await owing(one);
    const other = await addBankAccount(service, payments.processor.token, payments.pair.payee_uuid);
    return { payments, one, two, body: { bank_account_uuid: other.uuid } };
  };

  story('waits for an operator, whatever else is paid or collected', async () => {
    const { payments, two } = await kept(3_000);
    const before = await two.history();
    await payments.started({ amount: 2_000 });
    await advanceUntilSettled(service);
    expect(await exceptions(payments)).toEqual(['owed_to_payee 3000', 'owed_by_payee 8000']);
    expect(await two.history()).toEqual(before);
  });

  story('pays its payee’s debts before it is paid out again (K6, P6)', async () => {
    const { payments, one, two, body } = await kept(12_000);
    await two.act('payout-again', body);
    expect((await one.history()).slice(-2)).toEqual(['K6', 'K10']);
    expect((await two.history()).slice(-2)).toEqual(['K6o', 'P6']);
    await advanceUntilSettled(service);
    expect(await two.moved('payout')).toEqual([12_000, 2_000]);
    expect(await exceptions(payments)).toEqual([]);
  });

  story('makes a payout of zero when the debt takes all of it (P5)', async () => {
    const { payments, two, body } = await kept(3_000);
    await two.act('payout-again', body);
    expect((await two.history()).slice(-3)).toEqual(['K6o', 'P6', 'P5']);
    expect(await two.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
    await advanceUntilSettled(service);
    expect(await two.moved('payout')).toEqual([3_000]);
    expect(await exceptions(payments)).toEqual(['owed_by_payee 7000']);
  });

  story('is settled by the operator’s act without a payout when the debt takes all that remains', async () => {
    const { payments, one, two } = await twoPaidOut(3_000);
    const refund = await creditOf(two, 3_000);
    await giveBack(refund);
    await two.act('payout-again');
    await advanceUntilSettled(service);
    await returnEntry(service, two.uuid, { stage: 'payout' });
    expect((await two.history()).at(-1)).toBe('P4c');
    await owing(one);
    expect(await exceptions(payments)).toEqual(['owed_to_payee 3000', 'owed_by_payee 10000']);
    await two.act('payout-again');
    expect((await two.history()).slice(-2)).toEqual(['P4c', 'K6o']);
    expect(await exceptions(payments)).toEqual(['owed_by_payee 7000']);
    const again = await service.send('POST', `/admin/v1/transactions/${two.uuid}/payout-again`, { body: {} });
    expect([again.status, again.body.errors[0].code]).toEqual([422, 'invalid_state']);
  });
});
