// Finding the cash that a bank statement line shows: by file, by direction, by day, and never
// twice.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CashMovement } from './cash-movements.sql.ts';
import { findExpected } from './find-expected.ts';
import { type EnteredLine, signed } from './statement-line.ts';

// A Wednesday.
const day = '2026-03-04';

const moved = (name: string, direction: 'debit' | 'credit', amount: number, moved_on = day): CashMovement => ({
  source_uuid: name,
  name,
  moved_on,
  direction,
  amount,
  whole_amount: amount,
});
const line = (direction: 'debit' | 'credit', amount: number, more: Partial<EnteredLine> = {}): EnteredLine => ({
  booked_on: day,
  direction,
  amount,
  reference: 'ACH',
  ...more,
});
const namesFor = (lines: EnteredLine[], movements: CashMovement[]) =>
  findExpected(lines, movements).map(({ movements: shown }) => shown.map(({ name }) => name).join(' '));

describe('A line shows', () => {
  const files = [
    moved('a', 'credit', 700),
    moved('a', 'debit', 200),
    moved('b', 'credit', 50),
    moved('c', 'debit', 20),
  ];

  it.each([
    ['the debits of a file', line('credit', 700), 'a'],
    ['the credits of a file', line('debit', 200), 'a'],
    ['a whole file', line('credit', 500), 'a a'],
    ['all credits of a day', line('credit', 750), 'a b'],
    ['all debits of a day', line('debit', 220), 'a c'],
    ['the whole day', line('credit', 530), 'a a b c'],
  ])('%s', (_, one, names) => {
    expect(namesFor([one], files)).toEqual([names]);
  });

  it('nothing if no cash has its amount', () => {
    expect(namesFor([line('credit', 699), line('debit', 700)], files)).toEqual([]);
    expect(namesFor([line('credit', 700)], [])).toEqual([]);
  });

  it('the file that its reference names if two have the same amount', () => {
    const two = [moved('2026-03-03-A.ach', 'credit', 100), moved('2026-03-03-B.ach', 'credit', 100)];
    const named = line('credit', 100, { reference: 'CR 2026-03-03-B.ach' });
    expect(namesFor([named, line('credit', 100)], two)).toEqual(['2026-03-03-B.ach', '2026-03-03-A.ach']);
  });

  it('cash of its own day, else of the banking day before or after, also over a weekend, and no further', () => {
    const [before, same, after] = ['2026-03-03', day, '2026-03-05'].map((date) => moved(date, 'credit', 100, date));
    expect(namesFor([line('credit', 100)], [before!, same!, after!])).toEqual([day]);
    expect(namesFor([line('credit', 100)], [before!, after!])).toEqual(['2026-03-03']);
    const monday = moved('monday', 'credit', 100, '2026-03-09');
    expect(namesFor([line('credit', 100, { booked_on: '2026-03-06' })], [monday])).toEqual(['monday']);
    expect(namesFor([line('credit', 100, { booked_on: '2026-03-07' })], [monday])).toEqual(['monday']);
    expect(namesFor([line('credit', 100, { booked_on: '2026-03-05' })], [monday])).toEqual([]);
  });

  it('a whole file of returns if a part counts for the next banking day', () => {
    const [early, late] = [moved('returns', 'debit', 300, '2026-03-05'), moved('returns', 'debit', 40)];
    const credit = moved('returns', 'credit', 10, '2026-03-05');
    expect(namesFor([line('debit', 340)], [early, late, credit])).toEqual(['returns returns']);
    expect(namesFor([line('debit', 330)], [early, late, credit])).toEqual(['returns returns returns']);
    expect(namesFor([line('debit', 340)], [early, moved('other', 'debit', 40)])).toEqual([]);
    // Ways to sum a single day are tried first.
    expect(namesFor([line('debit', 340)], [early, late, moved('b', 'debit', 340)])).toEqual(['b']);
  });

  it('no cash that another line shows', () => {
    expect(namesFor([line('credit', 50), line('credit', 50)], files)).toEqual(['b']);
  });
});

describe('For any lines and cash', () => {
  const days = fc.constantFrom('2026-03-03', day, '2026-03-05');
  const cents = fc.integer({ min: 1, max: 6 });
  const direction = fc.constantFrom('debit' as const, 'credit' as const);
  const movements = fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), direction, days), { selector: String, maxLength: 12 })
    .chain((keys) =>
      fc
        .array(cents, { minLength: keys.length, maxLength: keys.length })
        .map((amounts) => keys.map(([name, way, on], n) => moved(name, way, amounts[n]!, on))),
    );
  const lines = fc.array(
    fc.tuple(direction, cents, days).map(([way, amount, booked_on]) => line(way, amount, { booked_on })),
    { maxLength: 8 },
  );

  it('shows no cash twice, and shows exactly the amount of each line', () => {
    fc.assert(
      fc.property(lines, movements, (given, cash) => {
        const found = findExpected(given, cash);
        const shown = found.flatMap((one) => one.movements);
        expect(new Set(shown).size).toBe(shown.length);
        for (const one of found)
          expect(one.movements.reduce((sum, movement) => sum + signed(movement), 0)).toBe(signed(one.line));
        expect(new Set(found.map((one) => one.line)).size).toBe(found.length);
      }),
    );
  });

  it('always finds the cash of a line that shows one file', () => {
    fc.assert(
      fc.property(movements, (cash) => {
        fc.pre(cash.length > 0);
        const [one] = cash;
        const asked = line(one!.direction, one!.amount, { booked_on: one!.moved_on });
        expect(findExpected([asked], cash)).toHaveLength(1);
      }),
    );
  });
});
