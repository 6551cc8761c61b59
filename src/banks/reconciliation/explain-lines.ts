// Explains bank statement lines by cash of the books, as an operator says: many to one, one to
// many, a part of a file, or a line of which a part is something else (decision 49).
import { addDays } from '../../ach/calendar/days.ts';
import { postDirectly } from '../../payments/ledger/post-directly.sql.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import type { Origination } from '../origination/origination.ts';
import { overAccount } from './account/over-account.ts';
import { type CashMovement, type MovementKey, selectMissing, textOfKey } from './cash-movements.sql.ts';
import { type About, type Match, matchLine } from './match-line.ts';
import { type Plan, planExplanation, type RestMeaning } from './plan-explanation.ts';
import { cashOf, reversed, reverseOf, suspend } from './reconcile-bank.ts';
import { isUndecided, type StatementLine, signed } from './statement-line.ts';
import { lockLines, moveLines, selectLine } from './statement-lines.sql.ts';
import { insertTicks, lockTicks } from './statement-ticks.sql.ts';

/** Days between the first and the last cash of one explanation: what one query reads. */
export const mostDaysApart = 92;

/** What an operator says. The fields of `Match` are about the rest. */
export interface Explanation extends Omit<Match, 'as'> {
  lines: readonly string[];
  movements: readonly MovementKey[];
  rest_as?: RestMeaning;
}

export interface Explained extends Plan {
  lines: StatementLine[];
}

/**
 * Locks the lines and reads the cash that they show. Refuses lines that are decided, cash that
 * another line shows, and sums that differ.
 */
export async function readExplanation(
  phase: AtomicPhase,
  { lines: uuids, movements: keys, rest_as }: Explanation,
): Promise<Explained> {
  expectDistinct(
    'lines',
    uuids.map((uuid) => uuid.toLowerCase()),
  );
  expectDistinct('movements', keys.map(textOfKey));
  const first = await selectLine(phase, uuids[0]!);
  if (first === null) throw refuse('not_found', 'lines.0');
  const { bank } = first;
  await lockTicks(phase, bank);
  const locked = await lockLines(phase, uuids);
  const lines = uuids.map((uuid, index) => undecidedLine(locked, uuid, `lines.${index}`, bank));
  const plan = planExplanation(lines, await readMovements(phase, bank, keys), rest_as);
  if ('message' in plan) throw refuse('invalid_state', plan.field, plan.message);
  return { ...plan, lines };
}

/** Ticks the cash off, and books what is left of the line. The lines are locked. */
export async function explainLines(
  context: Pick<Origination, 'log' | 'bankingClock'>,
  phase: AtomicPhase,
  { lines, ticks, rest }: Explained,
  { rest_as, note, ...fields }: Explanation,
  now: Date,
): Promise<{ lines: StatementLine[]; about: About }> {
  await insertTicks(phase, ticks);
  const shownBy = (line: StatementLine) =>
    ticks.filter(({ line_uuid }) => line_uuid === line.uuid).reduce((sum, one) => sum + signed(one), 0);
  if (rest_as === undefined || rest_as === 'part_of_file') {
    await postDirectly(phase, lines.filter(({ suspended }) => suspended).map(reversed), now);
    await moveLines(
      phase,
      'explained',
      lines.map(({ uuid }) => uuid),
      { note, at: now },
    );
    const explained = { state: 'expected', note, decided_at: now } as const;
    return { about: {}, lines: lines.map((line) => ({ ...line, ...explained, shown_amount: shownBy(line) })) };
  }
  const line = lines[0]!;
  const shown = shownBy(line);
  if (line.state === 'open') await suspend(phase, [line], now);
  if (shown !== 0) await postDirectly(phase, [{ ...reverseOf(cashOf(partOf(line, shown))), transition: 'S3' }], now);
  const suspended: StatementLine = { ...line, state: 'suspense', suspended: true, shown_amount: shown };
  const matched = await matchLine(context, phase, suspended, { ...fields, note, as: rest_as }, now, partOf(line, rest));
  return { about: matched.about, lines: [matched.line] };
}

/** `cents`: credits are positive. */
const partOf = (line: StatementLine, cents: number): StatementLine => ({
  ...line,
  direction: cents > 0 ? 'credit' : 'debit',
  amount: Math.abs(cents),
});

function expectDistinct(field: 'lines' | 'movements', all: readonly string[]): void {
  const again = all.findIndex((one, index) => all.indexOf(one) !== index);
  if (again >= 0) throw invalid(`${field}.${again}`, 'duplicate', 'must not be given twice');
}

function undecidedLine(lines: readonly StatementLine[], uuid: string, field: string, bank: string): StatementLine {
  const line = lines.find((one) => one.uuid === uuid.toLowerCase());
  if (line === undefined) throw refuse('not_found', field);
  if (line.bank !== bank)
    throw refuse('invalid_state', field, `the line is of bank ${line.bank}, the first one of ${bank}. Choose one bank`);
  if (!isUndecided(line))
    throw refuse('invalid_state', field, `the line is \`${line.state}\`; undo that first, or leave it out`);
  return line;
}

async function readMovements(phase: AtomicPhase, bank: string, keys: readonly MovementKey[]): Promise<CashMovement[]> {
  const days = keys.map(({ moved_on }) => moved_on).toSorted();
  const [from, until] = [days[0]!, days.at(-1)!];
  if (addDays(from, mostDaysApart) <= until)
    throw invalid('movements', 'range', `must be of at most ${mostDaysApart} days`);
  const read = await overAccount(phase, bank, () => selectMissing(phase, { bank, from, until }));
  const missing = new Map(read.map((one) => [textOfKey(one), one]));
  return keys.map((key, index) => {
    const found = missing.get(textOfKey(key));
    if (found === undefined)
      throw refuse(
        'invalid_state',
        `movements.${index}`,
        'no cash of this source, direction and day waits for a line of this bank: a line shows it already, or the books did not move it. Read the desk again',
      );
    return found;
  });
}
