// The clock of the database server, as this process last read it: its own wall clock may differ.
import { elapsedMs, instant, reading } from '../std/clock.ts';
import type { Queryable } from './database.ts';
import { selectServerTime } from './server-clock.sql.ts';

export interface ServerClock {
  /** Asks the server if nothing is known. */
  now(db: Queryable): Promise<Date>;
  /** The server has just said this. */
  synchronize(epochMs: number): void;
  /** What is known is wrong: the clock of the server was set. */
  forget(): void;
}

export function serverClock(): ServerClock {
  let last: { epochMs: number; since: number } | null = null;
  const synchronize = (epochMs: number) => {
    last = { epochMs, since: reading() };
  };
  return {
    async now(db) {
      if (last === null) synchronize(await selectServerTime(db));
      const { epochMs, since } = last!;
      return instant(epochMs + elapsedMs(since));
    },
    synchronize: synchronize,
    forget() {
      last = null;
    },
  };
}
