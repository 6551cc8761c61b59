// The dates of a payment, from its start to the end of its returns.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easternDay } from './eastern-time.ts';
import { expectedDates, expectedPayment, type PaymentToDate } from './expected-dates.ts';

const payment: PaymentToDate = { speed: 'standard', amount: 10_000, payout_delay_days: 2, payer: 'person' };

describe('A payment', () => {
  it('started on a Monday is captured on Tuesday, good on Thursday, and paid out on Friday', () => {
    expect(expectedPayment(new Date('2026-04-13T10:00-04:00'), payment)).toEqual({
      capture: {
        cut_off_at: new Date('2026-04-13T17:00-04:00'),
        speed: 'standard',
        effective_entry_date: '2026-04-14',
        settles_at: new Date('2026-04-14T08:30-04:00'),
      },
      good_at: new Date('2026-04-16T08:30-04:00'),
      payout: {
        cut_off_at: new Date('2026-04-16T17:00-04:00'),
        speed: 'standard',
        effective_entry_date: '2026-04-17',
        settles_at: new Date('2026-04-17T08:30-04:00'),
      },
      capture_settles_on: '2026-04-14',
      payout_eligible_on: '2026-04-16',
      returnable_until: '2026-06-15', // the sixtieth day is Saturday, 13 June
    });
  });

  it('for the same day is captured on that day and paid out on the day it is good', () => {
    const { capture, good_at, payout } = expectedPayment(new Date('2026-04-13T10:00-04:00'), {
      ...payment,
      speed: 'sameday',
    });
    expect(capture.settles_at).toEqual(new Date('2026-04-13T13:00-04:00'));
    expect(good_at).toEqual(new Date('2026-04-15T08:30-04:00'));
    expect(payout.settles_at).toEqual(new Date('2026-04-15T13:00-04:00'));
  });

  it('without a delay is good when it settles, and its payout goes out with the next cut-off', () => {
    const start = new Date('2026-04-13T10:00-04:00');
    const standard = expectedPayment(start, { ...payment, payout_delay_days: 0 });
    expect(standard.good_at).toEqual(standard.capture.settles_at);
    expect(standard.payout.effective_entry_date).toBe('2026-04-15');
    const sameDay = expectedPayment(start, { ...payment, speed: 'sameday', payout_delay_days: 0 });
    expect(sameDay.payout.settles_at).toEqual(new Date('2026-04-13T17:00-04:00'));
  });

  it('of a business is returnable for two banking days, of a person for sixty days', () => {
    const settled = new Date('2026-03-03T08:30-05:00');
    const until = (payer: 'person' | 'business') =>
      expectedDates(settled, { payout_delay_days: 2, payer }).returnable_until;
    expect([until('business'), until('person')]).toEqual(['2026-03-05', '2026-05-04']);
  });

  it('has its dates in order, for any start', () => {
    const start = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    const any = fc.record({
      speed: fc.constantFrom('standard' as const, 'sameday' as const),
      amount: fc.integer({ min: 1, max: 200_000_000 }),
      payout_delay_days: fc.integer({ min: 0, max: 60 }),
      payer: fc.constantFrom('person' as const, 'business' as const),
    });
    fc.assert(
      fc.property(start, any, (startedAt, one) => {
        const { capture, good_at, payout, ...dates } = expectedPayment(startedAt, one);
        expect(startedAt <= capture.cut_off_at && capture.settles_at <= good_at).toBe(true);
        expect(good_at <= payout.cut_off_at && payout.cut_off_at < payout.settles_at).toBe(true);
        expect(dates).toEqual(expectedDates(capture.settles_at, one));
        expect(dates.capture_settles_on).toBe(capture.effective_entry_date);
        expect(dates.payout_eligible_on).toBe(easternDay(good_at));
        // With this delay no return within two banking days comes after the payout.
        if (one.payer === 'business')
          expect(dates.payout_eligible_on >= dates.returnable_until).toBe(one.payout_delay_days >= 2);
      }),
    );
  });
});
