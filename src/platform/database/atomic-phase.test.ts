// Atomic phases on a real server: whole or nothing, and never a false success.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { type CuttableConnection, cuttableConnection } from '../../../test/support/service/cut-at-commit.ts';
import { type AtomicPhase, afterCommit, atomically, OutcomeUnknown, undoable } from './atomic-phase.ts';
import { type Database, openDatabase } from './database.ts';
import { CommitRefused, connectionLost } from './database-error.ts';

let own: TestDatabase;
let wire: CuttableConnection;
let database: Database;
beforeAll(async () => {
  own = await testDatabase('template0');
  wire = await cuttableConnection(own.ownerUrl);
  database = openDatabase(wire.url, 4, () => {});
  await database.query('CREATE TABLE marks (name text PRIMARY KEY, times integer NOT NULL DEFAULT 0)');
});
afterAll(async () => {
  await database.end();
  await wire.close();
  await own.drop();
});
beforeEach(async () => {
  await database.query('DELETE FROM marks');
});

const mark = (db: Pick<AtomicPhase, 'query'>, name: string) => db.query('INSERT INTO marks (name) VALUES ($1)', [name]);
const marks = async () =>
  (await database.query<{ name: string }>('SELECT name FROM marks ORDER BY name')).map(({ name }) => name);

describe('atomically', () => {
  it('commits the work and returns its result', async () => {
    const result = await atomically(database, async (phase) => {
      await mark(phase, 'a');
      await mark(phase, 'b');
      return 'done';
    });
    expect([result, await marks()]).toEqual(['done', ['a', 'b']]);
  });

  it('rolls everything back when the work throws, and gives the connection back', async () => {
    for (let time = 0; time < 10; time++)
      await expect(
        atomically(database, async (phase) => {
          await mark(phase, 'a');
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
    expect(await marks()).toEqual([]);
    expect(database.usage().open - database.usage().idle).toBe(0);
  });

  it('fails when an error in the phase was ignored', async () => {
    const passedOver = atomically(database, async (phase) => {
      await mark(phase, 'a');
      await mark(phase, 'a').catch(() => {});
      return 'looks well';
    });
    await expect(passedOver).rejects.toThrow(CommitRefused);
    expect(await marks()).toEqual([]);
  });

  it('runs a phase again after PostgreSQL chose it as the victim of a deadlock', async () => {
    await mark(database, 'a');
    await mark(database, 'b');
    let runs = 0;
    const bothHold = Promise.withResolvers<void>();
    const survived = Promise.withResolvers<void>();
    let holding = 0;
    const raise = (phase: AtomicPhase, name: string) =>
      phase.query('UPDATE marks SET times = times + 1 WHERE name = $1', [name]);
    const crosswise = (first: string, second: string) =>
      atomically(database, async (phase) => {
        // The second try of the victim must not overtake the survivor, which is just waking up:
        // they would lock again.
        if (++runs > 2) await survived.promise;
        await raise(phase, first);
        if (++holding === 2) bothHold.resolve();
        await bothHold.promise;
        await raise(phase, second);
      }).then(survived.resolve);
    await Promise.all([crosswise('a', 'b'), crosswise('b', 'a')]);
    expect(await database.query('SELECT name, times FROM marks ORDER BY name')).toEqual([
      { name: 'a', times: 2 },
      { name: 'b', times: 2 },
    ]);
    expect(runs).toBe(3);
  });

  it('has committed, even if a later hint fails', async () => {
    const warned = new Promise<Error>((resolve) => process.once('warning', resolve));
    const followed: string[] = [];
    const phase = atomically(database, async (one) => {
      await mark(one, 'a');
      afterCommit(one, () => {
        throw new Error('a hint that failed');
      });
      afterCommit(one, () => followed.push('b'));
      return 'done';
    });
    expect(await phase).toBe('done');
    expect([await marks(), followed]).toEqual([['a'], ['b']]);
    expect((await warned).message).toBe('a hint that failed');
  });

  it.each([
    ['before the server has it', []],
    ['before we have its answer', ['a']],
  ] as const)('does not know the outcome when the connection is cut at COMMIT, %s', async (cut, left) => {
    wire.cutNextCommit(cut);
    const followed: string[] = [];
    const phase = atomically(database, async (one) => {
      await mark(one, 'a');
      afterCommit(one, () => followed.push('a'));
    });
    await expect(phase).rejects.toThrow(OutcomeUnknown);
    await expect.poll(marks).toEqual(left);
    expect(followed).toEqual([]);
  });

  it('does not know the outcome when the server ends the session during COMMIT', async () => {
    // A deferred trigger blocks COMMIT until the test releases its lock: the session is ended
    // there.
    await database.query(`
      CREATE FUNCTION wait_in_commit() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(7); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON marks DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION wait_in_commit()`);
    const holder = await database.connect();
    await holder.query('SELECT pg_advisory_lock(7)');
    const phase = atomically(database, (one) => mark(one, 'a'));
    const ended = expect(phase).rejects.toThrow(OutcomeUnknown);
    await expect
      .poll(() =>
        holder.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event = 'advisory' AND query = 'COMMIT'`,
        ),
      )
      .toHaveLength(1);
    await ended;
    await holder.query('SELECT pg_advisory_unlock(7)');
    holder.release();
    await database.query('DROP TRIGGER waits ON marks');
    expect(await marks()).toEqual([]);
  });

  it('reports a lost connection when its session is ended in the middle', async () => {
    const error = await atomically(database, async (phase) => {
      await mark(phase, 'a');
      await phase.query('SELECT pg_terminate_backend(pg_backend_pid())');
    }).catch((reason: unknown) => reason);
    expect(connectionLost(error)).toBe(true);
    expect(await marks()).toEqual([]);
  });
});

describe('undoable', () => {
  it('undoes its part and lets the phase continue', async () => {
    await atomically(database, async (phase) => {
      await mark(phase, 'a');
      const result = await undoable(
        phase,
        async () => {
          await mark(phase, 'b');
          await mark(phase, 'a');
        },
        () => true,
      );
      expect(result).toBeUndefined();
      await mark(phase, 'c');
    });
    expect(await marks()).toEqual(['a', 'c']);
  });
});

describe('numbers', () => {
  it('are exact or refused', async () => {
    const value = async (expression: string) =>
      (await database.query<{ n: unknown }>(`SELECT (${expression}) AS n`, []))[0]!.n;
    expect(await value('SELECT sum(x) FROM (VALUES (9007199254740990::bigint), (1)) AS t (x)')).toBe(
      9_007_199_254_740_991,
    );
    await expect(value('SELECT sum(x) FROM (VALUES (9007199254740991::bigint), (2)) AS t (x)')).rejects.toThrow(
      'safe integer',
    );
    await expect(value('9007199254740993::bigint')).rejects.toThrow('safe integer');
    expect(await value('2.9000::numeric')).toBe(2.9);
  });
});
