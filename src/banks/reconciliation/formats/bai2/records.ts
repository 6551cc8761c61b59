// The records of a BAI2 file: rows are split where a bank writes several records in one, and 88
// continues the record before it.
import type { Findings } from '../read-file.ts';

/** What one row has of a record. */
export interface Segment {
  text: string;
  /** A slash ends its last field. Without one, the field may go on in the next segment. */
  closed: boolean;
  /** The row has the length of all full rows: a text goes on in the middle of a word. */
  full: boolean;
}

export interface Bai2Record {
  code: string;
  row: number;
  segments: Segment[];
}

// After a slash in mid-row: a record with its fixed fields. A slash may also be a part of a text.
const wholeRecord =
  /^(?:02,[^,]*,[^,]*,[1-4]?,\d{6}|03,[^,/]*,[A-Z]{0,3},|16,\d{3},\d*,|49,[+-]?\d+,\d+\s*(?:\/|$)|9[89],[+-]?\d+,\d+,\d+\s*(?:\/|$))/;
// A continuation looks like any text, so it is one only after fields that are no text.
const continuation = /^88,/;
const withoutText = /^\s*(?:0[123],.*|16(?:,[^,]*){1,5},?|88,[\d,+ -]*)$/;

/** The records of a row, each with the slash that ends it. */
function recordsOf(row: string): string[] {
  const records: string[] = [];
  let from = 0;
  for (let slash = row.indexOf('/'); slash !== -1; slash = row.indexOf('/', slash + 1)) {
    const rest = row.slice(slash + 1).trimStart();
    const before = row.slice(from, slash);
    if (!wholeRecord.test(rest) && !(continuation.test(rest) && withoutText.test(before))) continue;
    records.push(`${before}/`);
    from = slash + 1;
  }
  return [...records, row.slice(from)];
}

/** `take` gets each record with its continuations. */
export function recordReader(take: (record: Bai2Record) => void, findings: Findings) {
  let record: Bai2Record | null = null;
  let physicalLength = Number.POSITIVE_INFINITY;

  const end = () => {
    if (record !== null) take(record);
    record = null;
  };
  const addPiece = (piece: string, row: number, full: boolean) => {
    const found = /^\s*(\d\d)(?:,|(?=\/))(.*)$/.exec(piece);
    if (found === null) {
      findings.unreadable(
        row,
        `the record code is ${JSON.stringify(piece.slice(0, 12))}; a record begins with 01, 02, 03, 16, 49, 88, 98 or 99 and a comma`,
      );
      return;
    }
    const [, code = '', text = ''] = found;
    const closed = text.endsWith('/');
    const segment = { text: closed ? text.slice(0, -1) : text, closed, full };
    if (code === '88') {
      if (record === null) findings.unreadable(row, 'the record code is 88, and there is no record that it continues');
      else record.segments.push(segment);
      return;
    }
    end();
    record = { code, row, segments: [segment] };
    if (code === '01') physicalLength = Number(text.split(',')[5] || Number.POSITIVE_INFINITY);
  };
  return {
    /** Takes a row of the file. */
    add(whole: string, row: number): void {
      const trimmed = whole.replace(/^\uFEFF/, '').trimEnd();
      if (trimmed === '') return;
      const pieces = recordsOf(trimmed);
      for (const [index, piece] of pieces.entries())
        addPiece(piece, row, index === pieces.length - 1 && whole.length >= physicalLength);
    },
    /** Hands over the last record. */
    end,
  };
}
