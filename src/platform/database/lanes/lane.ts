// A lane: a database with the whole schema, for the tenants of some shards (decision 66).
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database.ts';

export interface Lane {
  name: string;
  database: Database;
}

/** The lane of what belongs to no tenant, and of every shard until it is moved. */
export const homeName = 'home';

const lanes = new AsyncLocalStorage<Lane>();

/** Runs `work`, and everything that it starts, in this lane, whatever tenant it is for. */
export const onLane = <Result>(lane: Lane, work: () => Result): Result => lanes.run(lane, work);

/** The lane of the current work. Undefined: the lane of its tenant. */
export const laneOfWork = (): Lane | undefined => lanes.getStore();

/** Runs `work` in no lane: what it signals is about all of them. */
export const onNoLane = <Result>(work: () => Result): Result => lanes.exit(work);

/** Whether what is signaled now can be about this lane: the work is in it, or in none. */
export const concerns = ({ name }: Lane): boolean => [undefined, name].includes(laneOfWork()?.name);
