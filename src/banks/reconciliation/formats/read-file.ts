// What a reader of bank statements finds in a file: statements with their lines, and what is wrong.
import type { Day } from '../../../ach/calendar/days.ts';
import type { EnteredLine } from '../statement-line.ts';

/**
 * unreadable: it cannot be read, so nothing is entered. difference: two amounts of the file differ;
 * an operator may enter it so. note: it is read.
 */
export type FindingKind = 'unreadable' | 'difference' | 'note';

export interface Finding {
  kind: FindingKind;
  /** The row of the file, from 1, as editors count. */
  row: number;
  message: string;
}

/** A balance of the account at the bank, in cents; negative: overdrawn. */
export interface Balance {
  on: Day;
  amount: number;
}

export interface ReadLine extends EnteredLine {
  row: number;
}

/** The statement of one account. */
export interface ReadStatement {
  row: number;
  /** The number of the account, as the bank writes it. Null: the format has none. */
  account: string | null;
  /** The first day of the statement; null: the file does not say. */
  first_day: Day | null;
  opening: Balance | null;
  closing: Balance | null;
  lines: ReadLine[];
  /** What is found in it. A file may have accounts that are not ours. */
  findings: Findings;
}

export interface ReadFile {
  statements: ReadStatement[];
  /** What is found outside the statements. */
  findings: Findings;
}

/** Reads a file in parts of any length. */
export interface StatementReader {
  write(part: string): void;
  end(): ReadFile;
}

/** Findings beyond these are not told: a file of another format has one in each row. */
const mostFindings = 100;

export interface Findings {
  readonly all: readonly Finding[];
  add(kind: FindingKind, row: number, message: string): void;
  unreadable(row: number, message: string): void;
}

export function noFindings(): Findings {
  const all: Finding[] = [];
  const add = (kind: FindingKind, row: number, message: string) => {
    if (all.length < mostFindings) all.push({ kind, row, message });
  };
  return { all, add, unreadable: (row, message) => add('unreadable', row, message) };
}
