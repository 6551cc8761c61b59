// When a move must know what stands on a payment's books, and when it need not read them.
import { accounts } from '../ledger/accounts.ts';
import { entitlementSides } from '../ledger/entitlement-sides.ts';
import { ruleParts } from '../ledger/posting-rules.ts';
import type { PaymentPlace, Transition } from './stage.ts';
import { transitions } from './transitions.ts';

/**
 * Nothing has crossed: none of the moves that are made by themselves can follow a straight-through
 * step, whatever stands on the books. So are all payments but a few, which is why 100,000 of them
 * settle without their postings being read.
 */
export function isStraightThrough(payment: PaymentPlace & { refund_count: number }): boolean {
  return (
    payment.capture_status !== 'CAPTURE_ACH_FAILED' &&
    !payment.payout_back &&
    !payment.payout_again &&
    payment.clawback_status === null &&
    payment.reverse_payout_status === null &&
    payment.refund_count === 0
  );
}

// A leg that goes its way, along rows that name their accounts.
const asking = new Map<string, boolean>();
for (const { cause, from, posts } of Object.values(transitions) as Transition[]) {
  const asks =
    !/_(sent|settled|good)$/.test(cause) ||
    Object.keys(from).some((name) => name in accounts || name.startsWith('LOSS_')) ||
    posts.some((rule) => {
      const { debit, credit, measure } = ruleParts(rule);
      return debit in entitlementSides || credit in entitlementSides || measure === 'all';
    });
  asking.set(cause, asks || asking.get(cause) === true);
}

export function asksBooks(cause: string): boolean {
  return cause !== 'capture_filed' && (asking.get(cause) ?? true);
}
