// Deadlines of the network against dates counted by hand, and their properties.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankingDayFrom, bankingDaysBetween, isBankingDay } from './banking-days.ts';
import { dayCount, dayWith, NoSuchDay, numberOf } from './days.ts';
import { applyChangeUntil, contestUntil, dishonorUntil, prenoteLiveFrom, returnableUntil, spans } from './deadlines.ts';
import { easternDay } from './eastern-time.ts';

const settlement = fc.integer({ min: 0, max: dayCount - 200 }).map((number) => bankingDayFrom(dayWith(number)));

describe('A return', () => {
  it('is due at the opening of the second banking day after settlement', () => {
    expect(returnableUntil('2026-03-03')).toEqual(new Date('2026-03-05T08:30-05:00'));
    expect(returnableUntil('2026-03-05')).toEqual(new Date('2026-03-09T08:30-04:00')); // over the change of the clock
    expect(returnableUntil('2026-11-25')).toEqual(new Date('2026-11-30T08:30-05:00')); // over Thanksgiving
    fc.assert(
      fc.property(settlement, (day) => {
        expect(bankingDaysBetween(day, easternDay(returnableUntil(day)))).toBe(2);
      }),
    );
  });

  it('as unauthorized is due at the opening of the banking day that follows the sixtieth calendar day', () => {
    const until = (day: string) => returnableUntil(day, spans.unauthorized_return);
    expect(until('2026-03-03')).toEqual(new Date('2026-05-04T08:30-04:00')); // the sixtieth is Saturday, 2 May
    expect(until('2026-03-02')).toEqual(new Date('2026-05-04T08:30-04:00')); // Friday, 1 May
    expect(until('2026-03-26')).toEqual(new Date('2026-05-26T08:30-04:00')); // Monday, 25 May: Memorial Day
    expect(until('2026-11-20')).toEqual(new Date('2027-01-20T08:30-05:00')); // Tuesday, 19 January
    expect(until('2027-12-30')).toEqual(new Date('2028-02-29T08:30-05:00')); // Monday, 28 February, in a leap year
    fc.assert(
      fc.property(settlement, (day) => {
        const last = easternDay(until(day));
        // A holiday next to a weekend: sixty days plus at most four.
        expect(numberOf(last) - numberOf(day)).toBeGreaterThan(60);
        expect(numberOf(last) - numberOf(day)).toBeLessThanOrEqual(65);
        expect(isBankingDay(last)).toBe(true);
      }),
    );
  });

  it('is due later for a later settlement', () => {
    fc.assert(
      fc.property(settlement, settlement, fc.constantFrom(...Object.values(spans)), (a, b, span) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        expect(returnableUntil(earlier, span) <= returnableUntil(later, span)).toBe(true);
      }),
    );
    expect(() => returnableUntil('2026-02-29')).toThrow(NoSuchDay);
  });
});

describe('The next deadline', () => {
  it('is five banking days for a dishonor, two for a contest', () => {
    expect(dishonorUntil('2026-11-20')).toBe('2026-11-30'); // Monday to Wednesday, Friday, Monday
    expect(contestUntil('2026-11-25')).toBe('2026-11-30');
  });

  it('is six banking days for a notification of change', () => {
    expect(applyChangeUntil('2026-11-20')).toBe('2026-12-01');
    expect(applyChangeUntil('2026-11-21')).toBe('2026-12-01'); // came on a Saturday
  });

  it('allows money after a prenote on the third banking day', () => {
    expect(prenoteLiveFrom('2026-03-02')).toBe('2026-03-05');
    expect(prenoteLiveFrom('2026-12-23')).toBe('2026-12-29'); // over Christmas, a Friday
  });
});
