// How a cause finds its row, and which automatic moves follow.
import { describe, expect, it } from 'vitest';
import { worldWith } from '../../../test/models/simulation/one-payment.ts';
import type { PaymentState, RefundState } from './payment-state.ts';
import { matches, step, stepper } from './step.ts';
import { transitions } from './transitions.ts';

/** A payment that was just started. */
const payment = (changes: Partial<PaymentState> = {}): PaymentState => ({ ...worldWith({}).state, ...changes });
const refund = (changes: Partial<RefundState> = {}): RefundState => ({
  uuid: 'r1',
  amount: 40,
  status: 'REFUND_CAPTURE_ACH_PENDING',
  standing: 'asked',
  refund_capture_leg: 'settled',
  refund_payout_leg: null,
  refund_capture_trace_id: '091000010000007',
  refund_payout_trace_id: null,
  ach_return_code: null,
  failure_code: null,
  failure_reason: null,
  ...changes,
});

describe('A step', () => {
  it('that no row fits changes nothing', () => {
    const state = payment();
    const before = structuredClone(state);
    expect(step(state, { cause: 'capture_settled' })).toEqual([]);
    expect(step(state, { cause: 'refund_payout_settled', refund_uuid: 'r1' })).toEqual([]);
    expect(state).toEqual(before);
  });

  it('stores the details of the cause, and null for a missing detail', () => {
    const state = payment({
      capture_status: 'CAPTURE_ACH_PENDING',
      capture_leg: 'sent',
      balances: { DIF: 100, UNS: -100 },
    });
    const details = { return_code: 'R01', failure_code: 'insufficient_funds' };
    const [made, ...more] = step(state, { cause: 'capture_returned', details });
    expect(more).toEqual([]);
    expect(made).toMatchObject({ transition: 'C6', notifies: ['TransactionFailed'], refund: null });
    expect(made!.after).toMatchObject({ transaction_status: 'CAPTURE_ACH_FAILED', ach_return_code: 'R01' });
    expect(state).toMatchObject({ ach_return_code: 'R01', failure_code: 'insufficient_funds', failure_reason: null });
    expect(state.balances).toEqual({ DIF: 0, UNS: 0 });
  });

  it('of a return after the capture was good stores whether it was unauthorized, false by default', () => {
    for (const unauthorized of [true, undefined]) {
      const state = payment({
        capture_status: 'CAPTURE_COMPLETE',
        capture_leg: 'good',
        unauthorized: true,
        balances: { BANK: 100, PAYEE: -97, FEE: -3 },
      });
      step(state, { cause: 'capture_returned', details: unauthorized === undefined ? {} : { unauthorized } });
      expect(state.unauthorized).toBe(unauthorized ?? false);
    }
  });

  it('that announces nothing keeps no snapshot of the payment', () => {
    const state = payment({ capture_status: 'CAPTURE_ACH_PENDING', capture_leg: 'sent' });
    expect(step(state, { cause: 'capture_settled' })[0]!.after).toBeNull();
  });

  it('is followed by automatic moves, in order, as long as a row fits', () => {
    const state = payment({
      capture_status: 'CAPTURE_COMPLETE',
      capture_leg: 'good',
      payout_status: 'PAYOUT_COMPLETE',
      payout_leg: 'settled',
      balances: { BANK: 3, FEE: -3 },
      refunds: [refund({ uuid: 'r0', status: 'REFUND_PENDING', refund_capture_leg: null })],
    });
    const made = step(state, { cause: 'capture_returned', details: { return_code: 'R10', unauthorized: true } });
    expect(made.map(({ transition }) => transition)).toEqual(['C9', 'F1x', 'K1']);
    expect(made[1]!.refund).toMatchObject({ uuid: 'r0', status: 'REFUND_FAILED', standing: 'void' });
    expect(made[1]!.refund).not.toBe(state.refunds[0]);
    expect(state.clawback_status).toBe('CLAWBACK_PENDING');
  });

  it('of a refund moves only that refund, by its own amount', () => {
    const [one, other] = [refund(), refund({ uuid: 'r2', amount: 25 })];
    const state = payment({
      capture_status: 'CAPTURE_COMPLETE',
      payout_status: 'PAYOUT_COMPLETE',
      payout_leg: 'settled',
      balances: { UNS: -65 },
      refunds: [one, other],
    });
    const [made] = step(state, { cause: 'refund_capture_good', refund_uuid: 'r2' });
    expect(made!.postings).toEqual([{ debit: 'UNS', credit: 'PAYER', amount: 25, ofOther: false }]);
    expect([one.status, other.status]).toEqual(['REFUND_CAPTURE_ACH_PENDING', 'REFUND_ACH_PENDING']);
    // A return of a stage of the payment does not touch columns of the refund, though both have a
    // trace number.
    expect(other.refund_capture_trace_id).toBe('091000010000007');
  });

  it('of a returned entry posts to the account that has its money', () => {
    const out = {
      payout_status: 'PAYOUT_ACH_PENDING',
      capture_status: 'CAPTURE_COMPLETE',
      capture_leg: 'good',
    } as const;
    const returned = (payout_leg: 'sent' | 'settled') =>
      step(payment({ ...out, payout_leg, balances: { CIF: -97, FEE: -3, BANK: 100 } }), {
        cause: 'payout_returned',
        moved_amount: 97,
      })[0]!.postings.map(({ debit }) => debit);
    expect(returned('sent')).toEqual(['CIF', 'FEE']);
    expect(returned('settled')).toEqual(['BANK', 'FEE']);
    const debit = (refund_capture_leg: 'sent' | 'settled') =>
      step(payment({ ...out, payout_leg: 'settled', refunds: [refund({ refund_capture_leg })] }), {
        cause: 'refund_capture_returned',
        refund_uuid: 'r1',
      })[0]!.postings.map(({ credit }) => credit);
    expect([debit('sent'), debit('settled')]).toEqual([['DIF'], ['BANK']]);
  });

  it('is decided by the tables that the function was made of', () => {
    const { C2: _, ...others } = transitions;
    expect(stepper(others as unknown as typeof transitions)(payment(), { cause: 'canceled' })).toEqual([]);
    expect(step(payment(), { cause: 'canceled' })).toHaveLength(1);
  });
});

describe('The state of a payment', () => {
  it('matches a value, one of several values, or an account that is open or not on its normal side', () => {
    const state = payment({ balances: { CLAW: 5, PAYER: -5, LOSS_PAYEE: 5, PAYEE: 0 } });
    expect(matches({ capture_status: 'CAPTURE_PENDING' }, state, undefined)).toBe(true);
    expect(matches({ capture_status: ['CAPTURE_COMPLETE', 'CAPTURE_PENDING'] }, state, undefined)).toBe(true);
    expect(matches({ capture_status: ['CAPTURE_COMPLETE'] }, state, undefined)).toBe(false);
    expect(
      matches({ CLAW: 'open', PAYER: 'open', LOSS_PAYEE: 'open', PAYEE: 'none', RECV: 'none' }, state, undefined),
    ).toBe(true);
    expect(matches({ LOSS_PAYER: 'open' }, state, undefined)).toBe(false);
    expect(matches({ CLAW: 'none' }, state, undefined)).toBe(false);
    const reversed = payment({ balances: { CLAW: -5, PAYER: 5, LOSS_PAYEE: -5 } });
    expect(matches({ CLAW: 'none', PAYER: 'none', LOSS_PAYEE: 'none' }, reversed, undefined)).toBe(true);
    expect(matches({ payout_type: 'individual', payment_returned: false }, state, undefined)).toBe(true);
    expect(matches({ payment_returned: true }, payment({ payout_back: true }), undefined)).toBe(true);
  });
});
