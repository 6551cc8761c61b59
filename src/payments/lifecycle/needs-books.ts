// Which causes need the ledger balances and the refunds of a payment.
import { accounts } from '../ledger/accounts.ts';
import { entitlementSides } from '../ledger/entitlement-sides.ts';
import { ruleParts } from '../ledger/posting-rules.ts';
import type { Transition } from './stage.ts';
import { transitions } from './transitions.ts';

// The moves of an entry that is sent, settles and becomes good need none, as long as their rows
// name accounts and no sides.
const causes = new Map<string, boolean>();
for (const { cause, from, posts } of Object.values(transitions) as Transition[]) {
  const needs =
    !/_(sent|settled|good)$/.test(cause) ||
    Object.keys(from).some((name) => name in accounts || name.startsWith('LOSS_')) ||
    posts.some((rule) => {
      const { debit, credit, measure } = ruleParts(rule);
      return debit in entitlementSides || credit in entitlementSides || measure === 'all';
    });
  causes.set(cause, needs || causes.get(cause) === true);
}

export function needsBooks(cause: string): boolean {
  return cause !== 'capture_filed' && (causes.get(cause) ?? true);
}
