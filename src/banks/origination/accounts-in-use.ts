// The account of each entry that is about to go out: where it cannot be used another one of its holder is, or the payment waits visibly.
import { passesChecksum } from '../../bank-accounts/routing-number.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { insertHolds, type NewHold, releaseHoldsOf } from '../../holds/holds.sql.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import { type StageName, stages } from '../../transactions/stages/stage-names.ts';
import {
  selectAccountsOf,
  selectAwaited,
  selectUnusable,
  type UnusableAccount,
  type UserKey,
  updateAccounts,
} from './accounts-in-use.sql.ts';
import type { Waiting } from './choose.sql.ts';
import type { Origination } from './origination.ts';

/**
 * Of entries whose payments are locked, those that may go out, each on an account that can be used. An account that was removed
 * or disabled gives way to another one of the same user; where there is none, the payment is on hold until there is (Contract,
 * bank accounts). A debit of an account that is blocked is on hold until the block is lifted (Lifecycle, return codes).
 */
export async function onUsableAccounts<Entry extends Waiting>(
  phase: AtomicPhase,
  stage: StageName,
  entries: readonly Entry[],
  now: Date,
): Promise<Entry[]> {
  if (entries.length === 0) return [];
  const unusable = new Map(
    (await selectUnusable(phase, entries)).map((account) => [account.bank_account_uuid, account] as const),
  );
  if (unusable.size === 0) return [...entries];
  const gone = [...unusable.values()].filter((account) => account.gone);
  const others = await usableAccounts(phase, gone);
  const blocks = new Map(stages[stage].direction === 'debit' ? await blockedAmong(phase, gone, others, unusable) : []);
  const going: Entry[] = [];
  const moved: (Entry & { another_uuid: string })[] = [];
  const holds: NewHold[] = [];
  for (const entry of entries) {
    const account = unusable.get(entry.bank_account_uuid);
    const uuid = account?.gone ? others.get(account.user_uuid) : entry.bank_account_uuid;
    const block = uuid === undefined ? undefined : blocks.get(uuid);
    if (uuid === undefined) holds.push(withoutAccount(entry, account!, now));
    else if (block !== undefined) holds.push(blocked(entry, block, now));
    else {
      going.push({ ...entry, bank_account_uuid: uuid });
      if (uuid !== entry.bank_account_uuid) moved.push({ ...entry, another_uuid: uuid });
    }
  }
  // Several refunds of a payment are held by one hold.
  const once = [...new Map(holds.map((hold) => [`${hold.transaction_uuid} ${hold.reason}`, hold])).values()];
  if (once.length > 0) await insertHolds(phase, once);
  if (moved.length > 0) await updateAccounts(phase, stage, moved);
  const held = new Set(once.map(({ transaction_uuid }) => transaction_uuid));
  return going.filter(({ transaction_uuid }) => !held.has(transaction_uuid));
}

/** Releases what waited for an account of users who have one again. */
export async function releaseAwaitingAccount({ database, inPhase, clock }: Origination): Promise<void> {
  const awaited = await selectAwaited(database);
  if (awaited.length === 0) return;
  await inPhase(async (phase) => {
    const usable = await usableAccounts(phase, awaited);
    const served = awaited.filter(({ user_uuid }) => usable.has(user_uuid));
    const keys = served.map(({ processor_id, user_uuid }) => ({ processor_id, uuid: user_uuid }));
    if (keys.length > 0) await releaseHoldsOf(phase, 'awaits_user_uuid', keys, clock.now());
  });
}

/** By user: the account that entries go to instead. One that no bank file can carry is none. */
async function usableAccounts(phase: AtomicPhase, users: readonly UserKey[]): Promise<Map<string, string>> {
  if (users.length === 0) return new Map();
  const accounts = (await selectAccountsOf(phase, users)).filter(
    ({ routing_number }) => passesChecksum(routing_number) && !routing_number.startsWith('00000000'),
  );
  return new Map(accounts.toReversed().map(({ user_uuid, uuid }) => [user_uuid, uuid]));
}

/** The accounts among those in use, and among those used instead, that no debit may use. */
async function blockedAmong(
  phase: AtomicPhase,
  gone: readonly UnusableAccount[],
  others: ReadonlyMap<string, string>,
  unusable: ReadonlyMap<string, UnusableAccount>,
): Promise<[string, UnusableAccount][]> {
  const instead = gone.flatMap(({ processor_id, user_uuid }) => {
    const uuid = others.get(user_uuid);
    return uuid === undefined ? [] : [{ processor_id, bank_account_uuid: uuid }];
  });
  const found = instead.length === 0 ? [] : await selectUnusable(phase, instead);
  return [...unusable.values(), ...found]
    .filter(({ block_uuid }) => block_uuid !== null)
    .map((account) => [account.bank_account_uuid, account]);
}

function withoutAccount(entry: Waiting, account: UnusableAccount, now: Date): NewHold {
  return {
    ...holdOn(entry, now),
    kind: 'account',
    reason: 'The bank account can no longer be used, and its holder has no other one.',
    awaits_user_uuid: account.user_uuid,
  };
}

function blocked(entry: Waiting, { block_uuid, block_reason }: UnusableAccount, now: Date): NewHold {
  return {
    ...holdOn(entry, now),
    kind: 'risk',
    reason: `The bank account is blocked. ${block_reason}`,
    block_uuid: block_uuid!,
  };
}

const holdOn = ({ processor_id, transaction_uuid }: Waiting, now: Date) => ({
  processor_id,
  transaction_uuid,
  uuid: uuidv7(now),
  stops_capture: true,
  placed_at: now,
});
