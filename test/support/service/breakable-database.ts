// A database whose connection breaks at the COMMIT of a chosen atomic phase: the server really ends
// it.
import type { Database } from '../../../src/platform/database/database.ts';

export interface BreakableDatabase {
  database: Database;
  /**
   * The next atomic phase that runs a query with this text loses its connection before or after its
   * commit.
   */
  atCommitOf(text: string, when: 'before' | 'after', then?: () => Promise<unknown>): void;
  /** How often the connection broke. */
  broken(): number;
  heal(): void;
}

export function breakableDatabase(database: Database): BreakableDatabase {
  let armed: { text: string; when: 'before' | 'after'; then: (() => Promise<unknown>) | undefined } | null = null;
  let count = 0;

  const connect: Database['connect'] = async () => {
    const connection = await database.connect();
    let due: typeof armed = null;
    return {
      release: connection.release,
      query(text, values) {
        if (armed !== null && text.includes(armed.text)) {
          due = armed;
          armed = null;
        }
        return connection.query(text, values);
      },
      async command(text) {
        if (due === null || text !== 'COMMIT') return connection.command(text);
        count++;
        const { when, then } = due;
        const [backend] = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        if (when === 'after') await connection.command(text);
        await database.query('SELECT pg_terminate_backend($1, 5000)', [backend!.pid]);
        await then?.();
        return connection.command(text);
      },
    };
  };
  const breaking: Database = { ...database, connect, withDeadline: () => breaking };
  return {
    database: breaking,
    atCommitOf(text, when, then) {
      armed = { text, when, then };
    },
    broken: () => count,
    heal() {
      armed = null;
      count = 0;
    },
  };
}
