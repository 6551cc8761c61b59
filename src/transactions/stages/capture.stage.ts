// Capture: payer to BANK. A debit that settles, and counts as good once no return can be expected any more.
import type { StageTable } from './stage.ts';

export const capture = {
  C1: {
    cause: 'accepted',
    from: {},
    to: { capture_status: 'CAPTURE_PENDING' },
    posts: [],
    notifies: ['TransactionStarted'],
  },
  C2: {
    cause: 'canceled',
    from: { capture_status: 'CAPTURE_PENDING', capture_leg: null },
    to: { capture_status: 'CAPTURE_CANCELED' },
    posts: [],
    notifies: ['TransactionCanceled'],
  },
  C3: {
    cause: 'capture_sent',
    from: { capture_status: ['CAPTURE_PENDING', 'CAPTURE_ACH_PENDING'], capture_leg: 'filed' },
    to: { capture_status: 'CAPTURE_ACH_PENDING', capture_leg: 'sent' },
    posts: ['DIF/UNS A'],
    notifies: ['TransactionCaptureStarted'],
  },
  C4: {
    cause: 'capture_settled',
    from: { capture_status: 'CAPTURE_ACH_PENDING', capture_leg: 'sent' },
    to: { capture_leg: 'settled' },
    posts: ['BANK/DIF A'],
    notifies: [],
  },
  C5: {
    cause: 'capture_good',
    from: { capture_status: 'CAPTURE_ACH_PENDING', capture_leg: 'settled' },
    to: { capture_status: 'CAPTURE_COMPLETE', capture_leg: 'good' },
    posts: ['UNS/PAYEE N', 'UNS/FEE F'],
    notifies: ['TransactionCompleted'],
  },
  C6: {
    cause: 'capture_returned',
    from: { capture_status: 'CAPTURE_ACH_PENDING', capture_leg: 'sent' },
    to: { capture_status: 'CAPTURE_ACH_FAILED', capture_leg: 'returned' },
    posts: ['UNS/D A'],
    notifies: ['TransactionFailed'],
  },
  C7: {
    cause: 'capture_returned',
    from: { capture_status: 'CAPTURE_ACH_PENDING', capture_leg: 'settled' },
    to: { capture_status: 'CAPTURE_ACH_FAILED', capture_leg: 'returned' },
    posts: ['UNS/D A'],
    notifies: ['TransactionFailed'],
  },
  // R01 and R09 may be presented again: the same payment, C3 once more with a new trace.
  C6r: {
    cause: 'capture_to_present_again',
    from: { capture_status: 'CAPTURE_ACH_PENDING', capture_leg: 'sent' },
    to: { capture_leg: null },
    posts: ['UNS/D A'],
    notifies: [],
  },
  C7r: {
    cause: 'capture_to_present_again',
    from: { capture_status: 'CAPTURE_ACH_PENDING', capture_leg: 'settled' },
    to: { capture_leg: null },
    posts: ['UNS/D A'],
    notifies: [],
  },
  // It was to be presented again, and then its account or payer could no longer be debited.
  C6g: {
    cause: 'capture_given_up',
    from: { capture_status: 'CAPTURE_ACH_PENDING', capture_leg: null },
    to: { capture_status: 'CAPTURE_ACH_FAILED' },
    posts: [],
    notifies: ['TransactionFailed'],
  },
  C8: {
    cause: 'capture_returned',
    from: {
      capture_status: 'CAPTURE_COMPLETE',
      payout_back: false,
      payout_again: false,
      payout_status: [null, 'PAYOUT_PENDING_ACH'],
    },
    to: { capture_status: 'CAPTURE_ACH_FAILED', capture_leg: 'returned', payout_status: 'PAYOUT_CANCELED' },
    posts: ['FEE/BANK F', 'E-/BANK N', 'PRES/E+ all'],
    notifies: ['TransactionFailed'],
  },
  C9: {
    cause: 'capture_returned',
    from: {
      capture_status: 'CAPTURE_COMPLETE',
      payout_back: false,
      payout_status: ['PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE', 'PAYOUT_ACH_FAILED'],
    },
    to: { capture_status: 'CAPTURE_ACH_FAILED', capture_leg: 'returned' },
    posts: ['FEE/BANK F', 'E-/BANK N'],
    notifies: ['TransactionFailed'],
  },
  // The payout had left; what a further one was to pay of a rest is in no file, and is not paid any more.
  C9p: {
    cause: 'capture_returned',
    from: {
      capture_status: 'CAPTURE_COMPLETE',
      payout_back: false,
      payout_again: true,
      payout_status: 'PAYOUT_PENDING_ACH',
    },
    to: {
      capture_status: 'CAPTURE_ACH_FAILED',
      capture_leg: 'returned',
      payout_status: 'PAYOUT_COMPLETE',
      payout_again: false,
    },
    posts: ['FEE/BANK F', 'E-/BANK N', 'PRES/E+ all'],
    notifies: ['TransactionFailed'],
  },
  C9b: {
    cause: 'capture_returned',
    from: { capture_status: 'CAPTURE_COMPLETE', payout_back: true },
    to: { capture_status: 'CAPTURE_ACH_FAILED', capture_leg: 'returned' },
    posts: ['R-/BANK A'],
    notifies: ['TransactionFailed'],
  },
  C10: {
    cause: 'dishonour_won',
    from: { capture_status: 'CAPTURE_ACH_FAILED', capture_leg: 'returned', payout_back: false, payout_status: 'PAYOUT_CANCELED' },
    to: { capture_status: 'CAPTURE_COMPLETE', capture_leg: 'good', payout_status: null, payout_again: false },
    posts: ['BANK/FEE F', 'BANK/E+ N'],
    notifies: ['TransactionCompleted'],
  },
  C10p: {
    cause: 'dishonour_won',
    from: {
      capture_status: 'CAPTURE_ACH_FAILED',
      capture_leg: 'returned',
      payout_back: false,
      payout_status: [null, 'PAYOUT_PENDING_ACH', 'PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE', 'PAYOUT_ACH_FAILED'],
    },
    to: { capture_status: 'CAPTURE_COMPLETE', capture_leg: 'good' },
    posts: ['BANK/FEE F', 'BANK/E+ N'],
    notifies: ['TransactionCompleted'],
  },
  C10b: {
    cause: 'dishonour_won',
    from: { capture_status: 'CAPTURE_ACH_FAILED', capture_leg: 'returned', payout_back: true },
    to: { capture_status: 'CAPTURE_COMPLETE', capture_leg: 'good' },
    posts: ['BANK/R+ A'],
    notifies: ['TransactionCompleted'],
  },
} as const satisfies StageTable;
