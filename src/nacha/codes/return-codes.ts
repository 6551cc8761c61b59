// Every return code, R01 to R85 and R90: what it means, who may send it, about what and by when.
import { accountReturns } from './returns/account-returns.ts';
import { checkReturns } from './returns/check-returns.ts';
import { disputes } from './returns/disputes.ts';
import { networkReturns } from './returns/network-returns.ts';
import type { ReturnCodeRow } from './returns/return-code.ts';

export type { Deadline, ReturnCodeRow, ReturnGroup, ReturnSender } from './returns/return-code.ts';

const all = { ...accountReturns, ...networkReturns, ...checkReturns, ...disputes };

export type ReturnCode = keyof typeof all;

/** In the order of the codes. Those the rules have never given a meaning are absent. */
export const returnCodes = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))) as Record<
  ReturnCode,
  ReturnCodeRow
>;

/** A code's row; undefined for what is no return code. Codes are upper case. */
export function returnCodeRow(code: string): ReturnCodeRow | undefined {
  return Object.hasOwn(returnCodes, code) ? returnCodes[code as ReturnCode] : undefined;
}

/** The layout that addenda 99 with this code have; undefined for what is no return code. */
export function returnLayoutOf(
  code: string,
): 'return_addenda' | 'dishonored_return_addenda' | 'contested_return_addenda' | undefined {
  const row = returnCodeRow(code);
  if (row === undefined) return undefined;
  if (row.group === 'dishonor') return 'dishonored_return_addenda';
  if (row.group === 'contest') return 'contested_return_addenda';
  return 'return_addenda';
}
