// Periods of Eastern days, as the address of a list has them: by a name, which moves with the days,
// or from one day to another.
import { dayAndYear, dayPlus, easternDay, startOfEasternDay } from './times.ts';

/** Days `YYYY-MM-DD`, both inclusive; null: without an end on this side. */
export interface Period {
  from: string | null;
  until: string | null;
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

const named: Readonly<Record<string, (today: string) => Period>> = {
  today: (today) => ({ from: today, until: today }),
  yesterday: (today) => ({ from: dayPlus(today, -1), until: dayPlus(today, -1) }),
  'last-7-days': (today) => ({ from: dayPlus(today, -6), until: today }),
  'last-30-days': (today) => ({ from: dayPlus(today, -29), until: today }),
  'this-month': (today) => ({ from: firstOfMonth(today), until: today }),
  'last-month': (today) => {
    const last = dayPlus(firstOfMonth(today), -1);
    return { from: firstOfMonth(last), until: last };
  },
};

export const periodNames: readonly string[] = Object.keys(named);

const day = /^\d{4}-\d{2}-\d{2}$/;

/** `last-month`, `2026-03-01..2026-03-05`, `2026-03-01..`; null: it is no period. */
export function periodOf(value: string, today: string): Period | null {
  if (Object.hasOwn(named, value)) return named[value]!(today);
  const [from = '', until = '', ...others] = value.split('..');
  const isDay = (text: string) => text === '' || day.test(text);
  if (!value.includes('..') || others.length > 0 || !isDay(from) || !isDay(until)) return null;
  return { from: from === '' ? null : from, until: until === '' ? null : until };
}

/** The period as the address has it; empty: all days. */
export const periodText = ({ from, until }: Period): string =>
  from === null && until === null ? '' : `${from ?? ''}..${until ?? ''}`;

/** The instants of a request: the first one of the period, and the first one after it. */
export const instantsOf = ({ from, until }: Period): { from: string | undefined; before: string | undefined } => ({
  from: from === null ? undefined : startOfEasternDay(from),
  before: until === null ? undefined : startOfEasternDay(dayPlus(until, 1)),
});

/** The days of a period of instants. */
export const daysOf = (from: string | undefined, before: string | undefined): Period => ({
  from: from === undefined ? null : easternDay(from),
  until: before === undefined ? null : dayPlus(easternDay(before), -1),
});

/** `Mon, Mar 2, 2026 to Fri, Mar 6, 2026` */
export function periodInDays({ from, until }: Period, words: PeriodWords): string {
  if (from === until && from !== null) return dayAndYear(from);
  if (from === null) return until === null ? '' : words.until(dayAndYear(until));
  return until === null ? words.since(dayAndYear(from)) : words.fromTo(dayAndYear(from), dayAndYear(until));
}

interface PeriodWords {
  until(day: string): string;
  since(day: string): string;
  fromTo(from: string, until: string): string;
}
