// A clawback whose payee may not be debited (Lifecycle, K8): it fails at once or at the cut-off,
// until an operator may repeat it (K9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => expectInvariants(service.context.database));

/**
 * A payment that was paid out and has settled. `other` is a second settled payment of the same
 * payer and payee.
 */
async function paidOut(): Promise<{ payment: PlayedPayment; other: PlayedPayment }> {
  const payment = await playPayment(service, { amount: 100, transaction_fee: 3 });
  const { uuid } = await payment.payments.started({ amount: 100 });
  await payment.days(5);
  return { payment, other: playStarted(service, payment.payments, uuid) };
}

const accountOfPayee = async ({ payments: { processor, pair } }: PlayedPayment) => {
  const path = `/3p/api/v2/users/${pair.payee_uuid}/bank-accounts`;
  const { body } = await service.send('GET', path, { token: processor.token });
  return body.data[0].uuid as string;
};
const anotherAccount = async ({ payments: { processor, pair } }: PlayedPayment) =>
  (await addBankAccount(service, processor.token, pair.payee_uuid)).uuid;
const again = async ({ uuid }: PlayedPayment, body: object = {}) => {
  const answer = await service.send('POST', `/admin/v1/transactions/${uuid}/clawback-again`, { body });
  return answer.status === 200 ? 200 : answer.body.errors[0].code;
};
const forbid = ({ payments: { pair } }: PlayedPayment) =>
  service.send('POST', `/admin/v1/users/${pair.payee_uuid}/blocks`, {
    body: { kind: 'unauthorized', reason: 'They object to debits.' },
  });
const authorize = (payment: PlayedPayment, uuid: string) =>
  service.send('POST', `/3p/api/v2/users/${payment.payments.pair.payee_uuid}/authorizations`, {
    token: payment.payments.processor.token,
    body: {
      bank_account: { uuid, aggregator_type: 'manual' },
      authorized_on: easternDay(service.context.clock.now()),
    },
  });
const failure = async ({ payments, uuid }: PlayedPayment) => {
  const { ach_return_code, failure_code, failure_reason } = await payments.read(uuid);
  return [ach_return_code, failure_code, failure_reason];
};
const holds = async ({ payments: { processor }, uuid }: PlayedPayment) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/holds`, { token: processor.token })).body.data.holds;

/** The payee is debited after all, and the books are empty. */
async function expectCollected(payment: PlayedPayment): Promise<void> {
  await payment.days(6);
  expect((await payment.history()).join(' ')).toMatch(/K8 K9 K2 K3 K4 K10$/);
  expect([await payment.statuses(), await payment.moved('clawback')]).toEqual([
    expect.objectContaining({ transaction: 'CLAWBACK', clawback: 'CLAWBACK_COMPLETE' }),
    [97],
  ]);
}

describe('A clawback of a payee whose bank account is deleted', () => {
  it('fails as soon as it begins, and is sent when an operator names another account', async () => {
    const { payment, other } = await paidOut();
    await other.returnEntry('payout', 'R02');
    await payment.returnEntry('capture', 'R08');
    expect((await payment.history()).slice(-3)).toEqual(['C9', 'K1', 'K8']);
    expect(await payment.statuses()).toMatchObject({ clawback: 'CLAWBACK_ACH_FAILED' });
    expect(await failure(payment)).toEqual([null, 'account_disabled', expect.stringMatching(/they have no other one/)]);
    await payment.days(2);
    expect([await again(payment), await holds(payment)]).toEqual(['bank_account_unusable', []]);

    expect(await again(payment, { bank_account_uuid: await anotherAccount(payment) })).toBe(200);
    await expectCollected(payment);
  });

  it('fails at the cut-off when the account is deleted before it', async () => {
    const { payment, other } = await paidOut();
    await payment.returnEntry('capture', 'R08');
    await other.returnEntry('payout', 'R03');
    expect((await payment.history()).at(-1)).toBe('K1');
    await payment.days(1);
    expect((await payment.history()).slice(-2)).toEqual(['K1', 'K8']);
    expect([await payment.moved('clawback'), await holds(payment)]).toEqual([[], []]);
  });

  it('debits another account of the payee, if there is one', async () => {
    const { payment, other } = await paidOut();
    await anotherAccount(payment);
    await other.returnEntry('payout', 'R02');
    await payment.returnEntry('capture', 'R08');
    await payment.days(6);
    expect((await payment.history()).slice(-5)).toEqual(['K1', 'K2', 'K3', 'K4', 'K10']);
  });
});

describe('A clawback of a payee who does not allow debits', () => {
  it('fails at once when the block is older, and is sent after a new authorization', async () => {
    const { payment } = await paidOut();
    await forbid(payment);
    await payment.returnEntry('capture', 'R08');
    expect((await payment.history()).slice(-2)).toEqual(['K1', 'K8']);
    expect(await failure(payment)).toEqual([null, 'debit_not_authorized', expect.stringMatching(/they are blocked/)]);
    expect(await again(payment, { bank_account_uuid: await anotherAccount(payment) })).toBe('user_blocked');

    expect((await authorize(payment, await accountOfPayee(payment))).status).toBe(201);
    expect(await again(payment)).toBe(200);
    await expectCollected(payment);
  });

  it('fails at the cut-off when the block comes before it', async () => {
    const { payment } = await paidOut();
    await payment.returnEntry('capture', 'R08');
    await forbid(payment);
    await payment.days(1);
    expect((await payment.history()).slice(-2)).toEqual(['K1', 'K8']);
    expect(await payment.left()).toMatch(/CLAW 97/);
  });

  it('is not repeated while the account is blocked by the return (K5)', async () => {
    const { payment } = await paidOut();
    await payment.returnEntry('capture', 'R08');
    await payment.days(1);
    await payment.returnEntry('clawback', 'R08');
    expect(await again(payment)).toBe('bank_account_blocked');
    expect((await payment.history()).at(-1)).toBe('K5');
    await authorize(payment, await accountOfPayee(payment));
    expect(await again(payment)).toBe(200);
    await payment.days(6);
    expect((await payment.history()).slice(-5)).toEqual(['K9', 'K2', 'K3', 'K4', 'K10']);
  });
});

describe('A refund of a payee who does not allow debits', () => {
  it('waits on hold until they allow debits again', async () => {
    const { payment } = await paidOut();
    await forbid(payment);
    await payment.refund(40);
    await payment.days(1);
    expect(await holds(payment)).toMatchObject([{ kind: 'risk', released_at: null }]);
    await authorize(payment, await accountOfPayee(payment));
    await payment.days(1);
    expect(await payment.moved('refund_capture')).toEqual([40]);
  });
});

describe('A user who was deleted', () => {
  const deleted = async ({ payments: { processor, pair } }: PlayedPayment, side: 'payer' | 'payee') => {
    const path = `/3p/api/v2/users/${pair[`${side}_uuid`]}`;
    return (await service.send('DELETE', path, { token: processor.token })).status;
  };

  it('is no longer debited: the clawback fails as soon as it begins, and cannot be repeated', async () => {
    const { payment } = await paidOut();
    await anotherAccount(payment);
    expect(await deleted(payment, 'payee')).toBe(200);
    await payment.returnEntry('capture', 'R08');
    expect((await payment.history()).slice(-3)).toEqual(['C9', 'K1', 'K8']);
    expect(await failure(payment)).toEqual([null, 'account_disabled', expect.stringMatching(/they were deleted/)]);
    expect(await again(payment)).toBe('bank_account_unusable');
    await payment.days(2);
    expect([await payment.moved('clawback'), await payment.left()]).toEqual([[], expect.stringMatching(/CLAW 97/)]);
    // An operator can write it off.
    await payment.act('write-off');
  });

  it('is not debited again after a returned clawback, even if the bank would accept the debit', async () => {
    const { payment } = await paidOut();
    await payment.returnEntry('capture', 'R08');
    await payment.days(1);
    await payment.returnEntry('clawback', 'R01');
    expect(await deleted(payment, 'payee')).toBe(200);
    expect(await again(payment)).toBe('bank_account_unusable');
    expect(await payment.moved('clawback')).toEqual([97]);
  });

  it('still receives what is theirs on their former account, and an operator may send it again', async () => {
    const { payment } = await paidOut();
    expect(await deleted(payment, 'payer')).toBe(200);
    await payment.returnEntry('payout', 'R23');
    await payment.days(2);
    expect(await payment.moved('reverse_payout')).toEqual([100]);
    await payment.returnEntry('reverse_payout', 'R23');
    await payment.act('reverse-payout-again');
    await payment.days(3);
    expect(await payment.moved('reverse_payout')).toEqual([100, 100]);
    expect(await payment.statuses()).toMatchObject({ reverse_payout: 'REVERSE_PAYOUT_ACH_COMPLETE' });
    expect(await holds(payment)).toEqual([]);
  });
});
