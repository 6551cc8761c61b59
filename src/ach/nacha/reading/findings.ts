// Collects the findings of a reader: problems quarantine a file, faults put one item in suspense,
// notes have no consequence. The lists are bounded, their counts are exact.
import { type Place, severityOf } from './severities.ts';

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

/** Something unusual: of one item, which then waits for an operator, or without consequences. */
export interface Note {
  line: number;
  field: string;
  message: string;
}

export interface Findings {
  /** The table of severities says whether it is a problem, a fault of an item, or a note. */
  find(place: Place, line: number, field: string, found: string, allowed: string, message: string): void;
  note(line: number, field: string, message: string): void;
  /** The faults up to a line that no item has taken yet, as one reason; null: none. */
  takeFaults(upTo: number): string | null;
  readonly problemCount: number;
  readonly faultCount: number;
  readonly noteCount: number;
  /** The first thousand, by line. */
  problems(): Problem[];
  faults(): Note[];
  notes(): Note[];
}

/** Enough for a person: a file of another kind has a finding in every line. */
const kept = 1_000;

export function collectFindings(): Findings {
  const problems: Problem[] = [];
  const faults: Note[] = [];
  const notes: Note[] = [];
  /** Faults of the entry that is being read. */
  let untaken: Note[] = [];
  const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;
  // Plain fields: an object with getters keeps all of a reading in memory until a full collection.
  const findings = {
    problemCount: 0,
    faultCount: 0,
    noteCount: 0,
    find(place: Place, line: number, field: string, found: string, allowed: string, message: string) {
      const severity = severityOf(place, field);
      if (severity === 'note') return findings.note(line, field, message);
      if (severity === 'item') return fault({ line, field, message });
      if (findings.problemCount++ < kept) problems.push({ line, field, found, allowed, message });
    },
    note(line: number, field: string, message: string) {
      if (findings.noteCount++ < kept) notes.push({ line, field, message });
    },
    takeFaults(upTo: number) {
      if (untaken.length === 0) return null;
      const taken = untaken.filter(({ line }) => line <= upTo);
      if (taken.length === 0) return null;
      untaken = untaken.filter(({ line }) => line > upTo);
      return taken.map(({ message }) => message).join(' ');
    },
    problems: () => problems.toSorted(byLine),
    faults: () => faults.toSorted(byLine),
    notes: () => notes.toSorted(byLine),
  };
  function fault(one: Note): void {
    if (findings.faultCount++ < kept) faults.push(one);
    if (untaken.length < mostOfItem) untaken.push(one);
  }
  return findings;
}

/** An entry can have thousands of addenda; a reason needs no more. */
const mostOfItem = 10;
