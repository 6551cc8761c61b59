// Reversals and what banks do with them: files that are rejected, second returns, the numbers of
// the sandbox, and the cash on the statement.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerToEntry,
  answerToOwnEntry,
  itemsOf,
  readNow,
  writeAnswers,
  writeInboundFile,
} from '../../support/banks/bank-answers.ts';
import { addBankAccount, customAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterAll(() => expectInvariants(service.context.database));

const get = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;
const post = (path: string, body: object = {}) => service.send('POST', `/admin/v1/${path}`, { body });
const start = () => playPayment(service, { amount: 100, transaction_fee: 3 });
const read = (uuid: string) => get(`reversals/${uuid}`);

async function reversed(payment: PlayedPayment): Promise<string> {
  const { trace_ids } = await payment.payments.read(payment.uuid);
  const body = { trace_id: trace_ids.capture_trace_id, entry_error: 'duplicate' };
  return (await post(`transactions/${payment.uuid}/reversals`, body)).body.data.uuid;
}

/** A payment whose capture is reversed, after the reversal was sent. */
async function reversalSent(): Promise<{ payment: PlayedPayment; uuid: string }> {
  const payment = await start();
  await payment.days(1);
  const uuid = await reversed(payment);
  await payment.days(1);
  return { payment, uuid };
}

async function returned(uuid: string, code: string): Promise<void> {
  await writeInboundFile(service, await writeAnswers(service, [await answerToOwnEntry(service, uuid, { code })]));
  await readNow(service);
}

async function captureReturned({ uuid }: PlayedPayment, code: string): Promise<void> {
  await writeInboundFile(service, await writeAnswers(service, [await answerToEntry(service, uuid, { code })]));
  await readNow(service);
}

describe('A reversal', () => {
  it('goes out again when the bank rejects its file', async () => {
    const { payment, uuid } = await reversalSent();
    const first = (await read(uuid)).trace_id;
    const [file] = (await get('bank-files?limit=1')).bank_files;
    const rejected = await post(`bank-files/${file.uuid}/reject`, { reason: 'The bank lost it.' });
    expect(rejected.status).toBe(200);
    expect(await read(uuid)).toMatchObject({ status: 'REVERSAL_PENDING' });
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_PENDING' });
    await payment.days(2);
    const again = await read(uuid);
    expect(again).toMatchObject({ status: 'REVERSAL_COMPLETE', left: null });
    expect(again.trace_id).not.toBe(first);
    expect(await payment.left()).toBe('');
  });

  it('whose debit is returned after it is complete leaves that return in suspense, and nothing is paid twice', async () => {
    const { payment, uuid } = await reversalSent();
    await payment.days(1);
    await captureReturned(payment, 'R10');
    const [item] = await itemsOf(service, payment.uuid);
    expect(item).toMatchObject({ state: 'suspense', reason: expect.stringContaining('reversed') });
    expect(await read(uuid)).toMatchObject({ status: 'REVERSAL_COMPLETE', left: null });
    // Then the bank returns the reversal too. The debit stays failed: the money is for its return.
    await returned(uuid, 'R03');
    expect(await read(uuid)).toMatchObject({ status: 'REVERSAL_ACH_FAILED', left: 'owed_by_us' });
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    expect(await payment.left()).toBe('REV 100');
    expect((await post(`reversals/${uuid}/write-off`)).body.errors).toMatchObject([{ code: 'invalid_state' }]);
    expect((await post(`reversals/${uuid}/settled`)).body.data).toMatchObject({ ended_as: 'paid', left: null });
    await post(`suspense/${item!.uuid}/resolve`, { as: 'ignored', reason: 'Settled with the payer.' });
    expect(await payment.left()).toBe('');
  });

  it('of an account that ends in 70NN is returned by the simulated bank', async () => {
    const before = await start();
    const { token } = before.payments.processor;
    const account_number = `${customAccount().account_number.slice(0, -4)}7002`;
    const added = await addBankAccount(service, token, before.payments.pair.payer_uuid, { account_number });
    await service.send('PUT', `/3p/api/v1/bank-account/switch/default/${before.payments.pair.payer_uuid}`, {
      token,
      body: { account_uuid: added.uuid, aggregator_type: 'manual' },
    });
    await before.payments.cancel(before.uuid);
    const { uuid } = await before.payments.started({ amount: 100, transaction_fee: 3 });
    const payment = playStarted(service, before.payments, uuid);
    await payment.days(1);
    const reversal = await reversed(payment);
    await payment.days(3);
    expect(await read(reversal)).toMatchObject({ status: 'REVERSAL_ACH_FAILED', ach_return_code: 'R02' });
  });

  it('is cash of its file on the bank statement, and its return is cash of the file of the bank', async () => {
    const { payment, uuid } = await reversalSent();
    await payment.days(1);
    await returned(uuid, 'R03');
    const { days } = await get('bank-statement/reconciliation');
    const moved = await service.context.database.query<{ amount: number; way: string }>(
      `SELECT amount, debit_account || '/' || credit_account AS way FROM postings
       WHERE transaction_uuid = $1 AND 'BANK' IN (debit_account, credit_account) ORDER BY posted_at, transition`,
      [uuid],
    );
    expect(moved).toEqual([
      { amount: 100, way: 'CIF/BANK' },
      { amount: 100, way: 'BANK/REV' },
    ]);
    expect(days.length).toBeGreaterThan(0);
  });
});
