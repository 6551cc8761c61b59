// When a move must know what stands on a payment's books, and when it need not read them.
import { accounts } from '../ledger/accounts.ts';
import { entitlementSides } from '../ledger/entitlement-sides.ts';
import { ruleParts } from '../ledger/posting-rules.ts';
import type { Transition } from './stage.ts';
import { transitions } from './transitions.ts';

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

export function needsBooks(cause: string): boolean {
  return cause !== 'capture_filed' && (asking.get(cause) ?? true);
}
