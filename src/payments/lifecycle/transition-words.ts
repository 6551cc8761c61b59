// The words that customers and operators read for a move, from its row in a stage table.
import { directEntries } from '../ledger/direct-entries.ts';
import { feePayout } from './fee-payout.stage.ts';
import { checkEntry } from './states/check-entry.stage.ts';
import { reversal, reversalEnds } from './states/reversal.stage.ts';
import { transitions } from './transitions.ts';

const rows: Readonly<Record<string, { readonly words: string }>> = {
  ...transitions,
  ...feePayout,
  ...reversal,
  ...reversalEnds,
  ...checkEntry,
  ...directEntries,
};

/** `transition`: the name of a row. A name that is in no table is its own words. */
export function transitionWords(transition: string): string {
  return rows[transition]?.words ?? transition;
}

/** The words for a line of a statement. The debit of an offset (K6) has the words of K6o. */
export function lineWords({ transition, debit }: { transition: string; debit: number }): string {
  return transitionWords(transition === 'K6' && debit > 0 ? 'K6o' : transition);
}
