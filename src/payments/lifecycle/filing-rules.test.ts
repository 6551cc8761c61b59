// Which legs go into the next file, and with which amount (Lifecycle, rules over the table).
import { describe, expect, it } from 'vitest';
import { amountToFile, filingRules } from './filing-rules.ts';
import type { PaymentState, RefundState } from './payment-state.ts';
import type { StageName } from './stage-names.ts';

const payment: PaymentState = {
  amount: 100,
  transaction_fee: 3,
  payout_type: 'individual',
  capture_status: 'CAPTURE_COMPLETE',
  payout_status: 'PAYOUT_COMPLETE',
  clawback_status: null,
  reverse_payout_status: null,
  capture_leg: 'good',
  payout_leg: 'settled',
  clawback_leg: null,
  reverse_payout_leg: null,
  payout_back: false,
  payout_again: false,
  unauthorized: false,
  ach_return_code: null,
  failure_code: null,
  failure_reason: null,
  cancel_reason: null,
  capture_trace_id: null,
  payout_trace_id: null,
  reverse_payout_trace_id: null,
  balances: {},
  refunds: [],
};
const refund: RefundState = {
  uuid: 'r1',
  amount: 40,
  status: 'REFUND_PENDING',
  standing: 'asked',
  refund_capture_leg: null,
  refund_payout_leg: null,
  refund_capture_trace_id: null,
  refund_payout_trace_id: null,
  ach_return_code: null,
  failure_code: null,
  failure_reason: null,
};
const files = (stage: StageName, of: Partial<PaymentState>, ofRefund?: Partial<RefundState>) => {
  const one = ofRefund && { ...refund, ...ofRefund };
  return amountToFile(stage, { ...payment, ...(one ? { refunds: [one] } : {}), ...of }, one);
};

describe('A file takes', () => {
  it('a capture of the amount, the first time and when it is presented again', () => {
    expect(files('capture', { capture_status: 'CAPTURE_PENDING', capture_leg: null })).toBe(100);
    expect(files('capture', { capture_status: 'CAPTURE_ACH_PENDING', capture_leg: null })).toBe(100);
    expect(files('capture', { capture_status: 'CAPTURE_PENDING', capture_leg: 'filed' })).toBeNull();
    expect(files('capture', { capture_status: 'CAPTURE_CANCELED', capture_leg: null })).toBeNull();
  });

  it('a payout of the reserved amount, and none when nothing is reserved', () => {
    const pending = { payout_status: 'PAYOUT_PENDING_ACH', payout_leg: null, balances: { PRES: -97 } } as const;
    expect(files('payout', pending)).toBe(97);
    expect(files('payout', { ...pending, balances: {} })).toBeNull();
    expect(files('payout', { ...pending, payout_leg: 'filed' })).toBeNull();
    expect(files('payout', { ...pending, payout_status: 'PAYOUT_ACH_PENDING' })).toBeNull();
  });

  it('a clawback of what is owed, when the payout is settled or returned and no refund is debiting the payee', () => {
    const owed = { clawback_status: 'CLAWBACK_PENDING', balances: { CLAW: 57 } } as const;
    for (const payout_leg of [null, 'settled', 'returned'] as const)
      expect(files('clawback', { ...owed, payout_leg })).toBe(57);
    for (const payout_leg of ['filed', 'sent'] as const) expect(files('clawback', { ...owed, payout_leg })).toBeNull();
    for (const leg of ['filed', 'sent', 'settled'] as const)
      expect(files('clawback', owed, { refund_capture_leg: leg })).toBeNull();
    for (const leg of [null, 'good', 'returned'] as const)
      expect(files('clawback', owed, { refund_capture_leg: leg })).toBe(57);
    expect(files('clawback', { ...owed, balances: {} })).toBeNull();
    expect(files('clawback', { ...owed, clawback_leg: 'sent' })).toBeNull();
    expect(files('clawback', { ...owed, clawback_status: 'CLAWBACK_ACH_FAILED' })).toBeNull();
  });

  it('a reverse payout of what the payer is owed', () => {
    const owed = { reverse_payout_status: 'REVERSE_PAYOUT_PENDING', balances: { PAYER: -60 } } as const;
    expect(files('reverse_payout', owed)).toBe(60);
    expect(files('reverse_payout', { ...owed, balances: {} })).toBeNull();
    expect(files('reverse_payout', { ...owed, reverse_payout_leg: 'filed' })).toBeNull();
    expect(files('reverse_payout', { ...owed, reverse_payout_status: 'REVERSE_PAYOUT_CANCELED' })).toBeNull();
  });

  it('the debit of a refund when the payout was sent and nothing was returned', () => {
    expect(files('refund_capture', { payout_status: 'PAYOUT_ACH_PENDING' }, {})).toBe(40);
    expect(files('refund_capture', {}, {})).toBe(40);
    expect(files('refund_capture', { payout_status: 'PAYOUT_PENDING_ACH' }, {})).toBeNull();
    expect(files('refund_capture', { payout_back: true }, {})).toBeNull();
    expect(files('refund_capture', { capture_status: 'CAPTURE_ACH_FAILED' }, {})).toBeNull();
    expect(files('refund_capture', {}, { refund_capture_leg: 'filed' })).toBeNull();
    expect(files('refund_capture', {}, { status: 'REFUND_FAILED' })).toBeNull();
  });

  it('the credit of a refund whose debit is good', () => {
    const standing = { status: 'REFUND_ACH_PENDING', standing: 'standing' } as const;
    expect(files('refund_payout', {}, standing)).toBe(40);
    expect(files('refund_payout', {}, { ...standing, standing: 'void' })).toBeNull();
    expect(files('refund_payout', {}, { ...standing, status: 'REFUND_COMPLETE' })).toBeNull();
    expect(files('refund_payout', {}, { ...standing, refund_payout_leg: 'sent' })).toBeNull();
  });

  it('entries of every stage', () => {
    expect(Object.values(filingRules).map(({ moves }) => moves)).toEqual(['A', 'PRES', 'CLAW', 'PAYER', 'R', 'R']);
  });
});
