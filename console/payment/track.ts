// The way of the money of a payment as a line with four stops: how far it is filled, what stops it,
// and what came back.

import { easternDay } from '../format/times.ts';
import { type Answered, entryOf, heldSince, isDebitHeld, isPaidOut, returnOf } from './answer.ts';

export const stopNames = ['payer', 'flight', 'good', 'payee'] as const;
type StopName = (typeof stopNames)[number];

export interface Stop {
  name: StopName;
  /** In Eastern time. Null: it is not known, or a hold keeps it from being known. */
  day: string | null;
  isPassed: boolean;
}

export interface Track {
  stops: readonly Stop[];
  /** From 0, at the payer’s bank, to 3, at the payee’s; half a step: it is between two stops. */
  at: number;
  /** A hold stops it before this stop. */
  gate: number | null;
  /** It came back from one stop to another. `code`: of the return; null: it is a refund. */
  back: { from: number; to: number; code: string | null; day: string | null } | null;
  isCanceled: boolean;
}

export function trackOf(payment: Answered): Track {
  const at = reached(payment);
  const debit = entryOf(payment, 'capture', 'sent', 'settled', 'good', 'returned');
  const payout = entryOf(payment, 'payout', 'filed', 'sent', 'settled', 'returned');
  const { as_of, expected_on, state } = payment;
  const days: Readonly<Record<StopName, string | null>> = {
    payer: easternDay(payment.transaction.created_at),
    flight: debit?.settles_on ?? payment.capture_settles_on,
    good: payment.payout_eligible_on,
    payee: payout?.settles_on ?? (state === 'good' ? expected_on : null),
  };
  return {
    stops: stopNames.map((name, index) => ({
      name,
      day: days[name],
      isPassed: index <= at && (days[name] === null || days[name] <= as_of || index < at),
    })),
    at,
    gate: gateOf(payment, at),
    back: backOf(payment, at),
    isCanceled: state === 'canceled',
  };
}

/** The farthest place that the money reached. */
function reached(payment: Answered): number {
  switch (payment.state) {
    case 'started':
    case 'canceled':
      return 0;
    case 'debited':
      return 1;
    case 'held':
      return isDebitHeld(payment) ? 0 : payment.transaction.reverse_payout_status === null ? 2 : 3;
    case 'good':
      return 2;
    case 'paying':
      return 2.5;
    case 'paid':
    case 'owed':
    case 'clawed_back':
      return 3;
    case 'refunded':
      return entryOf(payment, 'payout', 'settled', 'returned') === undefined ? 2 : 3;
    case 'returned':
      return entryOf(payment, 'payout', 'returned') !== undefined || isPaidOut(payment)
        ? 3
        : entryOf(payment, 'capture', 'returned') === undefined
          ? 0
          : 1;
  }
}

function gateOf(payment: Answered, at: number): number | null {
  const { state, held_by } = payment;
  if (heldSince(payment) === null && held_by === null) return null;
  if (isDebitHeld(payment)) return 1;
  // It keeps the money from going back to the payer.
  if (state === 'held' && at === 3) return 0;
  return (['started', 'debited', 'held', 'good'] as const).some((one) => one === state) && at < 3 ? 3 : null;
}

function backOf(payment: Answered, at: number): Track['back'] {
  const { state, transaction } = payment;
  const branch = (stage: 'capture' | 'payout', from: number, to: number): Track['back'] => {
    const back = returnOf(payment, stage);
    return back === null ? null : { from, to, ...back };
  };
  if (state === 'owed' || state === 'clawed_back') return branch('capture', at, 0);
  if (state === 'good' && transaction.payout_status === 'PAYOUT_ACH_FAILED') return branch('payout', 3, 2);
  if (state === 'returned' || (state === 'held' && transaction.reverse_payout_status !== null))
    return transaction.capture_status === 'CAPTURE_ACH_FAILED' ? branch('capture', at, 0) : branch('payout', 3, 0);
  if (state !== 'refunded') return null;
  const credit = entryOf(payment, 'reverse_payout', 'settled') ?? entryOf(payment, 'refund_payout', 'settled');
  return { from: at, to: 0, code: null, day: credit?.settles_on ?? null };
}
