// A waiting refund says why it waits, and a failed one why it failed. A record shows the return
// code of one stage only.
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const play = (body: object = {}) => playPayment(service, { transaction_fee: 300, ...body });
async function paidOut(): Promise<PlayedPayment> {
  const payment = await play();
  await payment.days(6);
  return payment;
}

const failure = ({ ach_return_code, failure_code, failure_reason }: Record<string, unknown>) => [
  ach_return_code,
  failure_code,
  failure_reason,
];
const none = [null, null, null];
const failureOfRefund = async ({ payments }: PlayedPayment, refund: string) =>
  failure(await payments.readRefund(refund));
const held = async ({ payments }: PlayedPayment, refund: string) => (await payments.readRefund(refund)).held_reason;

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever an event holds
async function lastEvent({ payments: { processor } }: PlayedPayment, type: string): Promise<any> {
  const { events } = (await service.send('GET', '/3p/api/v1/events?limit=100', { token: processor.token })).body.data;
  return events.findLast((event: { type: string }) => event.type === type).data;
}

describe('A refund that waits', () => {
  story('says that the payout is not sent yet, and nothing after it is sent', async () => {
    const payment = await play();
    await payment.days(1);
    const refund = await payment.refund(4_000);
    expect(await held(payment, refund)).toBe(
      'The payee is debited after the payout of the payment was sent. It was not sent yet.',
    );
    expect((await lastEvent(payment, 'RefundPending')).held_reason).toBe(await held(payment, refund));
    await payment.days(3);
    expect([await payment.refundStatus(refund), await held(payment, refund)]).toEqual(['REFUND_PENDING', null]);
    await payment.days(1);
    expect([await payment.refundStatus(refund), await held(payment, refund)]).toEqual([
      'REFUND_CAPTURE_ACH_PENDING',
      null,
    ]);
  });

  story('names the holds on its payment before its debit and before its credit, in every answer', async () => {
    const payment = await paidOut();
    const { token } = payment.payments.processor;
    const pause = (reason: string) =>
      service.send('POST', `/3p/api/v2/transactions/${payment.uuid}/pause`, { token, body: { reason } });
    const resume = () => service.send('POST', `/3p/api/v2/transactions/${payment.uuid}/resume`, { token, body: {} });
    expect((await pause('Address unclear')).status).toBe(200);
    const hold = { kind: 'risk', reason: 'Looked at by the risk desk' };
    const placed = await service.send('POST', `/admin/v1/transactions/${payment.uuid}/holds`, { body: hold });
    expect(placed.status).toBe(201);
    const refund = await payment.refund(4_000);
    const both = 'The payment is on hold: Address unclear; Looked at by the risk desk';
    expect(await held(payment, refund)).toBe(both);
    expect((await lastEvent(payment, 'RefundPending')).held_reason).toBe(both);
    const list = await service.send('GET', `/3p/api/v1/transactions/${payment.uuid}/refunds`, { token });
    const details = await service.send('GET', `/3p/api/v2/transactions/${payment.uuid}/details`, { token });
    for (const { refunds } of [list.body.data, details.body.data]) expect(refunds[0].held_reason).toBe(both);

    await service.send('DELETE', `/admin/v1/holds/${placed.body.data.uuid}`);
    expect(await held(payment, refund)).toBe('The payment is on hold: Address unclear');
    await resume();
    expect(await held(payment, refund)).toBeNull();
    await payment.days(1);
    expect((await pause('Second look')).status).toBe(200);
    // Its debit is sent and nothing holds it back.
    expect(await held(payment, refund)).toBeNull();
    await payment.days(3);
    expect([await payment.refundStatus(refund), await held(payment, refund)]).toEqual([
      'REFUND_ACH_PENDING',
      'The payment is on hold: Second look',
    ]);
    expect((await lastEvent(payment, 'RefundPayoutPending')).held_reason).toBe('The payment is on hold: Second look');
  });

  story('says that the debit of a batch payee waits for the daily run', async () => {
    const batch = await playBatch();
    const refund = await batch.refund(4_000);
    expect(await held(batch, refund)).toBe('The payee is paid in batches: the debit waits for the next daily run.');
    await batch.days(1);
    expect(await held(batch, refund)).toBeNull();
  });
});

async function playBatch(): Promise<PlayedPayment> {
  const payments = await paymentsOf(service, { payout_type: 'batch' });
  const { uuid } = await payments.started({ transaction_fee: 300 });
  const payment = playStarted(service, payments, uuid);
  await payment.days(6);
  return payment;
}

describe('A refund that failed', () => {
  story('shows its returned debit in the record and in its event; its payment shows nothing of it', async () => {
    const payment = await paidOut();
    const refund = await payment.refund(4_000);
    await payment.days(1);
    expect(await failureOfRefund(payment, refund)).toEqual(none);
    await payment.returnEntry('refund_capture', 'R01', refund);
    const expected = ['R01', 'insufficient_funds', expect.stringMatching(/^R01 Insufficient funds/)];
    expect(await failureOfRefund(payment, refund)).toEqual(expected);
    expect(failure(await lastEvent(payment, 'RefundCaptureFailed'))).toEqual(expected);
    expect(failure(await payment.payments.read(payment.uuid))).toEqual(none);
  });

  story(
    'shows its returned credit, nothing after that is sent again, and the debit when that is returned later',
    async () => {
      const payment = await paidOut();
      const refund = await payment.refund(4_000);
      await payment.days(5);
      await payment.returnEntry('refund_payout', 'R03', refund);
      expect(await failureOfRefund(payment, refund)).toEqual([
        'R03',
        'no_account_or_unable_to_locate_account',
        expect.any(String),
      ]);
      const again = { bank_account_uuid: await anotherAccount(payment) };
      expect((await service.send('POST', `/admin/v1/refunds/${refund}/send-again`, { body: again })).status).toBe(200);
      expect([await payment.refundStatus(refund), await failureOfRefund(payment, refund)]).toEqual([
        'REFUND_ACH_PENDING',
        none,
      ]);
      await payment.days(2);
      await payment.returnEntry('refund_capture', 'R10', refund);
      const [code, , reason] = await failureOfRefund(payment, refund);
      expect([code, reason]).toEqual(['R10', expect.stringMatching(/^R10 /)]);
    },
  );

  story('says that its payment was returned, without a return code of another stage', async () => {
    const payment = await paidOut();
    const refund = await payment.refund(4_000);
    await payment.returnEntry('capture', 'R10');
    const expected = [
      null,
      'payment_came_back',
      expect.stringMatching(/^The capture or the payout of the payment was returned/),
    ];
    expect([await payment.refundStatus(refund), await failureOfRefund(payment, refund)]).toEqual([
      'REFUND_FAILED',
      expected,
    ]);
    expect(failure(await lastEvent(payment, 'RefundCaptureFailed'))).toEqual(expected);
    expect((await payment.payments.read(payment.uuid)).ach_return_code).toBe('R10');
  });
});

async function anotherAccount({ payments }: PlayedPayment): Promise<string> {
  const custom = {
    account_number: '55512345',
    routing_number: '011000015',
    account_name: 'New',
    account_type: 'checking',
  };
  const answer = await service.send('POST', `/3p/api/v1/bank-account/${payments.pair.payer_uuid}`, {
    token: payments.processor.token,
    body: { custom },
  });
  return answer.body.data.uuid;
}
