// What an act moves: how much from which account to which, or a sentence.
import { Text } from '@mantine/core';
import { dollars } from '../format/money.ts';
import { words } from '../words/en.ts';

/** Money that moves between two accounts of the books. */
export interface MoneyMove {
  /** Why it moves. */
  description: string;
  amount: number;
  /** From which account to which, in words. */
  way: string;
}

export type Move = string | MoneyMove;

const mostShown = 10;

/** The same move of many rows is said once. */
export function Moves({ moves }: { moves: readonly Move[] }) {
  const distinct = [...new Map(moves.map((move) => [JSON.stringify(move), move])).entries()];
  return (
    <section className="moves" aria-label={words.act.moves}>
      {distinct.length === 0 && <Text size="sm">{words.act.movesNothing}</Text>}
      {distinct.slice(0, mostShown).map(([key, move]) =>
        typeof move === 'string' ? (
          <Text key={key} size="sm">
            {move}
          </Text>
        ) : (
          <div key={key} className="move">
            <span className="number">{dollars(move.amount)}</span>
            <span>
              {move.way}
              <span className="quiet"> · {move.description}</span>
            </span>
          </div>
        ),
      )}
      {distinct.length > mostShown && <Text size="sm">{words.act.moreMoves(distinct.length - mostShown)}</Text>}
    </section>
  );
}
