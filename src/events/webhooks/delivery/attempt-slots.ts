// The slots of this process: how many attempts it has at once, and how many results it has not
// recorded.
import { reading } from '../../../platform/std/clock.ts';
import { type HeldLane, isUnhealthy, type Pool } from './lane.ts';

// Attempts at once. Failing and slow endpoints have a pool of their own, so they leave room for the
// others. An attempt that becomes slow moves to that pool even if it is full; `slotsInAll` limits
// both pools together.
const slots: Record<Pool, number> = { healthy: 512, unhealthy: 256 };
const slotsInAll = 2_048;
/**
 * Attempts that ended and are not recorded. Above this number nothing starts until the database
 * catches up.
 */
const unrecordedAtMost = 2_048;

export interface AttemptSlots {
  areFree(pool: Pool): boolean;
  /** Moves the lane to the pool that it belongs to now, with its attempts. */
  classify(lane: HeldLane): Pool;
  begin(lane: HeldLane, uuid: string): void;
  /** The attempt ended, and its slot is free. False when it had ended before. */
  end(lane: HeldLane, uuid: string): boolean;
  /** The result is recorded, or will never be. */
  recorded(lane: HeldLane, uuid: string): void;
  /** Attempts that are not recorded yet. */
  underWay(): number;
}

export function attemptSlots(): AttemptSlots {
  const taken: Record<Pool, number> = { healthy: 0, unhealthy: 0 };
  let unrecorded = 0;
  const total = () => taken.healthy + taken.unhealthy;
  return {
    areFree: (pool) => taken[pool] < slots[pool] && total() < slotsInAll && unrecorded < unrecordedAtMost,
    classify(lane) {
      const pool: Pool = isUnhealthy(lane) ? 'unhealthy' : 'healthy';
      if (lane.pool !== pool) {
        taken[lane.pool] -= lane.underWay.size;
        taken[pool] += lane.underWay.size;
        lane.pool = pool;
      }
      return pool;
    },
    begin(lane, uuid) {
      lane.underWay.set(uuid, reading());
      taken[lane.pool]++;
    },
    end(lane, uuid) {
      if (!lane.underWay.delete(uuid)) return false;
      taken[lane.pool]--;
      lane.unrecorded.add(uuid);
      unrecorded++;
      return true;
    },
    recorded(lane, uuid) {
      if (lane.unrecorded.delete(uuid)) unrecorded--;
    },
    underWay: () => total() + unrecorded,
  };
}
