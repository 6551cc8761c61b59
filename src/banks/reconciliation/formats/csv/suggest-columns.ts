// Suggests how an unknown CSV is read, from the names of its columns and its first days.
import { type CsvColumns, type DayOrder, type Delimiter, delimiters } from './columns.ts';
import { type CsvRow, csvSplitter } from './csv-rows.ts';
import { centsFrom, dayFrom, directionFrom } from './values.ts';

export interface CsvSuggestion {
  /** The names of the columns. */
  header: string[];
  columns: CsvColumns;
}

// Rows that are looked at.
const looked = 60;

/** Null: no row looks like a header. An operator corrects the suggestion. */
export function suggestColumns(text: string): CsvSuggestion | null {
  const read = (Object.keys(delimiters) as Delimiter[]).map((delimiter) => ({
    delimiter,
    rows: rowsOf(text, delimiter),
  }));
  const widest = read
    .map((one) => ({ ...one, header: headerOf(one.rows) }))
    .toSorted((a, b) => width(b) - width(a))[0]!;
  const { delimiter, rows, header } = widest;
  if (header === null) return null;
  const names = header.fields.map((name) => name.trim());
  const find = (...patterns: RegExp[]) =>
    patterns.map((pattern) => names.find((name) => pattern.test(name))).find((name) => name !== undefined) ?? null;
  const booked_on = find(/book|post/i, /date|day/i) ?? names[0]!;
  const debit = find(/debit|withdraw/i);
  const credit = find(/credit|deposit/i);
  const hasPair = debit !== null && credit !== null && debit !== credit;
  const amount = hasPair ? null : (find(/^amount/i, /amount/i) ?? names.at(-1)!);
  const texts = names.filter((name) => /desc|memo|payee|detail|refer|narrative|text|name/i.test(name));
  const below = rows.filter(({ number }) => number > header.number);
  const cells = (name: string) =>
    below.map(({ fields }) => fields[names.indexOf(name)] ?? '').filter((cell) => cell.trim() !== '');
  // Where amounts have a sign, the sign says the direction.
  const hasSigns = amount !== null && cells(amount).some((cell) => (centsFrom(cell, 'dollars') ?? 0) < 0);
  const direction = names.find(
    (name) => cells(name).length > 0 && cells(name).every((cell) => directionFrom(cell) !== null),
  );
  return {
    header: names.filter((name) => name !== ''),
    columns: {
      delimiter,
      header_row: header.number,
      booked_on,
      day_order: dayOrderOf(cells(booked_on)),
      amount,
      debit: hasPair ? debit : null,
      credit: hasPair ? credit : null,
      direction: hasPair || hasSigns ? null : (direction ?? null),
      negative: 'debit',
      amounts_in: 'dollars',
      balance: find(/balance/i),
      reference:
        texts.length > 0
          ? texts
          : [names.find((name) => ![booked_on, amount, debit, credit].includes(name)) ?? names[0]!],
    },
  };
}

const width = ({ header }: { header: CsvRow | null }) => header?.fields.length ?? 0;

function rowsOf(text: string, delimiter: Delimiter): CsvRow[] {
  const rows: CsvRow[] = [];
  const reader = csvSplitter(delimiters[delimiter], (row) => rows.push(row));
  for (const line of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .slice(0, looked))
    reader.write(`${line}\n`);
  return rows;
}

/** The first row with three or more names, none of which is an amount or a day. */
const headerOf = (rows: readonly CsvRow[]): CsvRow | null =>
  rows.find(
    ({ fields }) =>
      fields.length > 2 && fields.filter((field) => /\p{L}/u.test(field)).length > 2 && !fields.some(isValue),
  ) ?? null;

const isValue = (field: string) => /^[\s$()+\-.,\d/]*\d[\s$()+\-.,\d/]*$/.test(field);

/** The first order in which every day can be read. The American order is tried first. */
function dayOrderOf(days: readonly string[]): DayOrder {
  const orders: readonly DayOrder[] = ['MDY', 'YMD', 'DMY'];
  return orders.find((order) => days.every((day) => dayFrom(day, order) !== null)) ?? 'MDY';
}
