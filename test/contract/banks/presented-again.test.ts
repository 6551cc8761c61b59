// Debits returned for insufficient funds (Lifecycle, C6r, C7r, C6g, K9): when they are presented
// again, and when not.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerToEntry, itemsOf, receive } from '../../support/banks/bank-answers.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => expectInvariants(service.context.database));

/** A payment of a tenant that wants R01 and R09 presented again, unless `body` says otherwise. */
async function start(present_again = true): Promise<PlayedPayment> {
  const payment = await playPayment(service, { amount: 100, transaction_fee: 3 });
  await service.context.database.query('UPDATE processors SET present_again = $2 WHERE processor_id = $1', [
    payment.payments.processor.uuid,
    present_again,
  ]);
  return payment;
}

/** A second payment of the same payer and payee. */
async function secondPayment({ payments }: PlayedPayment): Promise<PlayedPayment> {
  const { uuid } = await payments.started({ amount: 100, transaction_fee: 3 });
  return playStarted(service, payments, uuid);
}

/**
 * Its payout is sent, and its capture is returned: the payee owes 97, and is debited at the next
 * cut-off.
 */
async function clawedBack(present_again?: boolean): Promise<PlayedPayment> {
  const payment = await start(present_again);
  await payment.days(5);
  await payment.returnEntry('capture', 'R08');
  return payment;
}

const descriptionOf = async ({ uuid }: PlayedPayment) =>
  (await answerToEntry(service, uuid, { stage: 'clawback', code: 'R01' })).header.entry_description;

describe('A clawback that is returned with R01 or R09', () => {
  it('is presented again automatically, at most twice, as RETRY PYMT; then it fails (K9)', async () => {
    const payment = await clawedBack();
    await payment.days(1);
    expect(await descriptionOf(payment)).toBe('CLAWBACK');
    for (const code of ['R01', 'R09']) {
      await payment.returnEntry('clawback', code);
      expect(await payment.statuses()).toMatchObject({ clawback: 'CLAWBACK_PENDING' });
      await payment.days(1);
      expect(await descriptionOf(payment)).toBe('RETRY PYMT');
    }
    await payment.returnEntry('clawback', 'R01');
    expect(await payment.statuses()).toMatchObject({ clawback: 'CLAWBACK_ACH_FAILED' });
    expect((await payment.history()).join(' ')).toMatch(/K1 K2 K5 K9 K2 K5 K9 K2 K5$/);
    expect(await payment.moved('clawback')).toEqual([97, 97, 97]);
    await payment.days(2);
    expect(await payment.statuses()).toMatchObject({ clawback: 'CLAWBACK_ACH_FAILED' });
    expect(await payment.left()).toBe('CLAW 97');
  });

  it('and is collected the second time leaves the books empty', async () => {
    const payment = await clawedBack();
    await payment.days(1);
    await payment.returnEntry('clawback', 'R09');
    await payment.days(6);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CLAWBACK', clawback: 'CLAWBACK_COMPLETE' });
    expect(await payment.left()).toBe('');
  });

  it('is not presented again without the tenant’s wish, with another code, or after it was good', async () => {
    const unwanted = await clawedBack(false);
    await unwanted.days(1);
    await unwanted.returnEntry('clawback', 'R01');
    expect(await unwanted.history()).not.toContain('K9');

    const other = await clawedBack();
    await other.days(1);
    await other.returnEntry('clawback', 'R08');
    expect(await other.history()).not.toContain('K9');

    const late = await clawedBack();
    await late.days(5);
    expect(await late.history()).toContain('K4');
    await late.returnEntry('clawback', 'R01');
    expect(await late.statuses()).toMatchObject({ clawback: 'CLAWBACK_ACH_FAILED' });
    expect(await late.history()).not.toContain('K9');
  });

  it('and reported twice by the bank is presented again once', async () => {
    const payment = await clawedBack();
    await payment.days(1);
    const answer = await answerToEntry(service, payment.uuid, { stage: 'clawback', code: 'R01' });
    await receive(service, answer, answer);
    expect((await payment.history()).filter((one) => one === 'K9')).toHaveLength(1);
    expect((await itemsOf(service, payment.uuid)).map(({ state }) => state)).toEqual(
      expect.arrayContaining(['applied', 'duplicate']),
    );
  });
});

describe('A debit that waits to be presented', () => {
  it('again is given up when its account is disabled, and says why (C6g)', async () => {
    const payment = await start();
    const other = await secondPayment(payment);
    await payment.days(1);
    await payment.returnEntry('capture', 'R01');
    await other.returnEntry('capture', 'R02');
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    await payment.days(1);
    expect(await payment.statuses()).toEqual({ transaction: 'CAPTURE_ACH_FAILED', capture: 'CAPTURE_ACH_FAILED' });
    expect(await payment.payments.read(payment.uuid)).toMatchObject({
      ach_return_code: 'R01',
      failure_code: 'account_disabled',
      failure_reason:
        'The debit was returned with R01. It was not presented again, because the bank account was disabled by R02.',
    });
    expect(await payment.history()).toEqual(['C1', 'C3', 'C6r', 'C6g']);
    expect(await payment.moved('capture')).toEqual([100]);
    // The first return may have been wrong.
    await payment.act('dishonor-won');
    await payment.days(4);
    expect(await payment.statuses()).toMatchObject({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_COMPLETE',
    });
    expect(await payment.left()).toBe('FEE 3');
  });

  it('fails when the bank rejects the file that presents it again: its record keeps the trace number of that file', async () => {
    const payment = await start();
    await payment.days(1);
    await payment.returnEntry('capture', 'R01');
    await payment.days(1);
    const { capture_trace_id } = (await payment.payments.read(payment.uuid)).trace_ids;
    const { body } = await service.send('GET', '/admin/v1/bank-files?limit=1');
    const { uuid } = body.data.bank_files[0];
    expect(
      (await service.send('POST', `/admin/v1/bank-files/${uuid}/reject`, { body: { reason: 'Totals.' } })).status,
    ).toBe(200);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C6r', 'C3', 'C6']);
    expect((await payment.payments.read(payment.uuid)).trace_ids).toMatchObject({ capture_trace_id });
    await expectInvariants(service.context.database);
  });
});

describe('A return of an international entry', () => {
  it.each(['R80', 'R83', 'R85'])('%s moves nothing, and waits for an operator', async (code) => {
    const payment = await start();
    await payment.days(1);
    await receive(service, await answerToEntry(service, payment.uuid, { code }));
    expect(await itemsOf(service, payment.uuid)).toMatchObject([
      { code, state: 'suspense', reason: `${code} is a code for international entries, and we send none` },
    ]);
    expect(await payment.history()).toEqual(['C1', 'C3']);
  });

  it('is applied as the return of the entry that an operator names', async () => {
    const payment = await start();
    await payment.days(1);
    await receive(service, await answerToEntry(service, payment.uuid, { code: 'R84' }));
    const [item] = await itemsOf(service, payment.uuid);
    const answer = await service.send('POST', `/admin/v1/suspense/${item!.uuid}/resolve`, {
      body: { as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture', reason: 'So the bank says.' },
    });
    expect(answer.body.data).toMatchObject({ state: 'applied' });
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_FAILED' });
  });
});
