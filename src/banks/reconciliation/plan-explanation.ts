// Says which line of a bank statement shows how much of which cash, when an operator explains lines
// by cash of the books. Writes nothing.
import { inDollars } from '../../platform/std/dollars.ts';
import type { CashMovement } from './cash-movements.sql.ts';
import { type StatementLine, signed } from './statement-line.ts';
import type { Tick } from './statement-ticks.sql.ts';

/**
 * What is left between the lines and the cash. part_of_file: cash that no line shows yet. The
 * others are a part of the line that the books did not expect.
 */
export const restMeanings = ['part_of_file', 'bank_fee', 'own_funds', 'return_of'] as const;

export type RestMeaning = (typeof restMeanings)[number];

type Line = Pick<StatementLine, 'uuid' | 'direction' | 'amount'>;

export interface Plan {
  ticks: Tick[];
  /** Cents of the line that no cash explains; credits are positive. Zero: cash explains it all. */
  rest: number;
}

/** Why these lines cannot be explained so: the field of the request, and a sentence. */
export interface NotExplained {
  field: 'lines' | 'movements' | 'rest_as';
  message: string;
}

export function planExplanation(
  lines: readonly Line[],
  movements: readonly CashMovement[],
  restAs: RestMeaning | undefined,
): Plan | NotExplained {
  const [shown, moved] = [sumOf(lines), sumOf(movements)];
  const rest = shown - moved;
  const isOneWay = new Set([...lines, ...movements].map(({ direction }) => direction)).size === 1;
  if (restAs === 'part_of_file') {
    if (movements.length !== 1 || !isOneWay || Math.abs(shown) >= Math.abs(moved))
      return {
        field: 'rest_as',
        message: `\`part_of_file\` needs one movement, and lines of its direction that are less than it: the lines are ${inDollars(shown)}, the cash is ${inDollars(moved)}`,
      };
    return { ticks: spread(lines, movements), rest: 0 };
  }
  if (restAs === undefined && rest !== 0)
    return {
      field: 'lines',
      message: `the lines are ${inDollars(shown)}, the cash is ${inDollars(moved)}: ${inDollars(rest)} is left. Choose others, or say in \`rest_as\` what it is`,
    };
  if (restAs !== undefined && (rest === 0 || lines.length !== 1))
    return {
      field: 'rest_as',
      message:
        rest === 0
          ? 'nothing is left: leave it out'
          : 'is possible for one line. Explain the lines one by one, or leave it out',
    };
  if (restAs === 'own_funds' && rest < 0)
    return { field: 'rest_as', message: `${inDollars(-rest)} is missing: only money that came in is own funds` };
  const [line, ...others] = lines;
  if (others.length === 0)
    return { ticks: movements.map((one) => ({ ...keyOf(one), line_uuid: line!.uuid, amount: one.amount })), rest };
  if (!isOneWay)
    return {
      field: 'lines',
      message: 'several lines need cash of their own direction only. Explain debits and credits apart, or one line',
    };
  return { ticks: spread(lines, movements), rest: 0 };
}

/** Gives the cash to the lines in order. All are of one direction, and there is enough cash. */
function spread(lines: readonly Line[], movements: readonly CashMovement[]): Tick[] {
  const left = movements.map((one) => ({ ...keyOf(one), amount: one.amount }));
  return lines.flatMap(({ uuid, amount }) => {
    const ticks: Tick[] = [];
    for (let open = amount; open > 0; ) {
      const next = left.find((one) => one.amount > 0)!;
      const part = Math.min(open, next.amount);
      ticks.push({ ...next, line_uuid: uuid, amount: part });
      next.amount -= part;
      open -= part;
    }
    return ticks;
  });
}

const keyOf = ({ source_uuid, direction, moved_on }: CashMovement) => ({ source_uuid, direction, moved_on });

const sumOf = (all: readonly Pick<StatementLine, 'direction' | 'amount'>[]) =>
  all.reduce((total, one) => total + signed(one), 0);
