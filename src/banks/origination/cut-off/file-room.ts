// How much one entry and one file can hold, and how chosen payments are divided into files.
import { mostCents } from '../../../ach/nacha/writing/totals.ts';

/** Cents: the ten digits of an entry's amount (ACH, files). */
export const mostOfEntry = 9_999_999_999;

/** The most entries of a bank's file, and the most cents of its debits and of its credits. */
export const roomOf = (bank: { file_entries: number }) => ({
  entries: bank.file_entries,
  debits: mostCents,
  credits: mostCents,
});

/** Cents of one direction, as the totals of a file have them. */
export const totalsOf = (direction: 'debit' | 'credit', cents: number) => ({
  debits: direction === 'debit' ? cents : 0,
  credits: direction === 'credit' ? cents : 0,
});

/**
 * Divides chosen payments, in order, into groups that each fit into an empty file. `amount`: cents,
 * all of one direction.
 */
export function inFiles<One extends { amount: number }>(chosen: readonly One[], fileEntries: number): One[][] {
  const files: One[][] = [];
  let cents = 0;
  for (const one of chosen) {
    const last = files.at(-1);
    if (last === undefined || last.length === fileEntries || cents + one.amount > mostCents) {
      files.push([one]);
      cents = one.amount;
    } else {
      last.push(one);
      cents += one.amount;
    }
  }
  return files;
}
