// A database whose process can die at a query: every connection ends at once, and nothing of that
// process continues.
import type { Connection, Database, Queryable } from '../../../../src/platform/database/database.ts';
import type { CrashPoint } from './crash-points.ts';

export interface KillableDatabase {
  database: Database;
  /**
   * Dies at the n-th query of this kind, counted from 1. Null: never. An atomic phase that runs it
   * dies at its COMMIT.
   */
  arm(point: CrashPoint | null, nth: number): void;
  /**
   * Dies now, if it is still alive. Resolves when the server has ended every connection, so that
   * running work is rolled back.
   */
  die(at?: CrashPoint): Promise<void>;
  isDead(): boolean;
}

/**
 * A dead process neither continues nor fails: its callers wait forever. Each has its own promise,
 * so that no shared one keeps them all in memory.
 */
const forever = () => new Promise<never>(() => {});

/**
 * `superuser`: a connection to the same database that outlives it. `died` is called when it is
 * dead.
 */
export function killableDatabase(
  inner: Database,
  superuser: Queryable,
  died: (at: CrashPoint | null) => void,
): KillableDatabase {
  let armed: { point: CrashPoint; left: number } | null = null;
  let death: Promise<void> | undefined;
  const ends: (() => void)[] = [];

  const hit = (text: string): CrashPoint | null => {
    if (armed === null || !text.includes(armed.point.statement) || --armed.left > 0) return null;
    const { point } = armed;
    armed = null;
    return point;
  };
  const isDead = () => death !== undefined;
  const die = (at: CrashPoint | null = null): Promise<void> => (death ??= end(at));

  async function end(at: CrashPoint | null): Promise<void> {
    for (const stop of ends) stop();
    await superuser.query(
      `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
       WHERE datname = current_database() AND usename <> current_user`,
      [],
    );
    died(at);
  }
  /** A living process gets its answer, a dead one gets none. */
  async function alive<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isDead()) return forever();
    const [settled] = await Promise.allSettled([work()]);
    if (isDead()) return forever();
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  }
  async function dieAround<Result>(point: CrashPoint, work: () => Promise<Result>): Promise<Result> {
    if (point.when === 'after') await alive(work);
    await die(point);
    return forever();
  }

  async function connect(): Promise<Connection> {
    const connection = await alive(() => inner.connect());
    let due: CrashPoint | null = null;
    return {
      release: (destroy) => (isDead() ? undefined : connection.release(destroy)),
      query(text, values) {
        due ??= hit(text);
        return alive(() => connection.query(text, values));
      },
      command(text) {
        const work = () => connection.command(text);
        return due === null || text !== 'COMMIT' ? alive(work) : dieAround(due, work);
      },
    };
  }

  const database: Database = {
    query(text, values) {
      const point = hit(text);
      const work = () => inner.query<never>(text, values);
      return point === null ? alive(work) : dieAround(point, work);
    },
    connect,
    inTurns: (connection) => inner.inTurns(connection),
    pipeline(steps) {
      const point = steps.map(({ text }) => hit(text)).find((found) => found !== null) ?? null;
      const work = () => inner.pipeline(steps);
      return point === null ? alive(work) : dieAround(point, work);
    },
    end: () => inner.end(),
    listen(name, channels, heard) {
      const listening = inner.listen(name, channels, (channel, payload) => {
        if (!isDead()) heard(channel, payload);
      });
      ends.push(() => void listening.stop().catch(() => {}));
      return listening;
    },
    usage: () => inner.usage(),
    trouble: () => inner.trouble(),
    withDeadline: () => database,
  };

  return {
    database,
    arm(point, nth) {
      armed = point && { point, left: nth };
    },
    die: (at) => die(at ?? null),
    isDead,
  };
}
