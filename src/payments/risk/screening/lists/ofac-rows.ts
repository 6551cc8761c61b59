// The rows of a CSV file of OFAC: no header, fields in double quotes or bare, `-0-` for null.
import { ListUnreadable } from './list-entry.ts';

export interface Row<Column extends string> {
  place: string;
  /** Null: the file has `-0-` or nothing. */
  fields: Record<Column, string | null>;
}

/** The files of a release, under the names that OFAC gives them. */
export interface ListFile {
  name: string;
  bytes: Buffer;
}

/** @throws ListUnreadable for a row with another number of fields, or with an open quote */
export function rowsOf<const Column extends string>(file: ListFile, columns: readonly Column[]): Row<Column>[] {
  const rows = splitRows(file).map(({ line, fields }): Row<Column> => {
    const place = `${file.name}, line ${line}`;
    if (fields.length !== columns.length)
      throw new ListUnreadable(
        place,
        `it has ${fields.length} fields; allowed are ${columns.length} (${columns.join(', ')}). Download the file again.`,
      );
    return {
      place,
      fields: Object.fromEntries(
        columns.map((column, index) => [column, textOrNull(fields[index]!)]),
      ) as Row<Column>['fields'],
    };
  });
  if (rows.length === 0) throw new ListUnreadable(file.name, 'it has no rows. Download the file again.');
  return rows;
}

const textOrNull = (field: string): string | null => {
  const text = field.trim().replace(/\s+/g, ' ');
  return text === '-0-' || text === '' ? null : text;
};

/** OFAC writes ASCII; a name with other letters is UTF-8, or Windows-1252 in older files. */
function textOf({ name, bytes }: ListFile): string {
  if (bytes.includes(0)) throw new ListUnreadable(name, 'it has bytes that are zero: it is no CSV file of OFAC.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface RawRow {
  /** Of its first character, from 1. */
  line: number;
  fields: string[];
}

/** A field is bare, or in quotes, in which a quote is doubled. A file may end with Ctrl-Z. */
function splitRows(file: ListFile): RawRow[] {
  const text = textOf(file);
  const rows: RawRow[] = [];
  const field = /(?:[ \t]*"((?:[^"]|"")*)"[ \t]*|([^,\r\n]*))(,|\r\n|\r|\n|$)/y;
  let [line, row]: [number, RawRow | null] = [1, null];
  while (field.lastIndex < text.length) {
    const [whole, quoted, bare, end] = field.exec(text) ?? wrongQuote(file, row?.line ?? line);
    if (row === null && bare?.trim() === '\x1a' && field.lastIndex === text.length) break;
    row ??= { line, fields: [] };
    row.fields.push(quoted === undefined ? bare! : quoted.replaceAll('""', '"'));
    if (bare?.trimStart().startsWith('"')) wrongQuote(file, row.line);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === ',' && field.lastIndex < text.length) continue;
    if (end === ',') row.fields.push('');
    if (row.fields.length > 1 || row.fields[0]!.trim() !== '') rows.push(row);
    row = null;
  }
  return rows;
}

function wrongQuote({ name }: ListFile, line: number): never {
  throw new ListUnreadable(
    `${name}, line ${line}`,
    'a field opens with a quote that does not end before a comma or a line end; the file may be cut. Download it again.',
  );
}
