// How many rows wait in each list of the navigation.
import type { DataOf } from '../api/request.ts';
import { screenOf } from '../lists/lists.ts';

/** What is missed waits no more. Payments that a file or a return holds are no rows of its list. */
const isWaiting = ({ kind }: { kind: string }) => kind !== 'dishonor_missed' && !kind.startsWith('held_by_');

/** How many rows wait in each list, from what waits today and what goes wrong. */
export function waitingByScreen({
  waiting,
  trouble,
}: Pick<DataOf<'/admin/v1/today'>, 'waiting' | 'trouble'>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path, count } of [...waiting, ...trouble].filter(isWaiting)) {
    const list = screenOf(path)?.list;
    if (list !== undefined) counts.set(`/${list}`, (counts.get(`/${list}`) ?? 0) + count);
  }
  return counts;
}
