// The banking day that a payment counts for: a payment on a weekend or holiday counts for the next
// one.
import { bankingDayFrom, previousBankingDay } from '../../../ach/calendar/banking-days.ts';
import { addDays, type Day } from '../../../ach/calendar/days.ts';
import { easternDay, easternTime } from '../../../ach/calendar/eastern-time.ts';

/** In Eastern time, like the day of the network. */
export function countedDay(at: Date): Day {
  return bankingDayFrom(easternDay(at));
}

/**
 * The instants that count for a banking day: from the first, before the first of the next banking
 * day.
 */
export function spanOfDay(day: Day): { from: Date; before: Date } {
  return {
    from: easternTime(addDays(previousBankingDay(day), 1), 0, 0),
    before: easternTime(addDays(day, 1), 0, 0),
  };
}
