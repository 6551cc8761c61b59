// Finds a record whose lane is not known yet.
import { connectionLost } from '../database-error.ts';
import { onLane } from './lane.ts';
import type { Lanes } from './lanes.ts';

/**
 * Asks one lane after the other, until one has an answer. Null: none has. A lane that cannot be
 * asked matters only then, because it may have one: its error is thrown.
 */
export async function firstAnswer<Place, Answer>(
  lanes: readonly Place[],
  ask: (lane: Place) => Promise<Answer | null>,
  isAway: (error: unknown) => boolean = connectionLost,
): Promise<Answer | null> {
  const away: unknown[] = [];
  for (const lane of lanes)
    try {
      const answer = await ask(lane);
      if (answer !== null) return answer;
    } catch (error) {
      if (!isAway(error)) throw error;
      away.push(error);
    }
  if (away.length > 0) throw away[0];
  return null;
}

/**
 * `work` runs in each lane, if there are several. Where it answers null, it has changed nothing.
 */
export const whereFound = <Answer>(
  { all }: Pick<Lanes, 'all'>,
  work: () => Promise<Answer | null>,
): Promise<Answer | null> => (all.length === 1 ? work() : firstAnswer(all, (lane) => onLane(lane, work)));
