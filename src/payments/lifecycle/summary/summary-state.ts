// The state of a payment in one word, for people. One table decides it, in the service and in SQL
// (summary-state.sql.ts).
import type { PaymentPlace } from '../stage.ts';

export const summaryStates = [
  'started',
  'debited',
  'good',
  'paying',
  'paid',
  'returned',
  'clawed_back',
  'owed',
  'refunded',
  'canceled',
  'held',
] as const;

export type SummaryState = (typeof summaryStates)[number];

/** What the state follows from. */
export interface StateFacts
  extends Pick<
    PaymentPlace,
    | 'capture_status'
    | 'payout_status'
    | 'clawback_status'
    | 'reverse_payout_status'
    | 'capture_leg'
    | 'payout_leg'
    | 'reverse_payout_leg'
    | 'payout_back'
  > {
  /** The payee or the payer owes money: CLAW or RECV is open. */
  debt_open: boolean;
  /**
   * After a returned payout: PAYER is open, or the credit of a refund is under way. False without a
   * returned payout.
   */
  payer_waits: boolean;
  /** Refunds whose credit has settled add up to the amount. */
  refunded_in_full: boolean;
  /** It has an open hold: nothing but its capture goes into a file. */
  on_hold: boolean;
  /** An open hold keeps its capture out of files too. */
  capture_on_hold: boolean;
}

export type Conditions = {
  readonly [Fact in keyof StateFacts]?: StateFacts[Fact] | readonly StateFacts[Fact][];
};

export interface StateRow {
  state: SummaryState;
  /** A value, or one of several values, of each fact. */
  when: Conditions;
}

const pending = ['CAPTURE_PENDING', 'CAPTURE_ACH_PENDING'] as const;

/**
 * The first row that fits decides. The rows without other facts cover every status of the capture,
 * so one always fits. A debt comes first: neither a hold nor a refund hides it.
 */
export const stateTable: readonly StateRow[] = [
  { state: 'owed', when: { debt_open: true } },
  { state: 'canceled', when: { capture_status: 'CAPTURE_CANCELED' } },
  { state: 'clawed_back', when: { capture_status: 'CAPTURE_ACH_FAILED', clawback_status: 'CLAWBACK_COMPLETE' } },
  { state: 'returned', when: { capture_status: 'CAPTURE_ACH_FAILED' } },
  { state: 'held', when: { capture_status: pending, capture_leg: null, capture_on_hold: true } },
  { state: 'started', when: { capture_status: 'CAPTURE_PENDING' } },
  // The debit is presented again.
  { state: 'started', when: { capture_status: 'CAPTURE_ACH_PENDING', capture_leg: [null, 'filed'] } },
  { state: 'debited', when: { capture_status: 'CAPTURE_ACH_PENDING' } },
  // The capture is good from here on.
  {
    state: 'held',
    when: {
      payout_back: true,
      reverse_payout_status: 'REVERSE_PAYOUT_PENDING',
      reverse_payout_leg: null,
      on_hold: true,
    },
  },
  {
    state: 'returned',
    when: {
      payout_back: true,
      reverse_payout_status: ['REVERSE_PAYOUT_PENDING', 'REVERSE_PAYOUT_ACH_PENDING', 'REVERSE_PAYOUT_ACH_FAILED'],
    },
  },
  { state: 'returned', when: { payout_back: true, payer_waits: true } },
  // The reverse payout has settled, or refunds have left nothing for it.
  { state: 'refunded', when: { payout_back: true } },
  { state: 'refunded', when: { refunded_in_full: true } },
  { state: 'paid', when: { payout_status: 'PAYOUT_COMPLETE' } },
  { state: 'paying', when: { payout_status: 'PAYOUT_ACH_PENDING' } },
  { state: 'paying', when: { payout_status: 'PAYOUT_PENDING_ACH', payout_leg: 'filed' } },
  { state: 'held', when: { capture_status: 'CAPTURE_COMPLETE', on_hold: true } },
  { state: 'good', when: { capture_status: 'CAPTURE_COMPLETE' } },
];

/** States that only a payment has of which a stage failed, came back or was canceled. */
export const statesAfterFailure: readonly SummaryState[] = ['returned', 'clawed_back', 'owed', 'canceled'];

export function stateOf(facts: StateFacts): SummaryState {
  return stateTable.find(({ when }) => fits(when, facts))!.state;
}

function fits(when: Conditions, facts: StateFacts): boolean {
  for (const [fact, wanted] of Object.entries(when)) {
    const value = facts[fact as keyof StateFacts];
    if (Array.isArray(wanted) ? !wanted.includes(value) : wanted !== value) return false;
  }
  return true;
}

export const stateMeanings: Readonly<Record<SummaryState, string>> = {
  started:
    'The payment was accepted, and the bank does not have its debit. A returned debit that is sent again counts too.',
  debited: 'The bank has the debit of the payer. It can still be returned.',
  good: 'The debit is good, and the payout is in no bank file. A returned payout that the payee is still owed counts too.',
  paying: 'The payout is in a bank file, or the bank has it.',
  paid: 'The payout settled, or nothing was left to pay.',
  returned:
    'The debit was returned or could not be sent, or the payout was returned and the money goes back to the payer. No one owes money.',
  clawed_back: 'The debit was returned after the payout, and the payee has paid the money back.',
  owed: 'The payee or the payer owes money for the payment: a clawback or a debt is open. No other state hides a debt.',
  refunded: 'The payer has the whole amount back: every refund, or the reverse payout, has settled.',
  canceled: 'The payment was canceled before its debit was in a bank file.',
  held: 'An open hold stops the next entry of the payment.',
};
