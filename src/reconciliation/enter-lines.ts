// Enters lines of a bank's statement: each once, however often it is sent; then they are held
// against the books.
import { addDays } from '../calendar/days.ts';
import { easternDay } from '../calendar/eastern-time.ts';
import type { AtomicPhase } from '../database/atomic-phase.ts';
import { invalid } from '../refusals.ts';
import { uuidv7 } from '../std/identifiers.ts';
import { reconcileBank } from './reconcile-bank.ts';
import type { EnteredLine, StatementLine } from './statement-line.ts';
import { insertLines, selectEntered } from './statement-lines.sql.ts';

// A year that was mistyped is found out at once. Days.
const oldest = 366;

/**
 * Answers the lines as they stand now, in the order given. Refuses a day to come and one of long
 * ago.
 */
export async function enterLines(
  phase: AtomicPhase,
  { bank, lines }: { bank: string; lines: readonly EnteredLine[] },
  now: Date,
): Promise<StatementLine[]> {
  const today = easternDay(now);
  const earliest = addDays(today, -oldest);
  for (const [index, { booked_on }] of lines.entries())
    if (booked_on > today || booked_on < earliest)
      throw invalid(`lines.${index}.booked_on`, 'day', `must be from ${earliest} to ${today}`);
  const numbered = lines.map((line) => ({ ...line, uuid: uuidv7(now) }));
  await insertLines(phase, bank, numbered, now);
  await reconcileBank(phase, bank, now);
  return selectEntered(phase, bank, lines);
}
