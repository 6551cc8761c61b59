// The expected dates of a payment without returns: settled, good, paid out, and no longer
// returnable.
import { goodAt } from './banking-instants.ts';
import type { Day } from './days.ts';
import { returnableUntil, spans } from './deadlines.ts';
import { easternDay } from './eastern-time.ts';
import { datesOf, type EntryDates, type EntryTerms } from './entry-dates.ts';
import type { Speed } from './windows.ts';

/** The terms that the dates of a payment depend on. */
export interface CaptureTerms {
  /** Banking days from the capture's settlement until it is good (Lifecycle, fields). */
  payout_delay_days: number;
  /**
   * A person can return a debit as unauthorized for sixty days, a business for two banking days.
   */
  payer: 'person' | 'business';
}

/** The dates in the record of a payment (Lifecycle, fields), in Eastern time. */
export interface ExpectedDates {
  capture_settles_on: Day;
  /** The capture is good: its payout is created. */
  payout_eligible_on: Day;
  /** The last return in time arrives by the opening of this banking day. */
  returnable_until: Day;
}

/** The dates of a payment whose capture settles at this instant; throws NoSuchDay. */
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
 * All dates of a payment that is started at an instant. Its payout has the same speed. Throws
 * NoSuchDay.
 */
export function expectedPayment(startedAt: Date, payment: PaymentToDate, terms: EntryTerms = {}): ExpectedPayment {
  const capture = datesOf(startedAt, { ...payment, direction: 'debit' }, terms);
  const good_at = goodAt(capture.settles_at, payment.payout_delay_days);
  const payout = datesOf(good_at, { ...payment, direction: 'credit' }, terms);
  return { capture, good_at, payout, ...expectedDates(capture.settles_at, payment) };
}
