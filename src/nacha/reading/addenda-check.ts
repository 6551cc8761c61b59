// Checks addenda: their kind, and whether they fit their entry.
import { changeCodeRow, changeLayoutOf } from '../codes/change-codes.ts';
import { parseCorrectedData } from '../codes/corrected-data.ts';
import { returnLayoutOf } from '../codes/return-codes.ts';
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
  if (tens === 48 && ones === 53) return 'payment_addenda';
  if (tens !== 57 || (ones !== 56 && ones !== 57)) return null;
  const code = shortNumberOf(bytes, at, 5, 6);
  // An unknown code is read as the usual kind; the code itself is a problem.
  return ones === 57 ? (returnKinds[code] ?? 'return_addenda') : (changeKinds[code] ?? 'change_addenda');
}

/** The fast path, for the two frequent kinds. `answers` already counts this record. */
export function isCleanAddenda(
  kind: Addenda['kind'],
  bytes: Buffer,
  at: number,
  clean: boolean,
  { trace }: EntryFigures,
  { payments, addenda }: EntryAnswers,
  { sec }: OpenBatch,
): boolean {
  if (!clean) return false;
  if (kind === 'payment_addenda')
    return (
      sec !== 'TEL' &&
      sec !== 'COR' &&
      addenda === 1 &&
      payments === 1 &&
      numberOf(bytes, at, 84, 87) === 1 &&
      numberOf(bytes, at, 88, 94) === trace % 1e7
    );
  return (
    kind === 'return_addenda' &&
    bytes[at + 3] === 82 &&
    returnKinds[shortNumberOf(bytes, at, 5, 6)] === 'return_addenda' &&
    isDigit(bytes[at + 4]!) &&
    isDigit(bytes[at + 5]!) &&
    numberOf(bytes, at, 7, 21) > 0 &&
    isFilledWith(bytes, at, 22, 27, bytes[at + 21] === 48 ? 48 : 32) &&
    numberOf(bytes, at, 28, 35) > 0 &&
    numberOf(bytes, at, 80, 94) === trace
  );
}

const isDigit = (byte: number) => byte >= 48 && byte <= 57;

/** A date of death is rare: the slow path checks it. */
function isFilledWith(bytes: Uint8Array, at: number, from: number, to: number, byte: number): boolean {
  for (let column = at + from - 1; column < at + to; column++) if (bytes[column] !== byte) return false;
  return true;
}

export function explainAddenda(
  kind: Addenda['kind'],
  bytes: Buffer,
  at: number,
  line: number,
  { trace }: EntryFigures,
  { payments, addenda }: EntryAnswers,
  batch: OpenBatch,
  findings: Findings,
): void {
  explainRecord(kind, bytes, at, line, findings);
  const text = (from: number, to: number) => columnsOf(bytes, at, from, to);
  const entryTrace = String(trace).padStart(15, '0');
  if (kind !== 'payment_addenda') {
    if (text(80, 94) !== entryTrace)
      findings.note(
        line,
        'trace_number',
        `The addenda have trace number "${text(80, 94).trim()}", their entry has ${entryTrace}.`,
      );
    if (kind === 'change_addenda') explainCorrection(bytes, at, line, findings);
    return;
  }
  const sequence = text(84, 87);
  if (/^[0-9]{4}$/.test(sequence) && Number(sequence) !== payments)
    findings.problem(
      line,
      'addenda_sequence_number',
      sequence,
      String(payments).padStart(4, '0'),
      `The addenda sequence number is ${sequence}; it should be ${String(payments).padStart(4, '0')}.`,
    );
  const entrySequence = text(88, 94);
  if (/^[0-9]{7}$/.test(entrySequence) && entrySequence !== entryTrace.slice(8))
    findings.problem(
      line,
      'entry_detail_sequence_number',
      entrySequence,
      entryTrace.slice(8),
      `The addenda are for entry ${entrySequence}, but follow entry ${entryTrace}.`,
    );
  if (batch.sec === 'TEL' || batch.sec === 'COR')
    findings.problem(line, 'addenda_type_code', '05', 'none', `Entries of SEC code ${batch.sec} have no addenda 05.`);
  else if (payments > 1)
    findings.problem(
      line,
      'addenda_sequence_number',
      sequence,
      'one addenda 05',
      `An entry of SEC code ${batch.sec || 'PPD'} has at most one addenda 05; this is number ${payments}.`,
    );
  else if (addenda > payments) findings.note(line, 'addenda_type_code', 'Addenda 05 follow the addenda of a return.');
}

function explainCorrection(bytes: Buffer, at: number, line: number, findings: Findings): void {
  const code = columnsOf(bytes, at, 4, 6).toUpperCase();
  const row = changeCodeRow(code);
  if (row === undefined || row.corrected.length === 0) return;
  const corrected = textOf(bytes, at, 36, 64);
  if (corrected.trim() === '')
    findings.problem(
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
