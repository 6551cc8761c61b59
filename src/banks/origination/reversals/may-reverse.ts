// Which entry may be reversed, and until when.
import { subtractBankingDays } from '../../../ach/calendar/banking-days.ts';
import type { Day } from '../../../ach/calendar/days.ts';
import { reverseUntil } from '../../../ach/calendar/deadlines.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import type { Payment } from '../../../payments/lifecycle/move.ts';
import { derived } from '../../../payments/lifecycle/payment-state.ts';
import type { Purpose, StageName } from '../../../payments/lifecycle/stage-names.ts';

/** The stages whose entries can be reversed. The others have their own ways back. */
export type ReversibleStage = Extract<StageName, 'capture' | 'payout'>;

export const isReversible = (stage: Purpose): stage is ReversibleStage => stage === 'capture' || stage === 'payout';

/**
 * Why the payment does not allow the reversal of its latest entry of this stage; null: it does.
 * Money that is on its way back already would be given or taken twice.
 */
export function whyNotReversible(stage: ReversibleStage, payment: Payment): string | null {
  const { payout_back, reverse_payout_status, refunds, clawback_leg } = payment;
  if (stage === 'payout') {
    if (clawback_leg === 'filed' || clawback_leg === 'sent' || clawback_leg === 'settled')
      return 'a clawback takes the money back already';
    return derived(payment).refund_debit_under_way ? 'a refund debits the payee already' : null;
  }
  if (payout_back || reverse_payout_status !== null)
    return 'the payout came back, so a reverse payout gives the money back';
  return refunds.some(({ standing }) => standing !== 'void') ? 'a refund gives the money back already' : null;
}

/** The window of a reversal, in days of the banking calendar. */
export interface ReversalWindow {
  /** The receiving bank must have the reversing entry by the end of this day. */
  available_until: Day;
  /** The last day whose cut-off reaches that: the entry settles on the next banking day. */
  send_until: Day;
}

/** `settlesAt`: when the wrong entry settles or settled. */
export function reversalWindow(settlesAt: Date): ReversalWindow {
  const available_until = reverseUntil(easternDay(settlesAt));
  return { available_until, send_until: subtractBankingDays(available_until, 1) };
}

/** Whether an entry that settles on a day is in time. */
export const isInTime = (settlesAt: Date, settlesOn: Day): boolean =>
  settlesOn <= reversalWindow(settlesAt).available_until;
