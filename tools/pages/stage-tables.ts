// Tables of state moves as sections of a page.
import type { StateMove, StateMoves } from '../../src/payments/lifecycle/states/state-moves.ts';

/** A section with one row a move. */
export function stageTable(title: string, moves: StateMoves<string>): string {
  const lines = Object.entries(moves).map(
    ([name, move]) => `| ${name} | ${states(move.from)} | \`${move.to}\` | ${move.words} | ${columns(move)} |`,
  );
  return [`## ${title}`, '', '| move | from | to | what happens | sets |', '|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}

const states = (list: readonly string[]) =>
  list.length === 0 ? '(none)' : list.map((one) => `\`${one}\``).join(' or ');

function columns({ sets = {} }: StateMove<string>): string {
  return Object.entries(sets)
    .map(([column, detail]) => (detail === null ? `\`${column}\` to null` : `\`${column}\``))
    .join(', ');
}
