// The instants of banking days: none is skipped, none occurs twice, and their dates are right.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBankingDays, isBankingDay } from './banking-days.ts';
import {
  type BankingInstant,
  type CutOffInstant,
  closeAfter,
  cutOffFrom,
  goodAt,
  instantsOf,
  nextInstant,
  settlementOf,
} from './banking-instants.ts';
import type { Day } from './days.ts';
import { easternDay, easternTime } from './eastern-time.ts';
import { networkWindows, type Windows } from './windows.ts';

const withoutSameDay: Windows = { same_day: [], next_day: { closes: '15:00' } };
const earlier: Windows = {
  same_day: [
    { closes: '09:15', settles: '13:00' },
    { closes: '15:30', settles: '18:00' },
  ],
  next_day: { closes: '19:45' },
};
const alsoClosedDays: Windows = { ...earlier, next_day: { closes: '23:30' }, closed_day: { closes: '17:00' } };
const anyWindows = fc.constantFrom(networkWindows, withoutSameDay, earlier, alsoClosedDays);
const anySpeed = fc.constantFrom('standard' as const, 'sameday' as const);

const anyInstant = fc.date({
  min: new Date('2024-01-01T00:00Z'),
  max: new Date('2030-12-01T00:00Z'),
  noInvalidDate: true,
});
const banking = fc.tuple(anyInstant, anyWindows, fc.nat()).map(([at, windows, n]) => {
  const instants = instantsOf(addBankingDays(easternDay(at), 0), windows);
  return instants[n % instants.length]!;
});
const cutOffs = banking.filter((instant): instant is BankingInstant & CutOffInstant => instant.cutOff !== null);
const clock = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' }).format(at);
const shown = ({ at, day, cutOff }: BankingInstant) =>
  `${day} ${clock(at)}${cutOff === null ? '' : ` ${cutOff.speed} ${cutOff.settles}`}`;

describe('instantsOf', () => {
  it('has the cut-offs and settlements of a bank in the order of the day, each time once', () => {
    expect(instantsOf('2026-03-06', earlier).map(shown)).toEqual([
      '2026-03-06 08:30',
      '2026-03-06 09:15 sameday 13:00',
      '2026-03-06 13:00',
      '2026-03-06 15:30 sameday 18:00',
      '2026-03-06 18:00',
      '2026-03-06 19:45 standard 08:30',
    ]);
    expect(instantsOf('2026-03-06', withoutSameDay).map(shown)).toEqual([
      '2026-03-06 08:30',
      '2026-03-06 15:00 standard 08:30',
    ]);
  });
});

describe('nextInstant', () => {
  it('is the next instant of a day on which the bank works, and skips none', () => {
    fc.assert(
      fc.property(anyInstant, anyWindows, (after, windows) => {
        const next = nextInstant(after, windows);
        expect(next.at > after).toBe(true);
        expect(isBankingDay(next.day) || windows.closed_day !== undefined).toBe(true);
        // No instant is between.
        for (let at = after.getTime() - 86_400_000; at <= next.at.getTime(); at += 86_400_000) {
          const day = easternDay(new Date(at));
          for (const one of instantsOf(day, windows)) expect(one.at <= after || one.at >= next.at).toBe(true);
        }
      }),
    );
  });

  it('visits the instants of each banking day, across weekends, holidays and both changes of the clock', () => {
    for (const [from, expected] of [
      ['2026-03-05', ['2026-03-06', '2026-03-09']], // daylight saving begins on the 8th
      ['2026-10-29', ['2026-10-30', '2026-11-02']], // and ends on the 1st
      ['2026-11-24', ['2026-11-25', '2026-11-27']], // Thanksgiving
      ['2026-12-30', ['2026-12-31', '2027-01-04']], // New Year
    ] as [Day, Day[]][]) {
      let at = easternTime(from, 23, 0);
      const seen: string[] = [];
      for (let n = 0; n < 14; n++) {
        const next = nextInstant(at);
        ({ at } = next);
        seen.push(shown(next));
      }
      expect(seen).toEqual(
        expected.flatMap((day) => [
          `${day} 08:30`,
          `${day} 10:30 sameday 13:00`,
          `${day} 13:00`,
          `${day} 14:45 sameday 17:00`,
          `${day} 16:45 sameday 18:00`,
          `${day} 17:00 standard 08:30`, // and the second window settles
          `${day} 18:00`,
        ]),
      );
    }
  });

  it('is not earlier for a later instant', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, (a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        expect(nextInstant(earlier).at <= nextInstant(later).at).toBe(true);
      }),
    );
  });
});

describe('cutOffFrom', () => {
  it('is the first cut-off for the speed, from that instant on', () => {
    fc.assert(
      fc.property(anyInstant, anySpeed, anyWindows, (ready, speed, windows) => {
        let expected = nextInstant(new Date(ready.getTime() - 1), windows);
        const takes = ({ cutOff }: BankingInstant) =>
          cutOff !== null && (cutOff.speed === 'standard' || speed === 'sameday');
        // The standard cut-off is at most one day of instants later.
        for (let n = 0; n < 8 && !takes(expected); n++) expected = nextInstant(expected.at, windows);
        expect(cutOffFrom(ready, speed, windows)).toEqual(expected);
      }),
    );
  });

  it('includes an entry that is ready at the same instant', () => {
    const at = (hour: number, minute: number) => easternTime('2026-03-02', hour, minute);
    expect(cutOffFrom(at(17, 0), 'standard').at).toEqual(at(17, 0));
    expect(cutOffFrom(new Date(at(17, 0).getTime() + 1), 'standard').day).toBe('2026-03-03');
  });
});

describe('settlementOf', () => {
  it('is on the same day at the time of its window, or on a later banking day at 8:30, always in the future', () => {
    fc.assert(
      fc.property(cutOffs, fc.constantFrom(1, 2), (instant, n) => {
        const { effective_entry_date, settles_at } = settlementOf(instant, n);
        const sameDay = instant.cutOff.speed === 'sameday';
        const day = sameDay ? instant.day : addBankingDays(instant.day, n);
        expect(effective_entry_date).toBe(day);
        expect(easternDay(settles_at)).toBe(day);
        expect(clock(settles_at)).toBe(sameDay ? instant.cutOff.settles : '08:30');
        expect(settles_at > instant.at).toBe(true);
        if (n === 1) expect(settlementOf(instant)).toEqual({ effective_entry_date, settles_at });
      }),
    );
  });
});

describe('goodAt', () => {
  it('is the settlement without a delay, else the opening of the n-th banking day after it', () => {
    fc.assert(
      fc.property(banking, fc.integer({ min: 0, max: 60 }), ({ at, day }, delay) => {
        expect(goodAt(at, delay)).toEqual(delay === 0 ? at : easternTime(addBankingDays(day, delay), 8, 30));
        expect(goodAt(at, delay) >= at).toBe(true);
      }),
    );
  });
});

describe('closeAfter', () => {
  it('is 20:00 of the n-th banking day after any day and hour', () => {
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

describe('A bank that takes files on days that are no banking days', () => {
  it('has one cut-off on each of them, whose entries settle on the next banking day', () => {
    expect(instantsOf('2026-03-07', alsoClosedDays).map(shown)).toEqual(['2026-03-07 17:00 standard 08:30']);
    expect(instantsOf('2026-03-07', earlier)).toEqual([]);
    const [saturday] = instantsOf('2026-03-07', alsoClosedDays) as [CutOffInstant];
    expect(settlementOf(saturday).effective_entry_date).toBe('2026-03-09');
    // Columbus Day is a Monday.
    const [holiday] = instantsOf('2026-10-12', alsoClosedDays) as [CutOffInstant];
    expect(settlementOf(holiday)).toMatchObject({ effective_entry_date: '2026-10-13' });
  });

  it('takes what is ready after the cut-off of Friday on Saturday, a day earlier than other banks', () => {
    const ready = easternTime('2026-03-06', 23, 31);
    const settles = (windows: Windows) => settlementOf(cutOffFrom(ready, 'standard', windows)).effective_entry_date;
    expect([settles(alsoClosedDays), settles(earlier)]).toEqual(['2026-03-09', '2026-03-10']);
    expect(shown(nextInstant(ready, alsoClosedDays))).toBe('2026-03-07 17:00 standard 08:30');
  });
});
