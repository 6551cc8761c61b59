// Finds which entry an item answers when several entries had its trace number: the seven digits
// restart after 9,999,999 (ACH, files).
import { returnableUntil } from '../../calendar/deadlines.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import { stages } from '../../lifecycle/stage-names.ts';
import { returnCodeRow } from '../../nacha/codes/return-codes.ts';
import { instantFrom } from '../../std/timestamps.ts';
import type { ItemLeg, OpenItem } from '../items/bank-items.sql.ts';

/**
 * Answers the legs of one entry; `null` if more than one entry fits. `isOfAccount`: whether the
 * item names the leg's bank account. If no entry fits, the newest is taken, and the reason for
 * suspense is about that one.
 */
export function entryAnswered(item: OpenItem, isOfAccount: (leg: ItemLeg) => boolean): ItemLeg[] | null {
  const entries = [...Map.groupBy(item.legs, ({ file_uuid }) => file_uuid).values()];
  if (entries.length < 2) return item.legs;
  const ofAccount = entries.filter(([leg]) => isOfAccount(leg!));
  // A change corrects the bank account, so any entry of the account will do.
  if (item.kind !== 'return') return ofAccount[0] ?? entries[0]!;
  const { amount, direction } = item;
  let fitting = ofAccount.filter((entry) => sumOf(entry) === amount && stages[entry[0]!.stage].direction === direction);
  // Apply only as many filters as leave one entry. An entry that was never sent or is returned
  // already cannot be returned, and a late return is unlikely.
  const isOut = ([leg]: ItemLeg[]) => leg!.state !== 'rejected' && leg!.state !== 'returned';
  for (const may of [isOut, ([leg]: ItemLeg[]) => !isLate(item, leg!)]) {
    if (fitting.length < 2) break;
    const left = fitting.filter(may);
    if (left.length > 0) fitting = left;
  }
  if (fitting.length > 1) return null;
  return fitting[0] ?? entries[0]!;
}

export const sumOf = (entry: readonly ItemLeg[]): number => entry.reduce((sum, { amount }) => sum + amount, 0);

/** Whether a return came after the deadline of its code. It is applied, and may be dishonored. */
export function isLate(
  { code, received_at }: Pick<OpenItem, 'code' | 'received_at'>,
  leg: Pick<ItemLeg, 'settles_at'>,
): boolean {
  const deadline = returnCodeRow(code!)?.deadline;
  if (deadline === undefined || !('banking_days' in deadline || 'calendar_days' in deadline)) return false;
  return received_at > returnableUntil(easternDay(instantFrom(leg.settles_at)), deadline);
}
