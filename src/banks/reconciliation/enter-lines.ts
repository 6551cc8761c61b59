// Enters lines of a bank statement, each only once, however often the statement is entered; and
// reconciles them with the books.
import { addDays, type Day } from '../../ach/calendar/days.ts';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { invalid } from '../../platform/refusals.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import { reconcileBank } from './reconcile-bank.ts';
import type { StatementBalances } from './statement-balances.sql.ts';
import { enterBalances } from './statement-balances.ts';
import { countEqualLines, type EnteredLine, type StatementLine } from './statement-line.ts';
import { insertLines, selectEntered } from './statement-lines.sql.ts';

// Days. Catches a mistyped year.
const oldest = 366;

export interface Entering {
  bank: string;
  lines: readonly EnteredLine[];
  /** What the statements of these lines say of their balances. */
  balances?: readonly StatementBalances[];
}

export interface Entered {
  /** With their current states, in the order given. */
  lines: (StatementLine & { is_new: boolean })[];
  /** What differs between balances and lines. The lines are entered all the same. */
  differences: string[];
}

/** What is wrong with the day of a line; null: nothing. */
export function dayProblem(day: Day, now: Date): string | null {
  const today = easternDay(now);
  const earliest = addDays(today, -oldest);
  return day > today || day < earliest ? `must be from ${earliest} to ${today}` : null;
}

/** Refuses a day in the future or more than a year ago. */
export async function enterLines(
  phase: AtomicPhase,
  { bank, lines, balances = [] }: Entering,
  now: Date,
): Promise<Entered> {
  for (const [index, { booked_on }] of lines.entries()) {
    const problem = dayProblem(booked_on, now);
    if (problem !== null) throw invalid(`lines.${index}.booked_on`, 'day', problem);
  }
  const counted = countEqualLines(lines);
  const numbered = counted.map((line) => ({ ...line, uuid: uuidv7(now) }));
  await insertLines(phase, bank, numbered, now);
  const differences = balances.length === 0 ? [] : await enterBalances(phase, bank, balances, now);
  await reconcileBank(phase, bank, now);
  const added = new Set(numbered.map(({ uuid }) => uuid));
  const entered = await selectEntered(phase, bank, counted);
  return { lines: entered.map((line) => ({ ...line, is_new: added.has(line.uuid) })), differences };
}
