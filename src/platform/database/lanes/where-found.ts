// Finds the lane of a record whose tenant is not known yet.
import { onLane } from './lane.ts';
import type { Lanes } from './lanes.ts';

/**
 * Runs `work` in one lane after the other until it has found its record, and answers what the last
 * one answered. Where `work` does not find it, it changes nothing.
 */
export async function whereFound<Result>(
  { all }: Pick<Lanes, 'all'>,
  work: () => Promise<Result>,
  isFound: (result: Result) => boolean,
): Promise<Result> {
  const [home, ...others] = all;
  if (others.length === 0) return work();
  let result = await onLane(home!, work);
  for (const lane of others) {
    if (isFound(result)) break;
    result = await onLane(lane, work);
  }
  return result;
}
