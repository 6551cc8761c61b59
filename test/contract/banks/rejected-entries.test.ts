// A bank takes our file without one of its entries. An operator names this entry, and it is taken
// back.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ExchangeFault } from '../../../src/banks/connections/exchange/exchange-fault.ts';
import {
  answerToEntry,
  answerToFeePayout,
  answerToOwnEntry,
  bankingDaysOver,
  itemsOf,
  playOneDay,
  receive,
} from '../../support/banks/bank-answers.ts';
import { checkAccount } from '../../support/payments/account-checks.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { feeTenant } from '../../support/payments/fee-payouts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, paymentsOf } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import { registerPerson } from '../../support/payments/users.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterEach(() => expectInvariants(service.context.database));

const start = (body: object = {}) => playPayment(service, { amount: 100, transaction_fee: 3, ...body });
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  service.context.database.query<Row>(text, values);

/** The newest item in suspense. */
const suspended = async () => (await service.send('GET', '/admin/v1/suspense?limit=100')).body.data.items.at(-1);

const resolve = (item: { uuid: string }, named: object, as = 'rejected_entry') =>
  service.send('POST', `/admin/v1/suspense/${item.uuid}/resolve`, {
    body: { as, reason: 'The bank says so.', ...named },
  });

/** The bank rejects the latest entry of a stage. Returns the item. */
async function rejected(payment: PlayedPayment, stage: Parameters<PlayedPayment['returnEntry']>[0] = 'capture') {
  await payment.returnEntry(stage, 'REJ');
  return suspended();
}

/** The same, and an operator names the entry. */
async function taken(payment: PlayedPayment, stage: Parameters<PlayedPayment['returnEntry']>[0] = 'capture') {
  const item = await rejected(payment, stage);
  return resolve(item, { transaction_uuid: payment.uuid, stage });
}

const holdsOf = async ({ uuid, payments }: PlayedPayment) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token: payments.processor.token })).body.data
    .holds;

const refusal = ({ status, body }: Awaited<ReturnType<typeof resolve>>) => [
  status,
  body.errors[0].field,
  body.errors[0].message,
];

describe('A reject', () => {
  it('is in suspense with the words of the bank, and matches no payment', async () => {
    const payment = await start();
    await payment.days(1);
    const item = await rejected(payment);
    expect(item).toMatchObject({
      kind: 'reject',
      code: null,
      direction: 'debit',
      amount: 100,
      state: 'suspense',
      transaction_uuid: null,
      original_trace: null,
    });
    expect(item.item_trace).toMatch(/^REJ\d{12}$/);
    expect(item.reason).toContain(`The bank rejected this entry (${item.item_trace})`);
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_PENDING' });
    expect((await resolve(item, {}, 'ignored')).body.data.state).toBe('resolved');
  });

  it('of a capture before its settlement fails the payment, and nothing is paid or counted as a return', async () => {
    const payment = await start();
    await payment.days(1);
    const { status, body } = await taken(payment);
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: { state: 'applied', reason: null, transaction_uuid: payment.uuid, stage: 'capture', late: false },
    });
    expect(await payment.payments.read(payment.uuid)).toMatchObject({
      transaction_status: 'CAPTURE_ACH_FAILED',
      ach_return_code: null,
      failure_code: 'entry_rejected',
      failure_reason: `The bank rejected the debit (${body.data.item_trace}).`,
    });
    await payment.days(5);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C6']);
    expect(await payment.left()).toBe('');
    const { uuid: processor } = payment.payments.processor;
    expect(
      await query('SELECT sum(returned)::integer AS returned FROM debit_days WHERE processor_id = $1', [processor]),
    ).toEqual([{ returned: 0 }]);
    expect(await query('SELECT FROM blocks WHERE processor_id = $1', [processor])).toEqual([]);
    const billed = await query('SELECT kind FROM billed_subjects WHERE subject_uuid = $1', [payment.uuid]);
    expect(billed).toEqual([{ kind: 'standard_ach' }]);
  });

  it('of a capture that has settled fails it too: the bank never collected the money', async () => {
    const [settled, good, paid] = [await start(), await start(), await start()];
    await settled.days(2);
    expect((await taken(settled)).body.data.state).toBe('applied');
    await good.days(1);
    await good.noon();
    expect(await good.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE' });
    expect((await taken(good)).body.data.state).toBe('applied');
    await paid.days(1);
    expect(await paid.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
    expect((await taken(paid)).body.data.state).toBe('applied');
    await paid.days(5);
    expect(await settled.history()).toEqual(['C1', 'C3', 'C4', 'C7']);
    expect((await good.history()).slice(0, 6)).toEqual(['C1', 'C3', 'C4', 'C5', 'P1', 'C8']);
    expect(await paid.history()).toEqual([
      'C1',
      'C3',
      'C4',
      'C5',
      'P1',
      'P2',
      'P3',
      'C9',
      'K1',
      'K2',
      'K3',
      'K4',
      'K10',
    ]);
    for (const { uuid, payments } of [settled, good, paid])
      expect(await payments.read(uuid)).toMatchObject({ failure_code: 'entry_rejected', ach_return_code: null });
  });

  it('of a payout waits on hold, and is paid once an operator releases the hold', async () => {
    const payment = await start();
    await payment.days(4);
    const { body } = await taken(payment, 'payout');
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_PENDING_ACH' });
    const [hold, ...others] = await holdsOf(payment);
    expect(others).toEqual([]);
    expect(hold).toMatchObject({
      kind: 'operator',
      reason: `The bank rejected the payout (${body.data.item_trace}). Correct the cause, then release the hold.`,
    });
    await payment.days(2);
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_PENDING_ACH' });
    expect((await service.send('DELETE', `/admin/v1/holds/${hold.uuid}`)).status).toBe(200);
    await payment.days(2);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C4', 'C5', 'P1', 'P2', 'P2r', 'P2', 'P3']);
    expect(await payment.left()).toBe('FEE 3');
  });

  it('of the debit of a refund is held, and counts as a debit once', async () => {
    const payment = await start();
    await payment.days(5);
    const refund = await payment.refund(40);
    await payment.days(1);
    expect((await taken(payment, 'refund_capture')).body.data.state).toBe('applied');
    expect(await payment.refundStatus(refund)).toBe('REFUND_PENDING');
    await payment.days(2);
    expect(await payment.refundStatus(refund)).toBe('REFUND_PENDING');
    const [hold] = await holdsOf(payment);
    await service.send('DELETE', `/admin/v1/holds/${hold.uuid}`);
    await payment.days(6);
    expect(await payment.refundStatus(refund)).toBe('REFUND_COMPLETE');
  });

  it('of a batch takes back all its members', async () => {
    const payments = await paymentsOf(service, { payout_type: 'batch' });
    const members: PlayedPayment[] = [];
    for (const amount of [1_000, 2_000])
      members.push(playStarted(service, payments, (await payments.started({ amount })).uuid));
    await advance(service, { banking_days: 4 });
    await taken(members[0]!, 'payout');
    for (const member of members) {
      expect(await member.statuses()).toMatchObject({ payout: 'PAYOUT_PENDING_ACH' });
      expect(await holdsOf(member)).toHaveLength(1);
    }
  });

  it('of a fee payout cancels it until its account is named again', async () => {
    const tenant = await feeTenant(service, 'daily');
    await tenant.start();
    await advance(service, { banking_days: 4 });
    const [{ uuid }] = await tenant.payouts();
    await receive(service, await answerToFeePayout(service, uuid, { code: 'REJ' }));
    expect((await resolve(await suspended(), { fee_payout_uuid: uuid })).body.data.state).toBe('applied');
    await advance(service, { banking_days: 2 });
    expect(await tenant.payouts()).toMatchObject([{ status: 'FEE_PAYOUT_CANCELED', cancel_reason: 'not_writable' }]);
    expect(await tenant.owed()).toBe(300);
    await tenant.name({ bank_account_uuid: await tenant.addAccount() });
    await advance(service, { banking_days: 2 });
    expect((await tenant.payouts()).map(({ status }) => status)).toEqual([
      'FEE_PAYOUT_COMPLETE',
      'FEE_PAYOUT_CANCELED',
    ]);
  });

  it('stays subtracted once when the bank rejects the whole file later', async () => {
    const [payment, other] = [await start(), await start()];
    await payment.days(5);
    const refund = await payment.refund(40);
    await payment.days(1);
    await taken(payment, 'refund_capture');
    const [file] = (await service.send('GET', '/admin/v1/bank-files?limit=1')).body.data.bank_files;
    const answer = await service.send('POST', `/admin/v1/bank-files/${file.uuid}/reject`, { body: { reason: 'All.' } });
    expect(answer.status).toBe(200);
    expect(await payment.refundStatus(refund)).toBe('REFUND_PENDING');
    await other.days(1);
  });
});

describe('Which entry a reject is of', () => {
  it('must have its amount, direction and account number', async () => {
    const payment = await start();
    await payment.days(1);
    const of = async (changes: object) => {
      await receive(service, await answerToEntry(service, payment.uuid, { code: 'REJ', changes }));
      return suspended();
    };
    const named = { transaction_uuid: payment.uuid, stage: 'capture' };
    expect(refusal(await resolve(await of({ amount: 99 }), named))).toEqual([
      422,
      'stage',
      'the item is the reject of a debit of 99 cents, the latest entry of that stage is a debit of 100; both must be equal. Name another entry',
    ]);
    const foreign = await of({ account_number: '99887766' });
    expect(refusal(await resolve(foreign, named))).toEqual([
      422,
      'stage',
      'the item has another account number than the latest entry of that stage; both must be equal. Name another entry',
    ]);
    expect(refusal(await resolve(foreign, {}))[1]).toBe('transaction_uuid');
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_PENDING' });
    const free = await start({ transaction_fee: 0 });
    await free.days(4);
    expect(refusal(await resolve(await rejected(free), { transaction_uuid: free.uuid, stage: 'payout' }))[2]).toContain(
      'the item is the reject of a debit of 100 cents, the latest entry of that stage is a credit of 100',
    );
  });

  it('is never the entry of a return, and a return never the one of a reject', async () => {
    const payment = await start();
    await payment.days(1);
    const named = { transaction_uuid: payment.uuid, stage: 'capture' };
    expect(refusal(await resolve(await rejected(payment), named, 'return_of'))[2]).toContain('the item is a reject');
    await receive(service, await answerToEntry(service, payment.uuid, { code: 'R01', changes: { amount: 98 } }));
    expect(refusal(await resolve(await suspended(), named))).toEqual([
      422,
      'as',
      'the item is a return; only a reject can be a rejected entry',
    ]);
  });

  it('cannot be an entry whose file the bank has not confirmed', async () => {
    const payment = await start();
    const broken = () => Promise.reject(new ExchangeFault('connection_lost', 'as a test asked'));
    await playOneDay(
      service,
      bankingDaysOver(service, () => ({ submit: broken })),
    );
    await receive(service, await answerToEntry(service, payment.uuid, { code: 'REJ' }));
    const named = { transaction_uuid: payment.uuid, stage: 'capture' };
    expect(refusal(await resolve(await suspended(), named))[2]).toContain('the bank has not confirmed the file');
  });

  it('cannot be one that was rejected before, nor a credit that has settled', async () => {
    const payment = await start();
    await payment.days(4);
    const item = await rejected(payment, 'payout');
    const again = await rejected(payment, 'payout');
    const named = { transaction_uuid: payment.uuid, stage: 'payout' };
    expect((await resolve(item, named)).body.data.state).toBe('applied');
    expect(refusal(await resolve(again, named))[2]).toBe(
      'the payment has no payout entry at a bank. Name the stage of a sent entry',
    );
    const [hold] = await holdsOf(payment);
    await service.send('DELETE', `/admin/v1/holds/${hold.uuid}`);
    await payment.days(2);
    expect(refusal(await resolve(again, named))[2]).toBe(
      'the payout has settled. Ask the bank: it returns an entry that has settled',
    );
  });

  it('has no second outcome: a return of it that comes later is in suspense', async () => {
    const payment = await start();
    await payment.days(1);
    const answer = await answerToEntry(service, payment.uuid, { code: 'R01' });
    await taken(payment);
    await receive(service, answer);
    expect((await itemsOf(service, payment.uuid)).at(-1)).toMatchObject({
      kind: 'return',
      state: 'suspense',
      reason: 'the entry was already returned, by a different return',
    });
    expect(await payment.history()).toEqual(['C1', 'C3', 'C6']);
  });
});

describe('The trace number of an entry', () => {
  const traceOf = async (uuid: string): Promise<string> => {
    const [leg] = await query<{ trace_id: string }>(
      `SELECT e.trace_id FROM legs l JOIN entries e ON e.uuid = l.entry_uuid
       WHERE l.transaction_uuid = $1 AND l.stage NOT IN ('capture') ORDER BY l.created_at DESC LIMIT 1`,
      [uuid],
    );
    return leg!.trace_id;
  };
  const captureTrace = async ({ uuid, payments }: PlayedPayment): Promise<string> =>
    (await payments.read(uuid)).trace_ids.capture_trace_id;

  /** A reversal that the bank has. */
  async function reversalSent() {
    const payment = await start();
    await payment.days(1);
    const body = { trace_id: await captureTrace(payment), entry_error: 'duplicate', reason: 'Sent twice.' };
    const asked = await service.send('POST', `/admin/v1/transactions/${payment.uuid}/reversals`, { body });
    await payment.days(1);
    return { payment, uuid: asked.body.data.uuid as string };
  }
  const reversal = async (uuid: string) => (await service.send('GET', `/admin/v1/reversals/${uuid}`)).body.data;

  /** A check whose two credits the bank has. */
  async function checkSent() {
    const { token } = await service.processor();
    const { uuid: user } = await registerPerson(service, token);
    const account = await addBankAccount(service, token, user);
    const { uuid } = (await checkAccount(service, token, user, account)).body.data;
    await advance(service, { banking_days: 1 });
    const entries = await query<{ uuid: string; amount: number }>(
      'SELECT uuid, amount FROM check_entries WHERE check_uuid = $1 ORDER BY amount',
      [uuid],
    );
    const read = async () => (await service.send('GET', `/3p/api/v2/micro-entries/${uuid}`, { token })).body.data;
    return { read, account, checkEntry: entries[0]!.uuid };
  }

  /** The newest item in suspense, after the bank answered an entry with another account number. */
  async function answered(uuid: string, said: { code: string; corrected?: string }) {
    const changes = said.code === 'REJ' ? {} : { account_number: '999' };
    await receive(service, await answerToOwnEntry(service, uuid, { ...said, changes }));
    return suspended();
  }

  it('names the capture that a bank rejected', async () => {
    const payment = await start();
    await payment.days(1);
    const item = await rejected(payment);
    const answer = await resolve(item, { trace_id: await captureTrace(payment) });
    expect(answer.body.data).toMatchObject({ state: 'applied', transaction_uuid: payment.uuid, stage: 'capture' });
  });

  it('names a reversal: its reject cancels it, its return puts the money back', async () => {
    const one = await reversalSent();
    const reject = await answered(one.uuid, { code: 'REJ' });
    expect((await resolve(reject, { trace_id: await traceOf(one.uuid) })).body.data.state).toBe('applied');
    expect(await reversal(one.uuid)).toMatchObject({ status: 'REVERSAL_CANCELED', cancel_reason: 'not_writable' });
    const other = await reversalSent();
    const back = await answered(other.uuid, { code: 'R03' });
    expect(back.reason).toBe('the entry was for a different bank account');
    const named = { trace_id: await traceOf(other.uuid) };
    expect((await resolve(back, named, 'return_of')).body.data.state).toBe('applied');
    expect(await reversal(other.uuid)).toMatchObject({ ach_return_code: 'R03' });
  });

  it('names a micro-entry: its reject cancels the check, its return ends it', async () => {
    const one = await checkSent();
    const reject = await answered(one.checkEntry, { code: 'REJ' });
    expect((await resolve(reject, { trace_id: await traceOf(one.checkEntry) })).body.data.state).toBe('applied');
    expect(await one.read()).toMatchObject({ state: 'canceled', ach_return_code: null });
    const other = await checkSent();
    const back = await answered(other.checkEntry, { code: 'R03' });
    const named = { trace_id: await traceOf(other.checkEntry) };
    expect((await resolve(back, named, 'return_of')).body.data.state).toBe('applied');
    expect(await other.read()).toMatchObject({ state: 'returned', ach_return_code: 'R03' });
  });

  it('is not needed for a change of a micro-entry: it corrects the account of its own entry', async () => {
    const { account, checkEntry } = await checkSent();
    const item = await answered(checkEntry, { code: 'C01', corrected: '4412220001' });
    const corrected = { account_number: '4412220001' };
    expect((await resolve(item, { corrected }, 'correction')).body.data.state).toBe('resolved');
    const [row] = await query<{ last4: string }>(
      'SELECT account_number_last4 AS last4 FROM bank_accounts WHERE uuid = $1',
      [account.uuid],
    );
    expect(row!.last4).toBe('0001');
  });

  it('is refused if no entry has it, if the amount differs, and with another name of an entry', async () => {
    const [payment, other] = [await start(), await start({ amount: 200 })];
    await payment.days(1);
    await other.days(1);
    const item = await rejected(payment);
    const [field, field2] = ['trace_id', 'fee_payout_uuid'];
    expect(refusal(await resolve(item, { trace_id: '999999999999999' }))).toEqual([
      422,
      field,
      'no entry at a bank has this trace number. Name the payment and the stage',
    ]);
    expect(refusal(await resolve(item, { trace_id: await captureTrace(other) }))).toEqual([
      422,
      field,
      expect.stringContaining('the entry with this trace number is a debit of 200'),
    ]);
    const both = { trace_id: await captureTrace(payment), fee_payout_uuid: payment.uuid };
    expect(refusal(await resolve(item, both))).toEqual([422, field, expect.stringContaining(field2)]);
    expect((await resolve(item, { trace_id: '12' })).body.errors[0].message).toContain('15 digits');
    expect((await resolve(item, {}, 'ignored')).body.data.state).toBe('resolved');
  });
});
