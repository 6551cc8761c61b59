// The dates of an entry: its cut-off, its effective entry date and its settlement.
import { cutOffFrom, type Settlement, settlementOf } from './banking-instants.ts';
import { networkWindows, type Speed, sameDayLimit, type Windows } from './windows.ts';

export interface EntryToDate {
  /** A debit collects, a credit pays. */
  direction: 'debit' | 'credit';
  /** The requested speed. */
  speed: Speed;
  /** Cents. */
  amount: number;
}

/** The terms of the bank that the entry goes out through. */
export interface EntryTerms {
  windows?: Windows;
  /** Cents: a larger entry always goes out at the standard speed. */
  same_day_limit?: number;
  /**
   * The banking day after the cut-off on which standard credits settle (ACH, time: the next or the
   * second).
   */
  credit_days?: 1 | 2;
}

export interface EntryDates extends Settlement {
  cut_off_at: Date;
  /** The actual speed: an entry that is too late or too large for the same day is `standard`. */
  speed: Speed;
}

/**
 * The dates of an entry that is ready at an instant. Debits settle on the next banking day (ACH,
 * time).
 */
export function datesOf(
  ready: Date,
  { direction, speed, amount }: EntryToDate,
  { windows = networkWindows, same_day_limit = sameDayLimit, credit_days = 1 }: EntryTerms = {},
): EntryDates {
  const cutOff = cutOffFrom(ready, amount > same_day_limit ? 'standard' : speed, windows);
  return {
    cut_off_at: cutOff.at,
    speed: cutOff.cutOff.speed,
    ...settlementOf(cutOff, direction === 'credit' ? credit_days : 1),
  };
}
