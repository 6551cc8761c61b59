// Applies the items of the bank's files: each once, to the entry that it answers, or puts it in
// suspense with a reason.

import { moveItems } from '../../../payments/lifecycle/states/move-items.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { madeSafe } from '../../../platform/log/loggable.ts';
import { openIfPossible } from '../../../platform/vault/vault.ts';
import { openDetails } from '../../connections/item-details.ts';
import { type Origination, portion } from '../../origination/origination.ts';
import { applyContests } from '../dishonors/apply-contests.ts';
import { handingOver } from '../handed/hand-over.ts';
import { anyItemOpen, type DecidedItem, lockOpenItems, type OpenItem } from '../items/bank-items.sql.ts';
import {
  type Answer,
  decided,
  type Matched,
  type MatchedItem,
  matcherOf,
  noAnswer,
  notOurs,
  sealed,
} from '../matching/match-answer.ts';
import { applyChanges } from './apply-changes.ts';
import { applyCopyReturns } from './apply-copy-returns.ts';
import { applyRejects, verdictOnReject } from './apply-rejects.ts';
import { applyReturns } from './apply-returns.ts';

/**
 * Returns whether all items could be decrypted. The others wait until the operator restores the
 * key.
 */
export async function applyItems(context: Origination): Promise<boolean> {
  if (!(await anyItemOpen(context.database, context.bank.name))) return true;
  let unopened = 0;
  for (let after: OpenItem | null = null; ; ) {
    const some = await context.inPhase((phase) => applySome(context, phase, after));
    unopened += some.unopened;
    if (some.items.length < portion) break;
    after = some.items.at(-1)!;
  }
  if (unopened > 0)
    context.log.error(
      { bank: madeSafe(context.bank.name), items: unopened, reason: madeSafe(sealed.reason) },
      'items of the bank wait; see account_encryption_binds_holder in docs/operate/operating.md',
    );
  return unopened === 0;
}

async function applySome(
  context: Origination,
  phase: AtomicPhase,
  after: OpenItem | null,
): Promise<{ items: OpenItem[]; unopened: number }> {
  const items = await lockOpenItems(phase, context.bank.name, after, portion);
  if (items.length === 0) return { items, unopened: 0 };
  const now = context.clock.now();
  const decisions: DecidedItem[] = [];
  const matching: MatchedItem[] = [];
  const handed = handingOver(context.bank);
  const match = await matcherOf(phase, context.vault, items, handed);
  const judged = (item: OpenItem): Matched => {
    const elsewhere = item.entries.length === 0 ? handed(item) : null;
    if (elsewhere !== null) return { entry: null, verdict: elsewhere, note: null };
    const details = openIfPossible(() => openDetails(context.vault, item));
    const entry = item.entries[0] ?? null;
    if (details === null) return { entry, verdict: sealed, note: null };
    if (item.kind === 'return' || item.kind === 'change') return match(item, details);
    const { fault = null, other_sec_code = null } = details;
    if (other_sec_code !== null) return { entry: null, verdict: notOurs(other_sec_code), note: null };
    if (item.kind === 'reject') return { entry, verdict: verdictOnReject(item, fault), note: null };
    if (fault !== null) return { entry, verdict: { state: 'suspense', reason: fault }, note: null };
    // A contested return names one of our dishonors, not an entry.
    if (item.kind === 'contested_return') return { entry, verdict: null, note: null };
    return { entry, verdict: { state: 'suspense', reason: noAnswer[item.kind] }, note: null };
  };
  const notes = new Map<string, string | null>();
  for (const item of items) {
    const { entry, verdict, note } = judged(item);
    notes.set(item.uuid, note);
    if (verdict === null) matching.push({ ...item, entry });
    else decisions.push(decided({ ...item, entry }, verdict));
  }
  const of = (kind: OpenItem['kind']) => matching.filter((item) => item.kind === kind);
  const answers = (kind: OpenItem['kind']) => of(kind).filter((item): item is Answer => item.entry !== null);
  decisions.push(
    ...(await applyReturns(context, phase, answers('return'), now)),
    ...(await applyRejects(phase, answers('reject'), now)),
    ...(await applyChanges(context, phase, answers('change'), now)),
    ...(await applyContests(phase, context, of('contested_return'), now)),
  );
  const copies = new Map(decisions.map(({ uuid, file_copy_uuid }) => [uuid, file_copy_uuid]));
  await applyCopyReturns(
    phase,
    items.flatMap(({ uuid, direction, amount }) => {
      const file_copy_uuid = copies.get(uuid) ?? null;
      return file_copy_uuid === null ? [] : [{ uuid, direction, amount, file_copy_uuid }];
    }),
    now,
  );
  await moveItems(
    phase,
    decisions.map(({ state: move, reason, ...item }) => ({ ...item, reason: reason ?? notes.get(item.uuid)!, move })),
    now,
  );
  return { items, unopened: decisions.filter(({ reason }) => reason === sealed.reason).length };
}
