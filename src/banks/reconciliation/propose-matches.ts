// Proposes which cash of the books each open line of a bank statement shows, by exact sums. Writes
// nothing: an operator decides.
import { numberOf } from '../../ach/calendar/days.ts';
import { type CashMovement, type CashPart, type MovementKey, textOfKey } from './cash-movements.sql.ts';
import type { StatementLine } from './statement-line.ts';

/** One line for one or more movements, or several lines for one. Their sums are equal. */
export interface Proposal {
  lines: ProposedLine[];
  movements: CashMovement[];
  /** False: another line or movement, or as few others, have this sum; or the search stopped. */
  is_only: boolean;
  /** The line shows a part of the only movement: a batch of our file, or an item of the bank's. */
  is_part: boolean;
}

export type ProposedLine = Pick<StatementLine, 'uuid' | 'booked_on' | 'direction' | 'amount'>;

/** Days between a line and its cash. */
export const mostDaysAway = 7;
/** The most lines or movements of one sum. */
export const mostPieces = 8;
/** Of one line or movement, the nearest in time. */
const mostCandidates = 40;
// About 5 ms of one processor.
const mostSteps = 200_000;

/**
 * A line or a movement is in one proposal at most. `is_complete` false: the search stopped before
 * it tried all sums, so a line without a proposal may have one.
 */
export function proposeMatches(
  lines: readonly ProposedLine[],
  movements: readonly CashMovement[],
): { proposals: Proposal[]; is_complete: boolean } {
  const search = { steps: mostSteps, is_complete: true };
  const proposals: Proposal[] = [];
  const allLines = lines.map((of) => ({ of, amount: of.amount, day: numberOf(of.booked_on) }));
  const allCash = movements.map((of) => ({ of, amount: of.amount, day: numberOf(of.moved_on) }));
  const [open, left] = [new Set(allLines), new Set(allCash)];
  for (const line of open) {
    const found = judgedSum(line, { all: allCash, left, rivals: allLines }, search);
    if (found === null) continue;
    open.delete(line);
    for (const one of found.pieces) left.delete(one);
    proposals.push({
      lines: [line.of],
      movements: found.pieces.map(({ of }) => of),
      is_only: found.is_only,
      is_part: false,
    });
  }
  for (const movement of left) {
    const found = judgedSum(movement, { all: allLines, left: open, rivals: allCash }, search);
    if (found === null) continue;
    for (const one of found.pieces) open.delete(one);
    proposals.push({
      lines: found.pieces.map(({ of }) => of),
      movements: [movement.of],
      is_only: found.is_only,
      is_part: false,
    });
  }
  return { proposals, is_complete: search.is_complete };
}

interface Piece<Of extends { direction: string }> {
  of: Of;
  /** Cents. */
  amount: number;
  /** The number of its day. */
  day: number;
}

/**
 * For lines without another proposal: a part of cash with exactly their amount, of which enough is
 * not shown yet. Cash of other proposals is left to them. `all`: with what has proposals.
 */
export function proposeParts(
  lines: readonly ProposedLine[],
  movements: readonly CashMovement[],
  parts: readonly CashPart[],
  all: { lines: readonly ProposedLine[]; movements: readonly CashMovement[] } = { lines, movements },
): Proposal[] {
  const missing = new Set(all.movements.map(textOfKey));
  const left = new Map(movements.map((of) => [textOfKey(of), { of, amount: of.amount, taken: new Set<CashPart>() }]));
  return lines.flatMap((line) => {
    const day = numberOf(line.booked_on);
    const mayBeOf = (cash: Sided & MovementKey, one: Sided & { booked_on: string }) =>
      cash.amount === one.amount &&
      cash.direction === one.direction &&
      awayFrom(numberOf(one.booked_on), cash) <= mostDaysAway;
    const fitting = parts.filter((part) => missing.has(textOfKey(part)) && mayBeOf(part, line));
    const isLeft = (part: CashPart) => {
      const movement = left.get(textOfKey(part));
      return movement !== undefined && !movement.taken.has(part) && movement.amount > part.amount;
    };
    const [part] = fitting.filter(isLeft).toSorted((a, b) => awayFrom(day, a) - awayFrom(day, b));
    if (part === undefined) return [];
    const movement = left.get(textOfKey(part))!;
    movement.taken.add(part);
    movement.amount -= part.amount;
    const is_only =
      fitting.length === 1 &&
      !all.movements.some((one) => mayBeOf(one, line)) &&
      !all.lines.some((one) => one !== line && mayBeOf(part, one));
    return [{ lines: [line], movements: [movement.of], is_only, is_part: true }];
  });
}

type Sided = Pick<ProposedLine, 'amount' | 'direction'>;

const awayFrom = (day: number, { moved_on }: MovementKey) => Math.abs(numberOf(moved_on) - day);

interface Search {
  /** How many are left. */
  steps: number;
  is_complete: boolean;
}

interface Choice<Of extends { direction: string }, For extends { direction: string }> {
  all: readonly Piece<Of>[];
  /** Of these, those without a proposal. */
  left: ReadonlySet<Piece<Of>>;
  /** What the pieces may be for. */
  rivals: readonly Piece<For>[];
}

/**
 * A sum of pieces that are left. It is the only one if all pieces have no other, and if nothing
 * else within reach has the amount.
 */
function judgedSum<Of extends { direction: string }, For extends { direction: string }>(
  target: Piece<For>,
  { all, left, rivals }: Choice<Of, For>,
  search: Search,
): { pieces: Piece<Of>[]; is_only: boolean } | null {
  const of = { ...search, is_complete: true };
  const near = nearest(target, all, of);
  const ofAll = exactSum(near, target.amount, of);
  const isLeft = ofAll === null ? near.length < mostCandidates : ofAll.pieces.every((one) => left.has(one));
  const found = isLeft ? ofAll : exactSum(nearest(target, left, of), target.amount, of);
  search.steps = of.steps;
  search.is_complete &&= of.is_complete;
  if (found === null) return null;
  const isRival = (one: Piece<For>) =>
    one !== target &&
    one.amount === target.amount &&
    one.of.direction === target.of.direction &&
    found.pieces.some(({ day }) => Math.abs(day - one.day) <= mostDaysAway);
  return { pieces: found.pieces, is_only: isLeft && found.is_only && of.is_complete && !rivals.some(isRival) };
}

/** Of the same direction, at most `mostDaysAway` away; the nearest first. */
function nearest<Of extends { direction: string }>(
  { of: { direction }, day }: Piece<{ direction: string }>,
  all: Iterable<Piece<Of>>,
  search: Search,
): Piece<Of>[] {
  const away = (one: Piece<Of>) => Math.abs(day - one.day);
  const near = [...all]
    .filter((one) => one.of.direction === direction && away(one) <= mostDaysAway)
    .toSorted((a, b) => away(a) - away(b));
  if (near.length > mostCandidates) search.is_complete = false;
  return near.slice(0, mostCandidates);
}

/** The fewest pieces with this sum; null: none were found. */
function exactSum<Of extends { amount: number }>(
  pieces: readonly Of[],
  sum: number,
  search: Search,
): { pieces: Of[]; is_only: boolean } | null {
  const largestFirst = pieces.filter(({ amount }) => amount <= sum).toSorted((a, b) => b.amount - a.amount);
  for (let size = 1; size <= Math.min(mostPieces, largestFirst.length); size++) {
    const found: Of[][] = [];
    pick(largestFirst, { from: 0, size, sum }, [], found, search);
    if (found.length > 0) return { pieces: found[0]!, is_only: found.length === 1 };
  }
  return null;
}

/** Finds up to two sums: the second says that the first is not the only one. */
function pick<Of extends { amount: number }>(
  pieces: readonly Of[],
  { from, size, sum }: { from: number; size: number; sum: number },
  picked: readonly Of[],
  found: Of[][],
  search: Search,
): void {
  if (size === 0) {
    if (sum === 0) found.push([...picked]);
    return;
  }
  for (let index = from; index + size <= pieces.length && found.length < 2; index++) {
    if (search.steps-- <= 0) {
      search.is_complete = false;
      return;
    }
    const piece = pieces[index]!;
    // The pieces that follow are smaller.
    if (piece.amount * size < sum) return;
    if (piece.amount > sum) continue;
    pick(pieces, { from: index + 1, size: size - 1, sum: sum - piece.amount }, [...picked, piece], found, search);
  }
}
