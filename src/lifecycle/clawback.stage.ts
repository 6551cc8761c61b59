// Clawback: payee to BANK, of what a payee owes. A new debit, never an ACH reversal.
import { returned, type StageTable } from './stage.ts';

export const clawback = {
  // It debits once by itself: after a return only K9 repeats it (Lifecycle, rules over the table
  // 3).
  K1: {
    cause: 'by_itself',
    from: {
      clawback_status: [null, 'CLAWBACK_COMPLETE', 'CLAWBACK_ACH_PENDING'],
      clawback_leg: [null, 'good', 'returned'],
      CLAW: 'open',
    },
    to: { clawback_status: 'CLAWBACK_PENDING', clawback_leg: null },
    posts: [],
    notifies: ['ClawbackStarted'],
  },
  K2: {
    cause: 'clawback_sent',
    from: { clawback_status: 'CLAWBACK_PENDING', clawback_leg: 'filed' },
    to: { clawback_status: 'CLAWBACK_ACH_PENDING', clawback_leg: 'sent' },
    posts: ['DIF/UNS n'],
    notifies: [],
  },
  K2r: {
    cause: 'clawback_rejected',
    from: { clawback_status: 'CLAWBACK_ACH_PENDING', clawback_leg: 'sent' },
    to: { clawback_status: 'CLAWBACK_PENDING', clawback_leg: null },
    posts: ['UNS/DIF n'],
    notifies: [],
  },
  K3: {
    cause: 'clawback_settled',
    from: { clawback_status: 'CLAWBACK_ACH_PENDING', clawback_leg: 'sent' },
    to: { clawback_leg: 'settled' },
    posts: ['BANK/DIF n'],
    notifies: [],
  },
  // Then K10 when nothing is left, else K1, by themselves.
  K4: {
    cause: 'clawback_good',
    from: { clawback_status: 'CLAWBACK_ACH_PENDING', clawback_leg: 'settled' },
    to: { clawback_leg: 'good' },
    posts: ['UNS/E+ n'],
    notifies: [],
  },
  K5: {
    cause: 'clawback_returned',
    from: { clawback_status: 'CLAWBACK_ACH_PENDING', clawback_leg: ['sent', 'settled'] },
    to: { clawback_status: 'CLAWBACK_ACH_FAILED', clawback_leg: 'returned' },
    keeps: returned,
    posts: ['UNS/D n'],
    notifies: ['ClawbackFailed'],
  },
  K5b: {
    cause: 'clawback_returned',
    from: { clawback_leg: 'good' },
    to: { clawback_status: 'CLAWBACK_ACH_FAILED', clawback_leg: 'returned' },
    keeps: returned,
    posts: ['E-/BANK n'],
    notifies: ['ClawbackFailed'],
  },
  // An earlier debit comes back while the next one is still in no file, or failed: it is not
  // repeated by itself.
  K5e: {
    cause: 'earlier_clawback_returned',
    from: { clawback_status: ['CLAWBACK_PENDING', 'CLAWBACK_ACH_FAILED', 'CLAWBACK_COMPLETE'] },
    to: { clawback_status: 'CLAWBACK_ACH_FAILED' },
    keeps: returned,
    posts: ['E-/BANK n'],
    notifies: ['ClawbackFailed'],
  },
  K5f: {
    cause: 'earlier_clawback_returned',
    from: { clawback_status: 'CLAWBACK_ACH_PENDING' },
    to: {},
    keeps: returned,
    posts: ['E-/BANK n'],
    notifies: ['ClawbackFailed'],
  },
  K6: {
    cause: 'clawback_offset',
    from: {
      clawback_status: ['CLAWBACK_PENDING', 'CLAWBACK_ACH_FAILED'],
      clawback_leg: [null, 'good', 'returned'],
      CLAW: 'open',
    },
    to: {},
    posts: ['other PAYEE/CLAW n'],
    notifies: [],
  },
  // The other side of K6: this payment paid the debt. Its books were debited there; here its
  // history says so.
  K6o: {
    cause: 'offset_for_another',
    from: {},
    to: {},
    posts: [],
    notifies: [],
  },
  K7: {
    cause: 'clawback_written_off',
    from: { clawback_status: 'CLAWBACK_ACH_FAILED', CLAW: 'open' },
    to: {},
    posts: ['LOSS_PAYEE/CLAW n'],
    notifies: [],
  },
  // Nothing came back: the record has no return code of this stage, and the codes of two stages are
  // never mixed.
  K8: {
    cause: 'clawback_barred',
    from: { clawback_status: 'CLAWBACK_PENDING', clawback_leg: null },
    to: { clawback_status: 'CLAWBACK_ACH_FAILED' },
    keeps: returned,
    posts: [],
    notifies: ['ClawbackFailed'],
  },
  K9: {
    cause: 'clawback_again',
    from: { clawback_status: 'CLAWBACK_ACH_FAILED', CLAW: 'open' },
    to: { clawback_status: 'CLAWBACK_PENDING', clawback_leg: null },
    posts: [],
    notifies: ['ClawbackStarted'],
  },
  K10: {
    cause: 'by_itself',
    from: {
      clawback_status: ['CLAWBACK_PENDING', 'CLAWBACK_ACH_PENDING', 'CLAWBACK_ACH_FAILED'],
      clawback_leg: [null, 'good', 'returned'],
      CLAW: 'none',
      LOSS_PAYEE: 'none',
    },
    to: { clawback_status: 'CLAWBACK_COMPLETE' },
    posts: [],
    notifies: ['ClawbackCompleted'],
  },
  // All that was not written off has been collected: as a whole it failed.
  K10w: {
    cause: 'by_itself',
    from: {
      clawback_status: ['CLAWBACK_PENDING', 'CLAWBACK_ACH_PENDING'],
      clawback_leg: [null, 'good', 'returned'],
      CLAW: 'none',
      LOSS_PAYEE: 'open',
    },
    to: { clawback_status: 'CLAWBACK_ACH_FAILED' },
    posts: [],
    notifies: ['ClawbackFailed'],
  },
} as const satisfies StageTable;
