// Checks an ACH file: the verdict, its totals, its returns and its changes.

import type { Entry } from '../records.ts';
import { type FileSummary, type ReadOptions, readFile, type Source } from './read-file.ts';

/** One return of an entry. An entry with several addenda 99 gives one for each. */
export interface Returned {
  code: string;
  original_trace: string;
  /** Cents. */
  amount: number;
}

export interface Changed {
  code: string;
  original_trace: string;
  /** The text of the columns: `codes/corrected-data.ts` parses it. */
  corrected: string;
}

export interface CheckedFile extends FileSummary {
  returns: Returned[];
  changes: Changed[];
}

/** Keeps all returns and changes in memory. For very large files use `readFile` and `answersOf`. */
export async function checkFile(source: Source, options: Omit<ReadOptions, 'entries'> = {}): Promise<CheckedFile> {
  const reading = readFile(source, { ...options, entries: 'answers' });
  const returns: Returned[] = [];
  const changes: Changed[] = [];
  for await (const page of reading.pages)
    for (const item of page)
      if (item.record === 'entry') {
        const answers = answersOf(item.value);
        for (const one of answers.returns) returns.push(one);
        for (const one of answers.changes) changes.push(one);
      }
  return { ...reading.summary(), returns, changes };
}

/** The returns and changes in an entry's addenda 98 and 99. */
export function answersOf({ amount, addenda }: Entry): { returns: Returned[]; changes: Changed[] } {
  const returns: Returned[] = [];
  const changes: Changed[] = [];
  for (const one of addenda) {
    if (one.kind === 'payment_addenda') continue;
    const { original_trace } = one;
    if ('return_code' in one) returns.push({ code: one.return_code, original_trace, amount });
    else {
      const code = one.kind === 'change_addenda' ? one.change_code : one.refused_change_code;
      changes.push({ code, original_trace, corrected: one.corrected_data });
    }
  }
  return { returns, changes };
}
