// Reads an ACH file of any size as a stream of typed records, in constant memory.
import { collectFindings, type Note, type Problem } from './findings.ts';
import type { Totals } from './open-input.ts';
import { plainBytes } from './plain-bytes.ts';
import { type ReadItem, type RecordReader, readRecords } from './read-records.ts';
import { type Splitter, splitRecords } from './split-records.ts';

export type { Note, Problem } from './findings.ts';
export type { ReadItem } from './read-records.ts';

/**
 * The bytes of a file in pieces of any size: a stream, or an array of buffers. A piece never
 * changes after it is passed.
 */
export type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * The result for the whole file. `quarantine`: do not post anything of it until a person has
 * checked it. `report`: it has no records, but words of the bank for a person.
 */
export interface FileSummary extends Totals {
  verdict: 'accept' | 'quarantine' | 'report';
  /** By line; at most the first thousand. */
  problems: Problem[];
  /** The number of all problems. */
  problem_count: number;
  /** Why single entries cannot be used: each waits for an operator, and the others are posted. */
  faults: Note[];
  fault_count: number;
  /** Unusual, without consequences. */
  notes: Note[];
  note_count: number;
}

export interface Reading {
  /** The records in the order of the file, some thousands at a time. It can be iterated once. */
  pages: AsyncIterable<ReadItem[]>;
  /** Only after the last page. */
  summary(): FileSummary;
}

export interface ReadOptions {
  /** Which entries to hand out: all, or only those with addenda 98 or 99, which is cheaper. */
  entries?: 'all' | 'answers';
  /**
   * The maximum of bytes, unpacked; reading a larger file stops there and quarantines it. Default 4
   * GiB.
   */
  maxBytes?: number;
}

/**
 * Reads one or several ACH files (ACH, files), gzipped or not, and checks everything that needs no
 * other file.
 *
 * Every finding is in the summary, not an exception; only errors of the source are thrown.
 * Do not trust the pages before the summary says `accept`: only the control at the end proves that
 * nothing is missing.
 */
export function readFile(source: Source, { entries = 'all', maxBytes = 4 * 2 ** 30 }: ReadOptions = {}): Reading {
  const findings = collectFindings();
  const open: Open = { page: [], isAtEnd: false };
  const reader = readRecords(entries, findings, (item) => open.page.push(item));
  const splitter = splitRecords(reader.take, findings);
  return {
    pages: pagesOf(plainBytes(source, maxBytes, findings), splitter, reader, open),
    summary() {
      if (!open.isAtEnd) throw new Error('The file has not been read to its end.');
      return {
        verdict: findings.problemCount > 0 ? 'quarantine' : reader.isReport ? 'report' : 'accept',
        ...reader.totals,
        problems: findings.problems(),
        problem_count: findings.problemCount,
        faults: findings.faults(),
        fault_count: findings.faultCount,
        notes: findings.notes(),
        note_count: findings.noteCount,
      };
    },
  };
}

/** A file that is being read. */
interface Open {
  /** Records that were read and not yet handed out. */
  page: ReadItem[];
  isAtEnd: boolean;
}

/** Not inside `readFile`: V8 keeps what a generator there uses until a full collection. */
async function* pagesOf(
  chunks: AsyncIterable<Buffer>,
  splitter: Splitter,
  reader: RecordReader,
  open: Open,
): AsyncGenerator<ReadItem[]> {
  for await (const chunk of chunks) {
    splitter.push(chunk);
    if (open.page.length === 0) continue;
    yield open.page;
    open.page = [];
  }
  splitter.end();
  reader.end(splitter.lines());
  open.isAtEnd = true;
  if (open.page.length > 0) yield open.page;
}
