// A database that is one of several: for each query, the current one.
import type { Database, Queryable } from '../database.ts';
import { type Lane, onLane } from './lane.ts';

const made = new WeakSet<Queryable>();

/** Whether the current work decides which database is asked. */
export const isRouted = (db: Queryable): boolean => made.has(db);

/** `current` may answer a database that is not among `all`; then another owner ends it. */
export function routed(all: readonly Lane[], current: () => Database): Database {
  const database: Database = {
    query: (text, values) => current().query(text, values),
    connect: () => current().connect(),
    inTurns: (connection) => current().inTurns(connection),
    pipeline: (steps) => current().pipeline(steps),
    async end() {
      await Promise.all(all.map(({ database }) => database.end()));
    },
    listen(name, channels, notified) {
      // What a lane is told is about this lane.
      const listening = all.map((lane) =>
        lane.database.listen(name, channels, (channel, payload) => onLane(lane, () => notified(channel, payload))),
      );
      return { stop: () => Promise.all(listening.map((one) => one.stop())).then(() => {}) };
    },
    usage: () => totalUsage(all.map(({ database }) => database)),
    trouble: () => current().trouble(),
    withDeadline(deadlineMs) {
      const known = new Map<Database, Database>();
      return routed(all, () => {
        const database = current();
        const within = known.get(database) ?? database.withDeadline(deadlineMs);
        known.set(database, within);
        return within;
      });
    },
  };
  made.add(database);
  return database;
}

export const totalUsage = (databases: readonly Database[]): ReturnType<Database['usage']> =>
  databases
    .map((database) => database.usage())
    .reduce((sum, one) => ({
      open: sum.open + one.open,
      idle: sum.idle + one.idle,
      waiting: sum.waiting + one.waiting,
    }));
