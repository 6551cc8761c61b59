// Reverse payout: BANK to payer. A credit of what the payer is owed, after the payout was returned
// or after the payer paid a debt that no longer exists.
import { returned, type StageTable } from './stage.ts';

export const reversePayout = {
  // It starts automatically once. After a return only an operator sends it again (Lifecycle, rules
  // over the table 3).
  RP1: {
    words: 'Reverse payout started',
    cause: 'automatic',
    from: { reverse_payout_status: [null, 'REVERSE_PAYOUT_CANCELED'], owed_to_payer: true },
    to: { reverse_payout_status: 'REVERSE_PAYOUT_PENDING', reverse_payout_leg: null },
    posts: [],
    notifies: ['ReversePayoutStarted'],
  },
  RP2: {
    words: 'Reverse payout sent to the bank',
    cause: 'reverse_payout_sent',
    from: { reverse_payout_status: 'REVERSE_PAYOUT_PENDING', reverse_payout_leg: 'filed' },
    to: { reverse_payout_status: 'REVERSE_PAYOUT_ACH_PENDING', reverse_payout_leg: 'sent' },
    keeps: { reverse_payout_trace_id: 'trace_id' },
    posts: ['PAYER/CIF n'],
    notifies: [],
  },
  RP2r: {
    words: 'Reverse payout rejected by the bank; reverse payout will be sent again',
    cause: 'reverse_payout_rejected',
    from: { reverse_payout_status: 'REVERSE_PAYOUT_ACH_PENDING', reverse_payout_leg: 'sent' },
    to: { reverse_payout_status: 'REVERSE_PAYOUT_PENDING', reverse_payout_leg: null },
    posts: ['CIF/R+ n'],
    notifies: [],
  },
  RP3: {
    words: 'Reverse payout settled',
    cause: 'reverse_payout_settled',
    from: { reverse_payout_status: 'REVERSE_PAYOUT_ACH_PENDING', reverse_payout_leg: 'sent' },
    to: { reverse_payout_status: 'REVERSE_PAYOUT_ACH_COMPLETE', reverse_payout_leg: 'settled' },
    posts: ['CIF/BANK n'],
    notifies: ['ReversePayoutCompleted'],
  },
  RP4: {
    words: 'Reverse payout returned',
    cause: 'reverse_payout_returned',
    from: {
      reverse_payout_status: ['REVERSE_PAYOUT_ACH_PENDING', 'REVERSE_PAYOUT_ACH_COMPLETE'],
      reverse_payout_leg: ['sent', 'settled'],
    },
    to: { reverse_payout_status: 'REVERSE_PAYOUT_ACH_FAILED', reverse_payout_leg: 'returned' },
    keeps: returned,
    posts: ['D/R+ n'],
    notifies: ['ReversePayoutFailed'],
  },
  // An earlier, settled reverse payout is returned after it was sent again. The next one pays its
  // amount.
  RP4e: {
    words: 'Earlier reverse payout returned',
    cause: 'earlier_reverse_payout_returned',
    from: {},
    to: {},
    keeps: returned,
    posts: ['BANK/R+ n'],
    notifies: ['ReversePayoutFailed'],
  },
  RP5: {
    words: 'Reverse payout started again',
    cause: 'reverse_payout_to_another_account',
    from: {
      reverse_payout_status: ['REVERSE_PAYOUT_ACH_FAILED', 'REVERSE_PAYOUT_ACH_COMPLETE'],
      owed_to_payer: true,
    },
    to: { reverse_payout_status: 'REVERSE_PAYOUT_PENDING', reverse_payout_leg: null },
    posts: [],
    notifies: ['ReversePayoutStarted'],
  },
  RP6: {
    words: 'Reverse payout canceled; nothing owed to the payer',
    cause: 'automatic',
    from: { reverse_payout_status: 'REVERSE_PAYOUT_PENDING', reverse_payout_leg: null, owed_to_payer: false },
    to: { reverse_payout_status: 'REVERSE_PAYOUT_CANCELED' },
    posts: [],
    notifies: ['ReversePayoutFailed'],
  },
} as const satisfies StageTable;
