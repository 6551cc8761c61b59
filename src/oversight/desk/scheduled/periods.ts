// Which days a scheduled file covers, and when it is written: on the first banking day after them.
import { bankingDayFrom } from '../../../ach/calendar/banking-days.ts';
import { addDays, type Day, daysInMonth, dayText, weekdayOf } from '../../../ach/calendar/days.ts';
import { easternTime } from '../../../ach/calendar/eastern-time.ts';

export const frequencies = ['banking_day', 'week', 'month'] as const;
export type Every = (typeof frequencies)[number];

export interface Period {
  first_day: Day;
  last_day: Day;
  /** When the file is due. */
  due_at: Date;
}

/**
 * The period after `covered_until`. A banking day has the days since the banking day before it, so
 * the file of a Monday has Friday to Sunday. A week begins on Monday.
 */
export function nextPeriod(every: Every, covered_until: Day, hour: number): Period {
  const next = addDays(covered_until, 1);
  const [first_day, last_day] = {
    banking_day: () => [next, addDays(bankingDayFrom(addDays(next, 1)), -1)] as const,
    week: () => {
      const monday = addDays(next, 1 - weekdayOf(next));
      return [monday, addDays(monday, 6)] as const;
    },
    month: () => {
      const [year, month] = next.split('-').map(Number) as [number, number];
      return [dayText(year, month, 1), dayText(year, month, daysInMonth(year, month))] as const;
    },
  }[every]();
  return { first_day, last_day, due_at: easternTime(bankingDayFrom(addDays(last_day, 1)), hour, 0) };
}
