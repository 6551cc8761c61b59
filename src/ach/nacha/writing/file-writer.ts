// Writes one file record by record, synchronously: write-file.ts and write-files.ts stream it.
import { blocksOf, entryHash } from '../control-figures.ts';
import { FieldError } from '../field-error.ts';
import { blockingFactor } from '../layout/layouts.ts';
import type { BatchControl, BatchHeader, Entry, FileControl, FileHeader } from '../records.ts';
import { checkBatchHeader } from './check-batch-header.ts';
import { type BatchSoFar, checkEntry } from './check-entry.ts';
import { checkFileHeader } from './check-file-header.ts';
import { placeOf } from './encode-record.ts';
import { fileLines, type LineEnd } from './file-lines.ts';
import {
  addTotals,
  countEntry,
  hasRoom,
  mostBatches,
  mostLines,
  mostOfBatch,
  mostOfFile,
  noTotals,
  type Totals,
} from './totals.ts';

export interface FileOptions {
  /** The line end, also of the last line. Line feeds, unless the bank requires something else. */
  line_end?: LineEnd;
  /** False: the last block is not filled with lines of nines. */
  fills_block?: boolean;
  /** A line before the file header, which is no record: at most 94 characters. */
  first_line?: string | null;
  /**
   * The maximum of entries and addenda of a batch and of a file, below the maximum of their
   * columns, 999,999 and 99,999,999.
   */
  batch_entries?: number;
  file_entries?: number;
}

/** A written batch. */
export interface WrittenBatch {
  header: BatchHeader;
  control: BatchControl;
  first_trace: string;
  last_trace: string;
}

/** A written file. */
export interface WrittenFile {
  header: FileHeader;
  batches: readonly WrittenBatch[];
  control: FileControl;
}

export interface FileWriter {
  /**
   * Its header is written with its first entry.
   * @throws FieldError; then nothing of the record is written. The same is true for every method
   * below.
   */
  startBatch(header: BatchHeader): void;
  /**
   * Writes an entry with its addenda. If the batch or the file is full, nothing is written: the
   * entry has to go into another one.
   */
  add(entry: Entry): 'added' | 'batch full' | 'file full';
  /** Null if it has no entries: then nothing of it is written. */
  endBatch(): WrittenBatch | null;
  /** Ends the file: then all bytes can be taken. */
  end(): WrittenFile;
  /** Takes the finished bytes: full chunks before the end, everything after it. */
  take(): readonly Buffer[];
}

interface OpenBatch extends BatchSoFar {
  totals: Totals;
  first_trace: string;
}

/** Opens a file with its header. @throws FieldError */
export function fileWriter(header: FileHeader, options: FileOptions = {}): FileWriter {
  const { line_end = '\n', fills_block = true, first_line = null } = options;
  const batchEntries = Math.min(options.batch_entries ?? mostOfBatch, mostOfBatch);
  const fileEntries = Math.min(options.file_entries ?? mostOfFile, mostOfFile);
  const lines = fileLines(line_end);
  const totals = noTotals();
  const batches: WrittenBatch[] = [];
  let open: OpenBatch | null = null;
  let ended = false;

  const writer: FileWriter = {
    startBatch(batch) {
      if (ended || open !== null) throw new Error('startBatch: end the batch before, and do not use an ended file');
      checkNumber(batch, batches);
      const directions = checkBatchHeader(batch);
      lines.reserve(1);
      lines.encode(0, 'batch_header', batch, batch);
      open = { header: batch, directions, totals: noTotals(), first_trace: '', last_trace: '' };
    },

    add(entry) {
      if (open === null) throw new Error('add: start a batch first');
      const isFirst = open.first_trace === '';
      const first = isFirst ? 1 : 0;
      const count = first + 1 + entry.addenda.length;
      lines.reserve(count);
      if (isFirst) lines.encode(0, 'batch_header', open.header, open.header);
      // The columns come first: the rules then compare values of the right types.
      const record = open.header.sec_code === 'CTX' ? 'ctx_entry' : 'entry';
      lines.encode(first, record, entry, addendaCount(entry));
      const code = checkEntry(entry, open);
      for (let place = 0; place < entry.addenda.length; place++) {
        const addendum = entry.addenda[place]!;
        lines.encode(first + 1 + place, addendum.kind, addendum, addendaNumbers(entry, place));
      }
      // The lines of the entry, the batch control and the file control.
      if (lines.count() + count + 2 > mostLines) return 'file full';
      if (!hasRoom(open.totals, totals, entry, code, fileEntries)) return 'file full';
      if (!hasRoom(open.totals, nothing, entry, code, batchEntries)) return 'batch full';
      countEntry(open.totals, entry, code);
      if (isFirst) open.first_trace = entry.trace_number;
      open.last_trace = entry.trace_number;
      lines.keep(count);
      return 'added';
    },

    endBatch() {
      if (open === null) throw new Error('endBatch: start a batch first');
      const { header: batch, totals: sums, first_trace, last_trace } = open;
      open = null;
      if (sums.entry_addenda_count === 0) return null;
      const { service_class_code, company_identification, odfi, batch_number } = batch;
      const numbers = { service_class_code, company_identification, odfi, batch_number };
      const hash = entryHash(sums.entry_hash);
      const control = { ...numbers, ...sums, entry_hash: hash, message_authentication_code: '' };
      lines.write('batch_control', control);
      addTotals(totals, sums);
      const written = { header: batch, control, first_trace, last_trace };
      batches.push(written);
      return written;
    },

    end() {
      if (ended || open !== null) throw new Error('end: end the last batch first, and call end once');
      ended = true;
      const block_count = blocksOf(lines.count() + 1);
      const control = { ...totals, batch_count: batches.length, block_count, entry_hash: entryHash(totals.entry_hash) };
      lines.write('file_control', control);
      if (fills_block) while (lines.count() % blockingFactor !== 0) lines.write('filler', control);
      return { header, batches, control };
    },

    take: () => lines.take(ended),
  };

  checkFileHeader(header);
  if (first_line !== null) lines.writeText(first_line);
  lines.write('file_header', header);
  return writer;
}

/** Batches are numbered in ascending order, and their number has a maximum. */
function checkNumber(batch: BatchHeader, batches: readonly WrittenBatch[]): void {
  const before = batches.at(-1)?.header.batch_number ?? 0;
  if (batch.batch_number <= before)
    throw new FieldError(placeOf('batch_header', batch), 'batch_number', batch.batch_number, `more than ${before}`);
  if (batches.length === mostBatches)
    throw new FieldError('file', 'batches', mostBatches + 1, `at most ${mostBatches}`);
}

const nothing = noTotals();
const withoutAddenda = { addenda_indicator: 0, number_of_addenda: 0 };
const withOne = { addenda_indicator: 1, number_of_addenda: 1 };

/** The fields of an entry that count its addenda. */
const addendaCount = ({ addenda: { length } }: Entry): object =>
  length === 0 ? withoutAddenda : length === 1 ? withOne : { ...withOne, number_of_addenda: length };

/** The fields of its entry that an addendum repeats. */
function addendaNumbers({ trace_number }: Entry, place: number): object {
  return {
    trace_number,
    addenda_sequence_number: place + 1,
    entry_detail_sequence_number: trace_number.slice(8),
  };
}
