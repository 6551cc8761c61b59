// Which cash of ours each line of a statement shows: the rules by which banks sum up, tried one
// after the other. Decides, writes nothing.
import { nextBankingDay, previousBankingDay } from '../calendar/banking-days.ts';
import type { Day } from '../calendar/days.ts';
import type { CashMovement } from './cash-movements.sql.ts';
import { type EnteredLine, signed } from './statement-line.ts';

export interface Found<Line> {
  line: Line;
  /** One or more, each shown by no other line; they come to what the line does. */
  movements: CashMovement[];
}

/** Answers groups of movements; a single line may show one group. */
type WayToSum = (movements: readonly CashMovement[]) => CashMovement[][];

/** Ways in which a bank books what moved on a day, the plainest first. */
const waysToSumDay: readonly WayToSum[] = [
  // What a file debited, or credited.
  (movements) => movements.map((one) => [one]),
  // A file as a whole.
  (movements) => groupsBy(movements, ({ source_uuid }) => source_uuid),
  // All that came in on a day, or went out.
  (movements) => groupsBy(movements, ({ direction }) => direction),
  // The day.
  (movements) => (movements.length === 0 ? [] : [[...movements]]),
];

/**
 * Ways in which a bank books a file of returns when a part of it moves on another day, because no
 * return settles before its entry.
 */
const waysToSumDays: readonly WayToSum[] = [
  (movements) => groupsBy(movements, ({ source_uuid, direction }) => `${source_uuid} ${direction}`),
  (movements) => groupsBy(movements, ({ source_uuid }) => source_uuid),
];

const groupsBy = (movements: readonly CashMovement[], key: (one: CashMovement) => string) => [
  ...Map.groupBy(movements, key).values(),
];

/**
 * For each line, in their order, the cash it shows. A bank and we may differ by a day, for what
 * happens at night: the day of the line comes first, then the banking days beside it. Of two that
 * come to the same, the one whose file the reference names.
 */
export function findExpected<Line extends EnteredLine>(
  lines: readonly Line[],
  movements: readonly CashMovement[],
): Found<Line>[] {
  const left = new Set(movements.filter(({ line_uuid }) => line_uuid === null));
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

/** The group of the plainest way that comes to what the line shows. */
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

/** The first and the last day on which cash may have moved that lines of some days show. */
export function daysToSearch(lines: readonly EnteredLine[]): { from: Day; until: Day } {
  const days = lines.flatMap(({ booked_on }) => daysAround(booked_on)).toSorted();
  return { from: days[0]!, until: days.at(-1)! };
}
