// transaction_status is a function of the stages (Lifecycle, statuses).
import { describe, expect, it } from 'vitest';
import { type StageStatuses, transactionStatus } from './transaction-status.ts';

const good: StageStatuses = {
  capture_status: 'CAPTURE_COMPLETE',
  payout_status: null,
  clawback_status: null,
  reverse_payout_status: null,
  payout_type: 'individual',
  unauthorized: false,
};
const statusOf = (changes: Partial<StageStatuses>) => transactionStatus({ ...good, ...changes });

describe('transaction_status', () => {
  it('is the status of the capture until the capture is good', () => {
    for (const capture_status of ['CAPTURE_PENDING', 'CAPTURE_ACH_PENDING'] as const)
      for (const payout_type of ['individual', 'batch'] as const)
        expect(statusOf({ capture_status, payout_type })).toBe(capture_status);
  });

  it('is IN_PAYOUT when the capture is good, for a batch payee after the daily run', () => {
    expect(statusOf({})).toBe('IN_PAYOUT');
    expect(statusOf({ payout_type: 'batch' })).toBe('CAPTURE_COMPLETE');
    expect(statusOf({ payout_type: 'batch', payout_status: 'PAYOUT_PENDING_ACH' })).toBe('IN_PAYOUT');
    expect(statusOf({ payout_status: 'PAYOUT_COMPLETE' })).toBe('IN_PAYOUT');
  });

  it('is CANCELED after a cancel, and REVERSE_PAYOUT when there is a reverse payout', () => {
    expect(statusOf({ capture_status: 'CAPTURE_CANCELED' })).toBe('CANCELED');
    expect(statusOf({ reverse_payout_status: 'REVERSE_PAYOUT_PENDING' })).toBe('REVERSE_PAYOUT');
    expect(statusOf({ reverse_payout_status: 'REVERSE_PAYOUT_CANCELED' })).toBe('REVERSE_PAYOUT');
  });

  it('of a returned capture is CLAWBACK when the clawback is complete, else CHARGEBACK if unauthorized, else CAPTURE_ACH_FAILED', () => {
    const failed = { capture_status: 'CAPTURE_ACH_FAILED', reverse_payout_status: 'REVERSE_PAYOUT_CANCELED' } as const;
    expect(statusOf(failed)).toBe('CAPTURE_ACH_FAILED');
    expect(statusOf({ ...failed, clawback_status: 'CLAWBACK_PENDING' })).toBe('CAPTURE_ACH_FAILED');
    expect(statusOf({ ...failed, unauthorized: true, clawback_status: 'CLAWBACK_ACH_FAILED' })).toBe('CHARGEBACK');
    expect(statusOf({ ...failed, unauthorized: true, clawback_status: 'CLAWBACK_COMPLETE' })).toBe('CLAWBACK');
  });

  it('of a good capture ignores an earlier unauthorized return and an earlier clawback', () => {
    expect(statusOf({ unauthorized: true, clawback_status: 'CLAWBACK_COMPLETE' })).toBe('IN_PAYOUT');
  });
});
