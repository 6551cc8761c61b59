// Applies what banks answer to our dishonors: a contest (R71 to R77) stands on the dishonor, and
// moves no money by itself.

import { openDetails } from '../../banks/item-details.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { lockByTrace, moveDishonors } from '../../origination/dishonors/dishonors.sql.ts';
import type { Origination } from '../../origination/origination.ts';
import type { DecidedItem, OpenItem } from '../items/bank-items.sql.ts';
import { decided } from '../matching/match-answer.ts';

type On = Pick<Origination, 'vault' | 'bank'>;

/**
 * Answers what became of each. A contest names our dishonor by its trace number, and comes from the
 * bank that has it.
 */
export async function applyContests(
  phase: AtomicPhase,
  on: On,
  items: readonly OpenItem[],
  now: Date,
): Promise<DecidedItem[]> {
  const decisions: DecidedItem[] = [];
  for (const item of items) decisions.push(decided(item, await applyContest(phase, on, item, now)));
  return decisions;
}

async function applyContest(
  phase: AtomicPhase,
  { vault, bank }: On,
  item: OpenItem,
  now: Date,
): Promise<Pick<DecidedItem, 'state' | 'reason'>> {
  if (item.known) return { state: 'duplicate', reason: 'the same contested_return was there before' };
  const dishonor = await lockByTrace(phase, bank.name, openDetails(vault, item).dishonored_return_trace ?? '');
  if (dishonor === null) return { state: 'suspense', reason: 'a contested return: we dishonored none by this trace' };
  const [moved] = await moveDishonors(phase, 'contested', [dishonor.uuid], {
    at: now,
    contest_code: item.code,
    contest_item_uuid: item.uuid,
  });
  if (moved === undefined)
    return { state: 'suspense', reason: `a contested return: our dishonor of it is ${dishonor.state} already` };
  return { state: 'applied', reason: null };
}
