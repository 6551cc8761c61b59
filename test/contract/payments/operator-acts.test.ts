// Acts of an operator on payments and refunds: send money again, give it back, collect a debt or
// write it off.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayBeDone } from '../../../src/platform/refusals.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import {
  clawbackFailed,
  paidOut,
  payerOwes,
  payoutKept,
  refundCreditReturned,
  advanceUntilSettled as rested,
  reversePayoutReturned,
} from '../../support/payments/failed-payments.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { insertBankAccount } from '../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const query = <Row extends object>(text: string, values: unknown[]) =>
  service.context.database.query<Row>(text, values);
const refusal = ({ status, body }: TestAnswer) => [status, body.errors[0].code, body.errors[0].message];
const rest = () => rested(service);

const onPayment = (uuid: string, act: string, body: object = {}, key?: string) =>
  service.send('POST', `/admin/v1/transactions/${uuid}/${act}`, { body, ...(key === undefined ? {} : { key }) });
const onRefund = (uuid: string, act: string, body: object = {}) =>
  service.send('POST', `/admin/v1/refunds/${uuid}/${act}`, { body });

async function books({ processor }: Payments): Promise<Record<string, number>> {
  const { data } = (await service.send('GET', `/admin/v1/ledger/balances?processor_uuid=${processor.uuid}`)).body;
  return Object.fromEntries(
    data.map(({ account, balance }: { account: string; balance: number }) => [account, balance]),
  );
}

/** The accounts that the entries of a stage were sent to, in order. */
const accountsOf = async (uuid: string, stage: string) =>
  (
    await query<{ account: string }>(
      'SELECT e.bank_account_uuid AS account FROM legs l JOIN entries e ON e.uuid = l.entry_uuid WHERE l.transaction_uuid = $1 AND l.stage = $2 ORDER BY l.attempt',
      [uuid, stage],
    )
  ).map(({ account }) => account);

const acts = async (uuid: string) =>
  (
    await query<{ action: string; actor: string }>(
      `SELECT action, actor FROM audit_trail WHERE subject_uuid = $1 AND actor = 'admin' AND action <> 'entry.returned' ORDER BY uuid`,
      [uuid],
    )
  ).map(({ action }) => action);

const anotherAccount = async ({ processor }: Payments, user: string) =>
  (await addBankAccount(service, processor.token, user)).uuid;

describe('POST /admin/v1/refunds/{uuid}/send-again', () => {
  story('sends the credit to another account of the payer (F9), once', async () => {
    const { payments, uuid, refund } = await refundCreditReturned(service);
    const other = await anotherAccount(payments, payments.pair.payer_uuid);
    const { status, body } = await onRefund(refund, 'send-again', { bank_account_uuid: other.toUpperCase() });
    expect([status, body.data.status]).toEqual([200, 'REFUND_ACH_PENDING']);
    expect(refusal(await onRefund(refund, 'send-again'))).toEqual([
      422,
      'invalid_state',
      expect.stringContaining(mayBeDone),
    ]);
    // A bank account cannot be removed while an entry is on its way to it.
    const { token } = payments.processor;
    const removing = await service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${other}`, { token });
    expect(removing.body.errors[0].code).toBe('payments_in_progress');
    await rest();
    const record = await payments.readRefund(refund);
    expect(record.status).toBe('REFUND_COMPLETE');
    expect(await accountsOf(uuid, 'refund_payout')).toEqual([
      (await payments.read(uuid)).payer_bank_account.uuid,
      other,
    ]);
    expect(await books(payments)).toEqual({ BANK: 300, FEE: -300 });
    const { events } = (await service.send('GET', '/3p/api/v1/events?limit=100', { token })).body.data;
    expect(
      events
        .filter((event: { data: { uuid: string } }) => event.data.uuid === refund)
        .map(({ type }: { type: string }) => type)
        .slice(4),
    ).toEqual(['RefundPayoutCompleted', 'RefundPayoutFailed', 'RefundPayoutPending', 'RefundPayoutCompleted']);
  });

  story('names the audit trail entry as the source of the move', async () => {
    const { refund } = await refundCreditReturned(service);
    await onRefund(refund, 'send-again');
    const sources = await query<{ transition: string; action: string }>(
      `SELECT transition, action FROM transitions h JOIN audit_trail a ON a.uuid = h.source_uuid
       WHERE h.refund_uuid = $1 AND a.subject_uuid = $1 AND a.actor = 'admin'`,
      [refund],
    );
    expect(sources).toEqual([{ transition: 'F9', action: 'refund.credit_retried' }]);
  });

  story('refuses an account that is not the payer’s, is disabled or removed, and changes nothing', async () => {
    const { payments, refund } = await refundCreditReturned(service);
    const { processor, pair } = payments;
    const before = await payments.readRefund(refund);
    const unusable = [
      await anotherAccount(payments, pair.payee_uuid),
      (await insertBankAccount(service, processor.uuid, pair.payer_uuid, { disabled: true, is_default: false })).uuid,
      (await insertBankAccount(service, processor.uuid, pair.payer_uuid, { removed: true, is_default: false })).uuid,
      (await insertBankAccount(service, processor.uuid, pair.payer_uuid, { test_pair: true, is_default: false })).uuid,
      randomUUID(),
    ];
    for (const bank_account_uuid of unusable)
      expect(refusal(await onRefund(refund, 'send-again', { bank_account_uuid })).slice(0, 2)).toEqual([
        422,
        'bank_account_unusable',
      ]);
    expect(await payments.readRefund(refund)).toEqual(before);
    expect(await acts(refund)).toEqual([]);
  });

  story('without an account is refused when the former account can no longer be used', async () => {
    const { payments, uuid, refund } = await refundCreditReturned(service);
    const { payer_bank_account } = await payments.read(uuid);
    await query('UPDATE bank_accounts SET disabled_at = now() WHERE uuid = $1', [payer_bank_account.uuid]);
    expect(refusal(await onRefund(refund, 'send-again')).slice(0, 2)).toEqual([422, 'bank_account_unusable']);
    const bank_account_uuid = await anotherAccount(payments, payments.pair.payer_uuid);
    expect((await onRefund(refund, 'send-again', { bank_account_uuid })).status).toBe(200);
    await rest();
  });
});

describe('POST /admin/v1/refunds/{uuid}/give-back', () => {
  story('owes the money to the payee again (F10) and pays it out; the refund no longer counts', async () => {
    const { payments, uuid, refund } = await refundCreditReturned(service);
    const { status, body } = await onRefund(refund, 'give-back');
    expect([status, body.data.status]).toEqual([200, 'REFUND_FAILED']);
    expect(await books(payments)).toEqual({ BANK: 4_300, FEE: -300, PAYEE: -4_000 });
    const again = await onRefund(refund, 'give-back');
    expect([again.status, again.body.data]).toEqual([200, body.data]);
    expect(refusal(await onRefund(refund, 'send-again')).slice(0, 2)).toEqual([422, 'invalid_state']);
    expect((await onPayment(uuid, 'payout-again')).body.data.payout_status).toBe('PAYOUT_PENDING_ACH');
    await rest();
    expect(await books(payments)).toEqual({ BANK: 300, FEE: -300 });
    expect((await payments.refund(uuid, { amount: 10_000 })).status).toBe(201);
    expect([await acts(refund), await acts(uuid)]).toEqual([['refund.given_back'], ['transaction.payout_retried']]);
  });
});

describe('POST /admin/v1/transactions/{uuid}/payout-again', () => {
  story('sends a kept payout to another account of the payee (P6); later debits of the payee use it too', async () => {
    const { payments, uuid } = await payoutKept(service);
    expect(await books(payments)).toEqual({ BANK: 10_000, FEE: -300, PAYEE: -9_700 });
    const other = await anotherAccount(payments, payments.pair.payee_uuid);
    const answer = await onPayment(uuid, 'payout-again', { bank_account_uuid: other });
    expect([answer.status, answer.body.data.payout_status]).toEqual([200, 'PAYOUT_PENDING_ACH']);
    await rest();
    await payments.refund(uuid, { amount: 1_000 });
    await rest();
    const first = (await payments.read(uuid)).payee_bank_account.uuid;
    expect(await accountsOf(uuid, 'payout')).toEqual([first, other]);
    expect(await accountsOf(uuid, 'refund_capture')).toEqual([other]);
    expect(await books(payments)).toEqual({ BANK: 300, FEE: -300 });
  });

  story('is refused while a payout is on its way, and when nothing is left over', async () => {
    const { uuid } = await paidOut(service);
    expect(refusal(await onPayment(uuid, 'payout-again'))).toEqual([
      422,
      'invalid_state',
      'payout_status is PAYOUT_COMPLETE and the payee is owed 0 cents; a new payout needs PAYOUT_COMPLETE, PAYOUT_ACH_FAILED or PAYOUT_CANCELED and an amount owed to the payee. While a payout is in progress, wait until it ends',
    ]);
    const { payments } = await paidOut(service);
    const { uuid: pending } = await payments.started();
    await advance(service, { banking_days: 4 });
    expect(refusal(await onPayment(pending, 'payout-again')).slice(0, 2)).toEqual([422, 'invalid_state']);
    await rest();
  });
});

describe('POST /admin/v1/transactions/{uuid}/reverse-payout-again', () => {
  story('sends what the payer is owed to another account of the payer (RP5)', async () => {
    const { payments, uuid } = await reversePayoutReturned(service, 'R02');
    expect(await books(payments)).toEqual({ BANK: 10_000, PAYER: -10_000 });
    const bank_account_uuid = await anotherAccount(payments, payments.pair.payer_uuid);
    const answer = await onPayment(uuid, 'reverse-payout-again', { bank_account_uuid });
    expect([answer.status, answer.body.data.reverse_payout_status]).toEqual([200, 'REVERSE_PAYOUT_PENDING']);
    await rest();
    expect((await payments.read(uuid)).reverse_payout_status).toBe('REVERSE_PAYOUT_ACH_COMPLETE');
    expect((await accountsOf(uuid, 'reverse_payout')).at(-1)).toBe(bank_account_uuid);
    expect(await books(payments)).toEqual({});
  });

  story('refuses an account that is not the payer’s or cannot be used, and changes nothing', async () => {
    const { payments, uuid } = await reversePayoutReturned(service);
    const { processor, pair } = payments;
    const before = await payments.read(uuid);
    const unusable = [
      await anotherAccount(payments, pair.payee_uuid),
      (await insertBankAccount(service, processor.uuid, pair.payer_uuid, { disabled: true, is_default: false })).uuid,
      randomUUID(),
    ];
    for (const bank_account_uuid of unusable)
      expect(refusal(await onPayment(uuid, 'reverse-payout-again', { bank_account_uuid })).slice(0, 2)).toEqual([
        422,
        'bank_account_unusable',
      ]);
    expect(await payments.read(uuid)).toEqual(before);
    expect(await acts(uuid)).toEqual([]);
    expect((await onPayment(uuid, 'reverse-payout-again')).status).toBe(200);
    await rest();
    expect(await books(payments)).toEqual({});
  });
});

describe('POST /admin/v1/transactions/{uuid}/clawback-again', () => {
  story('debits the payee once more after a clawback failed (K9)', async () => {
    const { payments, uuid } = await clawbackFailed(service);
    const answer = await onPayment(uuid, 'clawback-again');
    expect([answer.status, answer.body.data.clawback_status]).toEqual([200, 'CLAWBACK_PENDING']);
    expect(refusal(await onPayment(uuid, 'clawback-again')).slice(0, 2)).toEqual([422, 'invalid_state']);
    await rest();
    expect((await payments.read(uuid)).clawback_status).toBe('CLAWBACK_COMPLETE');
    expect(await books(payments)).toEqual({});
    expect(await acts(uuid)).toEqual(['transaction.clawback_retried']);
  });

  story('refuses an account that may no longer be debited, and accepts another one of the payee', async () => {
    const { payments, uuid } = await paidOut(service);
    await returnEntry(service, uuid, { stage: 'capture' });
    await rest();
    await returnEntry(service, uuid, { stage: 'clawback', code: 'R02' });
    expect(refusal(await onPayment(uuid, 'clawback-again')).slice(0, 2)).toEqual([422, 'bank_account_unusable']);
    const bank_account_uuid = await anotherAccount(payments, payments.pair.payee_uuid);
    expect((await onPayment(uuid, 'clawback-again', { bank_account_uuid })).status).toBe(200);
    await rest();
    expect((await accountsOf(uuid, 'clawback')).at(-1)).toBe(bank_account_uuid);
    expect(await books(payments)).toEqual({});
  });
});

describe('POST /admin/v1/transactions/{uuid}/write-off', () => {
  story('books what the payee owes as a loss, in parts or whole (K7), and never more', async () => {
    const { payments, uuid } = await clawbackFailed(service);
    const more = await onPayment(uuid, 'write-off', { amount: 9_701 });
    expect(refusal(more)).toEqual([422, 'amount_exceeds_debt', 'must be at most 9700, the debt in cents']);
    expect((await onPayment(uuid, 'write-off', { amount: 700 })).status).toBe(200);
    expect(await books(payments)).toEqual({ BANK: -9_700, CLAW: 9_000, LOSS: 700 });
    expect((await onPayment(uuid, 'write-off')).body.data.clawback_status).toBe('CLAWBACK_ACH_FAILED');
    expect(await books(payments)).toEqual({ BANK: -9_700, LOSS: 9_700 });
    const again = await Promise.all([{}, { amount: 9_000 }].map((body) => onPayment(uuid, 'write-off', body)));
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(refusal(await onPayment(uuid, 'write-off', { amount: 1 })).slice(0, 2)).toEqual([422, 'invalid_state']);
    const detail = await query(
      `SELECT detail FROM audit_trail WHERE subject_uuid = $1 AND action LIKE '%written_off'`,
      [uuid],
    );
    expect(detail).toEqual([{ detail: { amount: 700 } }, { detail: { amount: 9_000 } }]);
  });

  story('runs once under one Idempotency-Key', async () => {
    const { payments, uuid } = await clawbackFailed(service);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => onPayment(uuid, 'write-off', { amount: 100 }, key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await books(payments)).LOSS).toBe(100);
  });
});

describe('POST /admin/v1/transactions/{uuid}/payer-debt/…', () => {
  story('write-off books what the payer owes as a loss (X1); paid books what the payer paid later (X2)', async () => {
    const { payments, uuid } = await payerOwes(service);
    expect(await books(payments)).toEqual({ BANK: -4_000, RECV: 4_000 });
    expect((await onPayment(uuid, 'payer-debt/paid', { amount: 500 })).status).toBe(200);
    expect((await onPayment(uuid, 'payer-debt/write-off')).status).toBe(200);
    expect(await books(payments)).toEqual({ BANK: -3_500, LOSS: 3_500 });
    expect((await onPayment(uuid, 'payer-debt/write-off')).status).toBe(200);
    expect(refusal(await onPayment(uuid, 'payer-debt/paid', { amount: 3_501 })).slice(0, 2)).toEqual([
      422,
      'amount_exceeds_debt',
    ]);
    expect((await onPayment(uuid, 'payer-debt/paid')).status).toBe(200);
    expect(await books(payments)).toEqual({});
    expect(refusal(await onPayment(uuid, 'payer-debt/paid'))).toEqual([
      422,
      'invalid_state',
      'the payer owes 0 cents and 0 cents are written off; a payment of a debt needs one of the two above 0. Check the uuid of the transaction. It may have been done by an earlier request whose answer was lost.',
    ]);
    expect(await acts(uuid)).toEqual([
      'transaction.debt_paid',
      'transaction.debt_written_off',
      'transaction.debt_paid',
    ]);
  });
});

describe('Every act of an operator', () => {
  const paths = [
    ...[
      'payout-again',
      'reverse-payout-again',
      'clawback-again',
      'write-off',
      'payer-debt/write-off',
      'payer-debt/paid',
    ].map((act) => `/admin/v1/transactions/{uuid}/${act}`),
    ...['send-again', 'give-back'].map((act) => `/admin/v1/refunds/{uuid}/${act}`),
  ];

  it.each(paths)('%s: answers 404 for an unknown subject, 403 for a tenant’s token', async (path) => {
    const at = path.replace('{uuid}', randomUUID());
    expect(refusal(await service.send('POST', at, { body: {} })).slice(0, 2)).toEqual([404, 'not_found']);
    const { token } = await service.processor();
    expect((await service.send('POST', at, { token, body: {} })).status).toBe(403);
  });

  it.each(paths.slice(0, 6))('%s: is refused on a payment without a failure', async (path) => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    const answer = await service.send('POST', path.replace('{uuid}', uuid), { body: {} });
    expect(refusal(answer).slice(0, 2)).toEqual([422, 'invalid_state']);
    expect(await acts(uuid)).toEqual([]);
    await payments.cancel(uuid);
  });
});
