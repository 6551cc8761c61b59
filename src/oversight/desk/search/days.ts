// The days that a question names: `yesterday`, `last week`, `in November`, `Nov 3`, `2026-11-03`.
// Days are Eastern, and a week begins on Monday.
import { addDays, type Day, daysInMonth, dayText, firstYear, lastYear, weekdayOf } from '../../../ach/calendar/days.ts';

/** Both days are included. */
export interface Days {
  from: Day;
  to: Day;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const weekday = '(?<weekday>mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const ofMonth = '(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<year>\\d{4}))?';

/** The groups of a pattern. */
type Found = { readonly [Name in 'year' | 'month' | 'number' | 'day' | 'weekday' | 'count']?: string | undefined };
type Reading = (found: Found, today: Day) => Days | null;

const one = (day: Day | null): Days | null => (day === null ? null : { from: day, to: day });
const yearOf = (day: Day): number => Number(day.slice(0, 4));
const monthOf = (day: Day): number => Number(day.slice(5, 7));

function existing(year: number, month: number, day: number): Day | null {
  if (year < firstYear || year > lastYear || month < 1 || month > 12) return null;
  return day < 1 || day > daysInMonth(year, month) ? null : dayText(year, month, day);
}

function wholeMonth(year: number, month: number): Days | null {
  const from = existing(year, month, 1);
  return from === null ? null : { from, to: dayText(year, month, daysInMonth(year, month)) };
}

function monthsAgo(today: Day, count: number): Days | null {
  const number = 12 * yearOf(today) + monthOf(today) - 1 - count;
  return wholeMonth(Math.floor(number / 12), (number % 12) + 1);
}

function week(today: Day, weeksAgo: number): Days {
  const from = addDays(today, 1 - weekdayOf(today) - 7 * weeksAgo);
  return { from, to: addDays(from, 6) };
}

/** Without a year: the last one that is not in the future. */
function dated(year: string | undefined, month: number, day: number, today: Day): Day | null {
  if (year !== undefined) return existing(Number(year), month, day);
  const inYear = existing(yearOf(today), month, day);
  return inYear !== null && inYear <= today ? inYear : existing(yearOf(today) - 1, month, day);
}

const numberOfMonth = ({ month }: Found): number => 1 + months.indexOf(month!.slice(0, 3).toLowerCase());

/** A month or a weekday alone may be a name: it needs the word before it. */
const readings: readonly [pattern: string, reading: Reading][] = [
  ['today', (_, today) => one(today)],
  ['yesterday', (_, today) => one(addDays(today, -1))],
  ['this week', (_, today) => week(today, 0)],
  ['last week', (_, today) => week(today, 1)],
  ['this month', (_, today) => monthsAgo(today, 0)],
  ['last month', (_, today) => monthsAgo(today, 1)],
  [
    '(?:in the )?last (?<count>\\d{1,3}) days',
    ({ count }, today) => ({ from: addDays(today, 1 - Number(count)), to: today }),
  ],
  [
    '(?:on )?(?<year>\\d{4})-(?<number>\\d{2})-(?<day>\\d{2})',
    ({ year, number, day }) => one(existing(Number(year), Number(number), Number(day))),
  ],
  [
    '(?:on )?(?<number>\\d{1,2})/(?<day>\\d{1,2})(?:/(?<year>\\d{4}))?',
    ({ year, number, day }, today) => one(dated(year, Number(number), Number(day), today)),
  ],
  [
    `(?:on )?${month} ${ofMonth}`,
    (found, today) => one(dated(found.year, numberOfMonth(found), Number(found.day), today)),
  ],
  [
    `(?:in |during )${month}(?: (?<year>\\d{4}))?`,
    (found, today) => {
      const first = dated(found.year, numberOfMonth(found), 1, today);
      return first === null ? null : wholeMonth(yearOf(first), monthOf(first));
    },
  ],
  [
    `(?:on |last )${weekday}`,
    ({ weekday: named }, today) => {
      const number = 1 + weekdays.indexOf(named!.slice(0, 3).toLowerCase());
      const ago = (weekdayOf(today) - number + 7) % 7;
      return one(addDays(today, -(ago || 7)));
    },
  ],
];

const patterns = readings.map(
  ([pattern, reading]) => [new RegExp(`(?<!\\S)${pattern.replaceAll(' ', '\\s+')}(?!\\S)`, 'i'), reading] as const,
);

export interface WithDays {
  /** The text without the days. */
  rest: string;
  days(today: Day): Days | null;
}

/** Null: the text names no days. */
export function daysIn(text: string): WithDays | null {
  for (const [pattern, reading] of patterns) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { rest: rest.replace(/\s+/g, ' ').trim(), days: (today) => reading(found.groups ?? {}, today) };
  }
  return null;
}
