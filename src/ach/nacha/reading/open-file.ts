// The open file: its sums, and whether they agree with its control and its filler. An input can
// contain several files.

import { blocksOf, entryHash } from '../control-figures.ts';
import { blank, nine } from '../layout/bytes.ts';
import { blockingFactor, recordLength } from '../layout/layouts.ts';
import type { BatchControl, FileControl } from '../records.ts';
import type { Findings } from './findings.ts';
import { add, compareFigures, figuresOf, type OpenBatch } from './open-batch.ts';

export interface OpenFile {
  batches: number;
  entries: number;
  /** Entries and addenda. */
  records: number;
  hash: number;
  debits: number;
  credits: number;
  /** The sums of what the batch controls state: they differ if a control is wrong. */
  stated: ReturnType<typeof figuresOf>;
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
  stated: { entry_addenda_count: 0, entry_hash: 0, total_debits: 0, total_credits: 0 },
  lines: 0,
  filler: 0,
  hasShortFiller: false,
  control: null,
  controlLine: 0,
  isIncomparable: false,
});

/** Adds a batch to its file. `control`: null if it is missing. */
export function addBatch(file: OpenFile, batch: OpenBatch, control: BatchControl | null): void {
  const { stated } = file;
  stated.entry_addenda_count += control?.entry_addenda_count ?? batch.records;
  stated.entry_hash = entryHash(stated.entry_hash + (control?.entry_hash ?? batch.hash));
  stated.total_debits = add(stated.total_debits, control?.total_debits ?? batch.debits);
  stated.total_credits = add(stated.total_credits, control?.total_credits ?? batch.credits);
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
    entry_addenda_count: file.records,
    entry_hash: file.hash,
    total_debits: file.debits,
    total_credits: file.credits,
  };
  const stated = figuresOf(control);
  // The batches have told a difference that the file's control repeats.
  const repeats = (field: keyof typeof stated) => stated[field] === file.stated[field];
  const own = { batch_count: file.batches, ...computed };
  for (const field of Object.keys(computed) as (keyof typeof computed)[])
    if (repeats(field)) own[field] = stated[field];
  compareFigures('file_control', { batch_count: control.batch_count, ...stated }, own, line, findings);
}

/** The last check, at the end of the file: blocks have ten lines and are filled with nines. */
export function compareBlocks(file: OpenFile, findings: Findings): void {
  const { control, controlLine, lines, filler, hasShortFiller } = file;
  if (control === null || file.isIncomparable) return;
  const blocks = blocksOf(lines);
  const missing = blocks * blockingFactor - lines - filler;
  const stated = control.block_count;
  if (stated !== blocks && stated * blockingFactor !== lines + filler)
    findings.note(controlLine, 'block_count', `The file control's block count is ${stated}; it should be ${blocks}.`);
  const line = controlLine + filler;
  if (missing > 0 && filler === 0) {
    // Some banks send no filler. The control is complete and agrees, so nothing is missing.
    findings.note(line, 'block_count', 'The last block is not filled with lines of nines.');
  } else if (missing > 0 || hasShortFiller) {
    const what = missing > 0 ? `${missing} lines of nines are missing` : 'a line of nines is short';
    // The control before them proves that no entry is missing.
    findings.note(line, 'block_count', `The file ends in the middle of a block: ${what}.`);
  } else if (missing < 0)
    findings.note(line, 'block_count', `There are ${-missing} more lines of nines than the last block needs.`);
}

/** The number of nines in a line of nines only; 0 for any other line. */
export function fillerLength(bytes: Uint8Array, at: number): number {
  let nines = 0;
  while (nines < recordLength && bytes[at + nines] === nine) nines++;
  for (let column = nines; column < recordLength; column++) if (bytes[at + column] !== blank) return 0;
  return nines;
}
