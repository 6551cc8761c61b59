// Enters lines of a bank statement, each only once, however often the statement is entered; and
// reconciles them with the books.
import { addDays } from '../../ach/calendar/days.ts';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { invalid } from '../../platform/refusals.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import { reconcileBank } from './reconcile-bank.ts';
import { countEqualLines, type EnteredLine, type StatementLine } from './statement-line.ts';
import { insertLines, selectEntered } from './statement-lines.sql.ts';

// Days. Catches a mistyped year.
const oldest = 366;

export interface Entering {
  bank: string;
  lines: readonly EnteredLine[];
  /** The field of the request that has the day of a line. */
  fieldOf?: (line: number) => string;
}

/**
 * Returns the lines with their current states, in the order given. Refuses a day in the future or
 * more than a year ago.
 */
export async function enterLines(
  phase: AtomicPhase,
  { bank, lines, fieldOf = (line) => `lines.${line}.booked_on` }: Entering,
  now: Date,
): Promise<StatementLine[]> {
  const today = easternDay(now);
  const earliest = addDays(today, -oldest);
  for (const [index, { booked_on }] of lines.entries())
    if (booked_on > today || booked_on < earliest)
      throw invalid(fieldOf(index), 'day', `must be from ${earliest} to ${today}`);
  const counted = countEqualLines(lines);
  const numbered = counted.map((line) => ({ ...line, uuid: uuidv7(now) }));
  await insertLines(phase, bank, numbered, now);
  await reconcileBank(phase, bank, now);
  return selectEntered(phase, bank, counted);
}
