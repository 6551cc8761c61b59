// What an operator reads to a caller about a payment, and the drawn way of its money: every state,
// with and without holds.
import { describe, expect, it } from 'vitest';
import { type Answered, answerOf, nextStepOf } from '../../../console/payment/answer.ts';
import { trackOf } from '../../../console/payment/track.ts';
import { summaryStates } from '../../../src/payments/lifecycle/summary/summary-state.ts';

const parties = { payer: 'Elena', payee: 'Cedar Grocers' };

type Entry = Answered['entries'][number];
const entry = (stage: Entry['stage'], state: Entry['state'], settles_on: string, code?: string): Entry => ({
  stage,
  state,
  settles_on,
  trace_id: `${stage} ${settles_on}`,
  returned_with: code ?? null,
  created_at: '2026-12-07 22:00:00',
});
/** The move that a return caused. It arrives at noon in New York. */
const returning = ({ trace_id, returned_with }: Entry, day: string) => ({
  trace_id,
  return_code: returned_with,
  moved_at: `${day}T17:00:00Z`,
});
const hold = (placed_at: string, released_at: string | null = null) => ({ placed_at, released_at });

const captured = { capture_status: 'CAPTURE_COMPLETE' } as const;
const failed = { capture_status: 'CAPTURE_ACH_FAILED' } as const;
const debit = entry('capture', 'good', '2026-12-08');
const returned = entry('capture', 'returned', '2026-12-08', 'R10');
const payout = entry('payout', 'settled', '2026-12-15');
const payoutBack = entry('payout', 'returned', '2026-12-15', 'R03');
const came = returning(returned, '2026-12-22');
const wentBack = returning(payoutBack, '2026-12-17');
const mayReturn = { returnable_until: '2027-02-09' };

type Some = Partial<Omit<Answered, 'transaction'>> & { transaction?: Partial<Answered['transaction']> };
const payment = ({ transaction, ...some }: Some): Answered => ({
  state: 'started',
  as_of: '2026-12-28',
  after_return: null,
  expected_on: null,
  expected_on_if_released: null,
  amount_refunded: 0,
  capture_settles_on: null,
  payout_eligible_on: null,
  returnable_until: null,
  held_by: null,
  entries: [],
  moves: [],
  holds: [],
  refunds: [],
  ...some,
  transaction: {
    created_at: '2026-12-05 15:00:00',
    capture_status: 'CAPTURE_PENDING',
    payout_status: null,
    clawback_status: null,
    reverse_payout_status: null,
    failure_reason: null,
    ...transaction,
  },
});

const complete = { ...captured, payout_status: 'PAYOUT_COMPLETE' } as const;
const reversed = { ...captured, payout_status: 'PAYOUT_ACH_FAILED' } as const;

/** The record, the answer, and the track: how far, the gate, from where to where it came back. */
const cases: readonly [Some, string, (number | string | null)[]][] = [
  [{ expected_on: '2027-01-04' }, 'Elena’s bank is to be debited on Jan 4.', [0, null]],
  [{}, 'Elena’s bank has not been debited.', [0, null]],
  [
    {
      transaction: { capture_status: 'CAPTURE_ACH_PENDING' },
      expected_on: '2027-01-04',
      entries: [entry('capture', 'returned', '2026-12-08', 'R01')],
      moves: [returning(entry('capture', 'returned', '2026-12-08', 'R01'), '2026-12-10')],
    },
    'Elena’s bank returned the debit on Dec 10 (R01). Elena’s bank is to be debited again on Jan 4.',
    [0, null],
  ],
  [
    { expected_on: '2027-01-04', expected_on_if_released: '2027-01-04', holds: [hold('2026-12-22 15:00:00')] },
    'Elena’s bank is to be debited on Jan 4. On hold since Dec 22.',
    [0, 3],
  ],
  [
    { state: 'held', expected_on_if_released: '2027-01-08', holds: [hold('2026-12-22 15:00:00')] },
    'Elena’s bank has not been debited. On hold since Dec 22. If released today: debited on Jan 8.',
    [0, 1],
  ],
  [
    {
      state: 'debited',
      expected_on: '2026-12-31',
      ...mayReturn,
      entries: [entry('capture', 'sent', '2026-12-29')],
    },
    'The debit is at Elena’s bank and settles on Dec 29. The money is good on Dec 31.',
    [1, null],
  ],
  [
    { state: 'debited', expected_on: '2026-12-31', entries: [entry('capture', 'settled', '2026-12-28')] },
    'Elena’s bank was debited on Dec 28. The money is good on Dec 31.',
    [1, null],
  ],
  [
    {
      state: 'debited',
      expected_on_if_released: '2026-12-31',
      entries: [entry('capture', 'settled', '2026-12-28')],
      holds: [hold('2026-12-23 15:00:00'), hold('2026-12-20 15:00:00', '2026-12-21 15:00:00')],
    },
    'Elena’s bank was debited on Dec 28. On hold since Dec 23. If released today: good on Dec 31.',
    [1, 3],
  ],
  [
    { state: 'good', transaction: captured, expected_on: '2026-12-30', entries: [debit], ...mayReturn },
    'The money came from Elena’s bank and is good. Cedar Grocers is to be paid on Dec 30. Elena’s bank may still take it back until Feb 9.',
    [2, null],
  ],
  [
    {
      state: 'good',
      transaction: captured,
      held_by: 'return',
      expected_on_if_released: '2026-12-30',
      entries: [debit],
    },
    'The money came from Elena’s bank and is good. A return that may be for it waits for a decision. If released today: paid on Dec 30.',
    [2, 3],
  ],
  [
    { state: 'good', transaction: reversed, entries: [debit, payoutBack], moves: [wentBack] },
    'Cedar Grocers’ bank returned the payout on Dec 17 (R03). The money waits for an account of Cedar Grocers that works.',
    [2, null, 3, 2, 'R03'],
  ],
  [
    {
      state: 'held',
      transaction: captured,
      expected_on_if_released: '2027-01-08',
      entries: [debit],
      // The hold was placed at 9 PM on Dec 21 in New York.
      holds: [hold('2026-12-22 02:00:00')],
      ...mayReturn,
    },
    'The money came from Elena’s bank and is good. On hold since Dec 21. If released today: paid on Jan 8.',
    [2, 3],
  ],
  [
    { state: 'paying', transaction: captured, expected_on: '2026-12-29', entries: [debit] },
    'On its way to Cedar Grocers: it arrives on Dec 29.',
    [2.5, null],
  ],
  [
    { state: 'paid', transaction: complete, entries: [debit, payout], ...mayReturn },
    'Paid to Cedar Grocers on Dec 15. Elena’s bank may still take it back until Feb 9.',
    [3, null],
  ],
  [
    { state: 'paid', transaction: complete, entries: [debit, payout], as_of: '2027-10-01', ...mayReturn },
    'Paid to Cedar Grocers on Dec 15, 2026.',
    [3, null],
  ],
  [
    {
      state: 'paid',
      transaction: complete,
      entries: [debit, payout],
      amount_refunded: 4_000,
      refunds: [{ status: 'REFUND_PENDING' }],
    },
    'Paid to Cedar Grocers on Dec 15. $40.00 is being refunded to Elena.',
    [3, null],
  ],
  [
    {
      state: 'paid',
      transaction: complete,
      entries: [debit, payout],
      amount_refunded: 4_000,
      refunds: [{ status: 'REFUND_COMPLETE' }],
    },
    'Paid to Cedar Grocers on Dec 15. $40.00 was refunded to Elena.',
    [3, null],
  ],
  [
    { state: 'paid', transaction: complete, entries: [debit] },
    'Complete: nothing was left to pay to Cedar Grocers.',
    [3, null],
  ],
  [
    { state: 'returned', transaction: failed, entries: [returned], moves: [came] },
    'Elena’s bank returned the debit on Dec 22 (R10). Cedar Grocers was not paid.',
    [1, null, 1, 0, 'R10'],
  ],
  [
    { state: 'returned', transaction: { ...failed, failure_reason: 'The account is blocked.' } },
    'Elena’s bank was not debited: The account is blocked. Cedar Grocers was not paid.',
    [0, null],
  ],
  [
    { state: 'returned', transaction: failed, entries: [returned, payout], moves: [came] },
    'Elena’s bank took it back on Dec 22 (R10). No one owes anything for it.',
    [3, null, 3, 0, 'R10'],
  ],
  [
    {
      state: 'returned',
      transaction: { ...reversed, reverse_payout_status: 'REVERSE_PAYOUT_PENDING' },
      expected_on: '2026-12-30',
      entries: [debit, payoutBack],
      moves: [wentBack],
    },
    'Cedar Grocers’ bank returned the payout on Dec 17 (R03). The money goes back to Elena on Dec 30.',
    [3, null, 3, 0, 'R03'],
  ],
  [
    {
      state: 'held',
      transaction: { ...reversed, reverse_payout_status: 'REVERSE_PAYOUT_PENDING' },
      expected_on_if_released: '2026-12-30',
      entries: [debit, payoutBack],
      moves: [wentBack],
      holds: [hold('2026-12-22 15:00:00')],
    },
    'Cedar Grocers’ bank returned the payout on Dec 17 (R03). The money goes back to Elena. On hold since Dec 22. If released today: paid back on Dec 30.',
    [3, 0, 3, 0, 'R03'],
  ],
  [
    {
      state: 'returned',
      transaction: { ...reversed, reverse_payout_status: 'REVERSE_PAYOUT_ACH_FAILED' },
      entries: [debit, payoutBack],
      moves: [wentBack],
    },
    'Cedar Grocers’ bank returned the payout on Dec 17 (R03). The money waits for an account of Elena that works.',
    [3, null, 3, 0, 'R03'],
  ],
  [
    { state: 'clawed_back', transaction: failed, entries: [returned, payout], moves: [came] },
    'Elena’s bank took it back on Dec 22 (R10). Cedar Grocers had been paid, and has paid it back.',
    [3, null, 3, 0, 'R10'],
  ],
  [
    {
      state: 'owed',
      transaction: { ...failed, clawback_status: 'CLAWBACK_PENDING' },
      expected_on: '2026-12-30',
      entries: [returned, payout],
      moves: [came],
      balances: [{ account: 'CLAW', balance: 12_500 }],
    },
    'Elena’s bank took it back on Dec 22 (R10). Cedar Grocers owes $125.00 for it. Cedar Grocers’ bank is debited on Dec 30.',
    [3, null, 3, 0, 'R10'],
  ],
  [
    {
      state: 'owed',
      transaction: failed,
      entries: [returned, payout],
      moves: [came],
      balances: [{ account: 'RECV', balance: 4_000 }],
    },
    'Elena’s bank took it back on Dec 22 (R10). Elena owes $40.00 for it.',
    [3, null, 3, 0, 'R10'],
  ],
  [
    { state: 'owed', transaction: failed, entries: [returned, payout], moves: [came] },
    'Elena’s bank took it back on Dec 22 (R10). Elena owes money for it.',
    [3, null, 3, 0, 'R10'],
  ],
  [
    {
      state: 'refunded',
      transaction: complete,
      amount_refunded: 12_500,
      entries: [debit, payout, entry('refund_payout', 'settled', '2026-12-23')],
    },
    'Elena has the whole amount back since Dec 23.',
    [3, null, 3, 0, null],
  ],
  [
    {
      state: 'refunded',
      transaction: { ...reversed, reverse_payout_status: 'REVERSE_PAYOUT_ACH_COMPLETE' },
      entries: [debit, payoutBack, entry('reverse_payout', 'settled', '2026-12-23')],
      moves: [wentBack],
    },
    'Cedar Grocers’ bank returned the payout on Dec 17 (R03). Elena has the whole amount back since Dec 23.',
    [3, null, 3, 0, null],
  ],
  [
    { state: 'canceled', transaction: { capture_status: 'CAPTURE_CANCELED' } },
    'Canceled. Elena’s bank was not debited.',
    [0, null],
  ],
];

describe('The answer about a payment', () => {
  it.each(cases)('%#: %j', (some, answer, [at, gate, from, to, code]) => {
    const one = payment(some);
    expect(answerOf(one, parties)).toBe(answer);
    const track = trackOf(one);
    expect([track.at, track.gate]).toEqual([at, gate]);
    expect(track.back === null ? [] : [track.back.from, track.back.to, track.back.code]).toEqual(
      from === undefined ? [] : [from, to, code],
    );
  });

  it('covers every state', () => {
    expect(new Set(cases.map(([{ state = 'started' }]) => state))).toEqual(new Set(summaryStates));
  });

  it('begins with a capital letter when a party has no name', () => {
    const erased = { payer: 'the payer', payee: 'the payee' };
    expect(answerOf(payment({}), erased)).toBe('The payer’s bank has not been debited.');
    const back = payment({ state: 'returned', transaction: failed, entries: [returned], moves: [came] });
    expect(answerOf(back, erased)).toBe('The payer’s bank returned the debit on Dec 22 (R10). The payee was not paid.');
  });

  it('on hold names no day but the day of the hold, and one under the condition of its release', () => {
    for (const state of ['held', 'debited', 'good'] as const)
      for (const released of ['2027-01-08', null]) {
        const answer = answerOf(
          payment({
            state,
            transaction: captured,
            expected_on_if_released: released,
            entries: [debit],
            holds: [hold('2026-12-22 15:00:00')],
          }),
          parties,
        );
        const promised = answer.replace(/If released today: [^.]+\./, '').replace('On hold since Dec 22.', '');
        expect(promised.replace('was debited on Dec 8', '')).not.toMatch(/\d/);
      }
  });
});

describe('What is to be done after a return', () => {
  const nextAfter = (after_return: Partial<NonNullable<Answered['after_return']>>) =>
    nextStepOf(
      payment({
        after_return: {
          stage: 'capture',
          refund_uuid: null,
          code: 'R03',
          title: 'No account',
          meaning: 'It is not open.',
          advice: 'other_account',
          ...after_return,
        },
      }),
      parties,
    );

  it('is said with the name of the holder, and why', () => {
    expect(nextAfter({})).toEqual({
      what: 'Ask Elena for another bank account, then start a new payment.',
      why: 'R03, No account: It is not open.',
    });
    expect(nextAfter({ stage: 'payout' })!.what).toBe(
      'Ask Cedar Grocers for another bank account, then send the money again.',
    );
    expect(nextAfter({ stage: 'reverse_payout', advice: 'operator_decides' })!.what).toBe(
      'Elena is blocked: look at the block and decide.',
    );
    expect(nextStepOf(payment({}), parties)).toBeNull();
  });
});

describe('The way of the money', () => {
  it('has the days that are known, and says which have passed', () => {
    const { stops } = trackOf(
      payment({
        state: 'debited',
        entries: [entry('capture', 'settled', '2026-12-08')],
        payout_eligible_on: '2026-12-31',
      }),
    );
    expect(stops).toEqual([
      { name: 'payer', day: '2026-12-05', isPassed: true },
      { name: 'flight', day: '2026-12-08', isPassed: true },
      { name: 'good', day: '2026-12-31', isPassed: false },
      { name: 'payee', day: null, isPassed: false },
    ]);
  });
});
