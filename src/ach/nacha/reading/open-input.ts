// The input that is being read: its open file and batch, and the records that are missing around
// them.

import type { BatchControl, BatchHeader } from '../records.ts';
import type { Findings } from './findings.ts';
import { add, type OpenBatch, openBatch } from './open-batch.ts';
import { addBatch, compareBlocks, type OpenFile, openFile } from './open-file.ts';
import type { EntryReader } from './read-entries.ts';

/** Over all files of the input. */
export interface Totals {
  files: number;
  batches: number;
  entries: number;
  /** Cents; capped at 2⁵³ − 1. */
  debits: number;
  credits: number;
}

export interface OpenInput {
  file: OpenFile | null;
  batch: OpenBatch | null;
  readonly totals: Totals;
  readonly entries: EntryReader;
  readonly findings: Findings;
}

/** The open file. A record without a file header before it opens a new file. */
export function fileOf(input: OpenInput, line: number, what: string): OpenFile {
  if (input.file !== null && input.file.control === null) return input.file;
  missing(input, line, '1', `The file header is missing: ${what} is in its place.`);
  return beginFile(input);
}

export function beginFile(input: OpenInput): OpenFile {
  endFile(input);
  input.totals.files++;
  input.file = openFile();
  return input.file;
}

export function endFile({ file, findings }: OpenInput): void {
  if (file !== null) compareBlocks(file, findings);
}

export function beginBatch(input: OpenInput, header: BatchHeader | null): OpenBatch {
  input.file!.batches++;
  input.totals.batches++;
  input.batch = openBatch(header);
  return input.batch;
}

/** Ends a batch without a control because something else begins. */
export function endBatch(input: OpenInput, line: number): void {
  input.entries.end();
  if (input.batch === null) return;
  missing(input, line, '8', 'The batch control is missing.');
  closeBatch(input, input.batch, null);
}

/** @param control null if it is missing */
export function closeBatch(input: OpenInput, batch: OpenBatch, control: BatchControl | null): void {
  const { totals, file } = input;
  totals.entries += batch.entries;
  totals.debits = add(totals.debits, batch.debits);
  totals.credits = add(totals.credits, batch.credits);
  addBatch(file!, batch, control);
  input.batch = null;
}

export function missing({ findings }: OpenInput, line: number, type: string, message: string): void {
  findings.find('file', line, 'record_type_code', '', type, message);
}

export function missingFileControl(input: OpenInput, line: number, what: string): void {
  missing(input, line, '9', `The file control is missing: ${what} in its place.`);
}
