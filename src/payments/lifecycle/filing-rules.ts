// Which legs may go into the next file, and the amount of each.
import type { Book } from '../ledger/accounts.ts';
import { owedToPayer, type PaymentState, type RefundState } from './payment-state.ts';
import type { From } from './stage.ts';
import type { StageName } from './stage-names.ts';
import { matches } from './step.ts';

/**
 * The state in which a payment, or a refund of it, may be filed. `moves`: A or R as in postings, or
 * the ledger account whose balance is moved. Of PAYER only what refunds will not pay is moved.
 */
export const filingRules: Record<StageName, { from: From; moves: 'A' | 'R' | Book }> = {
  capture: {
    from: { capture_status: ['CAPTURE_PENDING', 'CAPTURE_ACH_PENDING'], capture_leg: null },
    moves: 'A',
  },
  payout: { from: { payout_status: 'PAYOUT_PENDING_ACH', payout_leg: null, PRES: 'open' }, moves: 'PRES' },
  // The payout is settled or returned, and no refund is debiting the payee.
  clawback: {
    from: {
      clawback_status: 'CLAWBACK_PENDING',
      clawback_leg: null,
      payout_leg: [null, 'settled', 'returned'],
      refund_debit_under_way: false,
      CLAW: 'open',
    },
    moves: 'CLAW',
  },
  reverse_payout: {
    from: { reverse_payout_status: 'REVERSE_PAYOUT_PENDING', reverse_payout_leg: null, owed_to_payer: true },
    moves: 'PAYER',
  },
  // The payout was sent and nothing was returned: the payee has the money that is debited.
  refund_capture: {
    from: {
      status: 'REFUND_PENDING',
      refund_capture_leg: null,
      payout_status: ['PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE'],
      payment_returned: false,
    },
    moves: 'R',
  },
  refund_payout: {
    from: { status: 'REFUND_ACH_PENDING', standing: 'standing', refund_payout_leg: null },
    moves: 'R',
  },
};

/** Cents that a leg of the stage would move if it were filed now. Null: it may not be filed. */
export function amountToFile(stage: StageName, state: PaymentState, refund?: RefundState): number | null {
  const { from, moves } = filingRules[stage];
  if (!matches(from, state, refund)) return null;
  if (moves === 'A') return state.amount;
  if (moves === 'PAYER') return owedToPayer(state);
  return moves === 'R' ? refund!.amount : Math.abs(state.balances[moves] ?? 0);
}
