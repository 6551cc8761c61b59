// Applies what banks answer to our dishonours: a contest (R71 to R77) stands on the dishonour, and moves no money by itself.
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import type { Vault } from '../../vault/vault.ts';
import type { DecidedItem, OpenItem } from '../inbound/bank-items.sql.ts';
import { decided } from '../inbound/match-answer.ts';
import { openDetails } from '../inbound/read-items.ts';
import { lockByTrace, moveDishonours, updateContest } from './dishonours.sql.ts';

/** Answers what became of each. A contest names our dishonour by its trace number. */
export async function applyContests(
  phase: AtomicPhase,
  vault: Vault,
  items: readonly OpenItem[],
  now: Date,
): Promise<DecidedItem[]> {
  const decisions: DecidedItem[] = [];
  for (const item of items) decisions.push(decided(item, await applyContest(phase, vault, item, now)));
  return decisions;
}

async function applyContest(
  phase: AtomicPhase,
  vault: Vault,
  item: OpenItem,
  now: Date,
): Promise<Pick<DecidedItem, 'state' | 'reason'>> {
  if (item.known) return { state: 'duplicate', reason: 'the same contested_return was there before' };
  const dishonour = await lockByTrace(phase, openDetails(vault, item).dishonoured_return_trace ?? '');
  if (dishonour === null) return { state: 'suspense', reason: 'a contested return: we dishonoured none by this trace' };
  const [moved] = await moveDishonours(phase, 'contested', [dishonour.uuid], now);
  if (moved === undefined)
    return { state: 'suspense', reason: `a contested return: our dishonour of it is ${dishonour.state} already` };
  await updateContest(phase, dishonour.uuid, { code: item.code!, item_uuid: item.uuid });
  return { state: 'applied', reason: null };
}
