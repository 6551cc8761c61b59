// Checks addenda: their kind, and whether they fit their entry.

import { changeCodeRow, changeLayoutOf } from '../codes/change-codes.ts';
import { parseCorrectedData } from '../codes/corrected-data.ts';
import { returnLayoutOf } from '../codes/return-codes.ts';
import { blank, eight, five, nine, zero } from '../layout/bytes.ts';
import type { Addenda } from '../records.ts';
import type { EntryAnswers, EntryFigures } from './entry-check.ts';
import { explainRecord } from './explain-record.ts';
import { columnsOf, numberOf, shortNumberOf, textOf } from './field-text.ts';
import type { Findings } from './findings.ts';
import type { OpenBatch } from './open-batch.ts';

/** The layout for the two digits after the R or C of a code; undefined for an unknown code. */
const returnKinds = Array.from({ length: 100 }, (_, n) => returnLayoutOf(`R${String(n).padStart(2, '0')}`));
const changeKinds = Array.from({ length: 100 }, (_, n) => changeLayoutOf(`C${String(n).padStart(2, '0')}`));

/** The kind by the addenda type and, for 98 and 99, by the code; null for an unsupported type. */
export function addendaKind(bytes: Uint8Array, at: number): Addenda['kind'] | null {
  const tens = bytes[at + 1];
  const ones = bytes[at + 2];
  if (tens === zero && ones === five) return 'payment_addenda';
  if (tens !== nine || (ones !== eight && ones !== nine)) return null;
  const code = shortNumberOf(bytes, at, 5, 6);
  // An unknown code is read as the usual kind; the code itself is a problem.
  return ones === nine ? (returnKinds[code] ?? 'return_addenda') : (changeKinds[code] ?? 'change_addenda');
}

/**
 * Checks one addenda record. `clean`: every character fits its column. The counts of addenda
 * include this record.
 */
export function checkAddenda(
  kind: Addenda['kind'],
  bytes: Buffer,
  at: number,
  line: number,
  clean: boolean,
  { trace }: EntryFigures,
  { payments, addenda }: EntryAnswers,
  batch: OpenBatch,
  findings: Findings,
): void {
  const isPayment = kind === 'payment_addenda';
  const isOfEntry =
    clean && (isPayment ? numberOf(bytes, at, 88, 94) === trace % 1e7 : numberOf(bytes, at, 80, 94) === trace);
  if (!isOfEntry || !hasGoodValues(kind, bytes, at)) explainRecord(kind, bytes, at, line, findings);
  const text = (from: number, to: number) => columnsOf(bytes, at, from, to);
  const entryTrace = () => String(trace).padStart(15, '0');
  if (!isPayment) {
    // Both are blank: the entry has the note already.
    if (!isOfEntry && text(80, 94) !== entryTrace() && (trace > 0 || text(80, 94).trim() !== ''))
      findings.note(
        line,
        'trace_number',
        `The addenda have trace number "${text(80, 94).trim()}", their entry has ${entryTrace()}.`,
      );
    if (kind === 'change_addenda') checkCorrection(bytes, at, line, findings);
    return;
  }
  if (numberOf(bytes, at, 84, 87) !== payments && /^[0-9]{4}$/.test(text(84, 87))) {
    const right = String(payments).padStart(4, '0');
    findings.note(
      line,
      'addenda_sequence_number',
      `The addenda sequence number is ${text(84, 87)}; it should be ${right}.`,
    );
  }
  if (!isOfEntry && /^[0-9]{7}$/.test(text(88, 94)) && text(88, 94) !== entryTrace().slice(8)) {
    const message = `The addenda are for entry ${text(88, 94)}, but follow entry ${entryTrace()}.`;
    findings.note(line, 'entry_detail_sequence_number', message);
  }
  if (batch.sec === 'TEL' || batch.sec === 'COR')
    findings.note(line, 'addenda_type_code', `Entries of SEC code ${batch.sec} have no addenda 05.`);
  else if (payments > 1 && batch.sec !== 'CTX')
    findings.note(
      line,
      'addenda_sequence_number',
      `An entry of SEC code ${batch.sec || 'PPD'} has at most one addenda 05; this is number ${payments}.`,
    );
  else if (addenda > payments) findings.note(line, 'addenda_type_code', 'Addenda 05 follow the addenda of a return.');
}

/**
 * Whether addenda of an entry, with clean characters, need no explanation of their fields. Only the
 * two frequent kinds are decided here.
 */
function hasGoodValues(kind: Addenda['kind'], bytes: Uint8Array, at: number): boolean {
  if (kind === 'payment_addenda') return numberOf(bytes, at, 84, 87) > 0;
  if (kind !== 'return_addenda') return false;
  return (
    bytes[at + 3] === 82 &&
    isDigit(bytes[at + 4]!) &&
    isDigit(bytes[at + 5]!) &&
    returnKinds[shortNumberOf(bytes, at, 5, 6)] === 'return_addenda' &&
    numberOf(bytes, at, 7, 21) > 0 &&
    // No date of death: a date is rare, and is explained.
    isFilledWith(bytes, at, 22, 27, bytes[at + 21] === zero ? zero : blank) &&
    numberOf(bytes, at, 28, 35) > 0
  );
}

const isDigit = (byte: number) => byte >= zero && byte <= nine;

function isFilledWith(bytes: Uint8Array, at: number, from: number, to: number, byte: number): boolean {
  for (let column = at + from - 1; column < at + to; column++) if (bytes[column] !== byte) return false;
  return true;
}

function checkCorrection(bytes: Buffer, at: number, line: number, findings: Findings): void {
  const code = columnsOf(bytes, at, 4, 6).toUpperCase();
  const row = changeCodeRow(code);
  if (row === undefined || row.corrected.length === 0) return;
  const corrected = textOf(bytes, at, 36, 64);
  if (corrected.trim() === '')
    findings.find(
      'change_addenda',
      line,
      'corrected_data',
      '',
      'the corrected values',
      `${code} needs corrected data, but the columns are blank.`,
    );
  else if (parseCorrectedData(code, corrected) === null)
    findings.note(
      line,
      'corrected_data',
      `The corrected data do not have the fields of ${code} in their columns: a person has to read them.`,
    );
}
