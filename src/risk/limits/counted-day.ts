// The banking day that a payment counts for: what is started on a weekend or holiday counts for the
// next one.
import { bankingDayFrom, previousBankingDay } from '../../calendar/banking-days.ts';
import { addDays, type Day } from '../../calendar/days.ts';
import { easternDay, easternTime } from '../../calendar/eastern-time.ts';

/** In Eastern time, as the network's day is kept. */
export function countedDay(at: Date): Day {
  return bankingDayFrom(easternDay(at));
}

/**
 * From the first instant that counts for a banking day up to, not including, the first one that
 * counts for the next.
 */
export function spanOfDay(day: Day): { from: Date; before: Date } {
  return {
    from: easternTime(addDays(previousBankingDay(day), 1), 0, 0),
    before: easternTime(addDays(day, 1), 0, 0),
  };
}
