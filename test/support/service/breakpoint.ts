// Holds a process of the service where it writes a certain row, as long as the test needs.
import { Client } from 'pg';
import { expect } from 'vitest';
import { endAfterTest } from '../runner/end-after-file.ts';
import { longWaitMs } from '../runner/long-wait.ts';

export interface Breakpoint {
  /** Waits until a process is held; returns the application_name of its connection. */
  reached(): Promise<string>;
  /** What the held process was writing is rolled back. From now on nothing is held. */
  end(): Promise<void>;
}

let keys = 0;

/**
 * `table`: what is written. `when`: of which rows, as SQL on NEW. `superuserUrl`: of its database.
 */
export async function breakpoint(
  superuserUrl: string,
  { table, on, when }: { table: string; on: 'INSERT' | 'UPDATE'; when: string },
): Promise<Breakpoint> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  endAfterTest(() => client.end());
  const key = ++keys;
  const name = `breakpoint_${key}`;
  await client.query('SELECT pg_advisory_lock(4711, $1)', [key]);
  // The held process waits longer than its lock_timeout allows.
  await client.query(
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0 AS
     $$ BEGIN PERFORM pg_advisory_xact_lock_shared(4711, ${key}); RETURN NEW; END $$`,
  );
  await client.query(
    `CREATE TRIGGER ${name} BEFORE ${on} ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION ${name}()`,
  );
  const held = async () =>
    (
      await client.query<{ pid: number; application_name: string }>(
        `SELECT pid, application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
         WHERE locktype = 'advisory' AND classid = 4711 AND objid = $1 AND NOT granted`,
        [key],
      )
    ).rows;
  return {
    async reached() {
      await expect.poll(held, { timeout: longWaitMs }).toHaveLength(1);
      return (await held())[0]!.application_name;
    },
    async end() {
      for (const { pid } of await held()) await client.query('SELECT pg_terminate_backend($1, 60000)', [pid]);
      await client.query('SELECT pg_advisory_unlock(4711, $1)', [key]);
      await client.query(`DROP TRIGGER ${name} ON ${table}`);
      await client.query(`DROP FUNCTION ${name}()`);
    },
  };
}
