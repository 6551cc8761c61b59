// A payment whose next entry has no usable bank account: it waits on hold, and continues
// automatically when there is one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => expectInvariants(service.context.database));

const days = (banking_days: number) => advance(service, { banking_days });
const openHolds = async ({ processor: { token } }: Payments, uuid: string) => {
  const { body } = await service.send('GET', `/3p/api/v2/transactions/${uuid}/holds`, { token });
  const holds = body.data.holds as { kind: string; released_at: string | null }[];
  return holds.filter(({ released_at }) => released_at === null).map(({ kind }) => kind);
};
/** The accounts that the entries of a stage used, in order. */
const used = async (uuid: string, stage: string) =>
  (
    await service.context.database.query<{ bank_account_uuid: string }>(
      'SELECT e.bank_account_uuid FROM legs l JOIN entries e ON e.uuid = l.entry_uuid WHERE l.transaction_uuid = $1 AND l.stage = $2 ORDER BY l.attempt, l.created_at',
      [uuid, stage],
    )
  ).map(({ bank_account_uuid }) => bank_account_uuid);

/**
 * Two payments. The first is returned with a code that disables an account, while the second still
 * has to use it.
 */
async function disabled(stage: 'capture' | 'payout', options: Parameters<typeof paymentsOf>[1] = {}) {
  const payments = await paymentsOf(service, options);
  const { uuid: first } = await payments.started();
  await days(stage === 'capture' ? 1 : 4);
  const { uuid: next } = await payments.started();
  if (stage === 'payout') await days(1);
  await returnEntry(service, first, { stage, code: 'R02' });
  return { payments, first, next };
}

describe('A payout to an account that was disabled', () => {
  it.each(['individual', 'batch'] as const)('(%s) waits until the payee has another one', async (payout_type) => {
    const { payments, next } = await disabled('payout', { payout_type });
    await days(5);
    expect([await openHolds(payments, next), (await payments.read(next)).payout_status]).toEqual([
      ['account'],
      'PAYOUT_PENDING_ACH',
    ]);
    const another = await addBankAccount(service, payments.processor.token, payments.pair.payee_uuid);
    await days(2);
    expect([await openHolds(payments, next), await used(next, 'payout')]).toEqual([[], [another.uuid]]);
    expect((await payments.read(next)).payout_status).toBe('PAYOUT_COMPLETE');
  });

  it('is sent to another account of the payee at once, if there is one', async () => {
    const { payments, next } = await disabled('payout');
    const another = await addBankAccount(service, payments.processor.token, payments.pair.payee_uuid);
    await days(6);
    expect([await used(next, 'payout'), (await payments.read(next)).payout_status]).toEqual([
      [another.uuid],
      'PAYOUT_COMPLETE',
    ]);
  });

  it('still waits when the only other account has an invalid routing number', async () => {
    const { payments, next } = await disabled('payout');
    await days(5);
    await addBankAccount(service, payments.processor.token, payments.pair.payee_uuid, { routing_number: '021000022' });
    await days(2);
    expect(await openHolds(payments, next)).toEqual(['account']);
  });
});

describe('A debit of an account that was disabled', () => {
  it('waits until the payer has another one, and debits that', async () => {
    const { payments, next } = await disabled('capture');
    await days(2);
    expect([await openHolds(payments, next), (await payments.read(next)).capture_status]).toEqual([
      ['account'],
      'CAPTURE_PENDING',
    ]);
    expect((await payments.cancel((await payments.read(next)).uuid)).status).toBe(200);
    const { next: other, payments: others } = await disabled('capture');
    await days(1);
    const another = await addBankAccount(service, others.processor.token, others.pair.payer_uuid);
    await days(6);
    expect([await used(other, 'capture'), (await others.read(other)).payout_status]).toEqual([
      [another.uuid],
      'PAYOUT_COMPLETE',
    ]);
  });
});

describe('A refund of a payee without an account', () => {
  it('waits, and several refunds of one payment wait under one hold', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    const { uuid: other } = await payments.started();
    await days(5);
    for (const amount of [1_000, 2_000]) expect((await payments.refund(uuid, { amount })).status).toBe(201);
    await returnEntry(service, other, { stage: 'payout', code: 'R03' });
    await days(1);
    expect(await openHolds(payments, uuid)).toEqual(['account']);
    const another = await addBankAccount(service, payments.processor.token, payments.pair.payee_uuid);
    await days(2);
    expect(await used(uuid, 'refund_capture')).toEqual([another.uuid, another.uuid]);
  });
});
