// The formats of bank statement files: one reader for each.
import { bai2Reader } from './bai2/read-bai2.ts';
import { camtReader } from './camt/read-camt.ts';
import type { CsvColumns } from './csv/columns.ts';
import { csvReader } from './csv/read-csv.ts';
import type { StatementFormat } from './format-names.ts';
import type { ReadFile, StatementReader } from './read-file.ts';

const readers: Readonly<Record<StatementFormat, (columns: CsvColumns | null) => StatementReader>> = {
  csv: csvReader,
  bai2: bai2Reader,
  camt: camtReader,
};

/** The format of a file that begins with this text. */
export function formatOf(beginning: string): StatementFormat {
  const text = beginning.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) return 'camt';
  return /^01,/.test(text) ? 'bai2' : 'csv';
}

/** `columns`: of the bank's own CSV. Other formats need none. */
export const statementReader = (format: StatementFormat, columns: CsvColumns | null): StatementReader =>
  readers[format](columns);

export function readStatementFile(format: StatementFormat, text: string, columns: CsvColumns | null): ReadFile {
  const reader = statementReader(format, columns);
  reader.write(text);
  return reader.end();
}
