// `state`: where a payment is, in one word, in its details and in both searches; the next day of
// the payment, what refunds give back, and its accounts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summaryStates } from '../../../src/payments/lifecycle/summary/summary-state.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment } from '../../support/payments/played-payment.ts';
import { directoryLine, importLines } from '../../support/payments/routing-directory.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterAll(() => expectInvariants(service.context.database));
const story = storiesOf(() => service);

const start = (body: object = {}) => playPayment(service, { amount: 100, transaction_fee: 3, ...body });

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever a record holds
type Found = any;

async function detailsOf({ uuid, payments }: PlayedPayment): Promise<Found> {
  const path = `/3p/api/v2/transactions/${uuid}/details`;
  return (await service.send('GET', path, { token: payments.processor.token })).body.data;
}

/**
 * The state of the only payment of its tenant. Each search finds it by this state, and by no other
 * one.
 */
async function stateOf(payment: PlayedPayment): Promise<string> {
  const { token, uuid: processor_uuid } = payment.payments.processor;
  const { state, amount_refunded } = await detailsOf(payment);
  for (const asked of summaryStates) {
    const own = await service.send('GET', `/3p/api/v2/transactions/search?state=${asked}`, { token });
    const ofOperator = await service.send(
      'GET',
      `/admin/v1/transactions?state=${asked}&processor_uuid=${processor_uuid}`,
    );
    for (const { body } of [own, ofOperator]) {
      const found = body.data.transactions.map((one: Found) => [one.uuid, one.state, one.amount_refunded]);
      expect([asked, found]).toEqual([asked, asked === state ? [[payment.uuid, state, amount_refunded]] : []]);
    }
  }
  return state;
}

const nextDay = async (payment: PlayedPayment) => (await detailsOf(payment)).expected_on;

describe('The state of a payment', () => {
  story('goes from started to paid, then to refunded, and each next day is known', async () => {
    const payment = await start();
    expect(await stateOf(payment)).toBe('started');
    const { capture_settles_on, payout_eligible_on } = await detailsOf(payment);
    expect(await nextDay(payment)).toBe(capture_settles_on);
    await payment.days(1);
    expect(await stateOf(payment)).toBe('debited');
    expect(await nextDay(payment)).toBe(payout_eligible_on);
    await payment.days(2);
    await payment.noon();
    expect(await stateOf(payment)).toBe('good');
    const expected = await nextDay(payment);
    // In the evening, when the file is sent.
    await advance(service, { seconds: 36_000 });
    expect(await stateOf(payment)).toBe('paying');
    const paying = await detailsOf(payment);
    expect(paying.expected_on).toBe(expected);
    expect(paying.entries.at(-1)).toMatchObject({ stage: 'payout', settles_on: expected });
    await payment.days(1);
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['paid', null]);
    await payment.refund(40);
    expect((await detailsOf(payment)).amount_refunded).toBe(40);
    await payment.refund(60);
    expect((await detailsOf(payment)).amount_refunded).toBe(100);
    // The payer does not have it yet.
    expect(await stateOf(payment)).toBe('paid');
    await payment.days(6);
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['refunded', null]);
  });

  story('is canceled after a cancel', async () => {
    const payment = await start();
    await payment.payments.cancel(payment.uuid);
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['canceled', null]);
  });

  story('is held only while a hold stops the next entry, and promises no day', async () => {
    const payment = await start();
    const hold = async (stops_capture: boolean) => {
      const body = { kind: 'risk', reason: 'Out of pattern.', stops_capture };
      return (await service.send('POST', `/admin/v1/transactions/${payment.uuid}/holds`, { body })).body.data.uuid;
    };
    const ifReleased = async () => (await detailsOf(payment)).expected_on_if_released;
    const day = await nextDay(payment);
    expect(await ifReleased()).toBeNull();
    const ofCapture = await hold(true);
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['held', null]);
    expect(await ifReleased()).toBe(day);
    await service.send('DELETE', `/admin/v1/holds/${ofCapture}`);
    const ofPayout = await hold(false);
    expect(await stateOf(payment)).toBe('started');
    await payment.days(1);
    // The debit becomes good in spite of the hold. The payout would wait.
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['debited', null]);
    await payment.days(3);
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['held', null]);
    const promised = await ifReleased();
    await service.send('DELETE', `/admin/v1/holds/${ofPayout}`);
    expect(await stateOf(payment)).toBe('good');
    const expected = await nextDay(payment);
    expect(promised).toBe(expected);
    await payment.days(1);
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['paying', expected]);
  });

  story('is returned after a return before the payout', async () => {
    const payment = await start();
    await payment.days(1);
    await payment.returnEntry('capture', 'R01');
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['returned', null]);
  });

  story('is owed after a return that follows the payout, and clawed_back when the payee has paid', async () => {
    const payment = await start();
    await payment.days(5);
    await payment.returnEntry('capture', 'R10');
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['owed', null]);
    await payment.days(1);
    const { entries, expected_on } = await detailsOf(payment);
    expect(entries.at(-1)).toMatchObject({ stage: 'clawback', settles_on: expected_on });
    await payment.days(5);
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['clawed_back', null]);
  });

  story('is owed while the payer owes a refund, and returned when the debt of the payee is written off', async () => {
    const payment = await start();
    await payment.days(5);
    await payment.refund(40);
    await payment.days(6);
    await payment.returnEntry('capture', 'R10');
    await payment.days(1);
    await payment.returnEntry('clawback', 'R02');
    // The payee owes 57, and the payer 40.
    expect(await stateOf(payment)).toBe('owed');
    await payment.act('write-off', { reason: 'Gone.', amount: 57 });
    expect(await stateOf(payment)).toBe('owed');
    await payment.act('payer-debt/write-off', { reason: 'Gone.', amount: 40 });
    expect(await stateOf(payment)).toBe('returned');
  });

  story('is returned while a returned payout goes back to the payer, and refunded when it is there', async () => {
    const payment = await start();
    await payment.days(5);
    await payment.returnEntry('payout', 'R03');
    expect(await stateOf(payment)).toBe('returned');
    const expected = await nextDay(payment);
    await payment.days(1);
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['returned', expected]);
    await payment.days(1);
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['refunded', null]);
  });

  story('is good while a returned payout is kept for another account, and promises no day', async () => {
    const payment = await start();
    await service.context.database.query('UPDATE processors SET keep_returned_payouts = true WHERE processor_id = $1', [
      payment.payments.processor.uuid,
    ]);
    await payment.days(5);
    await payment.returnEntry('payout', 'R03');
    expect([await stateOf(payment), await nextDay(payment)]).toEqual(['good', null]);
  });

  story('and the refunds are in the file of the operator', async () => {
    const { uuid } = await start();
    const { text } = await service.send('GET', '/admin/v1/transactions/file?state=started');
    const [header, ...lines] = text.split('\r\n').map((line) => line.split(','));
    const line = lines.find(([first]) => first === uuid)!;
    expect([line[header!.indexOf('state')], line[header!.indexOf('amount_refunded')]]).toEqual(['started', '0']);
  });

  it('is not in the records that the interface closes', async () => {
    const { payments, uuid } = await start();
    const { token } = payments.processor;
    const [listed] = (await service.send('GET', '/3p/api/v2/transactions', { token })).body.data.transactions;
    for (const record of [listed, await payments.read(uuid), (await payments.started()) as object])
      for (const field of ['state', 'amount_refunded', 'expected_on', 'payer_account'])
        expect(record).not.toHaveProperty(field);
  });
});

describe('The accounts of a payment', () => {
  it('are known by the last four digits and the name of the bank, null for a bank that the directory lacks', async () => {
    const payment = await start();
    const { processor, pair } = payment.payments;
    const accountOf = async (user: string) => {
      const path = `/3p/api/v1/bank-account/${user}`;
      return (await service.send('GET', path, { token: processor.token })).body.data;
    };
    const [payer, payee] = [await accountOf(pair.payer_uuid), await accountOf(pair.payee_uuid)];
    const lastFour = ({ account_number }: { account_number: string }) => account_number.slice(-4);
    expect(await detailsOf(payment)).toMatchObject({
      payer_account: { last_four: lastFour(payer), institution_name: null },
      payee_account: { last_four: lastFour(payee), institution_name: null },
    });
    await importLines(service, [directoryLine({ routing: payer.routing_number, name: 'FIRST BANK' })]);
    const { payer_account } = await detailsOf(payment);
    expect(payer_account.institution_name).toBe('FIRST BANK');
  });
});
