// What is selected on the reconciliation desk: lines at the left, cash at the right, and what their
// sums leave.
import type { DataOf } from '../api/request.ts';

export type Desk = DataOf<'/admin/v1/bank-statement/desk'>;
export type Line = Desk['lines'][number];
export type Cash = Desk['movements'][number];
type Movement = Desk['proposals'][number]['movements'][number];

export const keyOf = ({ source_uuid, direction, moved_on }: Movement): string =>
  `${source_uuid} ${direction} ${moved_on}`;

/** Cents: what came in is positive. */
export const signed = ({ direction, amount }: Pick<Line, 'direction' | 'amount'>): number =>
  direction === 'credit' ? amount : -amount;

export interface Selected {
  lines: readonly Line[];
  cash: readonly Cash[];
  /** Cents: the sums, and the sum of the lines without the cash. */
  shown: number;
  moved: number;
  rest: number;
}

const sumOf = (all: readonly Pick<Line, 'direction' | 'amount'>[]) => all.reduce((sum, one) => sum + signed(one), 0);

/** What has gone from the desk is selected no more. */
export function selectedOf({ lines, movements }: Desk, keys: ReadonlySet<string>): Selected {
  const chosen = {
    lines: lines.filter(({ uuid }) => keys.has(uuid)),
    cash: movements.filter((one) => keys.has(keyOf(one))),
  };
  const [shown, moved] = [sumOf(chosen.lines), sumOf(chosen.cash)];
  return { ...chosen, shown, moved, rest: shown - moved };
}

export interface Proposed {
  keys: readonly string[];
  isOnly: boolean;
  isPart: boolean;
}

/** By the uuid of the line: what the service proposes for it. */
export const proposalsOf = ({ proposals }: Desk): ReadonlyMap<string, Proposed> =>
  new Map(
    proposals.flatMap(({ line_uuids, movements, is_only, rest_as }) => {
      const proposed = { keys: [...line_uuids, ...movements.map(keyOf)], isOnly: is_only, isPart: rest_as !== null };
      return line_uuids.map((uuid) => [uuid, proposed] as const);
    }),
  );
