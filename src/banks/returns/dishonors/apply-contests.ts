// Applies what banks answer to dishonors: a contest (R71 to R77) is stored on the dishonor and
// moves no money.

import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { openDetails } from '../../connections/item-details.ts';
import { lockByTrace, moveDishonors } from '../../origination/dishonors/dishonors.sql.ts';
import type { Origination } from '../../origination/origination.ts';
import type { DecidedItem } from '../items/bank-items.sql.ts';
import { decided, type MatchedItem } from '../matching/match-answer.ts';

type Contesting = Pick<Origination, 'vault' | 'bank'>;

/**
 * Returns how each contest was decided. A contest names our dishonor by its trace number, and must
 * come from the same bank.
 */
export async function applyContests(
  phase: AtomicPhase,
  context: Contesting,
  items: readonly MatchedItem[],
  now: Date,
): Promise<DecidedItem[]> {
  const decisions: DecidedItem[] = [];
  for (const item of items) decisions.push(decided(item, await applyContest(phase, context, item, now)));
  return decisions;
}

async function applyContest(
  phase: AtomicPhase,
  { vault, bank }: Contesting,
  item: MatchedItem,
  now: Date,
): Promise<Pick<DecidedItem, 'state' | 'reason'>> {
  if (item.known) return { state: 'duplicate', reason: 'the same contested_return was received before' };
  const dishonor = await lockByTrace(phase, bank.name, openDetails(vault, item).dishonored_return_trace ?? '');
  if (dishonor === null)
    return { state: 'suspense', reason: 'a contested return: no dishonor of ours has this trace number' };
  const [moved] = await moveDishonors(phase, 'contested', [dishonor.uuid], {
    at: now,
    contest_code: item.code,
    contest_item_uuid: item.uuid,
  });
  if (moved === undefined)
    return { state: 'suspense', reason: `a contested return: our dishonor is already ${dishonor.state}` };
  return { state: 'applied', reason: null };
}
