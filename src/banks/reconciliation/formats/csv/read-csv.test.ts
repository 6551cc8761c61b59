// Bank statements as CSV: our own form and the forms of banks are read as written, and each wrong
// row is told.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadFile } from '../read-file.ts';
import { type CsvColumns, delimiters, ownColumns, ownHeader } from './columns.ts';
import { csvReader } from './read-csv.ts';
import { suggestColumns } from './suggest-columns.ts';
import { centsFrom, dayFrom } from './values.ts';

function read(columns: CsvColumns | null, ...parts: string[]): ReadFile {
  const reader = csvReader(columns);
  for (const part of parts) reader.write(part);
  return reader.end();
}
const linesOf = (file: ReadFile) => file.statements[0]!.lines.map(({ row: _, ...line }) => line);
const messagesOf = (file: ReadFile) => file.statements[0]!.findings.all.map(({ row, message }) => `${row} ${message}`);

const lines = fc.array(
  fc.record({
    booked_on: fc.constantFrom('2026-03-04', '2024-02-29'),
    direction: fc.constantFrom('debit' as const, 'credit' as const),
    amount: fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 999_999_999_999 })),
    reference: fc
      .string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...'aé",\n\r ;1') })
      .filter((text) => text.trim() !== ''),
  }),
);
type Line = typeof lines extends fc.Arbitrary<(infer Value)[]> ? Value : never;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
/** A reference is in one row. */
const inOneRow = (line: Line) => ({ ...line, reference: line.reference.replaceAll(/\s+/g, ' ').trim() });
const partsOf = (text: string, length: number) => text.match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? [];

describe('A bank statement in our own CSV', () => {
  it('is read as written, with LF or CRLF, in parts of any length', () => {
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.constantFrom('', '\uFEFF'),
        fc.integer({ min: 1, max: 200 }),
        (given, end, ended, mark, length) => {
          const rows = given.map((one) => [one.booked_on, one.direction, one.amount, quoted(one.reference)].join(','));
          const file = read(null, ...partsOf(mark + [ownHeader, ...rows].join(end) + (ended ? end : ''), length));
          expect(messagesOf(file)).toEqual([]);
          expect(linesOf(file)).toEqual(given.map(inOneRow));
        },
      ),
    );
  });

  it('is known by its header, whatever the bank’s own CSV is, and may have empty rows', () => {
    const file = read(
      { ...ownColumns, delimiter: 'semicolon', booked_on: 'Datum' },
      `${ownHeader}\n\n2026-03-04,debit,5,RETURN 1\n\n`,
    );
    expect(file.statements[0]!.lines).toEqual([
      { row: 3, booked_on: '2026-03-04', direction: 'debit', amount: 5, reference: 'RETURN 1' },
    ]);
  });

  it.each([
    ['', '1 the file has no header; the header must be booked_on'],
    ['date,direction,amount,reference\n', '1 the header is date, direction, amount, reference; it must be booked_on'],
    [`${ownHeader}\n2026-02-30,debit,5,x`, '2 booked_on is "2026-02-30"; it must be a day in the order YMD'],
    [`${ownHeader}\n2026-03-04,out,5,x`, '2 direction is "out"; it must be debit'],
    [`${ownHeader}\n2026-03-04,debit,5.00,x`, '2 amount is "5.00"; it must be whole cents'],
    [`${ownHeader}\n2026-03-04,debit,-5,x`, '2 amount is "-5"; next to a direction it has no sign'],
    [`${ownHeader}\n2026-03-04,debit,0,x`, '2 a row with the amount 0 is no line'],
    [
      `${ownHeader}\n2026-03-04,debit,1000000000000,x`,
      '2 amount is "1000000000000"; it must be whole cents, at most $9,999,999,999.99',
    ],
    [`${ownHeader}\n2026-03-04,debit,5,"x\n\ny"\n2026-03-04,debit,x,y`, '5 amount is "x"'],
    [`${ownHeader}\n2026-03-04,debit,5`, '2 the row has 3 fields; the header has 4'],
    [`${ownHeader}\n2026-03-04,debit,5,x,y`, '2 the row has 5 fields; the header has 4'],
    [`${ownHeader}\n2026-03-04,debit,5,"x`, '2 a quote is not closed'],
    [`${ownHeader}\n2026-03-04,debit,5,x"y\n2026-03-04,debit,5,x`, '2 a quote'],
  ])('%j is told', (text, problem) => {
    expect(messagesOf(read(null, text))).toEqual([expect.stringContaining(problem)]);
  });
});

const bank: CsvColumns = {
  ...ownColumns,
  booked_on: 'Date',
  day_order: 'MDY',
  amount: 'Amount',
  direction: null,
  amounts_in: 'dollars',
  reference: ['Description'],
};

describe('A bank’s own CSV', () => {
  const forms: Record<
    string,
    { columns: Partial<CsvColumns>; row: (line: Line, n: number) => string[]; header: string[] }
  > = {
    'a signed amount in dollars': {
      columns: {},
      header: ['Date', 'Description', 'Amount'],
      row: (one) => [
        american(one.booked_on),
        one.reference,
        `${one.direction === 'debit' ? '-' : ''}${grouped(one.amount)}`,
      ],
    },
    'a positive amount for what leaves': {
      columns: { negative: 'credit' },
      header: ['Date', 'Description', 'Amount'],
      row: (one) => [
        american(one.booked_on),
        one.reference,
        one.direction === 'debit' ? grouped(one.amount) : `(${grouped(one.amount)})`,
      ],
    },
    'a column for each direction': {
      columns: { amount: null, debit: 'Withdrawals', credit: 'Deposits', day_order: 'DMY' },
      header: ['Date', 'Withdrawals', 'Deposits', 'Description'],
      row: (one) => [
        one.booked_on.split('-').toReversed().join('.'),
        ...(one.direction === 'debit' ? [`-$${grouped(one.amount)}`, ''] : ['0.00', grouped(one.amount)]),
        one.reference,
      ],
    },
    'a direction next to the amount': {
      columns: { direction: 'Type', day_order: 'YMD' },
      header: ['Type', 'Date', 'Amount', 'Description', 'Other'],
      row: (one, n) => [
        one.direction === 'debit' ? 'DR' : 'Credit',
        one.booked_on.replaceAll('-', ''),
        grouped(one.amount),
        one.reference,
        `${n}`,
      ],
    },
  };
  const american = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(2, 4)}`;
  const grouped = (cents: number) =>
    `${Math.trunc(cents / 100).toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`;

  it.each(Object.keys(forms))('may have %s', (name) => {
    const { columns, row, header } = forms[name]!;
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom(...(Object.keys(delimiters) as (keyof typeof delimiters)[])),
        fc.constantFrom([], ['Account 1234', '', 'From,2026']),
        fc.integer({ min: 1, max: 200 }),
        (given, delimiter, before, length) => {
          const rows = [header, ...given.map(row)].map((fields) => fields.map(quoted).join(delimiters[delimiter]));
          const text = [...before, ...rows].join('\n');
          const file = read(
            { ...bank, ...columns, delimiter, header_row: before.length + 1 },
            ...partsOf(text, length),
          );
          expect(messagesOf(file)).toEqual([]);
          expect(linesOf(file)).toEqual(given.map(inOneRow));
        },
      ),
    );
  });

  it('has its opening and closing balance in a column of balances, from the oldest or the newest row', () => {
    const rows = ['03/03/2026,A,100.00,600.00', '03/04/2026,B,-50.00,550.00', '03/04/2026,C,1.00,551.00'];
    const ends = { opening: { on: '2026-03-03', amount: 50_000 }, closing: { on: '2026-03-04', amount: 55_100 } };
    const readRows = (some: string[]) =>
      read({ ...bank, balance: 'Balance' }, ['Date,Description,Amount,Balance', ...some].join('\n'));
    expect(readRows(rows).statements[0]).toMatchObject(ends);
    expect(readRows(rows.toReversed()).statements[0]).toMatchObject(ends);
    const wrong = readRows([rows[0]!, '03/04/2026,B,50.00,550.00', rows[2]!]);
    expect(wrong.statements[0]).toMatchObject({ opening: null, closing: null });
    expect(messagesOf(wrong)).toEqual(['3 the balance is $550.00; the row before and the amount add up to $650.00']);
  });

  it('may have rows that are no line', () => {
    const file = read(
      bank,
      'Date,Description,Amount,\n03/01/2026,Beginning balance,,\n03/04/2026,,-5.00,\nEnd of file\n',
    );
    expect(linesOf(file)).toEqual([
      { booked_on: '2026-03-04', direction: 'debit', amount: 500, reference: 'no reference' },
    ]);
    expect(messagesOf(file)).toEqual(['2 a row without an amount is no line', '4 a row with one field is no line']);
  });

  it.each([
    ['Date,Text,Amount\n', bank, '1 the header has no column "Description"; it has Date, Text, Amount'],
    ['Date,Description,Amount\n13/01/2026,A,1.00', bank, '2 Date is "13/01/2026"; it must be a day in the order MDY'],
    [
      'Date,Description,Amount\n1/1/26,A,1.005',
      bank,
      '2 Amount is "1.005"; it must be dollars with at most two decimals, at most $9,999,999,999.99',
    ],
    [
      'Date,Description,Out,In\n1/1/26,A,1,2',
      { ...bank, amount: null, debit: 'Out', credit: 'In' },
      '2 Out and In are both filled; one of them must be empty or 0',
    ],
    [
      'Date,Description,Amount,Type\n1/1/26,A,1,fee',
      { ...bank, direction: 'Type' },
      '2 Type is "fee"; it must be debit (also DR, D, DBIT, withdrawal) or credit (also CR, C, CRDT, deposit)',
    ],
  ])('%j is told', (text, columns, message) => {
    expect(messagesOf(read(columns, text))).toEqual([message]);
  });
});

describe('A value of a CSV', () => {
  it.each([
    ['03/04/2026', 'MDY', '2026-03-04'],
    ['3/4/26', 'MDY', '2026-03-04'],
    ['Mar 4, 2026', 'MDY', '2026-03-04'],
    ['03042026', 'MDY', '2026-03-04'],
    ['04-Mar-2026', 'DMY', '2026-03-04'],
    ['4.3.2026', 'DMY', '2026-03-04'],
    ['2026-03-04', 'YMD', '2026-03-04'],
    ['2026/3/4 09:30:00', 'YMD', '2026-03-04'],
    ['2026-03-04T09:30:00Z', 'YMD', '2026-03-04'],
    ['02/30/2026', 'MDY', null],
    ['4/2026', 'MDY', null],
    ['Foo 4, 2026', 'MDY', null],
    ['', 'YMD', null],
  ] as const)('%j in the order %s is the day %s', (text, order, day) => {
    expect(dayFrom(text, order)).toBe(day);
  });

  it.each([
    ['1234.5', 123_450],
    ['$ 1,234.50', 123_450],
    ['-1,234.50', -123_450],
    ['(1,234.50)', -123_450],
    ['1234.50-', -123_450],
    ['+.50', 50],
    ['9,999,999,999.99', 999_999_999_999],
    ['1,23.00', null],
    ['1.234,50', null],
    ['-1-', null],
    ['1e3', null],
    ['', null],
  ])('%j is %s cents', (text, cents) => {
    expect(centsFrom(text, 'dollars')).toBe(cents);
  });
});

describe('The suggestion for an unknown CSV', () => {
  it.each([
    [
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nDEBIT,03/04/2026,"FEE, MONTHLY",-15.00,FEE_TRANSACTION,985.00,,\n',
      ['debit 1500 DEBIT FEE, MONTHLY'],
      { booked_on: 'Posting Date', day_order: 'MDY', amount: 'Amount', balance: 'Balance' },
    ],
    [
      'Account;1234\nFrom;2026-03-01\n\nDate;Withdrawal;Deposit;Memo\n2026-03-04;;12.00;WIRE\n2026-03-05;3.00;;FEE\n',
      ['credit 1200 WIRE', 'debit 300 FEE'],
      { delimiter: 'semicolon', header_row: 4, day_order: 'YMD', debit: 'Withdrawal', credit: 'Deposit', amount: null },
    ],
    [
      'Date\tAmount\tDr/Cr\tNarrative\n25/12/2026\t7.00\tCR\tX',
      ['credit 700 X'],
      { delimiter: 'tab', day_order: 'DMY', direction: 'Dr/Cr' },
    ],
  ])('%j is read by it', (text, found, columns) => {
    const suggestion = suggestColumns(text)!;
    expect(suggestion.columns).toMatchObject(columns);
    const file = read(suggestion.columns, text);
    expect(messagesOf(file)).toEqual([]);
    expect(linesOf(file).map(({ direction, amount, reference }) => `${direction} ${amount} ${reference}`)).toEqual(
      found,
    );
  });

  it('is null without a header', () => {
    expect(suggestColumns('1,2,3\n4,5,6')).toBeNull();
    expect(suggestColumns('')).toBeNull();
  });
});
