// Finds which entry an item answers when several entries had its trace number: the seven digits
// restart after 9,999,999 (ACH, files).
import { returnableUntil, spans } from '../../../ach/calendar/deadlines.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { returnCodeRow } from '../../../ach/nacha/codes/return-codes.ts';
import { instantFrom } from '../../../platform/std/timestamps.ts';
import type { ItemEntry, OpenItem } from '../items/bank-items.sql.ts';

/**
 * Returns `several` if more than one entry fits, and null if no entry has the number.
 * `isOfAccount`: whether the item names the entry's bank account. If no entry fits, the newest is
 * taken, and the reason for suspense is about that one.
 */
export function entryAnswered(
  item: OpenItem,
  isOfAccount: (entry: ItemEntry) => boolean,
): ItemEntry | 'several' | null {
  const { entries, amount, direction } = item;
  if (entries.length < 2) return entries[0] ?? null;
  const ofAccount = entries.filter(isOfAccount);
  // A change corrects the bank account, so any entry of the account will do.
  if (item.kind !== 'return') return ofAccount[0] ?? entries[0]!;
  let fitting = ofAccount.filter((entry) => entry.amount === amount && entry.direction === direction);
  // Apply only as many filters as leave one entry. An entry that was never sent or is returned
  // already cannot be returned, and a late return is unlikely.
  const isOut = (entry: ItemEntry) => stateOf(entry) !== 'rejected' && stateOf(entry) !== 'returned';
  for (const may of [isOut, (entry: ItemEntry) => !isLate(item, entry)]) {
    if (fitting.length < 2) break;
    const left = fitting.filter(may);
    if (left.length > 0) fitting = left;
  }
  if (fitting.length > 1) return 'several';
  return fitting[0] ?? entries[0]!;
}

/** The legs of an entry share its outcome. */
export const stateOf = ({ legs }: ItemEntry) => legs[0]!.state;

/** Whether a return came after the deadline of its code. It is applied, and may be dishonored. */
export function isLate(
  { code, received_at }: Pick<OpenItem, 'code' | 'received_at'>,
  { settles_at, of_business }: Pick<ItemEntry, 'settles_at' | 'of_business'>,
): boolean {
  const row = returnCodeRow(code!);
  // A code of consumers is no reason to return a CCD or CTX debit for sixty days.
  const deadline = of_business && row?.of_consumers ? spans.return : row?.deadline;
  if (deadline === undefined || !('banking_days' in deadline || 'calendar_days' in deadline)) return false;
  return received_at > returnableUntil(easternDay(instantFrom(settles_at)), deadline);
}
