// Lines that are no records: those in a row are one problem, or all are a report of the bank.
// Before a file header they are a note: some banks and mainframes put a line of their own there.

import { recordLength } from '../layout/layouts.ts';
import { isBankReport, mostOfReport } from './bank-report.ts';
import { columnsOf } from './field-text.ts';
import type { Findings } from './findings.ts';

export interface StrangeLines {
  /** The first one of those in a row, and what it begins with. */
  line: number;
  begins: string;
  /** How many are in a row; 0: the line before is a record. */
  inRow: number;
  /** The beginning of a file whose first line is no record. */
  words: string;
}

export const noStrangeLines = (): StrangeLines => ({ line: 0, begins: '', inRow: 0, words: '' });

/** In a text whose first line is no record, a line of words may begin with a digit. */
export const looksLikeRecord = (bytes: Buffer, at: number) =>
  /^(101([ 0-9]{10}|.{31}094101)|5[0-9]{3}|6[0-9]{10}|7[0-9]{2}|8[0-9]{9}|9[0-9]{18})/.test(
    columnsOf(bytes, at, 1, recordLength),
  );

/** `isBeforeFile`: no record was found so far. */
export function takeStrange(
  strange: StrangeLines,
  bytes: Buffer,
  at: number,
  line: number,
  isBeforeFile: boolean,
): void {
  const text = columnsOf(bytes, at, 1, recordLength);
  if (isBeforeFile && strange.words.length < mostOfReport) strange.words += `${text.trimEnd()} `;
  if (strange.inRow++ > 0) return;
  strange.line = line;
  strange.begins = text.slice(0, 1).replace(/[^ -~]/, '?');
}

/**
 * A record follows them, or the end. `isBeforeFile`: it is the header of the first file, so they
 * are no part of it.
 */
export function tellStrange(strange: StrangeLines, findings: Findings, isBeforeFile: boolean): void {
  if (strange.inRow === 0) return;
  const { line, begins, inRow } = strange;
  strange.inRow = 0;
  if (isBeforeFile) {
    const lines = inRow === 1 ? 'There is a line' : `There are ${inRow} lines`;
    findings.note(line, 'record_type_code', `${lines} before the file header.`);
    return;
  }
  const message =
    inRow === 1
      ? `The line begins with "${begins}"; no record does.`
      : `The line begins with "${begins}"; no record does. ${inRow} lines from here on are no records.`;
  findings.find('file', line, 'record_type_code', begins, '1, 5, 6, 7, 8 or 9', message);
}

/** The input has no records. Returns whether it is a report of the bank. */
export function tellNoRecords({ words }: StrangeLines, findings: Findings): boolean {
  const isReport = isBankReport(words);
  if (isReport) {
    const beginning = words.trim().slice(0, 200);
    findings.note(1, 'file', `The file is not an ACH file, but a report of the bank: "${beginning}".`);
  } else {
    const message = words === '' ? 'The file is empty.' : 'The file is not an ACH file: it has no records.';
    findings.find('file', 1, 'file', '', 'an ACH file', message);
  }
  return isReport;
}
