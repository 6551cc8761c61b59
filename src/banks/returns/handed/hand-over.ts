// Which items of a bank's file another lane decides. Each is decided in one lane (decision 68).
import type { BankDescription, SharingBank } from '../../connections/bank.ts';
import type { BankItemKind, OpenItem } from '../items/bank-items.sql.ts';
import type { Verdict } from '../matching/match-answer.ts';

/** They name an entry of ours by its trace number. Home decides about all others. */
const naming: ReadonlySet<BankItemKind> = new Set(['return', 'change', 'contested_return', 'reject']);

/**
 * At home, of a bank that others share: the verdict on an item that names no entry of home. Null:
 * home decides it, because its trace number is in the range of no other lane, or because an
 * operator has named its entry.
 */
export function handingOver({ name, odfi, shared }: BankDescription): (item: OpenItem) => Verdict | null {
  if (shared?.owner !== name) return () => null;
  return ({ kind, original_trace, assigned }) => {
    if (assigned || original_trace === null || !naming.has(kind)) return null;
    const bank = shared.others.find((other) => isIn(other, odfi, original_trace));
    if (bank === undefined) return null;
    return {
      state: 'handed',
      reason: `the trace number is of the bank ${bank.name}: the lane ${bank.lane} decides`,
      handed_to: bank.name,
    };
  };
}

const isIn = ({ traces }: SharingBank, odfi: string, trace: string): boolean => {
  const number = Number(trace.slice(odfi.length));
  return trace.startsWith(odfi) && traces.first <= number && number <= traces.last;
};
