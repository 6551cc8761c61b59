// The counts and sums of control records, and the maximum of their columns.
import type { TransactionCodeRow } from '../codes/transaction-codes.ts';
import { blockingFactor } from '../layout/layouts.ts';
import type { Entry } from '../records.ts';

/** Twelve digits of cents, for a batch and for a file. */
export const mostCents = 999_999_999_999;
/** Six digits: the entries and addenda of a batch, and the batches of a file. */
export const mostOfBatch = 999_999;
export const mostBatches = 999_999;
/** Eight digits: the entries and addenda of a file. */
export const mostOfFile = 99_999_999;
/** Six digits of blocks: the lines of a file, fillers included. */
export const mostLines = 999_999 * blockingFactor;

/** The counts and sums of a batch or a file so far. */
export interface Totals {
  entry_addenda_count: number;
  /** The whole sum: a million numbers of eight digits do not overflow it. */
  entry_hash: number;
  total_debits: number;
  total_credits: number;
}

export function noTotals(): Totals {
  return { entry_addenda_count: 0, entry_hash: 0, total_debits: 0, total_credits: 0 };
}

/** Adds the totals of a batch to the totals of its file. */
export function addTotals(to: Totals, { entry_addenda_count, entry_hash, total_debits, total_credits }: Totals): void {
  to.entry_addenda_count += entry_addenda_count;
  to.entry_hash += entry_hash;
  to.total_debits += total_debits;
  to.total_credits += total_credits;
}

/** Counts an entry and its addenda. */
export function countEntry(totals: Totals, entry: Entry, code: TransactionCodeRow): void {
  totals.entry_addenda_count += 1 + entry.addenda.length;
  totals.entry_hash += Number(entry.rdfi);
  if (code.direction === 'debit') totals.total_debits += entry.amount;
  else totals.total_credits += entry.amount;
}

/** Whether an entry can be added and every sum still fits its columns. `before`: totals to add. */
export function hasRoom(totals: Totals, before: Totals, entry: Entry, code: TransactionCodeRow, most: number): boolean {
  const count = totals.entry_addenda_count + before.entry_addenda_count + 1 + entry.addenda.length;
  const sum =
    code.direction === 'debit'
      ? totals.total_debits + before.total_debits
      : totals.total_credits + before.total_credits;
  return count <= most && sum + entry.amount <= mostCents;
}
