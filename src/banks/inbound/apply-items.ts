// Applies what the bank's files say: each item once, to the legs that carry its trace, or to suspense with a reason.
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { type Origination, portion } from '../origination/origination.ts';
import { applyChanges } from './apply-changes.ts';
import { applyReturns } from './apply-returns.ts';
import { anyItemOpen, type DecidedItem, lockOpenItems, type OpenItem, updateItems } from './bank-items.sql.ts';
import { decided, matcherOf, unasked } from './match-answer.ts';

/** Answers how many items were decided about. */
export async function applyItems(on: Origination): Promise<number> {
  let count = 0;
  if (!(await anyItemOpen(on.database))) return 0;
  for (let after: OpenItem | null = null; ; ) {
    const items: OpenItem[] = await on.inPhase((phase) => applySome(on, phase, after));
    count += items.length;
    if (items.length < portion) return count;
    after = items.at(-1)!;
  }
}

async function applySome(on: Origination, phase: AtomicPhase, after: OpenItem | null): Promise<OpenItem[]> {
  const items = await lockOpenItems(phase, after, portion);
  if (items.length === 0) return items;
  const now = on.clock.now();
  const decisions: DecidedItem[] = [];
  const matching: OpenItem[] = [];
  const match = await matcherOf(phase, on.vault, items);
  for (const found of items) {
    const { item, verdict } =
      found.kind === 'return' || found.kind === 'change'
        ? match(found)
        : { item: found, verdict: { state: 'suspense', reason: unasked[found.kind] } as const };
    if (verdict === null) matching.push(item);
    else decisions.push(decided(item, verdict));
  }
  const of = (kind: OpenItem['kind']) => matching.filter((item) => item.kind === kind);
  decisions.push(
    ...(await applyReturns(on, phase, of('return'), now)),
    ...(await applyChanges(on, phase, of('change'), now)),
  );
  await updateItems(phase, decisions, now);
  return items;
}
