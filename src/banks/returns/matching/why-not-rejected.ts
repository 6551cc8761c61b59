// Which of our entries a bank may have rejected alone.
import type { ItemEntry } from '../items/bank-items.sql.ts';
import { stateOf } from './entry-answered.ts';

/**
 * Null: the bank may have rejected the entry. A capture that settled in the books may be one: the
 * operator often reads the reject a day later, and no return will come.
 */
export function whyNotRejected(entry: ItemEntry): string | null {
  const [{ stage }] = entry.legs as [ItemEntry['legs'][number]];
  const state = stateOf(entry);
  if (state === 'filed') return 'the bank has not confirmed the file of the entry. Mark the file as delivered first';
  if (state === 'rejected') return 'the bank rejected the entry, or its file, before';
  if (state === 'returned') return 'the entry was returned before';
  if (state === 'sent' || stage === 'capture') return null;
  return `the ${stage.replaceAll('_', ' ')} has settled. Ask the bank: it returns an entry that has settled`;
}
