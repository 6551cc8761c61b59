// The instants of banking days: none skipped, none twice, and what follows from each.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBankingDays, type Day, easternDay, easternTime, isBankingDay } from './banking-days.ts';
import { closeAfter, goodAt, instantsOf, nextInstant, settlementOf } from './banking-instants.ts';

const anyInstant = fc.date({
  min: new Date('2024-01-01T00:00Z'),
  max: new Date('2030-12-01T00:00Z'),
  noInvalidDate: true,
});
const banking = fc.tuple(anyInstant, fc.integer({ min: 0, max: 3 })).map(([at, n]) => {
  const day = addBankingDays(easternDay(at), 0);
  return instantsOf(day)[n]!;
});

describe('nextInstant', () => {
  it('is the first instant of a banking day that follows, and skips none', () => {
    fc.assert(
      fc.property(anyInstant, (after) => {
        const next = nextInstant(after);
        expect(next.at > after).toBe(true);
        expect(isBankingDay(next.day)).toBe(true);
        // Every instant of every banking day up to it has passed.
        for (let at = after.getTime() - 86_400_000; at <= next.at.getTime(); at += 86_400_000) {
          const day = easternDay(new Date(at));
          if (!isBankingDay(day)) continue;
          for (const one of instantsOf(day)) expect(one.at <= after || one.at >= next.at).toBe(true);
        }
      }),
    );
  });

  it('walks the four instants of each banking day, across weekends, holidays and both changes of the clock', () => {
    for (const [from, expected] of [
      ['2026-03-05', ['2026-03-06', '2026-03-09']], // daylight saving begins on the 8th
      ['2026-10-29', ['2026-10-30', '2026-11-02']], // and ends on the 1st
      ['2026-11-24', ['2026-11-25', '2026-11-27']], // Thanksgiving
    ] as [Day, Day[]][]) {
      let at = easternTime(from, 23, 0);
      const seen: string[] = [];
      for (let n = 0; n < 8; n++) {
        const next = nextInstant(at);
        ({ at } = next);
        const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' }).format(at);
        seen.push(`${next.day} ${clock} ${next.cutOff}`);
      }
      expect(seen).toEqual(
        expected.flatMap((day) => [
          `${day} 08:30 null`,
          `${day} 16:45 sameday`,
          `${day} 17:00 standard`,
          `${day} 18:00 null`,
        ]),
      );
    }
  });

  it('comes no earlier for a later instant', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, (a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        expect(nextInstant(earlier).at <= nextInstant(later).at).toBe(true);
      }),
    );
  });
});

describe('settlementOf', () => {
  it('is the same day at 18:00 for a same-day cut-off, else the next banking day at 8:30, always in the future', () => {
    fc.assert(
      fc.property(banking, (instant) => {
        const { effective_entry_date, settles_at } = settlementOf(instant);
        const sameDay = instant.cutOff === 'sameday';
        const day = sameDay ? instant.day : addBankingDays(instant.day, 1);
        expect(effective_entry_date).toBe(day);
        expect(settles_at).toEqual(sameDay ? easternTime(day, 18, 0) : easternTime(day, 8, 30));
        if (instant.cutOff !== null) expect(settles_at > instant.at).toBe(true);
      }),
    );
  });
});

describe('goodAt', () => {
  it('is at once without a delay, else the opening of the n-th banking day after settlement', () => {
    fc.assert(
      fc.property(banking, fc.integer({ min: 0, max: 60 }), ({ at, day }, delay) => {
        expect(goodAt(at, delay)).toEqual(delay === 0 ? at : easternTime(addBankingDays(day, delay), 8, 30));
        expect(goodAt(at, delay) >= at).toBe(true);
      }),
    );
  });
});

describe('closeAfter', () => {
  it('is 20:00 of the n-th following banking day, from any day and any hour', () => {
    const cases: [string, number, string][] = [
      ['2026-03-06T12:00:00-05:00', 1, '2026-03-09T20:00:00-04:00'], // Friday: Monday
      ['2026-03-07T12:00:00-05:00', 1, '2026-03-09T20:00:00-04:00'], // Saturday: Monday
      ['2026-03-09T23:59:00-04:00', 1, '2026-03-10T20:00:00-04:00'], // late on Monday: Tuesday
      ['2026-11-25T09:00:00-05:00', 2, '2026-11-30T20:00:00-05:00'], // over Thanksgiving and a weekend
    ];
    for (const [from, n, expected] of cases) expect(closeAfter(new Date(from), n)).toEqual(new Date(expected));
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 1, max: 30 }), (from, n) => {
        const close = closeAfter(from, n);
        expect(close > from).toBe(true);
        expect(easternDay(close)).toBe(addBankingDays(easternDay(from), n));
      }),
    );
  });
});
