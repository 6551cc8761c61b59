// Reads the rows of all lanes through the views of home. A lane that is away is left out, and
// named.
import { sleep } from '../../std/clock.ts';
import type { Database } from '../database.ts';
import { sqlState } from '../database-error.ts';
import { selectServerTime } from '../server-clock.sql.ts';
import { everySchema, leaveOut, serverOf } from './every-lane.sql.ts';
import type { Lane } from './lane.ts';
import { totalUsage } from './routed.ts';

/** The rows of all lanes. */
export interface EveryLane extends Lane {
  /** The names of the lanes whose rows are left out now. */
  away(): string[];
  /** Notes whose rows are left out from now on, by any read. */
  watchAway(): { leftOut(): string[]; end(): void };
  /** Those that answer; of a tenant, only its lane. */
  lanes(processorId: string | null): readonly Lane[];
  /**
   * How often a read is tried: over a connection that has broken, over a new one that is refused,
   * and without each lane that turns out to be away.
   */
  tries: number;
  /** A lane does not answer. False: home is never left out. */
  noticeAway(lane: Lane): boolean;
}

/** Lanes that were away are asked again after this time, until they answer. */
const awayMs = 5_000;
/** A read waits this long for what other lanes answer. */
const askedMs = 500;
/** PostgreSQL cannot connect to another server. */
const notConnected = /^(08|57P)/;

/** `open`: the home database, with this schema before its own. `of`: the lane of a tenant. */
export function everyLane(
  home: Lane,
  others: readonly Lane[],
  { open, of }: { open(schema: string): Database; of(processorId: string): Lane },
): EveryLane {
  const whole = open(everySchema);
  const tries = others.length + 2;
  const without = new Map<string, Database>();
  const noticed = new Set<Lane>();
  const isAway = (lane: Lane) => lane.database.trouble() === 'silent' || noticed.has(lane);
  const absent = () => others.filter(isAway);

  const watches = new Set<Set<Lane>>();
  const leave = (lanes: readonly Lane[]) => {
    for (const watch of watches) for (const lane of lanes) watch.add(lane);
  };

  let asked: Promise<unknown> = Promise.resolve();
  let next: NodeJS.Timeout | undefined;

  /**
   * With a server all its lanes are away. They are left out together, and come back together: each
   * set of lanes that are left out has views of its own.
   */
  function noticeAway(lane: Lane): boolean {
    if (lane === home) return false;
    leave([lane]);
    if (noticed.has(lane)) return true;
    noticed.add(lane);
    const rest = others.filter((other) => !isAway(other));
    asked = Promise.race([sleep(askedMs), noticeSilent(rest)]);
    next ??= setTimeout(askAgain, awayMs).unref();
    return true;
  }

  async function noticeSilent(lanes: readonly Lane[]): Promise<void> {
    const there = await answering(lanes);
    for (const lane of lanes) if (!there.includes(lane)) noticed.add(lane);
  }

  async function askAgain(): Promise<void> {
    for (const lane of await answering([...noticed])) noticed.delete(lane);
    next = noticed.size === 0 ? undefined : setTimeout(askAgain, awayMs).unref();
  }

  /** Of the lanes that answer. */
  async function present(): Promise<Database> {
    await asked;
    const away = absent();
    if (away.length === 0) return whole;
    leave(away);
    if (away.length === others.length) return home.database;
    const names = away.map(({ name }) => name);
    const key = names.join();
    const known = without.get(key);
    if (known !== undefined) return known;
    const schema = await leaveOut(home.database, names);
    // Another read may have opened it first.
    const database = without.get(key) ?? open(schema);
    without.set(key, database);
    return database;
  }

  /** The error of a new connection names its server. */
  function notice(error: unknown): void {
    if (!notConnected.test(sqlState(error) ?? '')) return;
    const { message } = error as Error;
    const lane = others.find(({ name }) => message.includes(`"${serverOf(name)}"`));
    if (lane !== undefined) noticeAway(lane);
  }

  const database = triedAgain({ whole, present, opened: () => [whole, ...without.values()], tries }, notice);
  return {
    name: 'every lane',
    database: {
      ...database,
      end() {
        clearTimeout(next);
        return database.end();
      },
    },
    tries,
    away: () => absent().map(({ name }) => name),
    watchAway() {
      const watch = new Set<Lane>();
      watches.add(watch);
      return {
        leftOut: () => others.filter((lane) => watch.has(lane)).map(({ name }) => name),
        end: () => void watches.delete(watch),
      };
    },
    lanes(processorId) {
      if (processorId !== null) return [of(processorId)];
      leave(absent());
      return [home, ...others].filter((lane) => !isAway(lane));
    },
    noticeAway,
  };
}

async function answering(lanes: readonly Lane[]): Promise<Lane[]> {
  const asked = lanes.map((lane) =>
    selectServerTime(lane.database).then(
      () => [lane],
      () => [],
    ),
  );
  return (await Promise.all(asked)).flat();
}

interface Readers {
  /** Of all lanes. */
  whole: Database;
  /** Of the lanes that answer now. */
  present(): Promise<Database>;
  opened(): Database[];
  tries: EveryLane['tries'];
}

/**
 * Reads again: over new connections to the other servers, and without a lane that turns out to be
 * away.
 */
function triedAgain({ whole, present, opened, tries }: Readers, notice: (error: unknown) => void): Database {
  const again = <Result>(read: (database: Database) => Promise<Result>, left = tries): Promise<Result> =>
    present()
      .then(read)
      .catch((error) => {
        notice(error);
        if (left === 1 || !notConnected.test(sqlState(error) ?? '')) throw error;
        return again(read, left - 1);
      });
  return {
    ...whole,
    query: (text, values) => again((database) => database.query(text, values)),
    pipeline: (steps) => again((database) => database.pipeline(steps)),
    async connect() {
      const connection = await (await present()).connect();
      return {
        ...connection,
        // The phase is lost: only the next one leaves the lane out.
        query: (text, values) =>
          connection.query<never>(text, values).catch((error) => {
            notice(error);
            throw error;
          }),
      };
    },
    usage: () => totalUsage(opened()),
    end: () => Promise.all(opened().map((database) => database.end())).then(() => {}),
    withDeadline: (deadlineMs) =>
      triedAgain(
        {
          whole: whole.withDeadline(deadlineMs),
          present: async () => (await present()).withDeadline(deadlineMs),
          opened,
          tries,
        },
        notice,
      ),
  };
}
