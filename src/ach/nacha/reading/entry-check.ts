// Reads the figures of an entry and checks it: alone, then together with its addenda.

import { checkDigitOf } from '../check-digit.ts';
import { one, zero } from '../layout/bytes.ts';
import { isRejectedTrace } from '../rejected-entries.ts';
import { answer, codeFacts, live, moneyless, whyNotAllowed } from './allowed-codes.ts';
import { explainRecord } from './explain-record.ts';
import { columnsOf, shortNumberOf } from './field-text.ts';
import type { Findings } from './findings.ts';
import type { OpenBatch } from './open-batch.ts';

/** The figures of the current entry. One object is reused for all: there can be millions. */
export interface EntryFigures {
  code: number;
  rdfi: number;
  checkDigitHolds: boolean;
  /** Cents. */
  amount: number;
  trace: number;
  /** The first eight digits of its trace number. */
  odfi: number;
  /** Of CTX: the number of addenda that it states. */
  statedAddenda: number;
  /** Its addenda indicator is 1. */
  announcesAddenda: boolean;
}

export const noEntry = (): EntryFigures => ({
  code: 0,
  rdfi: 0,
  checkDigitHolds: true,
  amount: 0,
  trace: 0,
  odfi: 0,
  statedAddenda: 0,
  announcesAddenda: false,
});

/**
 * Allocates nothing. Characters other than digits give meaningless figures, but such a record is
 * not clean.
 */
export function readFigures(bytes: Uint8Array, at: number, figures: EntryFigures): void {
  figures.code = (bytes[at + 1]! & 15) * 10 + (bytes[at + 2]! & 15);
  const d0 = bytes[at + 3]! & 15;
  const d1 = bytes[at + 4]! & 15;
  const d2 = bytes[at + 5]! & 15;
  const d3 = bytes[at + 6]! & 15;
  const d4 = bytes[at + 7]! & 15;
  const d5 = bytes[at + 8]! & 15;
  const d6 = bytes[at + 9]! & 15;
  const d7 = bytes[at + 10]! & 15;
  const check = bytes[at + 11]! & 15;
  figures.rdfi = shortNumberOf(bytes, at, 4, 11);
  figures.checkDigitHolds = (3 * (d0 + d3 + d6) + 7 * (d1 + d4 + d7) + d2 + d5 + check) % 10 === 0;
  figures.amount = shortNumberOf(bytes, at, 30, 34) * 1e5 + shortNumberOf(bytes, at, 35, 39);
  figures.odfi = shortNumberOf(bytes, at, 80, 87);
  figures.trace = figures.odfi * 1e7 + shortNumberOf(bytes, at, 88, 94);
  figures.announcesAddenda = bytes[at + 78] === one;
}

/** Checks an entry without its addenda. `clean`: every character fits its column. */
export function checkEntry(
  bytes: Buffer,
  at: number,
  line: number,
  clean: boolean,
  figures: EntryFigures,
  batch: OpenBatch,
  findings: Findings,
): void {
  const record = batch.sec === 'CTX' ? 'ctx_entry' : 'entry';
  if (!clean || !hasGoodValues(bytes, at, figures)) explainRecord(record, bytes, at, line, findings);
  if (record === 'ctx_entry') figures.statedAddenda = shortNumberOf(bytes, at, 55, 58);
  const text = (from: number, to: number) => columnsOf(bytes, at, from, to);
  if (!clean && !/^[0-9]{15}$/.test(text(80, 94))) figures.trace = 0;
  const { code, checkDigitHolds, trace } = figures;
  if (isRejectedTrace(text(80, 82)))
    findings.find(
      'entry',
      line,
      'rejection',
      '',
      '',
      `The bank rejected this entry (${text(80, 94)}). Find the payment by its amount and identification.`,
    );
  if (!checkDigitHolds && /^[0-9]{9}$/.test(text(4, 12))) {
    const right = checkDigitOf(text(4, 11))!;
    findings.note(
      line,
      'check_digit',
      `The check digit of routing number ${text(4, 12)} is wrong: either it should be ${right}, or another digit is wrong.`,
    );
  }
  if (codeFacts[code] !== 0 && batch.allowed[code] !== 1) {
    const why = whyNotAllowed(code, batch.header?.service_class_code ?? 200, batch.sec, batch.isReversal)!;
    findings.note(line, 'transaction_code', `Transaction code ${text(2, 3)} ${why}.`);
  }
  if (batch.sec === 'TEL' && text(55, 76).trim() === '')
    findings.note(line, 'name', "The receiver's name is blank: TEL needs it.");
  // Returns of several receiving banks come in one batch. One note for each batch is enough.
  if (batch.ascends && trace > 0 && trace <= batch.lastTrace) {
    batch.ascends = false;
    findings.note(
      line,
      'trace_number',
      `Trace number ${text(80, 94)} is not greater than the trace number before it, ${String(batch.lastTrace).padStart(15, '0')}.`,
    );
  }
}

/** Whether an entry with clean characters needs no explanation of its fields. */
function hasGoodValues(bytes: Uint8Array, at: number, { code, rdfi, trace, announcesAddenda }: EntryFigures): boolean {
  return (
    codeFacts[code] !== 0 &&
    rdfi > 0 &&
    trace > 0 &&
    // An account number or name that begins with a blank or a zero may be missing.
    bytes[at + 12]! > zero &&
    bytes[at + 54]! > zero &&
    (announcesAddenda || bytes[at + 78] === zero)
  );
}

/** The number of addenda of the entry, in total and by kind. */
export interface EntryAnswers {
  addenda: number;
  payments: number;
  returns: number;
  changes: number;
}

/** Checks an entry and its addenda together. */
export function checkWithAddenda(
  line: number,
  { code, amount, announcesAddenda, statedAddenda, trace, odfi }: EntryFigures,
  { addenda, payments, returns, changes }: EntryAnswers,
  batch: OpenBatch,
  findings: Findings,
): void {
  const facts = codeFacts[code]!;
  const answered = returns + changes > 0;
  if (announcesAddenda !== addenda > 0) {
    const what = addenda > 0 ? `is 0, but ${addenda} addenda follow` : 'is 1, but no addenda follow';
    findings.note(line, 'addenda_indicator', `The addenda indicator ${what}.`);
  }
  if (batch.hasItsOdfi && batch.odfi > 0 && trace > 0 && odfi !== batch.odfi) {
    batch.hasItsOdfi = false;
    const text = String(trace).padStart(15, '0');
    const right = batch.header?.odfi ?? '';
    findings.note(line, 'trace_number', `Trace number ${text} does not begin with the ODFI of its batch, ${right}.`);
  }
  if (batch.sec === 'COR' && changes === 0)
    findings.find(
      'entry',
      line,
      'addenda_type_code',
      '',
      'addenda 98',
      'The entry is in a batch of changes (COR), but has no addenda 98.',
    );
  else if ((facts & answer) !== 0 && !answered)
    findings.find(
      'entry',
      line,
      'addenda_type_code',
      '',
      'addenda 99 or 98',
      `Transaction code ${code} is for a return or a change, but the entry has no addenda 99 or 98.`,
    );
  if (changes > 0) {
    if (amount !== 0) findings.note(line, 'amount', 'The change has an amount. It moves no money.');
    if (batch.sec !== 'COR' && batch.header !== null)
      findings.note(line, 'sec_code', `The change is in a batch of SEC code ${batch.sec}; it should be COR.`);
  }
  if (answered) return;
  if (batch.sec === 'CTX' && statedAddenda !== payments)
    findings.note(line, 'number_of_addenda', `The entry states ${statedAddenda} addenda; it has ${payments}.`);
  if ((facts & live) !== 0 && amount === 0)
    findings.note(line, 'amount', `The amount is zero, but transaction code ${code} moves money.`);
  if ((facts & moneyless) !== 0 && amount !== 0)
    findings.note(line, 'amount', `The amount is not zero, but transaction code ${code} moves no money.`);
}
