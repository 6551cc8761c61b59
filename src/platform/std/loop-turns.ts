// Shares the event loop among the tenants of a process: while one sends more than the process can
// read at once, the work of each other tenant comes next.
import { elapsedMs, reading } from './clock.ts';
import { addTo } from './counts.ts';
import { neighbors } from './neighbors.ts';

/** `done` says that it is done: once, and when it has failed too. It must not throw. */
export type Work = (done: () => void) => void;

export interface LoopTurns {
  /**
   * Begins `work` now, or in a later turn of the event loop: then the tenants come in turns, and
   * each has its oldest work begun first.
   */
  schedule(tenant: string, work: Work): void;
}

/** For as long as this, work is begun one after the other in one turn of the event loop. */
const usualSliceMs = 1;
/**
 * While there are neighbors, a tenant has so much work under way: more of it is no faster, and only
 * makes the others wait.
 */
const besideNeighbors = 64;

export function loopTurns({
  sliceMs = usualSliceMs,
  rememberedMs,
}: {
  sliceMs?: number;
  rememberedMs?: number;
} = {}): LoopTurns {
  /** The waiting work of each tenant. The tenant that was served last is at the end. */
  const queues = new Map<string, Work[]>();
  const underWay = new Map<string, number>();
  const tenants = neighbors(rememberedMs);
  let spentMs = 0;
  let turnComes = false;

  const hasRoom = (tenant: string, now: number) =>
    !tenants.areThere(now) || (underWay.get(tenant) ?? 0) < besideNeighbors;

  function run(tenant: string, work: Work, since: number): void {
    addTo(underWay, tenant, 1);
    work(() => end(tenant));
    spentMs += elapsedMs(since);
    awaitTurn();
  }

  function end(tenant: string): void {
    addTo(underWay, tenant, -1);
    if (queues.has(tenant)) awaitTurn();
  }

  function awaitTurn(): void {
    if (turnComes) return;
    turnComes = true;
    setImmediate(nextTurn);
  }

  function nextTurn(): void {
    turnComes = false;
    spentMs = 0;
    for (const [tenant, own] of queues) {
      if (spentMs >= sliceMs) break;
      const now = reading();
      if (!hasRoom(tenant, now)) continue;
      queues.delete(tenant);
      const work = own.shift()!;
      // At the end, so the loop comes back to it.
      if (own.length > 0) queues.set(tenant, own);
      run(tenant, work, now);
    }
    if (spentMs >= sliceMs && queues.size > 0) awaitTurn();
  }

  return {
    schedule(tenant, work) {
      const now = reading();
      tenants.note(tenant, now);
      const own = queues.get(tenant);
      if (own !== undefined) own.push(work);
      else if (spentMs < sliceMs && hasRoom(tenant, now)) run(tenant, work, now);
      else {
        queues.set(tenant, [work]);
        awaitTurn();
      }
    },
  };
}
