// Decisions of an operator on lines of the bank statement (Lifecycle, S2, S3, S4): the move happens
// once, and suspense is empty again.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerToEntry, itemsOf, receive } from '../../support/banks/bank-answers.ts';
import {
  enterExpectedLines,
  enterLines,
  enterSuspenseLine,
  operatorBooks,
  reconciliation,
} from '../../support/banks/bank-statements.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { type PlayedPayment, playPayment } from '../../support/payments/played-payment.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { waitForWeekend, weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
/** For tests that leave nothing in suspense: each begins on a weekend of its own. */
function shareService(): void {
  beforeAll(async () => {
    service = await testService();
  });
  beforeEach(() => waitForWeekend(service));
}
/** For tests that read the whole statement or leave lines in suspense. */
function startServices(): void {
  beforeEach(async () => {
    service = await weekendService();
  });
}
afterEach(() => expectInvariants(service.context.database));

const note = 'So the bank says.';
const start = () => playPayment(service, { amount: 100, transaction_fee: 3 });
const decide = (line: string, what: string, body: object = {}) =>
  service.send('POST', `/admin/v1/bank-statement/lines/${line}/${what}`, { body: { reason: note, ...body } });
const match = (line: string, body: object) => decide(line, 'match', body);
const refusalsOf = (answer: { body: { errors: { code: string }[] } }) => answer.body.errors.map(({ code }) => code);

/**
 * Lets days pass. Then the books agree with the statement, and the operator books hold only what
 * the test names.
 */
async function expectBalanced(operatorBalances = ''): Promise<void> {
  await enterExpectedLines(service);
  const { days } = await reconciliation(service);
  expect(days.filter(({ difference }: { difference: number }) => difference !== 0)).toEqual([]);
  expect(await operatorBooks(service)).toBe(operatorBalances);
}

describe('A return whose cash came and whose file did not (S2)', () => {
  shareService();

  it('fails a settled capture, with the cash that was in suspense (C7)', async () => {
    const payment = await start();
    await payment.days(2);
    await enterExpectedLines(service);
    const { body } = await enterLines(service, { amount: 100, direction: 'debit' });
    const [line] = body.data.lines;
    expect(line.state).toBe('open');
    const as = { as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture', code: 'R02' };
    expect((await match(line.uuid, as)).body.data).toMatchObject({
      state: 'matched',
      matched_as: 'return_of',
      processor_uuid: payment.payments.processor.uuid,
      transaction_uuid: payment.uuid,
      note,
    });
    expect(await payment.history()).toEqual(['C1', 'C3', 'C4', 'C7']);
    expect(await payment.payments.read(payment.uuid)).toMatchObject({ ach_return_code: 'R02' });
    expect(await payment.left()).toBe('');
    await expectBalanced();
    const kinds = await service.context.database.query('SELECT kind FROM billed_subjects WHERE subject_uuid = $1', [
      payment.uuid,
    ]);
    expect(kinds).toEqual(expect.arrayContaining([{ kind: 'return' }]));
  });

  it('is applied once when its file comes later (rule B)', async () => {
    const payment = await start();
    await payment.days(2);
    const line = await enterSuspenseLine(service);
    const answer = await answerToEntry(service, payment.uuid, { code: 'R01' });
    await match(line, { as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture', code: 'R01' });
    await receive(service, answer);
    expect(await itemsOf(service, payment.uuid)).toMatchObject([
      { state: 'duplicate', reason: 'the return was already found on the bank statement' },
    ]);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C4', 'C7']);
    await expectBalanced();
  });

  it('fails a capture that was paid out, and the payee is debited (C9, K1 to K10)', async () => {
    const payment = await start();
    await payment.days(5);
    const line = await enterSuspenseLine(service);
    await match(line, { as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture', code: 'R10' });
    expect((await payment.history()).slice(-2)).toEqual(['C9', 'K1']);
    await payment.days(6);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CLAWBACK' });
    expect(await payment.left()).toBe('');
    await expectBalanced();
  });

  it('of a payout sends the payer their money back (P4, RP1 to RP3)', async () => {
    const payment = await start();
    await payment.days(5);
    const line = await enterSuspenseLine(service, { direction: 'credit', amount: 97 });
    await match(line, { as: 'return_of', transaction_uuid: payment.uuid, stage: 'payout', code: 'R03' });
    await payment.days(3);
    expect(await payment.statuses()).toMatchObject({
      transaction: 'REVERSE_PAYOUT',
      reverse_payout: 'REVERSE_PAYOUT_ACH_COMPLETE',
    });
    expect(await payment.left()).toBe('');
    await expectBalanced();
  });

  it('of a clawback makes the payee owe again what was collected (K5b)', async () => {
    const payment = await start();
    await payment.days(5);
    await payment.returnEntry('capture', 'R08');
    await payment.days(6);
    const line = await enterSuspenseLine(service, { amount: 97 });
    await match(line, { as: 'return_of', transaction_uuid: payment.uuid, stage: 'clawback', code: 'R08' });
    expect(await payment.history()).toContain('K5b');
    expect(await payment.left()).toBe('CLAW 97');
    await expectBalanced();
  });
});

describe('Cash that arrives at the bank', () => {
  shareService();

  it('for a dishonor that was won makes the capture good again (C10)', async () => {
    const payment = await start();
    await payment.days(4);
    await payment.returnEntry('capture', 'R01');
    const line = await enterSuspenseLine(service, { direction: 'credit' });
    await match(line, { as: 'dishonor_won', transaction_uuid: payment.uuid });
    expect((await payment.history()).join(' ')).toMatch(/C10p$/);
    await payment.days(4);
    expect((await payment.payments.read(payment.uuid)).capture_status).toBe('CAPTURE_COMPLETE');
    await expectBalanced();
  });

  it('from a payer who owed it ends the debt (X2)', async () => {
    const payment = await start();
    await payment.days(5);
    await payment.refund(40);
    await payment.days(8);
    await payment.returnEntry('capture', 'R10');
    await payment.days(6);
    expect(await payment.left()).toBe('RECV 40');
    const line = await enterSuspenseLine(service, { direction: 'credit', amount: 40 });
    expect(refusalsOf(await match(line, { as: 'dishonor_won', transaction_uuid: payment.uuid }))).toEqual([
      'invalid_state',
    ]);
    await match(line, { as: 'debt_paid', transaction_uuid: payment.uuid });
    expect(await payment.history()).toContain('X2');
    expect(await payment.left()).toBe('');
    await expectBalanced();
  });

  it('from the operator is booked as own funds (O1)', async () => {
    const line = await enterSuspenseLine(service, { direction: 'credit', amount: 5_000 });
    expect(await operatorBooks(service)).toBe('BANK 5000, SUSP -5000');
    await match(line, { as: 'own_funds' });
    await expectBalanced('BANK 5000, OWN -5000');
  });
});

describe('A line in suspense without a payment', () => {
  startServices();

  it('is settled by another line with which the bank corrected it: the two add up to zero (S3)', async () => {
    const line = await enterSuspenseLine(service, { direction: 'debit', reference: 'wrong' });
    const { body } = await enterLines(service, { direction: 'credit', reference: 'right' });
    const by = body.data.lines[0].uuid;
    expect((await decide(line, 'correct', { corrected_by: by })).body.data).toMatchObject({
      state: 'corrected',
      corrected_by: by,
    });
    await expectBalanced();
    expect(refusalsOf(await decide(by, 'correct'))).toEqual(['invalid_state']);
  });

  it('is closed when the bank removed it from its statement (S3)', async () => {
    const line = await enterSuspenseLine(service);
    const open = (await enterLines(service, { reference: 'open' })).body.data.lines[0].uuid;
    for (const one of [line, open]) expect((await decide(one, 'correct')).body.data.state).toBe('corrected');
    expect((await reconciliation(service)).days).toEqual([]);
    await expectBalanced();
  });

  it('is not settled by a line of another amount or of the same direction', async () => {
    const line = await enterSuspenseLine(service);
    const { body } = await enterLines(service, { reference: 'same way' }, { direction: 'credit', amount: 99 });
    for (const { uuid } of body.data.lines)
      expect(refusalsOf(await decide(line, 'correct', { corrected_by: uuid }))).toEqual(['invalid_state']);
    expect((await decide(line, 'correct', { corrected_by: service.adminToken })).status).toBe(422);
  });

  it('is written off if money left (S4); money that arrived cannot be written off', async () => {
    const line = await enterSuspenseLine(service, { amount: 25 });
    expect((await decide(line, 'write-off')).body.data).toMatchObject({ state: 'written_off', note });
    await expectBalanced('BANK -25, LOSS 25');
    const credit = await enterSuspenseLine(service, { direction: 'credit', amount: 7 });
    expect(refusalsOf(await decide(credit, 'write-off'))).toEqual(['invalid_state']);
    const acts = (await service.send('GET', `/admin/v1/audit-trail?subject_uuid=${line}`)).body.data.acts;
    expect(acts).toMatchObject([{ action: 'statement_line.written_off', reason: note }]);
  });
});

describe('A decision that does not fit', () => {
  startServices();
  let payment: PlayedPayment;
  beforeEach(async () => {
    payment = await start();
  });

  it('is refused, and the line stays in suspense', async () => {
    await payment.days(2);
    await enterExpectedLines(service);
    const [debit, credit, other] = [
      await enterSuspenseLine(service),
      await enterSuspenseLine(service, { direction: 'credit' }),
      await enterSuspenseLine(service, { amount: 99 }),
    ];
    const about = { transaction_uuid: payment.uuid };
    const returned = { as: 'return_of', ...about, stage: 'capture', code: 'R01' };
    const refused: [string, object, string][] = [
      [credit!, returned, 'invalid_state'],
      [other!, returned, 'invalid_state'],
      [debit!, { ...returned, stage: 'payout', code: 'R03' }, 'invalid_state'],
      [debit!, { ...returned, code: 'R61' }, 'return_code'],
      [debit!, { ...returned, code: 'R80' }, 'return_code'],
      [debit!, { ...returned, code: undefined }, 'return_code'],
      [debit!, { ...returned, stage: undefined }, 'required'],
      [debit!, { ...returned, transaction_uuid: undefined }, 'required'],
      [debit!, { ...returned, transaction_uuid: debit }, 'not_found'],
      [debit!, { as: 'own_funds' }, 'invalid_state'],
      [debit!, { as: 'dishonor_won', ...about }, 'invalid_state'],
      [credit!, { as: 'dishonor_won', ...about }, 'invalid_state'],
      [credit!, { as: 'debt_paid', ...about }, 'amount_exceeds_debt'],
    ];
    for (const [line, body, code] of refused)
      expect(refusalsOf(await match(line, body)), JSON.stringify(body)).toEqual([code]);
    expect(await operatorBooks(service)).toBe('BANK -99, SUSP 99');
    expect((await match(payment.uuid, returned)).status).toBe(404);
    expect((await decide(debit!, 'write-off', { reason: '' })).status).toBe(422);
    const [first, second] = [await match(debit!, returned), await match(debit!, returned)];
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect(refusalsOf(await match(debit!, { ...returned, code: 'R02' }))).toEqual(['invalid_state']);
  });

  it('is refused for a return of an unsettled entry, because none of its cash can be back', async () => {
    await payment.days(1);
    const { body } = await enterLines(service, {});
    const returned = { as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture', code: 'R01' };
    expect(refusalsOf(await match(body.data.lines[0].uuid, returned))).toEqual(['invalid_state']);
    expect(await payment.history()).toEqual(['C1', 'C3']);
    expect(await operatorBooks(service)).toBe('');
  });
});
