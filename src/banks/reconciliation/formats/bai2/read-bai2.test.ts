// Bank statements in BAI2: what is written is read, however its records are continued; and what is
// no BAI2 is told with its row.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadFile } from '../read-file.ts';
import { bai2Reader } from './read-bai2.ts';

function read(...parts: string[]): ReadFile {
  const reader = bai2Reader();
  for (const part of parts) reader.write(part);
  return reader.end();
}

/** Of the only statement. */
const linesOf = (file: ReadFile) => file.statements[0]!.lines.map(({ row: _, ...line }) => line);
const messagesOf = ({ findings, statements }: ReadFile) =>
  [findings, ...statements.map((one) => one.findings)]
    .flatMap(({ all }) => all)
    .map(({ row, message }) => `${row} ${message}`);

/** A file with one account and these rows between its 03 and its end. */
const withRows = (...rows: string[]) =>
  [
    '01,122099999,123456789,260304,0200,1,80,1,2/',
    '02,123456789,122099999,1,260304,,USD,2/',
    ...rows,
    '99,0,1,1/',
  ].join('\n');
const account = '03,0975312468,,010,500000,,,015,700000,,/';

const funds = fc.constantFrom('', '0', '1', '2', 'Z', 'V,260305,', 'V,260305,0900', 'S,100,200,300', 'D,2,0,100,1,200');
const word = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'AB1 -') })
  .map((text) => text.trim() || 'A');
const line = fc.record({
  type: fc.constantFrom('108', '142', '165', '301', '455', '475', '698', '925', '970'),
  amount: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.constant(999_999_999_999)),
  funds,
  bank: fc.oneof(fc.constant(''), word),
  customer: fc.oneof(fc.constant(''), word),
  text: fc.oneof(
    fc.constant(''),
    fc.tuple(word, word).map(([a, b]) => `${a} 12/31, ${b}/${a}`),
  ),
});
type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never;
const isCredit = ({ type }: Line) => Number(type) < 400 || type === '925';
const expected = ({ type, amount, bank, customer, text, ...one }: Line) => ({
  booked_on: '2026-03-04',
  direction: isCredit({ type, amount, bank, customer, text, ...one }) ? 'credit' : 'debit',
  amount,
  reference:
    [...new Set([bank, customer, text])]
      .filter((part) => part !== '')
      .join(' ')
      .replaceAll(/\s+/g, ' ') || `BAI2 ${type}`,
});

/** A bank's file: the 16 of a line, cut into continuations of a width, with their slashes. */
function written(
  lines: readonly Line[],
  { width, end, isCut }: { width: number; end: string; isCut: boolean },
): string {
  const rows = lines.flatMap((one) => {
    const record = `16,${one.type},${one.amount},${one.funds},${one.bank},${one.customer},${one.text || '/'}`;
    if (!isCut || record.length <= width) return [record];
    const pieces = [record.slice(0, width)];
    for (let at = width; at < record.length; at += width - 3) pieces.push(`88,${record.slice(at, at + width - 3)}`);
    return pieces;
  });
  const total = lines.reduce((sum, { amount }) => sum + amount, 1_200_000);
  return [
    `01,122099999,123456789,260304,0200,1,${isCut ? width : ''},1,2/`,
    '02,123456789,122099999,1,260304,,USD,2/',
    account,
    ...rows,
    `49,${total},${rows.length + 2}/`,
    '98,0,1,3/',
    '99,0,1,5/',
  ].join(end);
}

describe('A bank statement in BAI2', () => {
  it('is read as written: any funds type, continued in the middle of any field, in parts of any length', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.record({
          width: fc.integer({ min: 30, max: 80 }),
          end: fc.constantFrom('\n', '\r\n', '\r'),
          isCut: fc.boolean(),
        }),
        fc.integer({ min: 1, max: 200 }),
        (lines, form, length) => {
          // A row of a fixed length has no blank at its end, or it would be trimmed.
          const text = written(lines, form);
          fc.pre(!form.isCut || !/ (?=\r|\n)|(?:^|[\r\n])88, /.test(text));
          const file = read(...(text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []));
          expect(messagesOf(file)).toEqual([]);
          expect(linesOf(file)).toEqual(lines.map(expected));
          expect(file.statements[0]).toMatchObject({
            account: '0975312468',
            opening: { on: '2026-03-04', amount: 500_000 },
            closing: { on: '2026-03-04', amount: 700_000 },
          });
        },
      ),
    );
  });

  it.each([
    ['a continuation after 03', ['03,1,,010,500000,,/', '88,015,700000,,/']],
    ['an empty field at its end that is one', ['03,1,USD,010,500000,4,0/', '88,015,700000,,/']],
    ['empty fields at the end that are left out', ['03,1,USD,010,500000/', '88,015,700000/']],
    ['a comma at its end without a field', ['03,1,USD,010,500000,/', '88,015,700000,/']],
    ['no slash before a continuation', ['03,1,USD,010,500000,,0', '88,015,700000,,0']],
    ['an amount that goes on in the next row', ['03,1,USD,010,50', '88,0000,,0,015,700000,,/']],
    [
      'many continuations',
      ['03,1,USD,/', '88,010,500000,,/', '88,100,7,1,V,260304,/', '88,015,700000,,/', '88,045,+5,,/'],
    ],
    ['summaries with funds types', ['03,1,USD,010,500000,,S,1,2,3,400,9,1,D,1,0,9,015,700000,,/']],
    ['a signed balance', ['03,1,USD,010,+500000,,,015,700000,,/']],
  ])('may have %s', (_, rows) => {
    const file = read(withRows(...rows));
    expect(messagesOf(file)).toEqual([]);
    expect(file.statements[0]).toMatchObject({ opening: { amount: 500_000 }, closing: { amount: 700_000 } });
  });

  it.each([
    ['several records in a row', ['16,165,700,1,A,,/16,475,200,,B,/49,1200900,4/'], ['credit 700 A', 'debit 200 B']],
    [
      'a continuation in the same row',
      ['16,165,700,1,A,/88,MORE 12/31/', '16,475,200,,B'],
      ['credit 700 A MORE 12/31', 'debit 200 B'],
    ],
    [
      'slashes in a text that begin no record',
      ['16,475,200,,,C,PAID 03/16, HWY 61/88, MEMPHIS'],
      ['debit 200 C PAID 03/16, HWY 61/88, MEMPHIS'],
    ],
    [
      'a text in continuations',
      ['16,475,200,,R,,/', '88,FIRST/', '88,SECOND, THIRD'],
      ['debit 200 R FIRST SECOND, THIRD'],
    ],
    ['a reference that goes on', ['16,475,200,,12', '88,34,56,TEXT'], ['debit 200 1234 56 TEXT']],
    ['funds that go on', ['16,165,700,S,100,/', '88,200,400,A,,T'], ['credit 700 A T']],
    [
      'two equal lines',
      ['16,475,1500,,,,STOP PAYMENT FEE', '16,475,1500,,,,STOP PAYMENT FEE'],
      ['debit 1500 STOP PAYMENT FEE', 'debit 1500 STOP PAYMENT FEE'],
    ],
    ['a negative amount, which is the other direction', ['16,165,-700,,A,,/'], ['debit 700 A']],
    ['a line without a text', ['16,475,200'], ['debit 200 BAI2 475']],
  ])('may have %s', (_, rows, lines) => {
    const read16 = linesOf(read(withRows(account, ...rows)));
    expect(read16.map(({ direction, amount, reference }) => `${direction} ${amount} ${reference}`)).toEqual(lines);
  });

  it('has a statement for each account and day, and tells what is no line', () => {
    const file = read(
      [
        '01,1,2,260304,,1,,,2/',
        '02,1,2,1,260303,,,2/',
        '03,111,,,,,/',
        '16,475,5,,A,,/',
        '49,5,3/',
        '98,5,1,5/',
        '02,1,2,1,20260304,,USD,2/',
        '03,222,USD/',
        '16,890,,,,,A NOTICE',
        '16,165,0,,,,EMPTY',
        '16,165,7,,B',
        '49,7,5/',
        '98,7,1,7/',
        '99,12,2,14/',
      ].join('\n'),
    );
    expect(
      file.statements.map(({ account: number, lines }) => [
        number,
        lines.map(({ booked_on, row }) => [booked_on, row]),
      ]),
    ).toEqual([
      ['111', [['2026-03-03', 4]]],
      ['222', [['2026-03-04', 11]]],
    ]);
    expect(file.statements[1]!.findings.all.map(({ kind, row }) => [kind, row])).toEqual([
      ['note', 9],
      ['note', 10],
    ]);
  });

  it('that does not add up, or is cut off, has a difference with both amounts', () => {
    expect(messagesOf(read(withRows(account, '16,475,200,,A', '49,1200300,3/')))).toEqual([
      '5 49: the control total is $12,003.00, and the amounts of the account add up to $12,002.00',
    ]);
    expect(messagesOf(read('01,1,2,260304,,1,,,2/\n02,1,2,1,260304,,,/'))).toEqual([
      '1 the file has no end (99): it may be cut off',
    ]);
  });

  it.each([
    [['16,475,2.00,,A'], '4 16: the amount is "2.00"; it must be digits of cents'],
    [['16,475,200,Q,A'], '4 16: the funds type is "Q"; it may be 0, 1, 2, S, V, Z, D with a number of pairs, or empty'],
    [['16,700,200,,A'], '4 16: the type code is "700"; credits are 100 to 399, debits 400 to 699'],
    [['16,475,1000000000000,,A'], '4 16: the amount is $10,000,000,000.00; a line has at most $9,999,999,999.99'],
    [['17,475,200,,A'], '4 the record code is 17; it may be 01, 02, 03, 16, 49, 88, 98 or 99'],
    [
      ['booked,475'],
      '4 the record code is "booked,475"; a record begins with 01, 02, 03, 16, 49, 88, 98 or 99 and a comma',
    ],
    [['03,222,EUR/'], '4 03: the currency is EUR; it must be USD'],
    [['03,222,USD,01,5,,/'], '4 03: the type code is "01"; it has three digits'],
    [['03,222,USD,010,5.0,,/'], '4 03: the amount of 010 is "5.0"; it must be digits of cents'],
    [['03,,USD/'], '4 03: the number of the account is missing'],
    [['98,0,1,2/', '16,475,200,,A'], '5 16: a transaction must follow the 03 of its account'],
    [['98,0,1,2/', '03,1,USD/'], '5 03: an account must be in a group (02)'],
    [['02,1,2,1,260230,,,/'], '4 02: the as-of date is "260230"; it must be a day written as YYMMDD'],
    [
      ['02,1,2,2,260304,,,/'],
      '4 02: the group deletes lines; mark them as corrected by hand, and enter the file without it',
    ],
  ])('with %j is told', (rows, message) => {
    expect(messagesOf(read(withRows(account, ...rows)))).toContain(message);
  });

  it('must begin with 01', () => {
    expect(messagesOf(read('88,A/\n'))).toEqual([
      '1 the record code is 88, and there is no record that it continues',
      '1 the file must begin with 01',
    ]);
    expect(messagesOf(read(''))).toEqual(['1 the file must begin with 01']);
  });
});
