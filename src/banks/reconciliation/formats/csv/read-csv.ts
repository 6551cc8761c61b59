// Reads bank statements as CSV by a mapping of columns: the bank's, or our own.

import { inDollars } from '../../../../platform/std/dollars.ts';
import { signed } from '../../statement-line.ts';
import { mostOfLine } from '../amounts.ts';
import { type Findings, noFindings, type ReadFile, type ReadLine, type StatementReader } from '../read-file.ts';
import { referenceOf } from '../references.ts';
import { type CsvColumns, delimiters, namesIn, ownColumns, ownHeader } from './columns.ts';
import { type CsvRow, csvSplitter, isBlank } from './csv-rows.ts';
import { centsFrom, dayFrom, directionFrom, directionWords } from './values.ts';

type Cells = ReadonlyMap<string, string>;

/** `columns`: how the bank writes its own CSV. Null: only our own form is read. */
export function csvReader(columns: CsvColumns | null): StatementReader {
  let head: string | null = '';
  let table: Table | null = null;
  // Our own form is known by its header, and needs no mapping.
  const begin = () => {
    const text = head!.replace(/^\uFEFF/, '');
    head = null;
    table = readTable(text.startsWith(ownHeader) ? ownColumns : columns);
    table.write(text);
    return table;
  };
  return {
    write(part) {
      if (head === null) return table!.write(part);
      head += part;
      if (head.length > ownHeader.length) begin();
    },
    end: () => (table ?? begin()).end(),
  };
}

interface Table {
  write(part: string): void;
  end(): ReadFile;
}

function readTable(columns: CsvColumns | null): Table {
  const findings = noFindings();
  const lines: ReadLine[] = [];
  const balances: (number | null)[] = [];
  let header: string[] | null = null;
  let isUnknown = false;

  const begin = ({ number, fields }: CsvRow) => {
    header = fields.map((name) => name.trim());
    const names = header.join(', ').slice(0, 200);
    const missing = columns === null ? undefined : namesIn(columns).find((name) => !header!.includes(name));
    isUnknown = columns === null || missing !== undefined;
    if (columns === null)
      findings.unreadable(
        number,
        `the header is ${names}; it must be ${ownHeader}, or the columns of the bank’s CSV must be set`,
      );
    else if (missing !== undefined)
      findings.unreadable(number, `the header has no column ${JSON.stringify(missing)}; it has ${names}`);
  };
  const addLine = (row: CsvRow, names: readonly string[], mapping: CsvColumns) => {
    const cells = cellsOf(row, names, findings);
    const line = cells === null ? null : lineOf(row.number, cells, mapping, findings);
    if (line === null) return;
    lines.push(line);
    balances.push(mapping.balance === null ? null : centsFrom(cells!.get(mapping.balance)!, mapping.amounts_in));
  };
  const rows = csvSplitter(delimiters[columns?.delimiter ?? 'comma'], (row) => {
    if (isUnknown || isBlank(row)) return;
    if (header === null && row.number < (columns?.header_row ?? 1)) return;
    if (row.isBroken) findings.unreadable(row.number, 'a quote is not closed, or is in a field without quotes');
    else if (header === null) begin(row);
    else addLine(row, header, columns!);
  });
  return {
    write: rows.write,
    end() {
      rows.end();
      if (header === null)
        findings.unreadable(1, `the file has no header; the header must be ${ownHeader}, or the one of the bank’s CSV`);
      const ends = openingAndClosing(lines, balances, findings);
      return {
        statements: [{ row: 1, account: null, first_day: null, lines, ...ends, findings }],
        findings: noFindings(),
      };
    },
  };
}

/** By the names of the columns. Null: the row is no line, or has other columns. */
function cellsOf({ number, fields }: CsvRow, header: readonly string[], findings: Findings): Cells | null {
  const filled = fields.slice(header.length).every((field) => field.trim() === '')
    ? fields.slice(0, header.length)
    : fields;
  if (filled.length === header.length) return new Map(header.map((name, index) => [name, filled[index]!]));
  if (filled.length === 1) findings.add('note', number, 'a row with one field is no line');
  else findings.unreadable(number, `the row has ${filled.length} fields; the header has ${header.length}`);
  return null;
}

function lineOf(row: number, cells: Cells, columns: CsvColumns, findings: Findings): ReadLine | null {
  const cell = (name: string | null) => (name === null ? '' : cells.get(name)!.trim());
  const refuse = (message: string) => {
    findings.unreadable(row, message);
    return null;
  };
  const filled = [columns.amount, columns.debit, columns.credit].filter((name) => cell(name) !== '');
  if (filled.length === 0) {
    findings.add('note', row, 'a row without an amount is no line');
    return null;
  }
  const booked_on = dayFrom(cell(columns.booked_on), columns.day_order);
  if (booked_on === null)
    return refuse(
      `${columns.booked_on} is ${JSON.stringify(cell(columns.booked_on))}; it must be a day in the order ${columns.day_order}`,
    );
  const amounts = filled.map((name) => ({ name: name!, cents: centsFrom(cell(name), columns.amounts_in) }));
  const wrong = amounts.find(({ cents }) => cents === null || Math.abs(cents) > mostOfLine);
  if (wrong !== undefined)
    return refuse(
      `${wrong.name} is ${JSON.stringify(cell(wrong.name))}; it must be ${columns.amounts_in === 'cents' ? 'whole cents' : 'dollars with at most two decimals'}, at most ${inDollars(mostOfLine)}`,
    );
  const moving = amounts.filter(({ cents }) => cents !== 0);
  if (moving.length > 1)
    return refuse(`${columns.debit} and ${columns.credit} are both filled; one of them must be empty or 0`);
  const [one] = moving;
  if (one === undefined) {
    findings.add('note', row, 'a row with the amount 0 is no line');
    return null;
  }
  if (columns.direction !== null && one.cents! < 0)
    return refuse(`${one.name} is ${JSON.stringify(cell(one.name))}; next to a direction it has no sign`);
  const direction = directionIn(cell(columns.direction), one.name, one.cents!, columns);
  if (direction === null)
    return refuse(`${columns.direction} is ${JSON.stringify(cell(columns.direction))}; it must be ${directionWords}`);
  const reference = referenceOf(columns.reference.map(cell)) || 'no reference';
  return { row, booked_on, direction, amount: Math.abs(one.cents!), reference };
}

function directionIn(word: string, name: string, cents: number, columns: CsvColumns): 'debit' | 'credit' | null {
  // Banks write a debit in its own column with or without a sign.
  if (name === columns.debit) return 'debit';
  if (name === columns.credit) return 'credit';
  if (columns.direction !== null) return directionFrom(word);
  return cents < 0 === (columns.negative === 'debit') ? 'debit' : 'credit';
}

/**
 * From the column of balances, whose rows may begin with the newest. The rows must add up: a wrong
 * sign is found here.
 */
function openingAndClosing(lines: readonly ReadLine[], balances: readonly (number | null)[], findings: Findings) {
  const none = { opening: null, closing: null };
  if (lines.length === 0 || balances.includes(null)) return none;
  const told = balances as readonly number[];
  const broken = (order: readonly number[]) =>
    order.findIndex((at, n) => n > 0 && told[order[n - 1]!]! + signed(lines[at]!) !== told[at]!);
  const oldestFirst = lines.map((_, at) => at);
  const newestFirst = oldestFirst.toReversed();
  const order = [oldestFirst, newestFirst].find((one) => broken(one) === -1);
  if (order === undefined) {
    const at = oldestFirst[broken(oldestFirst)]!;
    findings.add(
      'difference',
      lines[at]!.row,
      `the balance is ${inDollars(told[at]!)}; the row before and the amount add up to ${inDollars(told[at - 1]! + signed(lines[at]!))}`,
    );
    return none;
  }
  const [first, last] = [order[0]!, order.at(-1)!];
  return {
    opening: { on: lines[first]!.booked_on, amount: told[first]! - signed(lines[first]!) },
    closing: { on: lines[last]!.booked_on, amount: told[last]! },
  };
}
