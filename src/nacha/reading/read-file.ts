// Reads an ACH file of any size as a stream of typed records, in memory that does not grow with it.
import { collectFindings, type Note, type Problem } from './findings.ts';
import { plainBytes } from './plain-bytes.ts';
import { type ReadItem, readRecords, type Totals } from './read-records.ts';
import { splitRecords } from './split-records.ts';

export type { Note, Problem } from './findings.ts';
export type { ReadItem } from './read-records.ts';

/**
 * The bytes of a file, in pieces of any size that nobody writes to again: a stream, or an array of
 * buffers.
 */
export type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * What a whole file comes to. `quarantine`: nothing of it may be posted until a person has looked
 * at it.
 */
export interface FileSummary extends Totals {
  verdict: 'accept' | 'quarantine';
  /** By line; the first thousand. */
  problems: Problem[];
  /** All there are. */
  problem_count: number;
  notes: Note[];
  note_count: number;
}

export interface Reading {
  /**
   * What was read, in the order of the file, some thousands at a time. It can be run through once.
   */
  pages: AsyncIterable<ReadItem[]>;
  /** Only when the pages are at their end. */
  summary(): FileSummary;
}

export interface ReadOptions {
  /** Which entries to give: all, or only those with addenda 98 or 99, which costs less. */
  entries?: 'all' | 'answers';
  /**
   * At most so many bytes, counted unpacked; what is larger is quarantined unread. Default 4 GiB.
   */
  maxBytes?: number;
}

/**
 * Reads one or several ACH files (ACH, files), gzipped or not, and checks everything that can be
 * checked without the files they answer.
 *
 * Whatever is wrong becomes a problem of the summary, never an exception; only what the source
 * itself throws is thrown. Until the summary says `accept`, what the pages gave is not to be
 * believed: what comes last, the control, is what proves that nothing is missing.
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
