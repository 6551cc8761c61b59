// The cut-off and the settlement of an entry, by its direction, speed and amount.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBankingDays } from './banking-days.ts';
import { datesOf, type EntryToDate } from './entry-dates.ts';
import { networkWindows, sameDayLimit, type Windows } from './windows.ts';

const debit: EntryToDate = { direction: 'debit', speed: 'standard', amount: 10_000 };
const credit: EntryToDate = { ...debit, direction: 'credit' };
const sameDay: EntryToDate = { ...debit, speed: 'sameday' };
// A Monday, in standard time.
const at = (time: string, day = '2026-03-02') => new Date(`${day}T${time}-05:00`);

describe('The dates of an entry', () => {
  it.each([
    ['10:30:00', 'sameday', '10:30', '13:00'],
    ['10:30:01', 'sameday', '14:45', '17:00'],
    ['14:45:00', 'sameday', '14:45', '17:00'],
    ['16:45:00', 'sameday', '16:45', '18:00'],
  ] as const)(
    'for a same-day entry that is ready at %s: %s, at %s, settlement at %s',
    (ready, speed, closes, settles) => {
      expect(datesOf(at(ready), sameDay)).toEqual({
        cut_off_at: at(closes),
        speed,
        effective_entry_date: '2026-03-02',
        settles_at: at(settles),
      });
    },
  );

  it('too late for the same day are dates of the next day', () => {
    const next = { speed: 'standard', effective_entry_date: '2026-03-03', settles_at: at('08:30', '2026-03-03') };
    expect(datesOf(at('16:45:01'), sameDay)).toEqual({ cut_off_at: at('17:00'), ...next });
    expect(datesOf(at('17:00:01'), sameDay)).toMatchObject({ speed: 'sameday', cut_off_at: at('10:30', '2026-03-03') });
  });

  it('above the same-day limit of the bank are never on the same day', () => {
    const speedOf = (amount: number, same_day_limit?: number) =>
      datesOf(at('09:00'), { ...sameDay, amount }, same_day_limit === undefined ? {} : { same_day_limit }).speed;
    expect([speedOf(sameDayLimit), speedOf(sameDayLimit + 1)]).toEqual(['sameday', 'standard']);
    expect([speedOf(500, 500), speedOf(501, 500)]).toEqual(['sameday', 'standard']);
  });

  it('of a debit are the next banking day, of a credit the next or, by the terms of the bank, the second', () => {
    const dateOf = (entry: EntryToDate, credit_days?: 1 | 2) =>
      datesOf(at('12:00'), entry, credit_days === undefined ? {} : { credit_days }).effective_entry_date;
    expect([dateOf(debit), dateOf(debit, 2)]).toEqual(['2026-03-03', '2026-03-03']);
    expect([dateOf(credit), dateOf(credit, 1), dateOf(credit, 2)]).toEqual(['2026-03-03', '2026-03-03', '2026-03-04']);
    expect(datesOf(at('12:00'), { ...credit, speed: 'sameday' }, { credit_days: 2 }).effective_entry_date).toBe(
      '2026-03-02',
    );
  });

  it('skip weekends and holidays, and follow the change of the clock', () => {
    const settles = (ready: string) => datesOf(new Date(ready), debit).settles_at;
    expect(settles('2026-11-25T12:00-05:00')).toEqual(new Date('2026-11-27T08:30-05:00')); // over Thanksgiving
    expect(settles('2026-11-25T18:00-05:00')).toEqual(new Date('2026-11-30T08:30-05:00'));
    expect(settles('2026-03-07T12:00-05:00')).toEqual(new Date('2026-03-10T08:30-04:00')); // Saturday, before summer time
    expect(settles('2026-10-30T12:00-04:00')).toEqual(new Date('2026-11-02T08:30-05:00'));
    expect(settles('2026-12-31T12:00-05:00')).toEqual(new Date('2027-01-04T08:30-05:00'));
    expect(settles('2026-07-02T12:00-04:00')).toEqual(new Date('2026-07-03T08:30-04:00')); // Independence Day on Saturday
  });

  it('follow the windows of the bank', () => {
    const windows: Windows = { same_day: [{ closes: '13:00', settles: '17:00' }], next_day: { closes: '15:00' } };
    expect(datesOf(at('09:00'), sameDay, { windows })).toMatchObject({
      cut_off_at: at('13:00'),
      settles_at: at('17:00'),
    });
    expect(datesOf(at('15:30'), debit, { windows }).effective_entry_date).toBe('2026-03-04');
    expect(datesOf(at('09:00'), sameDay, { windows: { ...networkWindows, same_day: [] } }).speed).toBe('standard');
  });

  it('are not earlier for an entry that is ready later, and always after it is ready', () => {
    const ready = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    const entry = fc.record({
      direction: fc.constantFrom('debit' as const, 'credit' as const),
      speed: fc.constantFrom('standard' as const, 'sameday' as const),
      amount: fc.integer({ min: 1, max: 2 * sameDayLimit }),
    });
    fc.assert(
      fc.property(ready, ready, entry, fc.constantFrom(1 as const, 2 as const), (a, b, one, credit_days) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        const [first, second] = [datesOf(earlier, one, { credit_days }), datesOf(later, one, { credit_days })];
        expect(first.cut_off_at <= second.cut_off_at).toBe(true);
        expect(earlier <= first.cut_off_at && first.cut_off_at < first.settles_at).toBe(true);
        // The same-day speed is never slower.
        const asked = datesOf(earlier, { ...one, speed: 'sameday' }, { credit_days });
        const standard = datesOf(earlier, { ...one, speed: 'standard' }, { credit_days });
        expect(asked.settles_at <= standard.settles_at).toBe(true);
        expect(addBankingDays(first.effective_entry_date, 0)).toBe(first.effective_entry_date);
      }),
    );
  });
});
