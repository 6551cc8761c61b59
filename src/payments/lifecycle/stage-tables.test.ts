// What the rows of the stage tables announce and store (Lifecycle, transitions).
import { describe, expect, it } from 'vitest';
import { directEntries } from '../ledger/direct-entries.ts';
import { clawback } from './clawback.stage.ts';
import { feePayout, feePayoutStatuses } from './fee-payout.stage.ts';
import { refundStatuses } from './refund-statuses.ts';
import type { PaymentFacts, RefundFacts, Transition } from './stage.ts';
import { stageOf, stages } from './stage-names.ts';
import { reversal, reversalEnds, reversalStatuses } from './states/reversal.stage.ts';
import { captureStatuses, clawbackStatuses, payoutStatuses, reversePayoutStatuses } from './statuses.ts';
import { lineWords, transitionWords } from './transition-words.ts';
import { type TransitionName, transitions } from './transitions.ts';

const rows = Object.entries(transitions) as [TransitionName, Transition][];
const named = (chosen: (row: Transition) => boolean) => rows.filter(([, row]) => chosen(row)).map(([name]) => name);

describe('Each event', () => {
  const rowsOf: Record<string, TransitionName[]> = {
    TransactionStarted: ['C1'],
    TransactionCanceled: ['C2'],
    TransactionCaptureStarted: ['C3'],
    TransactionCompleted: ['C5', 'C10', 'C10p', 'C10b'],
    TransactionFailed: ['C6', 'C7', 'C6g', 'C6u', 'C8', 'C9', 'C9p', 'C9b'],
    PayoutCompleted: ['P3', 'P5'],
    PayoutFailed: ['P4', 'P4b', 'P4h', 'P4c', 'P4e'],
    ReversePayoutStarted: ['RP1', 'RP5'],
    ReversePayoutCompleted: ['RP3'],
    ReversePayoutFailed: ['RP4', 'RP4e', 'RP6'],
    ClawbackStarted: ['K1', 'K9'],
    ClawbackCompleted: ['K10'],
    ClawbackFailed: ['K5', 'K5b', 'K5e', 'K5f', 'K8', 'K10w'],
    RefundPending: ['F1'],
    RefundCaptureStarted: ['F2'],
    RefundCaptureCompleted: ['F4', 'F4b'],
    RefundCaptureFailed: ['F1x', 'F7', 'F7b', 'F7c', 'F7d'],
    RefundPayoutPending: ['F4', 'F9'],
    RefundPayoutCompleted: ['F6'],
    RefundPayoutFailed: ['F4b', 'F8', 'F8b', 'F8c', 'F5b', 'F5c', 'F11p'],
  };
  it.each(Object.entries(rowsOf))('%s is announced by exactly these rows', (event, expected) => {
    expect(named(({ notifies }) => (notifies as readonly string[]).includes(event)).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it('of a row is in this list, and two events of a refund are in order', () => {
    const others = rows.flatMap(([, { notifies }]) => notifies).filter((event) => !(event in rowsOf));
    expect(others).toEqual([]);
    expect(transitions.F4.notifies).toEqual(['RefundCaptureCompleted', 'RefundPayoutPending']);
    expect(transitions.F4b.notifies).toEqual(['RefundCaptureCompleted', 'RefundPayoutFailed']);
  });
});

describe('A row', () => {
  it('stores the details of its cause: the code and reason of a return, the trace number of a sent entry, the reason of a cancel', () => {
    type Column = keyof (PaymentFacts & RefundFacts);
    const keeping = (column: Column) => named(({ keeps }) => keeps?.[column] !== undefined);
    const returned = named(({ cause }) =>
      /_returned(_kept)?$|_to_present_again$|_given_up$|^dishonor_won$/.test(cause),
    );
    // Without a return: a clawback that may not be made, a rejected credit of a refund, a credit
    // that is sent again.
    const others = ['K8', 'F5b', 'F5c', 'F9'];
    // Always all three, so that a record never mixes the codes of two stages.
    for (const column of ['ach_return_code', 'failure_code', 'failure_reason'] as const)
      expect(keeping(column).toSorted()).toEqual([...returned, ...others].toSorted());
    expect(keeping('unauthorized')).toEqual(['C8', 'C9', 'C9p', 'C9b', 'C10', 'C10p', 'C10b']);
    expect(keeping('capture_trace_id')).toEqual(['C3']);
    expect(keeping('payout_trace_id')).toEqual(['P2']);
    expect(keeping('reverse_payout_trace_id')).toEqual(['RP2']);
    expect(keeping('refund_capture_trace_id')).toEqual(['F2']);
    expect(keeping('refund_payout_trace_id')).toEqual(['F5']);
    expect(keeping('cancel_reason')).toEqual(['C2']);
    for (const [, { keeps = {} }] of rows)
      for (const [column, detail] of Object.entries(keeps))
        expect(detail).toBe(
          { ach_return_code: 'return_code', cancel_reason: 'reason' }[column] ??
            column.replace(/^.*trace_id$/, 'trace_id'),
        );
  });

  it('that fails a refund stores why: its own entry failed, or its payment did', () => {
    const failing = named(({ to }) => 'status' in to && to.status === 'REFUND_FAILED');
    const saying = named(({ of, keeps, fails }) => of === 'refund' && (fails ?? keeps?.failure_code) !== undefined);
    expect(failing.filter((name) => !saying.includes(name))).toEqual([]);
    expect(named(({ fails }) => fails !== undefined).toSorted()).toEqual(['F11p', 'F1x', 'F4b']);
  });

  it('sets the leg to what happened to its entry, and to null for a rejected entry', () => {
    for (const [name, { cause, to }] of rows) {
      const stage = stageOf(cause);
      if (stage === null || cause.startsWith('earlier_')) continue;
      const leg = to[stages[stage].leg];
      if (/_returned(_kept)?$/.test(cause)) expect([name, leg]).toEqual([name, 'returned']);
      if (/_sent$/.test(cause)) expect([name, leg]).toEqual([name, 'sent']);
      if (/_settled$/.test(cause)) expect([name, leg]).toEqual([name, 'settled']);
      if (/_good$/.test(cause)) expect([name, leg]).toEqual([name, 'good']);
      if (/_to_present_again$/.test(cause)) expect([name, leg]).toEqual([name, null]);
      // A credit of a refund that must not be sent again counts as returned.
      if (/_rejected$/.test(cause)) expect(['F5b', 'F5c'].includes(name) ? 'returned' : null).toBe(leg);
    }
  });

  it('has words for statements, in which no symbol of the tables is used', () => {
    const others = Object.entries({ ...feePayout, ...reversal, ...reversalEnds, ...directEntries });
    for (const [name, { words }] of [...rows, ...others]) {
      expect(words).toMatch(/^[A-Z][a-z]/);
      expect(words).not.toMatch(/[A-Z]{2}|[_.]/);
      expect(transitionWords(name)).toBe(words);
    }
    expect(transitionWords('unknown')).toBe('unknown');
    expect(lineWords({ transition: 'K6', debit: 5 })).toBe(clawback.K6o.words);
    expect(lineWords({ transition: 'K6', debit: 0 })).toBe(clawback.K6.words);
  });
});

describe('A list of statuses', () => {
  it.each([
    ['capture_status', captureStatuses],
    ['payout_status', payoutStatuses],
    ['clawback_status', clawbackStatuses],
    ['reverse_payout_status', reversePayoutStatuses],
    ['status', refundStatuses],
  ] as const)('of %s has exactly the statuses that a row moves to', (column, list) => {
    const reached = rows.flatMap(([, { to }]) => [to[column] ?? []].flat());
    expect([...new Set(reached)].toSorted()).toEqual(list.toSorted());
  });

  it('of fee payouts has exactly the statuses of the rows, and the one that a fee payout begins with', () => {
    const reached = Object.values(feePayout).flatMap(({ from, to }) => [from, to]);
    expect([...new Set(reached)].toSorted()).toEqual(feePayoutStatuses.toSorted());
  });

  it('of reversals has exactly the statuses of the rows', () => {
    const reached = Object.values(reversal).flatMap(({ from, to }) => [from, to]);
    expect([...new Set(reached)].toSorted()).toEqual(reversalStatuses.toSorted());
  });
});
