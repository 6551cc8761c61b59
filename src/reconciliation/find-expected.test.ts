// Which cash a line of a statement shows: by file, by direction, by day, and never twice.
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
  line_uuid: null,
  shown_on: null,
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
    ['what a file debited', line('credit', 700), 'a'],
    ['what a file credited', line('debit', 200), 'a'],
    ['a file as a whole', line('credit', 500), 'a a'],
    ['all that came in on a day', line('credit', 750), 'a b'],
    ['all that went out on a day', line('debit', 220), 'a c'],
    ['the day', line('credit', 530), 'a a b c'],
  ])('%s', (_, one, names) => {
    expect(namesFor([one], files)).toEqual([names]);
  });

  it('nothing, where nothing comes to it', () => {
    expect(namesFor([line('credit', 699), line('debit', 700)], files)).toEqual([]);
    expect(namesFor([line('credit', 700)], [])).toEqual([]);
  });

  it('of two that come to the same the one that its reference names', () => {
    const two = [moved('2026-03-03-A.ach', 'credit', 100), moved('2026-03-03-B.ach', 'credit', 100)];
    const named = line('credit', 100, { reference: 'CR 2026-03-03-B.ach' });
    expect(namesFor([named, line('credit', 100)], two)).toEqual(['2026-03-03-B.ach', '2026-03-03-A.ach']);
  });

  it('what moved on its own day, else on a banking day beside it, over a weekend too, and no further', () => {
    const [before, same, after] = ['2026-03-03', day, '2026-03-05'].map((on) => moved(on, 'credit', 100, on));
    expect(namesFor([line('credit', 100)], [before!, same!, after!])).toEqual([day]);
    expect(namesFor([line('credit', 100)], [before!, after!])).toEqual(['2026-03-03']);
    const monday = moved('monday', 'credit', 100, '2026-03-09');
    expect(namesFor([line('credit', 100, { booked_on: '2026-03-06' })], [monday])).toEqual(['monday']);
    expect(namesFor([line('credit', 100, { booked_on: '2026-03-07' })], [monday])).toEqual(['monday']);
    expect(namesFor([line('credit', 100, { booked_on: '2026-03-05' })], [monday])).toEqual([]);
  });

  it('a file of returns as a whole, where some of it counts for the next banking day', () => {
    const [early, late] = [moved('returns', 'debit', 300, '2026-03-05'), moved('returns', 'debit', 40)];
    const credit = moved('returns', 'credit', 10, '2026-03-05');
    expect(namesFor([line('debit', 340)], [early, late, credit])).toEqual(['returns returns']);
    expect(namesFor([line('debit', 330)], [early, late, credit])).toEqual(['returns returns returns']);
    expect(namesFor([line('debit', 340)], [early, moved('other', 'debit', 40)])).toEqual([]);
    // The ways to sum a single day come first.
    expect(namesFor([line('debit', 340)], [early, late, moved('b', 'debit', 340)])).toEqual(['b']);
  });

  it('nothing that another line has shown', () => {
    expect(namesFor([line('credit', 700)], [{ ...files[0]!, line_uuid: 'another' }])).toEqual([]);
    expect(namesFor([line('credit', 50), line('credit', 50)], files)).toEqual(['b']);
  });
});

describe('Whatever the lines and the cash', () => {
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

  it('no cash is shown twice, and each line shows exactly what it says', () => {
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

  it('a line that shows one file alone is always found', () => {
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
