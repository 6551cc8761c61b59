// Collects the findings of a reader: problems quarantine a file, notes do not. Both lists are
// bounded, their counts are exact.

export interface Problem {
  /** Counted from 1. In a file without line ends: the number of the record. */
  line: number;
  /** The name in the layouts; `file` or `line` if no field is concerned. */
  field: string;
  /** The value that was found or computed. */
  found: string;
  /** The allowed values. */
  allowed: string;
  /** A sentence for an operator. */
  message: string;
}

/** Something unusual without consequences. */
export interface Note {
  line: number;
  field: string;
  message: string;
}

export interface Findings {
  problem(line: number, field: string, found: string, allowed: string, message: string): void;
  note(line: number, field: string, message: string): void;
  readonly problemCount: number;
  readonly noteCount: number;
  /** The first thousand, by line. */
  problems(): Problem[];
  notes(): Note[];
}

/** Enough for a person: a file of another kind has a problem in every line. */
const kept = 1_000;

export function collectFindings(): Findings {
  const problems: Problem[] = [];
  const notes: Note[] = [];
  const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;
  // Plain fields: an object with getters keeps all of a reading in memory until a full collection.
  const findings = {
    problemCount: 0,
    noteCount: 0,
    problem(line: number, field: string, found: string, allowed: string, message: string) {
      if (findings.problemCount++ < kept) problems.push({ line, field, found, allowed, message });
    },
    note(line: number, field: string, message: string) {
      if (findings.noteCount++ < kept) notes.push({ line, field, message });
    },
    problems: () => problems.toSorted(byLine),
    notes: () => notes.toSorted(byLine),
  };
  return findings;
}
