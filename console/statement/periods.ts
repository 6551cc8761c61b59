// The period of days that the screen shows, in parts that one call of the API answers.
import { dayPlus } from '../format/times.ts';

/** Days `YYYY-MM-DD`; empty: not chosen. */
export interface Period {
  start_date: string;
  end_date: string;
}

/** Days that one call answers. */
export const daysOfCall = 92;

/** Oldest first. Without both days: one call, whose missing days the API chooses. */
export function periodsOf({ start_date, end_date }: Period): Partial<Period>[] {
  const chosen = {
    ...(start_date === '' ? {} : { start_date }),
    ...(end_date === '' ? {} : { end_date }),
  };
  if (start_date === '' || end_date === '' || start_date > end_date) return [chosen];
  const parts: Period[] = [];
  for (let from = start_date; from <= end_date; from = dayPlus(from, daysOfCall)) {
    const until = dayPlus(from, daysOfCall - 1);
    parts.push({ start_date: from, end_date: until < end_date ? until : end_date });
  }
  return parts;
}
