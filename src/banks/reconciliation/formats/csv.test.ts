// Bank statements as CSV: valid files are read as written, and all others are refused with the line
// number.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvHeader, readCsv } from './csv.ts';

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
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('A bank statement as CSV', () => {
  it('is read as written, with LF or CRLF', () => {
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.constantFrom('', '\uFEFF'),
        (given, end, ended, mark) => {
          const rows = given.map((one) => [one.booked_on, one.direction, one.amount, quoted(one.reference)].join(','));
          expect(readCsv(mark + [csvHeader, ...rows].join(end) + (ended ? end : ''))).toEqual(given);
        },
      ),
    );
  });

  it('may have empty lines and references without quotes', () => {
    const text = `${csvHeader}\n\n2026-03-04,debit,5,RETURN 1\n\n`;
    expect(readCsv(text)).toEqual([{ booked_on: '2026-03-04', direction: 'debit', amount: 5, reference: 'RETURN 1' }]);
  });

  it.each([
    ['', 'Line 1: must be booked_on'],
    ['date,direction,amount,reference\n', 'Line 1: must be booked_on'],
    [`${csvHeader}\n2026-02-30,debit,5,x`, 'Line 2: booked_on'],
    [`${csvHeader}\n2026-03-04,out,5,x`, 'Line 2: direction'],
    [`${csvHeader}\n2026-03-04,debit,5.00,x`, 'Line 2: amount'],
    [`${csvHeader}\n2026-03-04,debit,-5,x`, 'Line 2: amount'],
    [`${csvHeader}\n2026-03-04,debit,0,x`, 'Line 2: amount'],
    [
      `${csvHeader}\n2026-03-04,debit,1000000000000,x`,
      'Line 2: amount must be an integer number of cents from 1 to 999999999999',
    ],
    [`${csvHeader}\n2026-03-04,debit,5,"x\n\ny"\n2026-03-04,debit,5,`, 'Line 5: reference'],
    [`${csvHeader}\n2026-03-04,debit,5`, 'Line 2: must have four fields'],
    [`${csvHeader}\n2026-03-04,debit,5,x,y`, 'Line 2: must have four fields'],
    [`${csvHeader}\n2026-03-04,debit,5,"x`, 'Line 2: a quote'],
    [`${csvHeader}\n2026-03-04,debit,5,x"y`, 'Line 2: a quote'],
  ])('%j is refused', (text, problem) => {
    expect(() => readCsv(text)).toThrow(problem);
  });
});
