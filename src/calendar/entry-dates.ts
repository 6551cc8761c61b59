// The dates of an entry: with which cut-off it goes out, the effective entry date it carries, and
// when it settles.
import { cutOffFrom, type Settlement, settlementOf } from './banking-instants.ts';
import { networkWindows, type Speed, sameDayLimit, type Windows } from './windows.ts';

export interface EntryToDate {
  /** A debit collects, a credit pays. */
  direction: 'debit' | 'credit';
  /** As it was asked for. */
  speed: Speed;
  /** Cents. */
  amount: number;
}

/** What the bank that the entry goes out through allows. */
export interface EntryTerms {
  windows?: Windows;
  /** Cents: what is above it goes out at the standard speed, whatever was asked for. */
  same_day_limit?: number;
  /**
   * On which banking day after the cut-off standard credits settle (ACH, time: the next or the
   * second).
   */
  credit_days?: 1 | 2;
}

export interface EntryDates extends Settlement {
  cut_off_at: Date;
  /**
   * At which it really goes out: an entry that is too late or too large for the same day goes out
   * as `standard`.
   */
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
