// Which entry an item answers where several have had its trace number: seven digits begin anew
// after 9,999,999 (ACH, files).
import { returnableUntil } from '../../calendar/deadlines.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import { stages } from '../../lifecycle/stage-names.ts';
import { returnCodeRow } from '../../nacha/codes/return-codes.ts';
import { instantFrom } from '../../std/timestamps.ts';
import type { ItemLeg, OpenItem } from '../items/bank-items.sql.ts';

/**
 * The legs of one entry; `null` where it stays in doubt which. `isOfAccount` says of a leg whether
 * the item names its account. An item that fits none is answered by the newest: what is wrong with
 * it is then told of that one.
 */
export function entryAnswered(item: OpenItem, isOfAccount: (leg: ItemLeg) => boolean): ItemLeg[] | null {
  const entries = [...Map.groupBy(item.legs, ({ file_uuid }) => file_uuid).values()];
  if (entries.length < 2) return item.legs;
  const ofAccount = entries.filter(([leg]) => isOfAccount(leg!));
  // Whichever entry it was of: what a change corrects is the account.
  if (item.kind !== 'return') return ofAccount[0] ?? entries[0]!;
  const { amount, direction } = item;
  let fitting = ofAccount.filter((entry) => sumOf(entry) === amount && stages[entry[0]!.stage].direction === direction);
  // As few questions as leave one: what was never sent or has come back cannot come back, and what
  // is late hardly does.
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

/** Came after the deadline of its code: it is applied, and to be dishonored. */
export function isLate(
  { code, received_at }: Pick<OpenItem, 'code' | 'received_at'>,
  leg: Pick<ItemLeg, 'settles_at'>,
): boolean {
  const deadline = returnCodeRow(code!)?.deadline;
  if (deadline === undefined || !('banking_days' in deadline || 'calendar_days' in deadline)) return false;
  return received_at > returnableUntil(easternDay(instantFrom(leg.settles_at)), deadline);
}
