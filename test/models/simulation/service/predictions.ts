// The allowed answers to requests about a payment: predicted from the facts, by the rules.
import type { Judged } from './payment-history.ts';
import type { PaymentRows, RefundRow } from './payment-rows.ts';

/** A status, or the code of a refusal. */
export type Outcomes = readonly (number | string)[];

export function cancelOutcomes({ payment: { capture_status, capture_leg } }: PaymentRows): Outcomes {
  // A cancel may be sent again.
  if (capture_status === 'CAPTURE_CANCELED') return [200];
  return capture_status === 'CAPTURE_PENDING' && capture_leg === null ? [200] : ['not_cancelable'];
}

// Refunds that have ended without a payment that counts (Lifecycle, cap).
const ended = ['F1x', 'F7', 'F7b', 'F4b', 'F8b', 'F8c', 'F10', 'F11p', 'F11f', 'F5b', 'F5c'];

/** Cents that may still be refunded. */
export function leftToRefund({ payment, refunds, moves }: PaymentRows): number {
  const gone = new Set(moves.filter(({ transition }) => ended.includes(transition)).map((move) => move.refund_uuid));
  return refunds.reduce((left, { uuid, amount }) => (gone.has(uuid) ? left : left - amount), payment.amount);
}

export function refundOutcomes(rows: PaymentRows, { truth }: Judged, amount: number | undefined): Outcomes {
  const { capture_status } = rows.payment;
  if (!['CAPTURE_ACH_PENDING', 'CAPTURE_COMPLETE'].includes(capture_status) || truth.payoutIsBack)
    return ['not_refundable'];
  const left = leftToRefund(rows);
  return left === 0 || (amount ?? left) > left ? ['refund_exceeds_amount'] : [201];
}

/** An act that the payment allows, on an account that may have been disabled since. */
const onAccount = (allowed: boolean): Outcomes =>
  allowed
    ? [200, 'bank_account_unusable', 'bank_account_blocked', 'user_blocked', 'not_authorized']
    : ['invalid_state'];

const owed = ({ balances }: Judged, book: 'PAYEE' | 'PAYER') => -(balances[book] ?? 0);
const debt = ({ balances }: Judged, book: 'CLAW' | 'RECV' | 'LOSS_PAYER') => balances[book] ?? 0;

/** The acts of operators on payments, by the end of their path. `amount`: requested cents. */
export const acts: Record<string, (rows: PaymentRows, judged: Judged, amount: number | undefined) => Outcomes> = {
  'payout-again': ({ payment: { payout_status, capture_status, payout_leg } }, judged) => {
    const { truth } = judged;
    const kept = capture_status === 'CAPTURE_COMPLETE' && !truth.payoutIsBack && payout_status === 'PAYOUT_ACH_FAILED';
    const ended = ['PAYOUT_COMPLETE', 'PAYOUT_ACH_FAILED', 'PAYOUT_CANCELED'].includes(payout_status ?? '');
    if (payout_leg === 'filed') return ['invalid_state'];
    // A further payout that was returned is not kept when its money was already used elsewhere.
    if (kept && owed(judged, 'PAYEE') === 0) return [200, 'invalid_state', 'bank_account_unusable'];
    return onAccount(kept || (ended && owed(judged, 'PAYEE') > 0));
  },
  'reverse-payout-again': ({ payment: { reverse_payout_status } }, judged) =>
    onAccount(
      ['REVERSE_PAYOUT_ACH_FAILED', 'REVERSE_PAYOUT_ACH_COMPLETE'].includes(reverse_payout_status ?? '') &&
        judged.truth.payoutIsBack &&
        owed(judged, 'PAYER') > 0,
    ),
  'clawback-again': ({ payment: { clawback_status } }, judged) =>
    onAccount(clawback_status === 'CLAWBACK_ACH_FAILED' && debt(judged, 'CLAW') > 0),
  'write-off': ({ payment: { clawback_status } }, judged, amount) => {
    const most = debt(judged, 'CLAW');
    if (most > 0 && (amount ?? most) > most) return ['amount_exceeds_debt'];
    return clawback_status === 'CLAWBACK_ACH_FAILED' && most > 0 ? [200] : ['invalid_state'];
  },
  'payer-debt/write-off': (_, judged, amount) => ofDebt(debt(judged, 'RECV'), amount),
  'payer-debt/paid': (_, judged, amount) => ofDebt(debt(judged, 'RECV') + debt(judged, 'LOSS_PAYER'), amount),
  'dishonor-won': ({ payment: { capture_status }, legs, moves }) => {
    // A rejected file is no return.
    if (capture_status === 'CAPTURE_ACH_FAILED')
      return legs.findLast(({ stage }) => stage === 'capture')?.state === 'returned' ? [200] : ['invalid_state'];
    // If this act won it back, it is answered as it is. A dishonor or the bank statement may have.
    return moves.some(({ transition }) => transition.startsWith('C10')) ? [200, 'invalid_state'] : ['invalid_state'];
  },
};

function ofDebt(most: number, amount: number | undefined): Outcomes {
  if (most === 0) return ['invalid_state'];
  return (amount ?? most) > most ? ['amount_exceeds_debt'] : [200];
}

/** For an operator who sends the credit of a refund again, or gives its money back to the payee. */
export function refundActOutcomes(
  what: 'send-again' | 'give-back',
  { uuid, status }: RefundRow,
  { truth }: Judged,
): Outcomes {
  const refund = truth.refunds.find((one) => one.uuid === uuid)!;
  const credit = truth.entries.findLast((one) => one.refund === uuid && one.stage === 'refund_payout');
  const isBack = status === 'REFUND_FAILED' && refund.counts && !refund.ended && credit?.at === 'returned';
  return what === 'send-again' ? onAccount(isBack) : [isBack ? 200 : 'invalid_state'];
}
