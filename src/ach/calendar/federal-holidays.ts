// The holidays of the Federal Reserve: eleven rules, and the day that each closes.
import { addDays, type Day, daysInMonth, dayText, numberOf, weekdayOf, weekdayWith } from './days.ts';

export interface Holiday {
  name: string;
  /** The holiday itself. */
  day: Day;
  /**
   * The day on which the Federal Reserve Banks close for it; null for a holiday on a Saturday,
   * which closes no day.
   */
  closes: Day | null;
}

const saturday = 6;
const sunday = 7;

type Rule =
  | { name: string; month: number; day: number; since?: number }
  | { name: string; month: number; nth: number | 'last'; weekday: 'Monday' | 'Thursday' };

// ACH, time. Federal law names the days (5 U.S.C. 6103). Juneteenth is a holiday since 2021 and
// first closed the banks in 2022.
const rules: readonly Rule[] = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Birthday of Martin Luther King, Jr.', month: 1, nth: 3, weekday: 'Monday' },
  { name: 'Washington’s Birthday', month: 2, nth: 3, weekday: 'Monday' },
  { name: 'Memorial Day', month: 5, nth: 'last', weekday: 'Monday' },
  { name: 'Juneteenth National Independence Day', month: 6, day: 19, since: 2021 },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, nth: 1, weekday: 'Monday' },
  { name: 'Columbus Day', month: 10, nth: 2, weekday: 'Monday' },
  { name: 'Veterans Day', month: 11, day: 11 },
  { name: 'Thanksgiving Day', month: 11, nth: 4, weekday: 'Thursday' },
  { name: 'Christmas Day', month: 12, day: 25 },
];

/** The holidays of a year in order; throws NoSuchDay for a year outside the calendar. */
export function holidaysOf(year: number): Holiday[] {
  return rules
    .filter((rule) => !('since' in rule) || year >= rule.since!)
    .map((rule) => {
      const day = 'day' in rule ? dayText(year, rule.month, rule.day) : nthWeekday(year, rule);
      return { name: rule.name, day, closes: closedFor(day) };
    });
}

/**
 * Banks are open on the Friday before a Saturday holiday, and closed on the Monday after a Sunday
 * holiday.
 */
function closedFor(day: Day): Day | null {
  const weekday = weekdayOf(day);
  if (weekday === saturday) return null;
  return weekday === sunday ? addDays(day, 1) : day;
}

function nthWeekday(year: number, { month, nth, weekday }: Extract<Rule, { nth: unknown }>): Day {
  const wanted = weekday === 'Monday' ? 1 : 4;
  // Seven days in a row contain each weekday once: the n-th is among the seven that end here.
  const end = nth === 'last' ? daysInMonth(year, month) : nth * 7;
  const last = numberOf(dayText(year, month, end));
  return addDays(dayText(year, month, end), -((weekdayWith(last) - wanted + 7) % 7));
}
