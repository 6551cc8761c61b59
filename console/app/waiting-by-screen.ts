// How many rows wait in each list of the navigation.
import type { DataOf } from '../api/request.ts';
import { screenOf } from '../lists/lists.ts';

/**
 * How many rows wait in each list, from what waits today and what goes wrong. What is missed waits
 * no more.
 */
export function waitingByScreen({
  waiting,
  trouble,
}: Pick<DataOf<'/admin/v1/today'>, 'waiting' | 'trouble'>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path, count } of [...waiting, ...trouble.filter(({ kind }) => kind !== 'dishonor_missed')]) {
    const list = screenOf(path)?.list;
    if (list !== undefined) counts.set(`/${list}`, (counts.get(`/${list}`) ?? 0) + count);
  }
  return counts;
}
