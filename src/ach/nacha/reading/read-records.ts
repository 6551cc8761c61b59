// Reads records in order, and hands out typed records.

import { addenda, batchControl, batchHeader, entry, fileControl, fileHeader } from '../layout/bytes.ts';
import { recordLength } from '../layout/layouts.ts';
import type { BatchControl, BatchHeader, FileControl, FileHeader } from '../records.ts';
import { checkBatchHeader } from './batch-header-check.ts';
import { explainRecord } from './explain-record.ts';
import type { Findings } from './findings.ts';
import { compareBatch } from './open-batch.ts';
import { compareFile, fillerLength } from './open-file.ts';
import {
  beginBatch,
  beginFile,
  closeBatch,
  endBatch,
  endFile,
  fileOf,
  missing,
  missingFileControl,
  type OpenInput,
  type Totals,
} from './open-input.ts';
import { type EntryRead, readEntries } from './read-entries.ts';
import type { TakeRecord } from './split-records.ts';
import { looksLikeRecord, noStrangeLines, takeStrange, tellNoRecords, tellStrange } from './strange-lines.ts';
import { typedRecord } from './typed-records.ts';

/** The records in the order of the file. An entry contains its addenda. */
export type ReadItem =
  | { record: 'file_header'; line: number; value: FileHeader }
  | { record: 'batch_header'; line: number; value: BatchHeader }
  | ({ record: 'entry' } & EntryRead)
  | { record: 'batch_control'; line: number; value: BatchControl }
  | { record: 'file_control'; line: number; value: FileControl };

export interface RecordReader {
  take: TakeRecord;
  /** @param lines the number of lines */
  end(lines: number): void;
  readonly totals: Totals;
  /** The input has no records: it is a report in words. */
  isReport: boolean;
}

interface Input extends OpenInput {
  give(item: ReadItem): void;
}

const isRecordType = (type: number) => type === fileHeader || (type >= batchHeader && type <= fileControl);

/** @param wanted which entries to hand out: all, or only those with addenda 98 or 99 */
export function readRecords(
  wanted: 'all' | 'answers',
  findings: Findings,
  give: (item: ReadItem) => void,
): RecordReader {
  const totals: Totals = { files: 0, batches: 0, entries: 0, debits: 0, credits: 0 };
  const entries = readEntries(wanted, findings, (read) => give({ record: 'entry', ...read }));
  const input: Input = { file: null, batch: null, totals, entries, findings, give };
  const strange = noStrangeLines();

  const take: TakeRecord = (bytes, at, line, clean) => {
    const type = bytes[at]!;
    if (!isRecordType(type) || (strange.words !== '' && input.file === null && !looksLikeRecord(bytes, at))) {
      entries.end();
      takeStrange(strange, bytes, at, line, input.file === null);
      if (input.file !== null) input.file.lines++;
      return;
    }
    tellStrange(strange, findings, type === fileHeader && input.file === null);
    if (type === entry) takeEntry(input, bytes, at, line, clean);
    else if (type === addenda) takeAddenda(input, bytes, at, line, clean);
    else if (type === batchHeader) takeBatchHeader(input, bytes, at, line, clean);
    else if (type === batchControl) takeBatchControl(input, bytes, at, line, clean);
    else if (type === fileControl) takeNines(input, bytes, at, line, clean);
    else takeFileHeader(input, bytes, at, line);
  };

  function end(lines: number): void {
    if (input.file === null) {
      // A file that cannot be unpacked has a problem already.
      if (findings.problemCount === 0) reader.isReport = tellNoRecords(strange, findings);
      return;
    }
    tellStrange(strange, findings, false);
    endBatch(input, lines);
    if (input.file.control === null) missingFileControl(input, lines, 'the end of the file is');
    endFile(input);
  }

  const reader: RecordReader = { take, end, totals, isReport: false };
  return reader;
}

function takeFileHeader(input: Input, bytes: Buffer, at: number, line: number): void {
  endBatch(input, line);
  if (input.file !== null && input.file.control === null) missingFileControl(input, line, 'another file header is');
  beginFile(input).lines++;
  explainRecord('file_header', bytes, at, line, input.findings);
  input.give({ record: 'file_header', line, value: typedRecord('file_header', bytes, at) });
}

function takeBatchHeader(input: Input, bytes: Buffer, at: number, line: number, clean: boolean): void {
  endBatch(input, line);
  fileOf(input, line, 'a batch header').lines++;
  const header = typedRecord('batch_header', bytes, at);
  input.give({ record: 'batch_header', line, value: header });
  checkBatchHeader(beginBatch(input, header), bytes, at, line, clean, input.findings);
}

function takeEntry(input: Input, bytes: Buffer, at: number, line: number, clean: boolean): void {
  if (input.batch === null) {
    fileOf(input, line, 'an entry');
    missing(input, line, '5', 'An entry is outside of a batch: the batch header is missing.');
    beginBatch(input, null);
  }
  input.file!.lines++;
  input.entries.takeEntry(input.batch!, bytes, at, line, clean);
}

function takeAddenda(input: Input, bytes: Buffer, at: number, line: number, clean: boolean): void {
  fileOf(input, line, 'an addenda record').lines++;
  if (input.batch === null) missing(input, line, '5', 'An addenda record is outside of a batch.');
  else input.entries.takeAddenda(input.batch, bytes, at, line, clean);
}

function takeBatchControl(input: Input, bytes: Buffer, at: number, line: number, clean: boolean): void {
  const { entries, findings } = input;
  entries.end();
  fileOf(input, line, 'a batch control').lines++;
  const { batch } = input;
  if (batch === null) {
    missing(input, line, '5', 'A batch control is outside of a batch: the batch header is missing.');
    return;
  }
  if (batch.entries === 0) findings.note(line, 'entry_addenda_count', 'The batch has no entries.');
  if (!clean && batch.treatment !== 'skipped') explainRecord('batch_control', bytes, at, line, findings);
  const control = typedRecord('batch_control', bytes, at);
  compareBatch(batch, control, line, findings);
  input.give({ record: 'batch_control', line, value: control });
  closeBatch(input, batch, control);
}

/** Takes a file control or filler. */
function takeNines(input: Input, bytes: Buffer, at: number, line: number, clean: boolean): void {
  const { file, findings } = input;
  const nines = clean && file?.control == null ? 0 : fillerLength(bytes, at);
  if (nines > 0 && file !== null && file.control !== null) {
    file.filler++;
    file.hasShortFiller ||= nines < recordLength;
    return;
  }
  endBatch(input, line);
  const inHand = fileOf(input, line, nines > 0 ? 'a line of nines' : 'a file control');
  const control = typedRecord('file_control', bytes, at);
  inHand.control = control;
  inHand.controlLine = line;
  if (nines > 0) {
    missingFileControl(input, line, 'a line of nines is');
    inHand.isIncomparable = true;
    return;
  }
  inHand.lines++;
  if (!clean && !inHand.isIncomparable) explainRecord('file_control', bytes, at, line, findings);
  compareFile(inHand, control, line, findings);
  if (inHand.batches === 0) findings.note(line, 'batch_count', 'The file has no batches.');
  input.give({ record: 'file_control', line, value: control });
}
