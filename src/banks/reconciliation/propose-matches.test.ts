// Proposals are exact sums, no line or cash is in two of them, and a search that stops says so.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CashMovement, CashPart } from './cash-movements.sql.ts';
import { mostPieces, type ProposedLine, proposeMatches, proposeParts } from './propose-matches.ts';

const line = (amount: number, n: number, booked_on = '2026-03-04'): ProposedLine => ({
  uuid: `line ${n}`,
  booked_on,
  direction: 'credit',
  amount,
});
const moved = (amount: number, n: number, moved_on = '2026-03-04'): CashMovement => ({
  source_uuid: `file ${n}`,
  name: null,
  moved_on,
  direction: 'credit',
  amount,
  whole_amount: amount,
});
const named = (lines: readonly ProposedLine[], cash: readonly CashMovement[]) =>
  proposeMatches(lines, cash).proposals.map(
    (one) =>
      `${one.lines.map(({ amount }) => amount).join('+')} = ${one.movements.map(({ amount }) => amount).join('+')}${one.is_only ? '' : ' or other'}`,
  );

describe('A proposal', () => {
  it.each([
    ['one movement before a sum of several', [350], [100, 250, 350], ['350 = 350']],
    ['several movements for one line', [350], [100, 250, 700], ['350 = 250+100']],
    ['several lines for one movement', [300, 400], [700], ['400+300 = 700']],
    ['one of several sums, and says it', [350], [100, 250, 200, 150], ['350 = 250+100 or other']],
    ['nothing for one cent too much', [351], [100, 250], []],
  ])('takes %s', (_, lines, cash, found) => {
    expect(
      named(
        lines.map((amount, n) => line(amount, n)),
        cash.map((amount, n) => moved(amount, n)),
      ),
    ).toEqual(found);
  });

  it('takes no cash of the other direction, or of more than a week away', () => {
    expect(named([line(5, 0)], [{ ...moved(5, 0), direction: 'debit' }])).toEqual([]);
    expect(named([line(5, 0)], [moved(5, 0, '2026-03-12')])).toEqual([]);
    expect(named([line(5, 0)], [moved(5, 0, '2026-03-11')])).toEqual(['5 = 5']);
    // The nearest of equal cash.
    const [one] = proposeMatches([line(5, 0)], [moved(5, 0, '2026-03-02'), moved(5, 1)]).proposals;
    expect(one).toMatchObject({ movements: [{ source_uuid: 'file 1' }], is_only: false });
  });

  it.each([
    ['two equal lines and one movement', [500, 500], [500], ['500 = 500 or other']],
    ['two equal lines and two movements', [500, 500], [500, 500], ['500 = 500 or other', '500 = 500 or other']],
    [
      'equal movements, of which one is for two lines',
      [300, 400, 700],
      [700, 700],
      ['700 = 700 or other', '400+300 = 700 or other'],
    ],
    ['cash that an earlier line took', [600, 350], [250, 350, 340, 10], ['600 = 350+250', '350 = 340+10 or other']],
  ])('is not the only one with %s', (_, lines, cash, found) => {
    const all = lines.map((amount, n) => line(amount, n));
    const names = named(
      all,
      cash.map((amount, n) => moved(amount, n)),
    );
    expect(names).toEqual(found);
  });

  it('is the only one for a line whose equal is out of reach', () => {
    expect(named([line(5, 0), line(5, 1, '2026-03-12')], [moved(5, 0)])).toEqual(['5 = 5']);
  });

  it('is not the only one when not all cash within reach was tried', () => {
    const even = Array.from({ length: 45 }, (_, n) => moved(1_000 + 2 * n, n));
    expect(named([line(1_000, 0)], even)).toEqual(['1000 = 1000 or other']);
  });

  it('is the only one if and only if no other line or movement has its amount', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, amounts, (lines, cash) => {
        const { proposals } = proposeMatches(
          lines.map((one, n) => line(one, n)),
          cash.map((one, n) => moved(one, n)),
        );
        const count = (all: readonly number[], amount: number) => all.filter((one) => one === amount).length;
        for (const one of proposals) {
          if (one.lines.length + one.movements.length > 2) continue;
          const { amount } = one.lines[0]!;
          expect(one.is_only).toBe(count(lines, amount) === 1 && count(cash, amount) === 1);
        }
      }),
    );
  });

  it('exists for a line if and only if some cash has its amount, unless the search stopped', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), amounts, (amount, cash) => {
        const sums = cash.reduce<{ sum: number; size: number }[]>(
          (all, one) => all.concat(all.map(({ sum, size }) => ({ sum: sum + one, size: size + 1 }))),
          [{ sum: 0, size: 0 }],
        );
        const exists = sums.some(({ sum, size }) => sum === amount && size > 0 && size <= mostPieces);
        const { proposals, is_complete } = proposeMatches(
          [line(amount, 0)],
          cash.map((one, n) => moved(one, n)),
        );
        expect([proposals.length === 1, is_complete]).toEqual([exists, true]);
      }),
    );
  });

  it('is exact, and takes each line and each movement once', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 });
    fc.assert(
      fc.property(amounts, amounts, (lines, cash) => {
        const { proposals } = proposeMatches(
          lines.map((one, n) => line(one, n)),
          cash.map((one, n) => moved(one, n)),
        );
        const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
        for (const one of proposals) expect(sum(one.lines)).toBe(sum(one.movements));
        const used = proposals.flatMap((one) => [...one.lines, ...one.movements]);
        expect(new Set(used).size).toBe(used.length);
      }),
    );
  });

  it('is left out with a word when there are too many sums to try', () => {
    // Even cash never adds up to an odd line.
    const cash = Array.from({ length: 40 }, (_, n) => moved(1_000 + 2 * n, n));
    const lines = Array.from({ length: 20 }, (_, n) => line(5_001 + 2 * n, n));
    expect(proposeMatches(lines, cash)).toEqual({ proposals: [], is_complete: false });
  });
});

describe('A part of cash', () => {
  const part = (amount: number, file: number, day = '2026-03-04'): CashPart => ({
    source_uuid: `file ${file}`,
    direction: 'credit',
    moved_on: day,
    amount,
    item_uuid: null,
  });
  const proposed = (lines: readonly ProposedLine[], cash: readonly CashMovement[], parts: readonly CashPart[]) =>
    proposeParts(lines, cash, parts).map(
      (one) => `${one.lines[0]!.uuid}: ${one.movements[0]!.source_uuid}${one.is_only ? '' : ' or other'}`,
    );

  it('has exactly the amount of the line, and leaves cash for another one', () => {
    const cash = [moved(700, 0)];
    expect(proposed([line(250, 0), line(251, 1)], cash, [part(250, 0), part(450, 0)])).toEqual(['line 0: file 0']);
    expect(proposed([line(250, 0)], cash, [{ ...part(250, 0), direction: 'debit' }])).toEqual([]);
    expect(proposed([line(250, 0)], cash, [part(250, 0, '2026-03-12'), part(250, 1)])).toEqual([]);
    // Other lines show the rest of it already.
    expect(proposed([line(250, 0)], [{ ...moved(250, 0), whole_amount: 700 }], [part(250, 0)])).toEqual([]);
  });

  it('is proposed once, and with a word if another one is as good', () => {
    const cash = [moved(700, 0), moved(900, 1)];
    const equal = [part(250, 0), part(250, 1)];
    expect(proposed([line(250, 0), line(250, 1), line(250, 2)], cash, equal)).toEqual([
      'line 0: file 0 or other',
      'line 1: file 1 or other',
    ]);
    // One part, but two lines; or other cash that has a proposal.
    expect(proposed([line(250, 0), line(250, 1)], cash, [part(250, 0)])).toEqual(['line 0: file 0 or other']);
    expect(proposed([line(250, 0)], cash, [part(250, 0)])).toEqual(['line 0: file 0']);
    const all = { lines: [line(250, 0)], movements: [...cash, moved(250, 2)] };
    expect(proposeParts(all.lines, cash, [part(250, 0)], all)).toMatchObject([{ is_only: false }]);
  });
});
