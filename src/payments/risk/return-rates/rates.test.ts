// Return rates: the counted codes, the warning level and the limit.
import { describe, expect, it } from 'vitest';
import { returnCodes } from '../../../ach/nacha/codes/return-codes.ts';
import { countsFor, type DebitCounts, percentOf, type RateName, stateOf } from './rates.ts';

const counts = (debits: number, returns: Partial<DebitCounts>): DebitCounts => ({
  debits,
  unauthorized: 0,
  administrative: 0,
  returned: 0,
  ...returns,
});

describe('A rate', () => {
  it.each<[RateName, keyof DebitCounts, number, number, number]>([
    // In 10,000 debits: the last normal count, the last count within the limit, the first past it.
    ['unauthorized', 'unauthorized', 39, 50, 51],
    ['administrative', 'administrative', 239, 300, 301],
    ['overall', 'returned', 1_199, 1_500, 1_501],
  ])('of %s returns is a warning from 80 % of its limit, and exceeded past it', (rate, column, low, most, past) => {
    const state = (returns: number) => stateOf(rate, counts(10_000, { [column]: returns }), 200);
    expect([state(low), state(low + 1), state(most), state(past)]).toEqual([
      'normal',
      'warning',
      'warning',
      'exceeded',
    ]);
  });

  it('is normal below the minimum of debits', () => {
    expect(stateOf('unauthorized', counts(199, { unauthorized: 100 }), 200)).toBe('normal');
    expect(stateOf('unauthorized', counts(200, { unauthorized: 1 }), 200)).toBe('warning'); // 0.5 %: not past it
    expect(stateOf('unauthorized', counts(200, { unauthorized: 2 }), 200)).toBe('exceeded');
    expect(stateOf('overall', counts(0, {}), 1)).toBe('normal');
  });

  it('is a percentage with four decimals, and null without debits', () => {
    expect(percentOf('overall', counts(7, { returned: 1 }))).toBe(14.2857);
    expect(percentOf('overall', counts(0, {}))).toBeNull();
  });
});

describe('The codes', () => {
  it('that count as administrative are R02, R03 and R04; every code counts overall', () => {
    const administrative = Object.keys(returnCodes).filter((code) => countsFor('administrative', code));
    expect(administrative).toEqual(['R02', 'R03', 'R04']);
    expect(countsFor('overall', 'R01')).toBe(true);
  });
});
