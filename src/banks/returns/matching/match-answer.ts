// Decides whether an item answers one of our entries, and for the first time: by trace number,
// amount, direction and bank account (ACH, files).

import { returnCodeRow } from '../../../ach/nacha/codes/return-codes.ts';
import { mayBeNumber } from '../../../customers/bank-accounts/account-number.ts';
import { numbersOfAccounts } from '../../../customers/bank-accounts/numbers-of-accounts.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import type { ItemDetails } from '../../connections/item-details.ts';
import { selectOffsetTraces } from '../../origination/offsets/offset-entries.sql.ts';
import type { DecidedItem, ItemEntry, OpenItem } from '../items/bank-items.sql.ts';
import { entryAnswered, stateOf } from './entry-answered.ts';

/**
 * The decision on an item that cannot be applied. An operator resolves `suspense`; `waiting` is
 * tried again in the next run; `not_ours` is of other software on the same account; `copy_return`
 * returns the copy of an entry whose file the bank processed twice; `handed` is decided in another
 * lane.
 */
export interface Verdict {
  state: 'duplicate' | 'suspense' | 'waiting' | 'not_ours' | 'handed' | 'copy_return';
  reason: string;
  handed_to?: string;
}

/** An item with the entry that it answers, if there is one. */
export type MatchedItem = OpenItem & { entry: ItemEntry | null };

/** An item that answers an entry of ours. */
export type Answer = OpenItem & { entry: ItemEntry };

export interface Matched {
  entry: ItemEntry | null;
  /** Null: it may be applied. */
  verdict: Verdict | null;
  /** What an operator should know of an item that is applied. */
  note: string | null;
}

export type Matcher = (item: OpenItem, details: ItemDetails) => Matched;

/** The item waits until it can be decrypted; then it is decided like any other. */
export const sealed: Verdict = {
  state: 'waiting',
  reason: 'its details, or the account number of its entry, cannot be decrypted: check ACHORD_ENCRYPTION_KEY',
};

const suspense = (reason: string): Verdict => ({ state: 'suspense', reason });

export const notOurs = (secCode: string): Verdict => ({
  state: 'not_ours',
  reason: `the batch has SEC code ${secCode}, which we never send`,
});

export function decided(
  { uuid, kind, entry }: Pick<MatchedItem, 'uuid' | 'kind' | 'entry'>,
  { state, reason, handed_to = null }: Pick<DecidedItem, 'state' | 'reason'> & { handed_to?: string | null },
  late = false,
): DecidedItem {
  const isUnsettled =
    state === 'applied' &&
    (kind === 'return' || kind === 'reject') &&
    entry !== null &&
    ['filed', 'sent'].includes(stateOf(entry));
  const { processor_id = null, uuid: entry_uuid = null, file_uuid = null, file_copy_uuid = null } = entry ?? {};
  return {
    uuid,
    state,
    reason,
    processor_id,
    entry_uuid,
    late,
    unsettled_file_uuid: isUnsettled ? file_uuid : null,
    file_copy_uuid: state === 'copy_return' ? file_copy_uuid : null,
    handed_to,
  };
}

/** Why an item that answers none of our entries is put in suspense. */
export const noAnswer: Record<
  Exclude<OpenItem['kind'], 'return' | 'change' | 'contested_return' | 'reject'>,
  string
> = {
  dishonored_return: 'this is a dishonored return, but we send no returns',
  refused_change: 'this is a refused change, but we send no changes',
  entry: 'this is an entry of another originator, not an answer to one of ours',
};

/**
 * Makes the matcher of some items. Call it once for each item, in order: it remembers what the
 * earlier items answered. `handed`: whether another lane decides an item that names another entry
 * than ours with its trace number.
 */
export async function matcherOf(
  phase: AtomicPhase,
  vault: Vault,
  items: readonly OpenItem[],
  handed: (item: OpenItem) => Verdict | null,
): Promise<Matcher> {
  const numbers = await numbersOfAccounts(
    phase,
    vault,
    items.flatMap(({ entries }) => entries),
  );
  const unknown = items.filter(({ entries }) => entries.length === 0);
  const offsets = await selectOffsetTraces(
    phase,
    unknown.flatMap(({ original_trace }) => original_trace ?? []),
  );
  const seen = new Set<string>();
  const answered = new Set<string>();
  const copied = new Set<string>();
  const first = (set: Set<string>, key: string) => set.size < set.add(key).size;

  const verdictOn = (
    item: OpenItem,
    { fault = null, other_sec_code = null }: ItemDetails,
    entry: ItemEntry | null,
    isOfAccount: IsOfAccount,
  ): Verdict | null => {
    // Other software on the account may use the same trace numbers.
    if (other_sec_code !== null && !item.assigned)
      return entry !== null && isOfAccount(entry) && mismatchOf(item, entry) === null
        ? suspense(`the batch has SEC code ${other_sec_code}, which we never send, but an entry of ours fits`)
        : notOurs(other_sec_code);
    if (entry === null)
      return suspense(
        fault ??
          (item.other_bank === null
            ? offsets.has(item.original_trace ?? '')
              ? 'this answers an offset entry, which only balances a file: ask the bank'
              : 'no entry of ours has this trace number'
            : `the entry with this trace number went out through ${item.other_bank}`),
      );
    const same = JSON.stringify([item.kind, item.original_trace, item.item_trace, item.code, item.amount]);
    if (!first(seen, same) || item.known)
      return { state: 'duplicate', reason: `the same ${item.kind} was received before` };
    // An operator who names the entry has read the item.
    if (fault !== null && !item.assigned) return suspense(fault);
    if (item.kind === 'return' && returnCodeRow(item.code!) === undefined)
      return suspense(`${item.code} is not a return code`);
    // Never guess (Lifecycle, return codes). An operator who names the entry knows what the code
    // means.
    if (item.kind === 'return' && !item.assigned && returnCodeRow(item.code!)!.group === 'international')
      return suspense(`${item.code} is a code for international entries, and we send none`);
    // An operator who names the entry has checked the account number.
    if (!item.assigned && !isOfAccount(entry)) return suspense('the entry was for a different bank account');
    if (item.kind !== 'return') return null;
    if (stateOf(entry) === 'returned' && entry.found_on_statement)
      return { state: 'duplicate', reason: 'the return was already found on the bank statement' };
    if (isOfCopy(item, entry, answered.has(entry.uuid)) && first(copied, entry.uuid))
      return { state: 'copy_return', reason: 'the bank processed the file of the entry twice' };
    const mismatch = mismatchOf(item, entry);
    if (mismatch !== null) return suspense(mismatch);
    return first(answered, entry.uuid) ? null : suspense('two different returns of the entry were received at once');
  };

  const isSealed = ({ entries, assigned }: OpenItem) =>
    !assigned && entries.some(({ bank_account_uuid }) => numbers.get(bank_account_uuid) === null);

  return (item, details) => {
    if (isSealed(item)) return { entry: null, verdict: sealed, note: null };
    const numbersOf = ({ bank_account_uuid }: ItemEntry) => numbers.get(bank_account_uuid) ?? new Set<string>();
    const isOfAccount: IsOfAccount = (entry) =>
      [...numbersOf(entry)].some((stored) => mayBeNumber(details.account_number, stored));
    const entry = entryAnswered(item, isOfAccount);
    if (entry === 'several')
      return { entry: null, verdict: suspense('several of our entries with this trace number match it'), note: null };
    const isOther =
      entry !== null &&
      (!isOfAccount(entry) ||
        (item.kind === 'return' && (entry.amount !== item.amount || entry.direction !== item.direction)));
    const elsewhere = isOther ? handed(item) : null;
    if (elsewhere !== null) return { entry: null, verdict: elsewhere, note: null };
    const isSpelledAlike =
      entry === null || item.assigned || numbersOf(entry).has(details.account_number.toUpperCase());
    return {
      entry,
      verdict: verdictOn(item, details, entry, isOfAccount),
      note: isSpelledAlike ? null : otherSpelling,
    };
  };
}

/** Of an item that is applied all the same: its other values agree with the entry. */
export const otherSpelling = 'the bank spelled the account number in another way';

type IsOfAccount = (entry: ItemEntry) => boolean;

/** Duplicate entry. */
const duplicateCode = 'R24';

/**
 * Whether an item returns the copy of an entry whose file the bank processed twice: the entry
 * itself came back before, or the receiving bank says that it is a duplicate.
 */
const isOfCopy = (item: OpenItem, entry: ItemEntry, isAnswered: boolean): boolean =>
  entry.file_copy_uuid !== null &&
  entry.amount === item.amount &&
  entry.direction === item.direction &&
  stateOf(entry) !== 'filed' &&
  stateOf(entry) !== 'rejected' &&
  (isAnswered || stateOf(entry) === 'returned' || item.code === duplicateCode);

function mismatchOf(item: OpenItem, entry: ItemEntry): string | null {
  const { amount, direction } = entry;
  const state = stateOf(entry);
  if (amount !== item.amount) return `the entry was for ${amount} cents, but the return is for ${item.amount}`;
  if (direction !== item.direction) return `the entry was not a ${item.direction}`;
  if (state === 'rejected') return 'the bank rejected the entry, or its file';
  if (state === 'returned' && entry.reversal_uuid !== null)
    return `the entry was reversed (${entry.reversal_uuid}): the receiver has the money twice`;
  return state === 'returned' ? 'the entry was already returned, by a different return' : null;
}
