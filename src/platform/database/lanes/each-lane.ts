// Reads that are done in each lane by itself. Through the views, a query that looks something up
// for each tenant would ask another server for each of them.
import type { Queryable } from '../database.ts';
import { connectionLost } from '../database-error.ts';
import type { EveryLane } from './every-lane.ts';
import { laneOfWork, onLane } from './lane.ts';
import { isRouted } from './routed.ts';

const everyLaneOfWork = (): EveryLane | null => {
  const lane = laneOfWork();
  return lane !== undefined && 'noticeAway' in lane ? (lane as EveryLane) : null;
};

/**
 * What `read` answers in each lane, if the current work reads all of them; otherwise one answer.
 * `db`: what it asks. A phase is in one database already, which has the views. `processorId`: only
 * its lane is read; null: all.
 */
export async function inEachLane<Result>(
  db: Queryable,
  processorId: string | null,
  read: () => Promise<Result>,
): Promise<Result[]> {
  const every = isRouted(db) ? everyLaneOfWork() : null;
  if (every === null) return [await read()];
  const found = await Promise.all(
    every.lanes(processorId).map(async (lane) => {
      try {
        return [await onLane(lane, read)];
      } catch (error) {
        // Without its lane, there is no answer about a tenant.
        if (processorId !== null || !connectionLost(error) || !every.noticeAway(lane)) throw error;
        return [];
      }
    }),
  );
  return found.flat();
}

/** The newest rows of all lanes, at most `atMost`. Each lane answers the newest first. */
export async function newestOfLanes<Row extends { uuid: string }>(
  db: Queryable,
  processorId: string | null,
  atMost: number,
  read: () => Promise<Row[]>,
): Promise<Row[]> {
  const pages = await inEachLane(db, processorId, read);
  return pages.length === 1 ? pages[0]! : pages.flat().sort(newestFirst).slice(0, atMost);
}

/** A UUIDv7 begins with its time. */
export const newestFirst = (one: { uuid: string }, other: { uuid: string }): number => (one.uuid < other.uuid ? 1 : -1);
