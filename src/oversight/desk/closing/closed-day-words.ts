// How a closed day is read in its documents.
import { addDays } from '../../../ach/calendar/days.ts';
import { easternText } from '../../../ach/calendar/eastern-time.ts';
import { startOfUtcDay } from '../../../platform/std/timestamps.ts';
import type { ClosedDay } from './closed-days.sql.ts';
import type { StatementOfDays } from './statements-of-days.ts';

/** `owed_by_payee` is "Owed by payee". */
export const inWords = (kind: string): string => `${kind[0]!.toUpperCase()}${kind.slice(1).replaceAll('_', ' ')}`;

export const statementWords: Record<StatementOfDays['state'], string> = {
  matched: 'Shows all cash of the books',
  not_shown: 'Does not show some cash of the books',
  missing: 'Does not reach the day',
  no_cash: 'The books moved no cash',
  none: 'No statement was ever entered',
};

/** From when to when its postings are. */
export function spanOf({ day, first_day }: ClosedDay): { from: string | null; until: string } {
  return {
    from: first_day === null ? null : easternText(startOfUtcDay(first_day)!),
    until: easternText(startOfUtcDay(addDays(day, 1))!),
  };
}
