// Files that a bank processed twice: the money of the copy, with no effect on the payments.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { answerToEntry, itemsOf, readNow, writeAnswers, writeInboundFile } from '../../support/banks/bank-answers.ts';
import { checkEntriesOf, returnCheckEntry, startPrenote } from '../../support/payments/account-checks.ts';
import { addBankAccount, customAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type PlayedPayment, playStarted } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterAll(() => expectInvariants(service.context.database));

const get = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;
const post = (path: string, body: object = {}) => service.send('POST', `/admin/v1/${path}`, { body });
const days = (banking_days: number) => advance(service, { banking_days });
const reason = 'The statement shows the file twice.';
const read = (uuid: string) => get(`file-copies/${uuid}`);

/** Cents on DUP of the operator books, debit positive. */
async function dup(): Promise<number> {
  const [row] = await service.context.database.query<{ balance: number }>(
    `SELECT coalesce(sum(CASE debit_account WHEN 'DUP' THEN amount ELSE -amount END), 0)::integer AS balance
     FROM postings WHERE 'DUP' IN (debit_account, credit_account)`,
    [],
  );
  return row!.balance;
}

/** Payments whose captures are in one file that the simulated bank processes twice. */
async function processedTwice(
  count: number,
  account?: string,
): Promise<{ file: string; payments: Payments; all: PlayedPayment[] }> {
  await days(2);
  const payments = await paymentsOf(service);
  if (account !== undefined) {
    const added = await addBankAccount(service, payments.processor.token, payments.pair.payer_uuid, {
      account_number: account,
    });
    await service.send('PUT', `/3p/api/v1/bank-account/switch/default/${payments.pair.payer_uuid}`, {
      token: payments.processor.token,
      body: { account_uuid: added.uuid, aggregator_type: 'manual' },
    });
  }
  const all: PlayedPayment[] = [];
  for (let n = 0; n < count; n++) {
    const { uuid } = await payments.started({ amount: 100, transaction_fee: 3 });
    all.push(playStarted(service, payments, uuid));
  }
  const asked = await service.send('POST', '/sandbox/v1/bank/process-twice', { body: {} });
  expect(asked.status).toBe(200);
  await days(1);
  return { file: (await get('bank-files?limit=1')).bank_files[0].uuid, payments, all };
}

async function reported(file: string): Promise<string> {
  const answer = await post(`bank-files/${file}/processed-twice`, { reason });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data.uuid;
}

let references = 0;

/**
 * A line of the bank statement that no cash of the books explains. Lines of the same amount that
 * the books expect come before it.
 */
async function line(direction: 'debit' | 'credit', amount: number): Promise<string> {
  const booked_on = easternDay(service.context.clock.now());
  for (;;) {
    const reference = `FILE TWICE ${++references}`;
    const answer = await post('bank-statement/lines', { lines: [{ booked_on, direction, amount, reference }] });
    if (answer.status >= 300) throw new Error(answer.text);
    const [entered] = answer.body.data.lines;
    if (entered.state !== 'expected') return entered.uuid;
  }
}

const match = (uuid: string, file_copy_uuid: string) =>
  post(`bank-statement/lines/${uuid}/match`, { as: 'file_processed_twice', file_copy_uuid, reason });

async function matched(uuid: string, copy: string): Promise<void> {
  const answer = await match(uuid, copy);
  if (answer.status !== 200) throw new Error(answer.text);
}

/** The bank returns the entry of a capture, with a trace number of its own each time. */
async function returned({ uuid }: PlayedPayment, code: string): Promise<void> {
  await writeInboundFile(service, await writeAnswers(service, [await answerToEntry(service, uuid, { code })]));
  await readNow(service);
}

describe('A file that the bank processed twice', () => {
  it('and that has a prenote, which may come back twice: neither return moves money', async () => {
    await days(2);
    const payments = await paymentsOf(service);
    await payments.started({ amount: 100 });
    const { token } = payments.processor;
    const { uuid: prenote } = (await startPrenote(service, token, payments.pair.payee_uuid)).body.data;
    await days(1);
    const copy = await reported((await get('bank-files?limit=1')).bank_files[0].uuid);
    const before = await dup();
    const [entry] = await checkEntriesOf(service, prenote);
    for (const code of ['R03', 'R03']) await returnCheckEntry(service, entry!.uuid, code);
    expect((await service.send('GET', `/3p/api/v2/prenotes/${prenote}`, { token })).body.data.state).toBe('returned');
    expect(await read(copy)).toMatchObject({ return_count: 1, returns_in: 0, returns_out: 0, rest: 0 });
    expect(await dup()).toBe(before);
    expect((await post(`file-copies/${copy}/close`, { reason })).status).toBe(200);
  });

  it('and takes back itself: both lines are matched to the copy, and it is even', async () => {
    const { file, all } = await processedTwice(2);
    await days(1);
    const uuid = await reported(file);
    expect((await post(`bank-files/${file}/processed-twice`, { reason })).body.data).toMatchObject({ uuid });
    const reversal = await post(`bank-files/${file}/reversals`, { entry_error: 'duplicate', reason });
    expect(reversal.body.errors).toMatchObject([{ message: expect.stringContaining('its payments are right') }]);
    expect(await get(`bank-files/${file}/reversal-preview`)).toMatchObject({
      count: 0,
      refused: [{ why: 'processed_twice', count: 2 }],
    });
    const [{ trace_id }] = (await get(`transactions/${all[0]!.uuid}/reversible-entries`)).entries;
    const ofEntry = await post(`transactions/${all[0]!.uuid}/reversals`, { trace_id, entry_error: 'duplicate' });
    expect(ofEntry.body.errors).toMatchObject([
      { field: 'trace_id', code: 'invalid_state', message: expect.stringContaining('the payment is right') },
    ]);
    const second = await line('credit', 201);
    await matched(second, uuid);
    expect(await read(uuid)).toMatchObject({ state: 'open', file_debits: 200, lines_in: 201, rest: 201 });
    expect(await dup()).toBe(-201);
    const early = await post(`file-copies/${uuid}/close`, { reason });
    expect(early.body.errors).toMatchObject([{ code: 'invalid_state', message: expect.stringContaining('$2.01') }]);
    const today = (await get('today')).waiting.find(({ kind }: { kind: string }) => kind === 'file_processed_twice');
    expect(today).toMatchObject({ count: 1, amount: 201, path: '/admin/v1/file-copies?state=open' });
    expect(today.deadline_at).not.toBeNull();

    const back = await line('debit', 201);
    await matched(back, uuid);
    await post(`bank-statement/lines/${back}/undo`, { reason: 'Another line.' });
    expect(await dup()).toBe(-201);
    await matched(back, uuid);
    const closed = await post(`file-copies/${uuid}/close`, { reason });
    expect(closed.body.data).toMatchObject({ state: 'closed', rest: 0, lines_out: 201, written_off: 0 });
    expect((await post(`file-copies/${uuid}/close`, { reason })).body.data).toEqual(closed.body.data);
    expect(await dup()).toBe(0);
    const undone = await post(`bank-statement/lines/${back}/undo`, { reason: 'Another line.' });
    expect(undone.body.errors).toMatchObject([{ code: 'invalid_state' }]);
    const late = await match(await line('debit', 7), uuid);
    expect(late.body.errors).toMatchObject([{ field: 'file_copy_uuid', code: 'invalid_state' }]);
    await days(4);
    for (const payment of all) expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
  });

  it('cannot be rejected any more: its entries would go out a third time', async () => {
    const { file, all } = await processedTwice(1);
    await reported(file);
    const rejected = await post(`bank-files/${file}/reject`, { reason: 'A duplicate.' });
    expect(rejected.body.errors).toMatchObject([
      { field: 'uuid', code: 'invalid_state', message: expect.stringContaining('processed this file twice') },
    ]);
    expect(await get(`bank-files/${file}`)).toMatchObject({ state: 'confirmed' });
    expect(await all[0]!.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_PENDING' });
  });

  it('keeps the reversals that were asked for before, until it is closed', async () => {
    const { file, all } = await processedTwice(1);
    const [payment] = all as [PlayedPayment];
    const [{ trace_id }] = (await get(`transactions/${payment.uuid}/reversible-entries`)).entries;
    const asked = await post(`transactions/${payment.uuid}/reversals`, { trace_id, entry_error: 'duplicate' });
    expect(asked.status).toBe(201);
    const copy = await reported(file);
    const status = async () => (await get(`reversals/${asked.body.data.uuid}`)).status;
    await days(2);
    expect(await status()).toBe('REVERSAL_PENDING');
    expect((await post(`file-copies/${copy}/close`, { reason })).status).toBe(200);
    await days(1);
    expect(await status()).toBe('REVERSAL_ACH_PENDING');
  });

  it('gets the answers of the sandbox twice: the second return moves no payment', async () => {
    const account = `${customAccount().account_number.slice(0, -4)}0001`;
    const { file, all, payments } = await processedTwice(1, account);
    const uuid = await reported(file);
    await days(3);
    const [payment] = all as [PlayedPayment];
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    expect(await payment.payments.read(payment.uuid)).toMatchObject({ ach_return_code: 'R01' });
    const items = await itemsOf(service, payment.uuid);
    expect(items.map(({ state }) => state).toSorted()).toEqual(['applied', 'resolved']);
    expect(await read(uuid)).toMatchObject({ return_count: 1, returns_out: 100, rest: -100 });
    expect(await payment.left()).toBe('');
    // The second sum came in, and the second return took it out.
    await matched(await line('credit', 100), uuid);
    expect(await read(uuid)).toMatchObject({ rest: 0 });
    expect((await post(`file-copies/${uuid}/close`, { reason })).body.data).toMatchObject({ state: 'closed' });
    expect(payments.processor.uuid).toBeDefined();
  });

  it('whose second return came before it was recorded: the item in suspense is resolved to the copy', async () => {
    const { file, all } = await processedTwice(1);
    await days(1);
    const [payment] = all as [PlayedPayment];
    await returned(payment, 'R02');
    await returned(payment, 'R02');
    const [item] = (await get('suspense')).items;
    expect(item).toMatchObject({ state: 'suspense', reason: expect.stringContaining('already returned') });
    const early = await post(`suspense/${item.uuid}/resolve`, { as: 'copy_return', reason });
    expect(early.body.errors).toMatchObject([{ field: 'as', code: 'invalid_state' }]);
    const uuid = await reported(file);
    const resolved = await post(`suspense/${item.uuid}/resolve`, { as: 'copy_return', reason });
    expect([resolved.status, resolved.body.data]).toMatchObject([200, { state: 'resolved' }]);
    expect((await post(`suspense/${item.uuid}/resolve`, { as: 'copy_return', reason })).body.data).toEqual(
      resolved.body.data,
    );
    expect(await read(uuid)).toMatchObject({ return_count: 1, rest: -100 });
    // A third return of the entry is of no copy.
    await returned(payment, 'R02');
    const [third] = (await get('suspense')).items;
    expect(third).toMatchObject({ state: 'suspense', reason: expect.stringContaining('already returned') });
    await post(`suspense/${third.uuid}/resolve`, { as: 'ignored', reason: 'The bank sent it by mistake.' });
    await matched(await line('credit', 100), uuid);
    await post(`file-copies/${uuid}/close`, { reason });
    expect(await dup()).toBe(0);
  });

  it('a return as a duplicate (R24) is of the copy also if it comes first', async () => {
    const { file, all } = await processedTwice(1);
    await days(1);
    const uuid = await reported(file);
    const [payment] = all as [PlayedPayment];
    await returned(payment, 'R24');
    expect(await payment.statuses()).not.toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    expect(await read(uuid)).toMatchObject({ return_count: 1, returns_out: 100, rest: -100 });
    await matched(await line('credit', 100), uuid);
    await post(`file-copies/${uuid}/close`, { reason });
    await days(4);
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
  });

  it('leaves a loss by name, which an operator writes off; a second return opens it again', async () => {
    const { file, all } = await processedTwice(2);
    await days(1);
    const uuid = await reported(file);
    await matched(await line('credit', 200), uuid);
    await matched(await line('debit', 203), uuid);
    expect(await read(uuid)).toMatchObject({ rest: -3 });
    const closed = await post(`file-copies/${uuid}/close`, { reason });
    expect(closed.body.data).toMatchObject({ state: 'closed', rest: 0, written_off: 3 });
    const [payment] = all as [PlayedPayment];
    await returned(payment, 'R03');
    await returned(payment, 'R03');
    expect(await read(uuid)).toMatchObject({ state: 'open', closed_at: null, rest: -100, written_off: 3 });
    expect((await post(`file-copies/${uuid}/close`, { reason })).body.data).toMatchObject({
      written_off: 103,
      rest: 0,
    });
    expect(await dup()).toBe(0);
    expect((await get(`file-copies?file_uuid=${file}`)).file_copies).toHaveLength(1);
  });

  it('waits for a second operator when the policies say so', async () => {
    const { file } = await processedTwice(1);
    const policy = (is_required: boolean) =>
      service.send('PUT', '/admin/v1/approval-policies/bank_records', { body: { is_required } });
    await policy(true);
    try {
      const asked = await post(`bank-files/${file}/processed-twice`, { reason });
      expect([asked.status, asked.body.data]).toMatchObject([202, { approval: { act: 'bank_records', amount: 100 } }]);
    } finally {
      await policy(false);
    }
  });
});

it('Without a record, a second return of an entry waits in suspense and moves nothing', async () => {
  const { all } = await processedTwice(1);
  await days(1);
  const [payment] = all as [PlayedPayment];
  await returned(payment, 'R02');
  await returned(payment, 'R02');
  const [item] = (await get('suspense')).items;
  expect(item).toMatchObject({ reason: expect.stringContaining('already returned') });
  expect(await payment.left()).toBe('');
  await post(`suspense/${item.uuid}/resolve`, { as: 'ignored', reason: 'Looked into.' });
});
