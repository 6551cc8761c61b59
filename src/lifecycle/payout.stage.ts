// Payout: BANK to payee. A credit of what the payee is owed.
import { returned, type StageTable } from './stage.ts';

export const payout = {
  P1: {
    cause: 'payout_due',
    from: { capture_status: 'CAPTURE_COMPLETE', payout_back: false, payout_status: null },
    to: { payout_status: 'PAYOUT_PENDING_ACH', payout_leg: null, payout_again: false },
    posts: ['PAYEE/PRES all'],
    notifies: [],
  },
  P2: {
    cause: 'payout_sent',
    from: { payout_status: 'PAYOUT_PENDING_ACH', payout_leg: 'filed' },
    to: { payout_status: 'PAYOUT_ACH_PENDING', payout_leg: 'sent' },
    keeps: { payout_trace_id: 'trace_id' },
    posts: ['PRES/CIF n'],
    notifies: [],
  },
  P2r: {
    cause: 'payout_rejected',
    from: { capture_status: 'CAPTURE_COMPLETE', payout_status: 'PAYOUT_ACH_PENDING', payout_leg: 'sent' },
    to: { payout_status: 'PAYOUT_PENDING_ACH', payout_leg: null },
    posts: ['CIF/PRES n'],
    notifies: [],
  },
  P2c: {
    cause: 'payout_rejected',
    from: { capture_status: 'CAPTURE_ACH_FAILED', payout_status: 'PAYOUT_ACH_PENDING', payout_leg: 'sent' },
    to: { payout_status: 'PAYOUT_CANCELED', payout_leg: null },
    posts: ['CIF/E+ n'],
    notifies: [],
  },
  P3: {
    cause: 'payout_settled',
    from: { payout_status: 'PAYOUT_ACH_PENDING', payout_leg: 'sent' },
    to: { payout_status: 'PAYOUT_COMPLETE', payout_leg: 'settled' },
    posts: ['CIF/BANK n'],
    notifies: ['PayoutCompleted'],
  },
  P4: {
    cause: 'payout_returned',
    from: {
      capture_status: 'CAPTURE_COMPLETE',
      payout_back: false,
      payout_again: false,
      payout_status: ['PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE'],
      payout_leg: ['sent', 'settled'],
    },
    to: { payout_status: 'PAYOUT_ACH_FAILED', payout_leg: 'returned', payout_back: true },
    keeps: returned,
    posts: ['D/R+ m', 'D/E+ n-N', 'FEE/R+ F', 'E-/R+ N-n'],
    notifies: ['PayoutFailed'],
  },
  P4b: {
    cause: 'payout_returned',
    from: {
      capture_status: 'CAPTURE_ACH_FAILED',
      payout_status: ['PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE'],
      payout_leg: ['sent', 'settled'],
    },
    to: { payout_status: 'PAYOUT_ACH_FAILED', payout_leg: 'returned' },
    keeps: returned,
    posts: ['D/E+ n'],
    notifies: ['PayoutFailed'],
  },
  P4h: {
    cause: 'payout_returned_kept',
    from: {
      capture_status: 'CAPTURE_COMPLETE',
      payout_status: ['PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE'],
      payout_leg: ['sent', 'settled'],
    },
    to: { payout_status: 'PAYOUT_ACH_FAILED', payout_leg: 'returned' },
    keeps: returned,
    posts: ['D/E+ n'],
    notifies: ['PayoutFailed'],
  },
  // What came back was the rest that a former payout had left: it stays the payee's.
  P4c: {
    cause: 'payout_returned',
    from: {
      capture_status: 'CAPTURE_COMPLETE',
      payout_again: true,
      payout_status: ['PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE'],
      payout_leg: ['sent', 'settled'],
    },
    to: { payout_status: 'PAYOUT_ACH_FAILED', payout_leg: 'returned' },
    keeps: returned,
    posts: ['D/E+ n'],
    notifies: ['PayoutFailed'],
  },
  // A payout that had settled comes back after a further one was begun: the next one pays it.
  P4e: {
    cause: 'earlier_payout_returned',
    from: {},
    to: {},
    keeps: returned,
    posts: ['BANK/E+ n'],
    notifies: ['PayoutFailed'],
  },
  P5: {
    cause: 'by_itself',
    from: { payout_status: 'PAYOUT_PENDING_ACH', payout_leg: null, PRES: 'none' },
    to: { payout_status: 'PAYOUT_COMPLETE' },
    posts: [],
    notifies: ['PayoutCompleted'],
  },
  P6: {
    cause: 'payout_to_another_account',
    from: {
      capture_status: 'CAPTURE_COMPLETE',
      payout_back: false,
      payout_again: false,
      payout_status: 'PAYOUT_ACH_FAILED',
    },
    to: { payout_status: 'PAYOUT_PENDING_ACH', payout_leg: null },
    posts: ['PAYEE/PRES all'],
    notifies: [],
  },
  P7: {
    cause: 'payout_left_over',
    from: {
      payout_status: ['PAYOUT_COMPLETE', 'PAYOUT_ACH_FAILED', 'PAYOUT_CANCELED'],
      PAYEE: 'open',
    },
    to: { payout_status: 'PAYOUT_PENDING_ACH', payout_leg: null, payout_again: true },
    posts: ['PAYEE/PRES all'],
    notifies: [],
  },
} as const satisfies StageTable;
