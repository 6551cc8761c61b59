// The dates to expect of a payment while everything goes well: settled, good, paid out, and out of
// reach of returns.
import { goodAt } from './banking-instants.ts';
import type { Day } from './days.ts';
import { returnableUntil, spans } from './deadlines.ts';
import { easternDay } from './eastern-time.ts';
import { datesOf, type EntryDates, type EntryTerms } from './entry-dates.ts';
import type { Speed } from './windows.ts';

/** What decides over the dates of a payment that settles. */
export interface CaptureTerms {
  /** Banking days from the capture's settlement until it is good (Lifecycle, fields). */
  payout_delay_days: number;
  /**
   * A person may have a debit returned as unauthorized for sixty days, a business for two banking
   * days.
   */
  payer: 'person' | 'business';
}

/** As a payment's record shows them (Lifecycle, fields), all in the Eastern zone. */
export interface ExpectedDates {
  capture_settles_on: Day;
  /** The capture counts as good, so that its payout is created. */
  payout_eligible_on: Day;
  /** At the opening of this banking day the last return that is in time has come. */
  returnable_until: Day;
}

/**
 * The dates of a payment whose capture settles, or has settled, at an instant; throws NoSuchDay.
 */
export function expectedDates(settlesAt: Date, { payout_delay_days, payer }: CaptureTerms): ExpectedDates {
  const capture_settles_on = easternDay(settlesAt);
  const span = payer === 'person' ? spans.unauthorized_return : spans.return;
  return {
    capture_settles_on,
    payout_eligible_on: easternDay(goodAt(settlesAt, payout_delay_days)),
    returnable_until: easternDay(returnableUntil(capture_settles_on, span)),
  };
}

export interface PaymentToDate extends CaptureTerms {
  speed: Speed;
  /** Cents. */
  amount: number;
}

export interface ExpectedPayment extends ExpectedDates {
  capture: EntryDates;
  good_at: Date;
  payout: EntryDates;
}

/**
 * The whole course of a payment that is started at an instant: its payout has its speed too; throws
 * NoSuchDay.
 */
export function expectedPayment(startedAt: Date, payment: PaymentToDate, terms: EntryTerms = {}): ExpectedPayment {
  const capture = datesOf(startedAt, { ...payment, direction: 'debit' }, terms);
  const good_at = goodAt(capture.settles_at, payment.payout_delay_days);
  const payout = datesOf(good_at, { ...payment, direction: 'credit' }, terms);
  return { capture, good_at, payout, ...expectedDates(capture.settles_at, payment) };
}
