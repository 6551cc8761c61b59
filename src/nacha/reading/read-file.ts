// Reads an ACH file of any size as a stream of typed records, in constant memory.
import { collectFindings, type Note, type Problem } from './findings.ts';
import { plainBytes } from './plain-bytes.ts';
import { type ReadItem, readRecords, type Totals } from './read-records.ts';
import { splitRecords } from './split-records.ts';

export type { Note, Problem } from './findings.ts';
export type { ReadItem } from './read-records.ts';

/**
 * The bytes of a file in pieces of any size: a stream, or an array of buffers. Nobody writes to a
 * piece again.
 */
export type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * The result for the whole file. `quarantine`: do not post anything of it until a person has
 * checked it.
 */
export interface FileSummary extends Totals {
  verdict: 'accept' | 'quarantine';
  /** By line; at most the first thousand. */
  problems: Problem[];
  /** The number of all problems. */
  problem_count: number;
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
 * Every fault is a problem in the summary, not an exception; only errors of the source are thrown.
 * Do not trust the pages before the summary says `accept`: only the control at the end proves that
 * nothing is missing.
 */
export function readFile(source: Source, { entries = 'all', maxBytes = 4 * 2 ** 30 }: ReadOptions = {}): Reading {
  const findings = collectFindings();
  let page: ReadItem[] = [];
  const reader = readRecords(entries, findings, (item) => page.push(item));
  const splitter = splitRecords(reader.take, findings);
  let ended = false;

  async function* pages(): AsyncGenerator<ReadItem[]> {
    for await (const chunk of plainBytes(source, maxBytes, findings)) {
      splitter.push(chunk);
      if (page.length === 0) continue;
      yield page;
      page = [];
    }
    splitter.end();
    reader.end(splitter.lines);
    ended = true;
    if (page.length > 0) yield page;
  }

  return {
    pages: pages(),
    summary() {
      if (!ended) throw new Error('The file has not been read to its end.');
      return {
        verdict: findings.problemCount === 0 ? 'accept' : 'quarantine',
        ...reader.totals,
        problems: findings.problems(),
        problem_count: findings.problemCount,
        notes: findings.notes(),
        note_count: findings.noteCount,
      };
    },
  };
}
