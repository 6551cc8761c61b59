// Applies the items of the bank's files: each once, to the legs with its trace number, or puts it
// in suspense with a reason.

import { openDetails } from '../../banks/item-details.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { moveItems } from '../../lifecycle/states/move-items.sql.ts';
import { madeSafe } from '../../log/loggable.ts';
import { type Origination, portion } from '../../origination/origination.ts';
import { openIfPossible } from '../../vault/vault.ts';
import { applyContests } from '../dishonors/apply-contests.ts';
import { anyItemOpen, type DecidedItem, lockOpenItems, type OpenItem } from '../items/bank-items.sql.ts';
import { decided, type Matched, matcherOf, noAnswer, sealed } from '../matching/match-answer.ts';
import { applyChanges } from './apply-changes.ts';
import { applyFeeReturns, withFeePayouts } from './apply-fee-returns.ts';
import { applyReturns } from './apply-returns.ts';

/**
 * Answers whether all items could be decrypted. The others wait until the operator restores the
 * key.
 */
export async function applyItems(on: Origination): Promise<boolean> {
  if (!(await anyItemOpen(on.database, on.bank.name))) return true;
  let unopened = 0;
  for (let after: OpenItem | null = null; ; ) {
    const some = await on.inPhase((phase) => applySome(on, phase, after));
    unopened += some.unopened;
    if (some.items.length < portion) break;
    after = some.items.at(-1)!;
  }
  if (unopened > 0)
    on.log.error(
      { bank: madeSafe(on.bank.name), items: unopened, reason: madeSafe(sealed.reason) },
      'items of the bank wait; see account_encryption_binds_holder in docs/operating.md',
    );
  return unopened === 0;
}

async function applySome(
  on: Origination,
  phase: AtomicPhase,
  after: OpenItem | null,
): Promise<{ items: OpenItem[]; unopened: number }> {
  const items = await withFeePayouts(phase, on.bank.name, await lockOpenItems(phase, on.bank.name, after, portion));
  if (items.length === 0) return { items, unopened: 0 };
  const now = on.clock.now();
  const decisions: DecidedItem[] = [];
  const matching: OpenItem[] = [];
  const match = await matcherOf(phase, on.vault, items);
  const judged = (item: OpenItem): Matched => {
    const details = openIfPossible(() => openDetails(on.vault, item));
    if (details === null) return { item, verdict: sealed };
    if (item.kind === 'return' || item.kind === 'change') return match(item, details);
    // A contested return names one of our dishonors, not an entry.
    if (item.kind === 'contested_return') return { item, verdict: null };
    return { item, verdict: { state: 'suspense', reason: noAnswer[item.kind] } };
  };
  for (const found of items) {
    const { item, verdict } = judged(found);
    if (verdict === null) matching.push(item);
    else decisions.push(decided(item, verdict));
  }
  const of = (kind: OpenItem['kind']) => matching.filter((item) => item.kind === kind);
  const { true: ofFees = [], false: ofPayments = [] } = Object.groupBy(
    of('return'),
    ({ fee_payout }) => `${fee_payout !== undefined}` as const,
  );
  decisions.push(
    ...(await applyReturns(on, phase, ofPayments, now)),
    ...(await applyFeeReturns(phase, ofFees, now)),
    ...(await applyChanges(on, phase, of('change'), now)),
    ...(await applyContests(phase, on, of('contested_return'), now)),
  );
  await moveItems(
    phase,
    decisions.map(({ state: move, ...item }) => ({ ...item, move })),
    now,
  );
  return { items, unopened: decisions.filter(({ reason }) => reason === sealed.reason).length };
}
