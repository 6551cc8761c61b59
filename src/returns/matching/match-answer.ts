// Decides whether an item answers one of our entries, and for the first time: by trace number,
// amount, direction and bank account (ACH, files).

import { numbersOfAccounts } from '../../bank-accounts/numbers-of-accounts.ts';
import type { ItemDetails } from '../../banks/item-details.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import type { FeePayoutStatus } from '../../lifecycle/fee-payout.stage.ts';
import { stages } from '../../lifecycle/stage-names.ts';
import { returnCodeRow } from '../../nacha/codes/return-codes.ts';
import { instantFrom } from '../../std/timestamps.ts';
import type { Vault } from '../../vault/vault.ts';
import type { DecidedItem, ItemLeg, OpenItem } from '../items/bank-items.sql.ts';
import { entryAnswered, sumOf } from './entry-answered.ts';

/**
 * The decision on an item that cannot be applied. An operator resolves `suspense`; `waiting` is
 * tried again in the next run.
 */
export interface Verdict {
  state: 'duplicate' | 'suspense' | 'waiting';
  reason: string;
}

/** An item with the legs of the one entry that it answers. */
export interface Matched {
  item: OpenItem;
  /** Null: it may be applied. */
  verdict: Verdict | null;
}

export type Matcher = (item: OpenItem, details: ItemDetails) => Matched;

/** The item waits until it can be decrypted; then it is decided like any other. */
export const sealed: Verdict = {
  state: 'waiting',
  reason: 'its details, or the account number of its entry, cannot be decrypted: check ACHORD_ENCRYPTION_KEY',
};

const suspense = (reason: string): Verdict => ({ state: 'suspense', reason });

/** The entry that an item answers: the one that its legs share, or that of a fee payout. */
export interface AnsweredEntry {
  processor_id: string;
  /** The uuid of its first leg, or of the fee payout. */
  uuid: string;
  bank_account_uuid: string;
  direction: 'debit' | 'credit';
  state: ItemLeg['state'];
  /** Cents. */
  amount: number;
  settles_at: Date;
  file_uuid: string;
}

const stateOf: Record<FeePayoutStatus, ItemLeg['state']> = {
  FEE_PAYOUT_PENDING: 'rejected',
  FEE_PAYOUT_FILED: 'filed',
  FEE_PAYOUT_ACH_PENDING: 'sent',
  FEE_PAYOUT_COMPLETE: 'settled',
  FEE_PAYOUT_ACH_FAILED: 'returned',
  FEE_PAYOUT_CANCELED: 'rejected',
};

export function entryOf({ legs, fee_payout }: Pick<OpenItem, 'legs' | 'fee_payout'>): AnsweredEntry | null {
  if (fee_payout !== undefined) return { ...fee_payout, direction: 'credit', state: stateOf[fee_payout.status] };
  const [leg] = legs;
  if (leg === undefined) return null;
  const { direction } = stages[leg.stage];
  return { ...leg, direction, amount: sumOf(legs), settles_at: instantFrom(leg.settles_at) };
}

export function decided(
  item: Pick<OpenItem, 'uuid' | 'kind' | 'legs' | 'fee_payout'>,
  { state, reason }: { state: DecidedItem['state']; reason: string | null },
  late = false,
): DecidedItem {
  const entry = entryOf(item);
  const { processor_id = null, uuid: leg_uuid = null } = entry ?? {};
  const isUnsettled =
    state === 'applied' && item.kind === 'return' && (entry?.state === 'filed' || entry?.state === 'sent');
  const unsettled_file_uuid = isUnsettled ? entry.file_uuid : null;
  return { uuid: item.uuid, state, reason, processor_id, leg_uuid, late, unsettled_file_uuid };
}

/** Why an item that answers none of our entries is put in suspense. */
export const noAnswer: Record<Exclude<OpenItem['kind'], 'return' | 'change' | 'contested_return'>, string> = {
  dishonored_return: 'this is a dishonored return, but we send no returns',
  refused_change: 'this is a refused change, but we send no changes',
  entry: 'this is an entry of another originator, not an answer to one of ours',
};

/**
 * Makes the matcher of some items. Call it once for each item, in order: it remembers what the
 * earlier items answered.
 */
export async function matcherOf(phase: AtomicPhase, vault: Vault, items: readonly OpenItem[]): Promise<Matcher> {
  const numbers = await numbersOfAccounts(
    phase,
    vault,
    items.flatMap(({ legs, fee_payout = [] }) => [legs, fee_payout].flat()),
  );
  const seen = new Set<string>();
  const answered = new Set<string>();
  const first = (set: Set<string>, key: string) => set.size < set.add(key).size;

  const verdictOn = (item: OpenItem, isOfAccount: IsOfAccount): Verdict | null => {
    const entry = entryOf(item);
    if (entry === null)
      return suspense(
        item.other_bank === null
          ? 'no entry of ours has this trace number'
          : `the entry with this trace number went out through ${item.other_bank}`,
      );
    const same = JSON.stringify([item.kind, item.original_trace, item.item_trace, item.code, item.amount]);
    if (!first(seen, same) || item.known)
      return { state: 'duplicate', reason: `the same ${item.kind} was received before` };
    if (item.kind === 'return' && returnCodeRow(item.code!) === undefined)
      return suspense(`${item.code} is not a return code`);
    // Never guess (Lifecycle, return codes). An operator who names the entry knows what the code
    // means.
    if (item.kind === 'return' && !item.assigned && returnCodeRow(item.code!)!.group === 'international')
      return suspense(`${item.code} is a code for international entries, and we send none`);
    // An operator who names the entry has checked the account number.
    if (!item.assigned && !isOfAccount(entry)) return suspense('the entry was for a different bank account');
    if (item.kind !== 'return') return null;
    if (item.legs[0]?.state === 'returned' && item.legs.some((one) => one.found_on_statement))
      return { state: 'duplicate', reason: 'the return was already found on the bank statement' };
    const mismatch = mismatchOf(item, entry);
    if (mismatch !== null) return suspense(mismatch);
    return first(answered, entry.uuid) ? null : suspense('two different returns of the entry were received at once');
  };

  const isSealed = ({ legs, fee_payout, assigned }: OpenItem) =>
    !assigned &&
    [...legs, ...(fee_payout === undefined ? [] : [fee_payout])].some(
      ({ bank_account_uuid }) => numbers.get(bank_account_uuid) === null,
    );

  return (found, { account_number }) => {
    if (isSealed(found)) return { item: { ...found, legs: [] }, verdict: sealed };
    const number = account_number.toUpperCase();
    const isOfAccount: IsOfAccount = ({ bank_account_uuid }) => numbers.get(bank_account_uuid)?.has(number) ?? false;
    if (answersFees(found, isOfAccount)) {
      const item = { ...found, legs: [] };
      return { item, verdict: verdictOn(item, isOfAccount) };
    }
    const legs = entryAnswered(found, isOfAccount);
    if (legs === null)
      return {
        item: { ...found, legs: [] },
        verdict: suspense('several of our entries with this trace number match it'),
      };
    const { fee_payout: _, ...ofPayment } = found;
    const item = { ...ofPayment, legs };
    return { item, verdict: verdictOn(item, isOfAccount) };
  };
}

type IsOfAccount = (entry: { bank_account_uuid: string }) => boolean;

/**
 * Trace numbers restart. If a payment's entry also had the number, the item answers the fee payout
 * only if it fits that.
 */
function answersFees({ kind, amount, legs, assigned, fee_payout }: OpenItem, isOfAccount: IsOfAccount): boolean {
  if (fee_payout === undefined) return false;
  return (
    assigned || legs.length === 0 || (isOfAccount(fee_payout) && (kind !== 'return' || amount === fee_payout.amount))
  );
}

function mismatchOf(item: OpenItem, { amount, direction, state }: AnsweredEntry): string | null {
  if (amount !== item.amount) return `the entry was for ${amount} cents, but the return is for ${item.amount}`;
  if (direction !== item.direction) return `the entry was not a ${item.direction}`;
  if (state === 'rejected') return 'the file of the entry was rejected';
  return state === 'returned' ? 'the entry was already returned, by a different return' : null;
}
