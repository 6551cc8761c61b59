// Whether an item is a return of an entry of ours: by trace, amount, direction and account (ACH, files).
import { openAccountNumber } from '../../bank-accounts/account-number.ts';
import { returnableUntil } from '../../calendar/deadlines.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { returnCodeRow } from '../../nacha/codes/return-codes.ts';
import { instantFrom } from '../../std/timestamps.ts';
import { stages } from '../../transactions/stages/stage-names.ts';
import type { Vault } from '../../vault/vault.ts';
import { selectAccountNumber } from './account-of-leg.sql.ts';
import type { ItemLeg, OpenItem } from './bank-items.sql.ts';
import { openDetails } from './read-items.ts';

export type Match =
  | { verdict: 'matched' }
  | { verdict: 'duplicate'; reason: string }
  /** An operator decides. */
  | { verdict: 'suspense'; reason: string };

const suspense = (reason: string): Match => ({ verdict: 'suspense', reason });

/** `taken`: what other items of the same run answer already; it is added to. */
export async function matchReturn(
  phase: AtomicPhase,
  vault: Vault,
  item: OpenItem,
  taken: Set<string>,
): Promise<Match> {
  if (item.kind !== 'return') return suspense(unasked[item.kind]);
  const [leg] = item.legs;
  if (leg === undefined) return suspense('no entry of ours has this trace number');
  const same = JSON.stringify([item.original_trace, item.item_trace, item.code, item.amount]);
  if (item.known || taken.has(same)) return { verdict: 'duplicate', reason: 'the same return was there before' };
  taken.add(same);
  const total = item.legs.reduce((sum, one) => sum + one.amount, 0);
  if (total !== item.amount) return suspense(`the entry was of ${total} cents, and ${item.amount} come back`);
  if (stages[leg.stage].direction !== item.direction) return suspense(`the entry was no ${item.direction}`);
  if (!(await isOfAccount(phase, vault, item, leg))) return suspense('the entry was of another account');
  if (leg.state === 'rejected') return suspense('the file of the entry was rejected');
  if (leg.state === 'returned') return suspense('the entry has come back before, with another return');
  if (taken.has(leg.uuid)) return suspense('two different returns of the entry came at once');
  taken.add(leg.uuid);
  return { verdict: 'matched' };
}

const unasked: Record<Exclude<OpenItem['kind'], 'return'>, string> = {
  change: 'a change: the account is to be corrected',
  dishonoured_return: 'a dishonoured return: we returned nothing',
  contested_return: 'a contested return: the bank stands by what it returned',
  refused_change: 'a refused change: we asked for none',
  entry: 'no answer: an entry of somebody else',
};

async function isOfAccount(phase: AtomicPhase, vault: Vault, item: OpenItem, leg: ItemLeg): Promise<boolean> {
  const account = await selectAccountNumber(phase, leg);
  if (account === null) return false;
  return openAccountNumber(vault, account).toUpperCase() === openDetails(vault, item).account_number.toUpperCase();
}

/** Came after the deadline of its code: it is applied, and to be dishonoured. */
export function isLate(item: OpenItem, leg: ItemLeg, now: Date): boolean {
  const deadline = returnCodeRow(item.code!)?.deadline;
  if (leg.settles_at === null || deadline === undefined) return false;
  if (!('banking_days' in deadline) && !('calendar_days' in deadline)) return false;
  return now > returnableUntil(easternDay(instantFrom(String(leg.settles_at))), deadline);
}
