// Enters lines of a bank's statement: each once, however often it is sent; then they are held against the books.
import { addDays } from '../../calendar/days.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { invalid } from '../../refusals.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import { type BankNames, reconcileBank } from './reconcile-bank.ts';
import type { EnteredLine, StatementLine } from './statement-line.ts';
import { insertLines, selectEntered } from './statement-lines.sql.ts';

// A year that was mistyped is found out at once. Days.
const oldest = 366;

/** Answers the lines as they stand now, in the order given. Refuses a day to come and one of long ago. */
export async function enterLines(
  phase: AtomicPhase,
  { bank, banks, lines }: { bank: string; banks: BankNames; lines: readonly EnteredLine[] },
  now: Date,
): Promise<StatementLine[]> {
  const today = easternDay(now);
  const earliest = addDays(today, -oldest);
  for (const [index, { booked_on }] of lines.entries())
    if (booked_on > today || booked_on < earliest)
      throw invalid(`lines.${index}.booked_on`, 'day', `must be from ${earliest} to ${today}`);
  const numbered = lines.map((line) => ({ ...line, uuid: uuidv7(now) }));
  await insertLines(phase, bank, numbered, now);
  await reconcileBank(phase, bank, banks, now);
  return selectEntered(phase, bank, lines);
}

/** The bank that is named, or the one that payments go through. Refuses one that is not configured. */
export function bankNamed(name: string | undefined, banks: BankNames | null): { bank: string; banks: BankNames } {
  if (banks === null) throw invalid('bank', 'configured', 'there is no bank: ACHORD_BANKS_FILE names none');
  const bank = name ?? banks[0];
  if (!banks.includes(bank)) throw invalid('bank', 'configured', `must be one of ${banks.join(', ')}`);
  return { bank, banks };
}
