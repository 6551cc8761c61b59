// Whether an item answers an entry of ours, and for the first time: by trace, amount, direction and account (ACH, files).
import { numbersOfAccounts } from '../../bank-accounts/numbers-of-accounts.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { returnCodeRow } from '../../nacha/codes/return-codes.ts';
import { stages } from '../../transactions/stages/stage-names.ts';
import type { Vault } from '../../vault/vault.ts';
import type { DecidedItem, ItemLeg, OpenItem } from './bank-items.sql.ts';
import { entryAnswered, sumOf } from './entry-answered.ts';
import { openDetails } from './read-items.ts';

/** What becomes of an item that cannot be applied; of `suspense` an operator decides. */
export interface Verdict {
  state: 'duplicate' | 'suspense';
  reason: string;
}

/** The item with the legs of the one entry that it answers. */
export interface Matched {
  item: OpenItem;
  /** Null where it may be applied. */
  verdict: Verdict | null;
}

export type Matcher = (item: OpenItem) => Matched;

const suspense = (reason: string): Verdict => ({ state: 'suspense', reason });

export function decided(
  { uuid, legs }: OpenItem,
  { state, reason }: { state: DecidedItem['state']; reason: string | null },
  late = false,
): DecidedItem {
  const [leg] = legs;
  return { uuid, state, reason, processor_id: leg?.processor_id ?? null, leg_uuid: leg?.uuid ?? null, late };
}

/** Why an item that is neither a return nor a change is left to an operator. */
export const unasked: Record<Exclude<OpenItem['kind'], 'return' | 'change'>, string> = {
  dishonoured_return: 'a dishonoured return: we returned nothing',
  contested_return: 'a contested return: the bank stands by what it returned',
  refused_change: 'a refused change: we asked for none',
  entry: 'no answer: an entry of somebody else',
};

/** The matcher of some items, to be asked of each once and in their order: what an earlier one of them answered counts. */
export async function matcherOf(phase: AtomicPhase, vault: Vault, items: readonly OpenItem[]): Promise<Matcher> {
  const numbers = await numbersOfAccounts(
    phase,
    vault,
    items.flatMap((item) => item.legs),
  );
  const seen = new Set<string>();
  const answered = new Set<string>();
  const first = (set: Set<string>, key: string) => set.size < set.add(key).size;

  const verdictOn = (item: OpenItem, isOfAccount: (leg: ItemLeg) => boolean): Verdict | null => {
    const [leg] = item.legs;
    if (leg === undefined) return suspense('no entry of ours has this trace number');
    const same = JSON.stringify([item.kind, item.original_trace, item.item_trace, item.code, item.amount]);
    if (!first(seen, same) || item.known)
      return { state: 'duplicate', reason: `the same ${item.kind} was there before` };
    if (item.kind === 'return' && returnCodeRow(item.code!) === undefined)
      return suspense(`${item.code} is no return code`);
    // Whoever names the entry has seen that it is another account than the file says.
    if (!item.assigned && !isOfAccount(leg)) return suspense('the entry was of another account');
    if (item.kind !== 'return') return null;
    const wrong = returnedWrongly(item, leg);
    if (wrong !== null) return suspense(wrong);
    return first(answered, leg.uuid) ? null : suspense('two different returns of the entry came at once');
  };

  return (found) => {
    const number = openDetails(vault, found).account_number.toUpperCase();
    const isOfAccount = ({ bank_account_uuid }: ItemLeg) => numbers.get(bank_account_uuid)?.has(number) ?? false;
    const legs = entryAnswered(found, isOfAccount);
    if (legs === null)
      return {
        item: { ...found, legs: [] },
        verdict: suspense('several entries of ours with this trace number fit it'),
      };
    const item = { ...found, legs };
    return { item, verdict: verdictOn(item, isOfAccount) };
  };
}

function returnedWrongly(item: OpenItem, leg: ItemLeg): string | null {
  const total = sumOf(item.legs);
  if (total !== item.amount) return `the entry was of ${total} cents, and ${item.amount} come back`;
  if (stages[leg.stage].direction !== item.direction) return `the entry was no ${item.direction}`;
  if (leg.state === 'rejected') return 'the file of the entry was rejected';
  return leg.state === 'returned' ? 'the entry has come back before, with another return' : null;
}
