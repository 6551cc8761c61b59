// How much one entry and one file can hold, and how chosen payments are divided into files.
import { mostCents } from '../../../ach/nacha/writing/totals.ts';
import type { BankDescription } from '../../connections/bank.ts';

/** Cents: the ten digits of an entry's amount (ACH, files). */
export const mostOfEntry = 9_999_999_999;

/**
 * The most entries of a bank's file, and the most cents of its debits and of its credits. The
 * debits of a balanced file are its debits and the offset of its credits.
 */
export function roomOf({ file, file_entries }: Pick<BankDescription, 'file' | 'file_entries'>) {
  const cents = file.offset === undefined ? mostCents : Math.floor(mostCents / 2);
  return { entries: file_entries, debits: cents, credits: cents };
}

/** Cents of one direction, as the totals of a file have them. */
export const totalsOf = (direction: 'debit' | 'credit', cents: number) => ({
  debits: direction === 'debit' ? cents : 0,
  credits: direction === 'credit' ? cents : 0,
});

/**
 * Divides chosen payments, in order, into groups that each fit into an empty file. `amount`: cents,
 * all of one direction.
 */
export function inFiles<One extends { amount: number }>(
  chosen: readonly One[],
  room: Pick<ReturnType<typeof roomOf>, 'entries' | 'debits'>,
): One[][] {
  const files: One[][] = [];
  let cents = 0;
  for (const one of chosen) {
    const last = files.at(-1);
    if (last === undefined || last.length === room.entries || cents + one.amount > room.debits) {
      files.push([one]);
      cents = one.amount;
    } else {
      last.push(one);
      cents += one.amount;
    }
  }
  return files;
}
