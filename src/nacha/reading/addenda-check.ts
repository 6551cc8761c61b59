// Addenda: which kind a record is, and whether it belongs to its entry.
import { changeCodeRow, changeLayoutOf } from '../codes/change-codes.ts';
import { parseCorrectedData } from '../codes/corrected-data.ts';
import { returnLayoutOf } from '../codes/return-codes.ts';
import type { Addenda } from '../records.ts';
import type { BatchInHand } from './batch-in-hand.ts';
import type { EntryAnswers, EntryFigures } from './entry-check.ts';
import { explainRecord } from './explain-record.ts';
import { columnsOf, isDay, numberOf, textOf } from './field-text.ts';
import type { Findings } from './findings.ts';

/** By the addenda type and, of 98 and 99, the code; null for a type that supported batches do not have. */
export function addendaKind(bytes: Buffer, at: number): Addenda['kind'] | null {
  const tens = bytes[at + 1];
  const ones = bytes[at + 2];
  if (tens === 48 && ones === 53) return 'payment_addenda';
  if (tens !== 57 || (ones !== 56 && ones !== 57)) return null;
  const code = columnsOf(bytes, at, 4, 6).toUpperCase();
  // An unknown code is read as the plain kind; the code itself is a problem.
  return ones === 57 ? (returnLayoutOf(code) ?? 'return_addenda') : (changeLayoutOf(code) ?? 'change_addenda');
}

/** The fast path, for the two kinds of which there are many. `answers` counts this record already. */
export function isCleanAddenda(
  kind: Addenda['kind'],
  bytes: Buffer,
  at: number,
  clean: boolean,
  { trace }: EntryFigures,
  { payments, addenda }: EntryAnswers,
  { sec }: BatchInHand,
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
    returnLayoutOf(columnsOf(bytes, at, 4, 6)) === 'return_addenda' &&
    numberOf(bytes, at, 7, 21) > 0 &&
    (bytes[at + 21] === 32 || bytes[at + 21] === 48 ? isEmpty(bytes, at, 22, 27) : false) &&
    numberOf(bytes, at, 28, 35) > 0 &&
    numberOf(bytes, at, 80, 94) === trace
  );
}

/** Blanks, or zeros. */
function isEmpty(bytes: Buffer, at: number, from: number, to: number): boolean {
  const first = bytes[at + from - 1]!;
  for (let column = at + from; column < at + to; column++) if (bytes[column] !== first) return isDay(bytes, at, from);
  return true;
}

export function explainAddenda(
  kind: Addenda['kind'],
  bytes: Buffer,
  at: number,
  line: number,
  { trace }: EntryFigures,
  { payments, addenda }: EntryAnswers,
  batch: BatchInHand,
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
      `The addenda are for entry ${entrySequence}, but stand behind entry ${entryTrace}.`,
    );
  if (batch.sec === 'TEL' || batch.sec === 'COR')
    findings.problem(line, 'addenda_type_code', '05', 'none', `Entries of SEC code ${batch.sec} have no addenda 05.`);
  else if (payments > 1)
    findings.problem(
      line,
      'addenda_sequence_number',
      sequence,
      'one addenda 05',
      `An entry of SEC code ${batch.sec || 'PPD'} has one addenda 05 at most; this is number ${payments}.`,
    );
  else if (addenda > payments)
    findings.note(line, 'addenda_type_code', 'Addenda 05 stand behind the addenda of a return.');
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
      'what is to be corrected',
      `${code} needs corrected data, and there are none.`,
    );
  else if (parseCorrectedData(code, corrected) === null)
    findings.note(
      line,
      'corrected_data',
      `The corrected data do not have what ${code} needs where it should stand: a person has to read them.`,
    );
}
