// Clawback: payee to BANK, of what a payee owes. A new debit, never an ACH reversal.
import { returned, type StageTable } from './stage.ts';

export const clawback = {
  // It starts automatically once. After a return only K9 repeats it (Lifecycle, rules over the
  // table 3).
  K1: {
    words: 'Clawback started',
    cause: 'automatic',
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
    words: 'Clawback sent to the bank',
    cause: 'clawback_sent',
    from: { clawback_status: 'CLAWBACK_PENDING', clawback_leg: 'filed' },
    to: { clawback_status: 'CLAWBACK_ACH_PENDING', clawback_leg: 'sent' },
    posts: ['DIF/UNS n'],
    notifies: [],
  },
  K2r: {
    words: 'Clawback rejected by the bank; clawback will be sent again',
    cause: 'clawback_rejected',
    from: { clawback_status: 'CLAWBACK_ACH_PENDING', clawback_leg: 'sent' },
    to: { clawback_status: 'CLAWBACK_PENDING', clawback_leg: null },
    posts: ['UNS/DIF n'],
    notifies: [],
  },
  K3: {
    words: 'Clawback settled',
    cause: 'clawback_settled',
    from: { clawback_status: 'CLAWBACK_ACH_PENDING', clawback_leg: 'sent' },
    to: { clawback_leg: 'settled' },
    posts: ['BANK/DIF n'],
    notifies: [],
  },
  // K10 follows automatically when nothing is left, else K1.
  K4: {
    words: 'Clawback collected',
    cause: 'clawback_good',
    from: { clawback_status: 'CLAWBACK_ACH_PENDING', clawback_leg: 'settled' },
    to: { clawback_leg: 'good' },
    posts: ['UNS/E+ n'],
    notifies: [],
  },
  K5: {
    words: 'Clawback returned before it was collected',
    cause: 'clawback_returned',
    from: { clawback_status: 'CLAWBACK_ACH_PENDING', clawback_leg: ['sent', 'settled'] },
    to: { clawback_status: 'CLAWBACK_ACH_FAILED', clawback_leg: 'returned' },
    keeps: returned,
    posts: ['UNS/D n'],
    notifies: ['ClawbackFailed'],
  },
  K5b: {
    words: 'Clawback returned after it was collected',
    cause: 'clawback_returned',
    from: { clawback_leg: 'good' },
    to: { clawback_status: 'CLAWBACK_ACH_FAILED', clawback_leg: 'returned' },
    keeps: returned,
    posts: ['E-/BANK n'],
    notifies: ['ClawbackFailed'],
  },
  // An earlier debit is returned while the next one is in no file or has failed. The clawback is
  // not repeated automatically.
  K5e: {
    words: 'Earlier clawback returned',
    cause: 'earlier_clawback_returned',
    from: { clawback_status: ['CLAWBACK_PENDING', 'CLAWBACK_ACH_FAILED', 'CLAWBACK_COMPLETE'] },
    to: { clawback_status: 'CLAWBACK_ACH_FAILED' },
    keeps: returned,
    posts: ['E-/BANK n'],
    notifies: ['ClawbackFailed'],
  },
  K5f: {
    words: 'Earlier clawback returned',
    cause: 'earlier_clawback_returned',
    from: { clawback_status: 'CLAWBACK_ACH_PENDING' },
    to: {},
    keeps: returned,
    posts: ['E-/BANK n'],
    notifies: ['ClawbackFailed'],
  },
  K6: {
    words: 'Debt paid from another payment',
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
  // The other side of K6: this payment paid the debt. K6 has the postings; this row is the history.
  K6o: {
    words: 'Paid a debt of another payment',
    cause: 'offset_for_another',
    from: {},
    to: {},
    posts: [],
    notifies: [],
  },
  K7: {
    words: 'Debt of the payee written off',
    cause: 'clawback_written_off',
    from: { clawback_status: 'CLAWBACK_ACH_FAILED', CLAW: 'open' },
    to: {},
    posts: ['LOSS_PAYEE/CLAW n'],
    notifies: [],
  },
  // Clears the return code on the record: no entry of this stage was returned, and the codes of two
  // stages are never mixed.
  K8: {
    words: 'Clawback failed; the payee cannot be debited',
    cause: 'clawback_barred',
    from: { clawback_status: 'CLAWBACK_PENDING', clawback_leg: null },
    to: { clawback_status: 'CLAWBACK_ACH_FAILED' },
    keeps: returned,
    posts: [],
    notifies: ['ClawbackFailed'],
  },
  K9: {
    words: 'Clawback started again',
    cause: 'clawback_again',
    from: { clawback_status: 'CLAWBACK_ACH_FAILED', CLAW: 'open' },
    to: { clawback_status: 'CLAWBACK_PENDING', clawback_leg: null },
    posts: [],
    notifies: ['ClawbackStarted'],
  },
  K10: {
    words: 'Clawback completed',
    cause: 'automatic',
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
  // Everything that was not written off is collected. The clawback as a whole failed.
  K10w: {
    words: 'Clawback ended; rest of the debt written off',
    cause: 'automatic',
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
