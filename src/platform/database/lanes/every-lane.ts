// Reads the rows of all lanes through the views of home. A lane that is away is left out, and
// named.
import { elapsedMs, reading } from '../../std/clock.ts';
import type { Database } from '../database.ts';
import { sqlState } from '../database-error.ts';
import { everySchema, schemaWithout, serverOf } from './every-lane.sql.ts';
import type { Lane } from './lane.ts';
import { routed } from './routed.ts';

/** The rows of all lanes. */
export interface EveryLane extends Lane {
  /** The names of the lanes whose rows are left out now. */
  away(): string[];
  /** Those that answer; of a tenant, only its lane. */
  lanes(processorId: string | null): readonly Lane[];
  /** A lane does not answer. False: home is never left out. */
  noticeAway(lane: Lane): boolean;
}

/** A lane that was away is tried again after this time. */
const awayMs = 5_000;
/**
 * A connection that has broken, a new one that is refused, and one without this lane.
 */
export const mostTries = 3;
/** PostgreSQL cannot connect to another server. */
const notConnected = /^(08|57P)/;

/** `open`: the home database, with this schema before its own. `of`: the lane of a tenant. */
export function everyLane(
  home: Lane,
  others: readonly Lane[],
  { open, of }: { open(schema: string): Database; of(processorId: string): Lane },
): EveryLane {
  const whole = open(everySchema);
  const without = new Map(
    others.map((lane) => [lane, others.length === 1 ? home.database : open(schemaWithout(lane.name))]),
  );
  const noticed = new Map<Lane, number>();
  const isAway = (lane: Lane) =>
    lane.database.trouble() === 'silent' || elapsedMs(noticed.get(lane) ?? Number.NEGATIVE_INFINITY) < awayMs;
  const absent = () => others.filter(isAway);

  /** The error of a new connection names its server. */
  function notice(error: unknown): void {
    if (!notConnected.test(sqlState(error) ?? '')) return;
    const { message } = error as Error;
    const lane = others.find(({ name }) => message.includes(`"${serverOf(name)}"`));
    if (lane !== undefined) noticed.set(lane, reading());
  }

  const opened = [whole, ...(others.length === 1 ? [] : without.values())];
  const named = opened.map((one) => ({ name: 'every lane', database: one }));
  const database = routed(named, () => {
    const [first] = absent();
    return first === undefined ? whole : without.get(first)!;
  });
  return {
    name: 'every lane',
    database: triedAgain(database, notice),
    away: () => absent().map(({ name }) => name),
    lanes: (processorId) =>
      processorId === null ? [home, ...others].filter((lane) => !isAway(lane)) : [of(processorId)],
    noticeAway(lane) {
      if (lane === home) return false;
      noticed.set(lane, reading());
      return true;
    },
  };
}

/**
 * Reads again: over new connections to the other servers, and without a lane that turns out to be
 * away.
 */
function triedAgain(database: Database, notice: (error: unknown) => void): Database {
  const again = <Result>(read: () => Promise<Result>, tries = mostTries): Promise<Result> =>
    read().catch((error) => {
      notice(error);
      if (tries === 1 || !notConnected.test(sqlState(error) ?? '')) throw error;
      return again(read, tries - 1);
    });
  return {
    ...database,
    query: (text, values) => again(() => database.query(text, values)),
    pipeline: (steps) => again(() => database.pipeline(steps)),
    async connect() {
      const connection = await database.connect();
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
    withDeadline: (deadlineMs) => triedAgain(database.withDeadline(deadlineMs), notice),
  };
}
