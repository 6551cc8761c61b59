// Finds which of our cash movements each bank statement line shows. Tries the common ways in which
// banks add up entries. Writes nothing.
import { nextBankingDay, previousBankingDay } from '../../ach/calendar/banking-days.ts';
import type { Day } from '../../ach/calendar/days.ts';
import type { CashMovement } from './cash-movements.sql.ts';
import { type EnteredLine, signed } from './statement-line.ts';

export interface Found<Line> {
  line: Line;
  /** One or more movements that no other line shows. Their sum is the amount of the line. */
  movements: CashMovement[];
}

/** Splits movements into groups. One line may show one group. */
type WayToSum = (movements: readonly CashMovement[]) => CashMovement[][];

/** Ways in which a bank books the movements of one day, simplest first. */
const waysToSumDay: readonly WayToSum[] = [
  // The debits of a file, or its credits.
  (movements) => movements.map((one) => [one]),
  // A whole file.
  (movements) => groupsBy(movements, ({ source_uuid }) => source_uuid),
  // All credits of the day, or all debits.
  (movements) => groupsBy(movements, ({ direction }) => direction),
  // The whole day.
  (movements) => (movements.length === 0 ? [] : [[...movements]]),
];

/**
 * Ways in which a bank books a file of returns when a part moves on another day, because a return
 * never settles before its entry.
 */
const waysToSumDays: readonly WayToSum[] = [
  (movements) => groupsBy(movements, ({ source_uuid, direction }) => `${source_uuid} ${direction}`),
  (movements) => groupsBy(movements, ({ source_uuid }) => source_uuid),
];

const groupsBy = (movements: readonly CashMovement[], key: (one: CashMovement) => string) => [
  ...Map.groupBy(movements, key).values(),
];

/**
 * Finds the cash for each line, in order. The bank may book at night on another day than we do: the
 * day of the line is tried first, then the banking days before and after it. If two groups have the
 * same sum, the one whose file name is in the reference is taken.
 */
export function findExpected<Line extends EnteredLine>(
  lines: readonly Line[],
  movements: readonly CashMovement[],
): Found<Line>[] {
  const left = new Set(movements);
  return lines.flatMap((line) => {
    const shown = shownBy(line, left);
    if (shown === null) return [];
    for (const one of shown) left.delete(one);
    return [{ line, movements: shown }];
  });
}

function shownBy(line: EnteredLine, left: ReadonlySet<CashMovement>): CashMovement[] | null {
  const days = daysAround(line.booked_on);
  for (const day of days) {
    const found = fitting(
      line,
      [...left].filter(({ moved_on }) => moved_on === day),
      waysToSumDay,
    );
    if (found !== null) return found;
  }
  return fitting(
    line,
    [...left].filter(({ moved_on }) => days.includes(moved_on)),
    waysToSumDays,
  );
}

/** The group with the line's amount, by the simplest way that has one. */
function fitting(
  line: EnteredLine,
  movements: readonly CashMovement[],
  waysToSum: readonly WayToSum[],
): CashMovement[] | null {
  for (const sum of waysToSum) {
    const groups = sum(movements).filter((group) => total(group) === signed(line));
    const named = groups.find((group) => group.some(({ name }) => name !== null && line.reference.includes(name)));
    const found = named ?? groups[0];
    if (found !== undefined) return found;
  }
  return null;
}

const total = (group: readonly CashMovement[]) => group.reduce((sum, one) => sum + signed(one), 0);

function daysAround(day: Day): Day[] {
  return [day, previousBankingDay(day), nextBankingDay(day)];
}

/** The first and last day on which the cash of these lines may have moved. */
export function daysToSearch(lines: readonly EnteredLine[]): { from: Day; until: Day } {
  const days = lines.flatMap(({ booked_on }) => daysAround(booked_on)).toSorted();
  return { from: days[0]!, until: days.at(-1)! };
}
