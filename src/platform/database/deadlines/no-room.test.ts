// A server without room for a further connection: requests wait for the connections that are open.
import { expect, it } from 'vitest';
import { testDatabase } from '../../../../test/support/runner/database.ts';
import { openDatabase } from '../database.ts';
import { openBriefly } from '../open-briefly.ts';

it('A server without room for more connections serves with the open ones', async () => {
  const own = await testDatabase('template0');
  const { pathname } = new URL(own.ownerUrl);
  await openBriefly(own.superuserUrl, (superuser) =>
    superuser.query(`ALTER DATABASE "${pathname.slice(1)}" CONNECTION LIMIT 2`),
  );
  const database = openDatabase(own.ownerUrl, 8, () => {});
  try {
    const all = Array.from({ length: 40 }, () => database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'));
    const pids = (await Promise.all(all)).map(([row]) => row!.pid);
    expect(new Set(pids).size).toBeLessThanOrEqual(2);

    const other = openDatabase(own.ownerUrl, 8, () => {});
    const [first, second] = [await database.connect(), await database.connect()];
    const refused = Array.from({ length: 8 }, () =>
      expect(other.query('SELECT 1')).rejects.toMatchObject({ code: '53300' }),
    );
    await Promise.all(refused);
    await other.end();
    first.release();
    second.release();
  } finally {
    await database.end();
    await own.drop();
  }
});
