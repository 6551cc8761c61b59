// The open file: its sums, and whether they agree with its control and its filler. An input can
// contain several files.
import { blocksOf, entryHash } from '../control-figures.ts';
import { blockingFactor, recordLength } from '../layout/layouts.ts';
import type { FileControl } from '../records.ts';
import type { Findings } from './findings.ts';
import { add, compareTotals, type OpenBatch } from './open-batch.ts';

export interface OpenFile {
  batches: number;
  entries: number;
  /** Entries and addenda. */
  records: number;
  hash: number;
  debits: number;
  credits: number;
  /** Number of lines up to the batch control, with header and control records. */
  lines: number;
  filler: number;
  /** A line of nines has fewer than 94 of them. */
  hasShortFiller: boolean;
  control: FileControl | null;
  controlLine: number;
  /** It has a batch of another layout (ADV): the amounts and the control have other columns. */
  isIncomparable: boolean;
}

export const openFile = (): OpenFile => ({
  batches: 0,
  entries: 0,
  records: 0,
  hash: 0,
  debits: 0,
  credits: 0,
  lines: 0,
  filler: 0,
  hasShortFiller: false,
  control: null,
  controlLine: 0,
  isIncomparable: false,
});

/** Adds a batch to its file. */
export function addBatch(file: OpenFile, batch: OpenBatch): void {
  file.entries += batch.entries;
  file.records += batch.records;
  file.hash = entryHash(file.hash + batch.hash);
  file.debits = add(file.debits, batch.debits);
  file.credits = add(file.credits, batch.credits);
  file.isIncomparable ||= batch.treatment === 'skipped';
}

export function compareFile(file: OpenFile, control: FileControl, line: number, findings: Findings): void {
  if (file.isIncomparable) return;
  const computed = {
    batch_count: file.batches,
    entry_addenda_count: file.records,
    entry_hash: file.hash,
    total_debits: file.debits,
    total_credits: file.credits,
  };
  compareTotals('file_control', { ...control }, computed, line, findings);
}

/** The last check, at the end of the file: blocks have ten lines and are filled with nines. */
export function compareBlocks(file: OpenFile, findings: Findings): void {
  const { control, controlLine, lines, filler, hasShortFiller } = file;
  if (control === null || file.isIncomparable) return;
  const blocks = blocksOf(lines);
  const missing = blocks * blockingFactor - lines - filler;
  const stated = control.block_count;
  if (stated !== blocks && stated * blockingFactor !== lines + filler)
    compareTotals('file_control', { block_count: stated }, { block_count: blocks }, controlLine, findings);
  const line = controlLine + filler;
  if (missing > 0 && filler === 0) {
    // Some banks send no filler. The control is complete and agrees, so nothing is missing.
    findings.note(line, 'block_count', 'The last block is not filled with lines of nines.');
  } else if (missing > 0 || hasShortFiller) {
    const what = missing > 0 ? `${missing} lines of nines are missing` : 'a line of nines is short';
    findings.problem(
      line,
      'block_count',
      `${lines + filler} lines`,
      `${blocks * blockingFactor} lines`,
      `The file ends in the middle of a block: ${what}. The file may have been cut off.`,
    );
  } else if (missing < 0)
    findings.note(line, 'block_count', `There are ${-missing} more lines of nines than the last block needs.`);
}

/** The number of nines in a line of nines only; 0 for any other line. */
export function fillerLength(bytes: Uint8Array, at: number): number {
  let nines = 0;
  while (nines < recordLength && bytes[at + nines] === 57) nines++;
  for (let column = nines; column < recordLength; column++) if (bytes[at + column] !== 32) return 0;
  return nines;
}
