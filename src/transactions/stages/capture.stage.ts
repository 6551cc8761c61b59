// Capture: payer to BANK. A debit that settles, and counts as good once no return can be expected any more.
import type { StageTable } from './stage.ts';

export const capture = {
  C1: {
    cause: 'accepted',
    from: {},
    to: { transaction_status: 'CAPTURE_PENDING', capture_status: 'CAPTURE_PENDING' },
    posts: [],
    notifies: 'TransactionStarted',
  },
  C2: {
    cause: 'canceled',
    from: { capture_status: 'CAPTURE_PENDING', capture_filed: false },
    to: { transaction_status: 'CANCELED', capture_status: 'CAPTURE_CANCELED' },
    keeps: { cancel_reason: 'reason' },
    posts: [],
    notifies: 'TransactionCanceled',
  },
  C3: {
    cause: 'file_confirmed',
    from: { capture_status: 'CAPTURE_PENDING', capture_filed: true },
    to: { transaction_status: 'CAPTURE_ACH_PENDING', capture_status: 'CAPTURE_ACH_PENDING' },
    keeps: { capture_trace_id: 'trace_id' },
    posts: ['DIF/UNS A'],
    notifies: 'TransactionCaptureStarted',
  },
  C4: {
    cause: 'settled',
    from: { capture_status: 'CAPTURE_ACH_PENDING', capture_settled: false },
    to: { capture_settled: true },
    posts: ['BANK/DIF A'],
    notifies: null,
  },
  C5: {
    cause: 'good_individual',
    from: { capture_status: 'CAPTURE_ACH_PENDING', capture_settled: true, payout_type: 'individual' },
    to: { transaction_status: 'IN_PAYOUT', capture_status: 'CAPTURE_COMPLETE' },
    posts: ['UNS/PAYEE N', 'UNS/FEE F'],
    notifies: 'TransactionCompleted',
  },
  C5b: {
    cause: 'good_batch',
    from: { capture_status: 'CAPTURE_ACH_PENDING', capture_settled: true, payout_type: 'batch' },
    to: { transaction_status: 'CAPTURE_COMPLETE', capture_status: 'CAPTURE_COMPLETE' },
    posts: ['UNS/PAYEE N', 'UNS/FEE F'],
    notifies: 'TransactionCompleted',
  },
} as const satisfies StageTable;
