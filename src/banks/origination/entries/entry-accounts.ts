// The bank account of each entry that is about to go out. If it cannot be used, another one of its
// holder is used, or the payment is on hold.
import { type Obstacle, obstaclesOf, usableAccounts } from '../../../customers/bank-accounts/usable-accounts.ts';
import { insertHolds, type NewHold, releaseHoldsOf } from '../../../payments/lifecycle/holds.sql.ts';
import { type StageName, stages } from '../../../payments/lifecycle/stage-names.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { Waiting } from '../cut-off/choose.sql.ts';
import type { Origination } from '../origination.ts';
import { selectAwaited, updateAccounts } from './entry-accounts.sql.ts';

/**
 * Of entries whose payments are locked: the entries that may go out, each with a usable bank
 * account. A removed or disabled bank account is replaced by another one of the same user. Without
 * one, the payment is on hold until the user has one (Contract, bank accounts). A debit of a
 * blocked account, or an entry of a user who is blocked for sanctions, is on hold until the block
 * is lifted (Lifecycle, return codes). An entry of a user about whom the screening provider has not
 * answered waits for a later cut-off.
 */
export async function onUsableAccounts<Entry extends Waiting>(
  phase: AtomicPhase,
  stage: StageName,
  entries: readonly Entry[],
  now: Date,
): Promise<Entry[]> {
  if (entries.length === 0) return [];
  const obstacles = await obstaclesOf(phase, stages[stage].direction, entries);
  if (obstacles.size === 0) return [...entries];
  const going: Entry[] = [];
  const moved: (Entry & { another_uuid: string })[] = [];
  const holds: NewHold[] = [];
  for (const entry of entries) {
    const obstacle = obstacles.get(entry.bank_account_uuid);
    if (obstacle === undefined) going.push(entry);
    else if (obstacle.awaits_screening) continue;
    else if (obstacle.instead === null) holds.push(holdOn(entry, obstacle, now));
    else {
      going.push({ ...entry, bank_account_uuid: obstacle.instead });
      moved.push({ ...entry, another_uuid: obstacle.instead });
    }
  }
  // Several refunds of a payment share one hold.
  const once = [...new Map(holds.map((hold) => [`${hold.transaction_uuid} ${hold.reason}`, hold])).values()];
  if (once.length > 0) await insertHolds(phase, once);
  if (moved.length > 0) await updateAccounts(phase, stage, moved);
  const held = new Set(once.map(({ transaction_uuid }) => transaction_uuid));
  return going.filter(({ transaction_uuid }) => !held.has(transaction_uuid));
}

/** Releases the holds of users who have a usable bank account again. */
export async function releaseAwaitingAccount({ database, inPhase, clock }: Origination): Promise<void> {
  const awaited = await selectAwaited(database);
  if (awaited.length === 0) return;
  await inPhase(async (phase) => {
    const usable = await usableAccounts(phase, awaited);
    const served = awaited.filter(({ user_uuid }) => usable.has(user_uuid));
    const keys = served.map(({ processor_id, user_uuid }) => ({ processor_id, uuid: user_uuid }));
    await releaseHoldsOf(phase, 'awaits_user_uuid', keys, clock.now());
  });
}

function holdOn(
  { processor_id, transaction_uuid }: Waiting,
  { user_uuid, block, holder_deleted }: Obstacle,
  now: Date,
): NewHold {
  const hold = { processor_id, transaction_uuid, uuid: uuidv7(now), stops_capture: true, placed_at: now };
  if (block !== null)
    return {
      ...hold,
      kind: block.is_sanctions ? 'compliance' : 'risk',
      reason: `The ${block.of === 'user' ? 'holder of the bank account' : 'bank account'} is blocked. ${block.reason}`,
      block_uuid: block.uuid,
    };
  return {
    ...hold,
    kind: 'account',
    reason: holder_deleted
      ? 'The holder of the bank account was deleted and is no longer debited.'
      : 'The bank account can no longer be used, and its holder has no other bank account.',
    awaits_user_uuid: user_uuid,
  };
}
