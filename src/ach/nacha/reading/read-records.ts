// Reads records in order, tracks the open file and batch, and hands out typed records.

import { addenda, batchControl, batchHeader, entry, fileControl, fileHeader } from '../layout/bytes.ts';
import { recordLength } from '../layout/layouts.ts';
import type { BatchControl, BatchHeader, FileControl, FileHeader } from '../records.ts';
import { isBankReport, mostOfReport } from './bank-report.ts';
import { checkBatchHeader } from './batch-header-check.ts';
import { explainRecord } from './explain-record.ts';
import { columnsOf } from './field-text.ts';
import type { Findings } from './findings.ts';
import { add, compareBatch, type OpenBatch, openBatch } from './open-batch.ts';
import { addBatch, compareBlocks, compareFile, fillerLength, type OpenFile, openFile } from './open-file.ts';
import { type EntryRead, readEntries } from './read-entries.ts';
import type { TakeRecord } from './split-records.ts';
import { typedRecord } from './typed-records.ts';

/** The records in the order of the file. An entry contains its addenda. */
export type ReadItem =
  | { record: 'file_header'; line: number; value: FileHeader }
  | { record: 'batch_header'; line: number; value: BatchHeader }
  | ({ record: 'entry' } & EntryRead)
  | { record: 'batch_control'; line: number; value: BatchControl }
  | { record: 'file_control'; line: number; value: FileControl };

/** Over all files of the input. */
export interface Totals {
  files: number;
  batches: number;
  entries: number;
  /** Cents; capped at 2⁵³ − 1. */
  debits: number;
  credits: number;
}

export interface RecordReader {
  take: TakeRecord;
  /** @param lines the number of lines */
  end(lines: number): void;
  readonly totals: Totals;
  /** The input has no records: it is a report in words. */
  isReport: boolean;
}

const isRecordType = (type: number) => type === fileHeader || (type >= batchHeader && type <= fileControl);

/** In a text whose first line is no record, a line of words may begin with a digit. */
const looksLikeRecord = (line: string) =>
  /^(101[ 0-9]{10}|5[0-9]{3}|6[0-9]{10}|7[0-9]{2}|8[0-9]{9}|9[0-9]{18})/.test(line);

/** @param wanted which entries to hand out: all, or only those with addenda 98 or 99 */
export function readRecords(
  wanted: 'all' | 'answers',
  findings: Findings,
  give: (item: ReadItem) => void,
): RecordReader {
  const totals: Totals = { files: 0, batches: 0, entries: 0, debits: 0, credits: 0 };
  const entries = readEntries(wanted, findings, (read) => give({ record: 'entry', ...read }));
  let file: OpenFile | null = null;
  let batch: OpenBatch | null = null;

  /** Lines in a row that are no records: one problem for all of them. */
  let strange = { line: 0, lines: 0, begins: '' };
  /** The beginning of a file whose first line is no record. */
  let words = '';

  const take: TakeRecord = (bytes, at, line, clean) => {
    const type = bytes[at]!;
    if (
      !isRecordType(type) ||
      (words !== '' && file === null && !looksLikeRecord(columnsOf(bytes, at, 1, recordLength)))
    ) {
      takeUnknown(bytes, at, line);
      return;
    }
    tellStrange();
    if (type === entry) takeEntry(bytes, at, line, clean);
    else if (type === addenda) takeAddenda(bytes, at, line, clean);
    else if (type === batchHeader) takeBatchHeader(bytes, at, line, clean);
    else if (type === batchControl) takeBatchControl(bytes, at, line, clean);
    else if (type === fileControl) takeNines(bytes, at, line, clean);
    else takeFileHeader(bytes, at, line);
  };

  function takeFileHeader(bytes: Buffer, at: number, line: number): void {
    endBatch(line);
    if (file !== null && file.control === null) missingFileControl(line, 'another file header is');
    beginFile();
    file!.lines++;
    explainRecord('file_header', bytes, at, line, findings);
    give({ record: 'file_header', line, value: typedRecord('file_header', bytes, at) });
  }

  function takeBatchHeader(bytes: Buffer, at: number, line: number, clean: boolean): void {
    endBatch(line);
    fileOf(line, 'a batch header').lines++;
    const header = typedRecord('batch_header', bytes, at);
    give({ record: 'batch_header', line, value: header });
    beginBatch(header);
    checkBatchHeader(batch!, bytes, at, line, clean, findings);
  }

  function takeEntry(bytes: Buffer, at: number, line: number, clean: boolean): void {
    if (batch === null) {
      fileOf(line, 'an entry');
      missing(line, '5', 'An entry is outside of a batch: the batch header is missing.');
      beginBatch(null);
    }
    file!.lines++;
    entries.takeEntry(batch!, bytes, at, line, clean);
  }

  function takeAddenda(bytes: Buffer, at: number, line: number, clean: boolean): void {
    fileOf(line, 'an addenda record').lines++;
    if (batch === null) missing(line, '5', 'An addenda record is outside of a batch.');
    else entries.takeAddenda(batch, bytes, at, line, clean);
  }

  function takeBatchControl(bytes: Buffer, at: number, line: number, clean: boolean): void {
    entries.end();
    fileOf(line, 'a batch control').lines++;
    if (batch === null) {
      missing(line, '5', 'A batch control is outside of a batch: the batch header is missing.');
      return;
    }
    if (batch.entries === 0) findings.note(line, 'entry_addenda_count', 'The batch has no entries.');
    if (!clean && batch.treatment !== 'skipped') explainRecord('batch_control', bytes, at, line, findings);
    const control = typedRecord('batch_control', bytes, at);
    compareBatch(batch, control, line, findings);
    give({ record: 'batch_control', line, value: control });
    closeBatch(control);
  }

  /** Takes a file control or filler. */
  function takeNines(bytes: Buffer, at: number, line: number, clean: boolean): void {
    const nines = clean && file?.control == null ? 0 : fillerLength(bytes, at);
    if (nines > 0 && file !== null && file.control !== null) {
      file.filler++;
      file.hasShortFiller ||= nines < recordLength;
      return;
    }
    endBatch(line);
    const inHand = fileOf(line, nines > 0 ? 'a line of nines' : 'a file control');
    const control = typedRecord('file_control', bytes, at);
    inHand.control = control;
    inHand.controlLine = line;
    if (nines > 0) {
      missingFileControl(line, 'a line of nines is');
      inHand.isIncomparable = true;
      return;
    }
    inHand.lines++;
    if (!clean && !inHand.isIncomparable) explainRecord('file_control', bytes, at, line, findings);
    compareFile(inHand, control, line, findings);
    if (inHand.batches === 0) findings.note(line, 'batch_count', 'The file has no batches.');
    give({ record: 'file_control', line, value: control });
  }

  function takeUnknown(bytes: Buffer, at: number, line: number): void {
    entries.end();
    const text = columnsOf(bytes, at, 1, recordLength);
    if (file === null && words.length < mostOfReport) words += `${text.trimEnd()} `;
    if (file !== null) file.lines++;
    if (strange.lines++ > 0) return;
    strange.line = line;
    strange.begins = text.slice(0, 1).replace(/[^ -~]/, '?');
  }

  function tellStrange(): void {
    const { line, lines, begins } = strange;
    if (lines === 0) return;
    strange = { line: 0, lines: 0, begins: '' };
    const message =
      lines === 1
        ? `The line begins with "${begins}"; no record does.`
        : `The line begins with "${begins}"; no record does. ${lines} lines from here on are no records.`;
    findings.find('file', line, 'record_type_code', begins, '1, 5, 6, 7, 8 or 9', message);
  }

  /** The open file. A record without a file header before it opens a new file. */
  function fileOf(line: number, what: string): OpenFile {
    if (file === null || file.control !== null) {
      missing(line, '1', `The file header is missing: ${what} is in its place.`);
      beginFile();
    }
    return file!;
  }

  function beginFile(): void {
    endFile();
    file = openFile();
    totals.files++;
  }

  function endFile(): void {
    if (file !== null) compareBlocks(file, findings);
  }

  function beginBatch(header: BatchHeader | null): void {
    batch = openBatch(header);
    file!.batches++;
    totals.batches++;
  }

  /** Ends a batch without a control because something else begins. */
  function endBatch(line: number): void {
    entries.end();
    if (batch === null) return;
    missing(line, '8', 'The batch control is missing.');
    closeBatch(null);
  }

  /** @param control null if it is missing */
  function closeBatch(control: BatchControl | null): void {
    totals.entries += batch!.entries;
    totals.debits = add(totals.debits, batch!.debits);
    totals.credits = add(totals.credits, batch!.credits);
    addBatch(file!, batch!, control);
    batch = null;
  }

  function missing(line: number, type: string, message: string): void {
    findings.find('file', line, 'record_type_code', '', type, message);
  }

  function missingFileControl(line: number, what: string): void {
    missing(line, '9', `The file control is missing: ${what} in its place.`);
  }

  function end(lines: number): void {
    if (file === null) {
      // A file that cannot be unpacked has a problem already.
      if (findings.problemCount === 0) endWithoutRecords();
      return;
    }
    tellStrange();
    endBatch(lines);
    if (file.control === null) missingFileControl(lines, 'the end of the file is');
    endFile();
  }

  function endWithoutRecords(): void {
    reader.isReport = isBankReport(words);
    if (reader.isReport)
      findings.note(
        1,
        'file',
        `The file is not an ACH file, but a report of the bank: "${words.trim().slice(0, 200)}".`,
      );
    else {
      const message = words === '' ? 'The file is empty.' : 'The file is not an ACH file: it has no records.';
      findings.find('file', 1, 'file', '', 'an ACH file', message);
    }
  }

  const reader: RecordReader = { take, end, totals, isReport: false };
  return reader;
}
