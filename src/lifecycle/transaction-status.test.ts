// transaction_status is one function of the stages (Lifecycle, statuses).
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
  it('is the capture’s own until that is good', () => {
    for (const capture_status of ['CAPTURE_PENDING', 'CAPTURE_ACH_PENDING'] as const)
      for (const payout_type of ['individual', 'batch'] as const)
        expect(statusOf({ capture_status, payout_type })).toBe(capture_status);
  });

  it('then ends in IN_PAYOUT; of a batch payee once the daily run has come', () => {
    expect(statusOf({})).toBe('IN_PAYOUT');
    expect(statusOf({ payout_type: 'batch' })).toBe('CAPTURE_COMPLETE');
    expect(statusOf({ payout_type: 'batch', payout_status: 'PAYOUT_PENDING_ACH' })).toBe('IN_PAYOUT');
    expect(statusOf({ payout_status: 'PAYOUT_COMPLETE' })).toBe('IN_PAYOUT');
  });

  it('is CANCELED, or REVERSE_PAYOUT where there is one', () => {
    expect(statusOf({ capture_status: 'CAPTURE_CANCELED' })).toBe('CANCELED');
    expect(statusOf({ reverse_payout_status: 'REVERSE_PAYOUT_PENDING' })).toBe('REVERSE_PAYOUT');
    expect(statusOf({ reverse_payout_status: 'REVERSE_PAYOUT_CANCELED' })).toBe('REVERSE_PAYOUT');
  });

  it('of a capture that came back is CLAWBACK once that is complete, else CHARGEBACK if unauthorized, else failed', () => {
    const failed = { capture_status: 'CAPTURE_ACH_FAILED', reverse_payout_status: 'REVERSE_PAYOUT_CANCELED' } as const;
    expect(statusOf(failed)).toBe('CAPTURE_ACH_FAILED');
    expect(statusOf({ ...failed, clawback_status: 'CLAWBACK_PENDING' })).toBe('CAPTURE_ACH_FAILED');
    expect(statusOf({ ...failed, unauthorized: true, clawback_status: 'CLAWBACK_ACH_FAILED' })).toBe('CHARGEBACK');
    expect(statusOf({ ...failed, unauthorized: true, clawback_status: 'CLAWBACK_COMPLETE' })).toBe('CLAWBACK');
  });

  it('of a good payment does not ask who said what of an earlier return, nor what was clawed back', () => {
    expect(statusOf({ unauthorized: true, clawback_status: 'CLAWBACK_COMPLETE' })).toBe('IN_PAYOUT');
  });
});
