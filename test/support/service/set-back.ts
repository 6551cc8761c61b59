// Sets a database of a running service back to a copy, as a restore does: every connection breaks.
import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { sleep } from '../../../src/platform/std/clock.ts';
import type { TestDatabase } from '../runner/database.ts';
import { endAfterFile } from '../runner/end-after-file.ts';

/** Copies the database now. The result sets it back to this moment. */
export async function copyOf({ superuserUrl }: Pick<TestDatabase, 'superuserUrl'>): Promise<() => Promise<void>> {
  const name = new URL(superuserUrl).pathname.slice(1);
  const copy = `copy_${randomUUID().replaceAll('-', '')}`;
  const server = Object.assign(new URL(superuserUrl), { pathname: '/postgres' }).href;
  const superuser = openDatabase(server, 1, () => {});
  endAfterFile(async () => {
    await superuser.query(`DROP DATABASE IF EXISTS ${copy}`);
    await superuser.end();
  });
  await alone(superuser, name, () => superuser.query(`CREATE DATABASE ${copy} TEMPLATE ${name} STRATEGY file_copy`));
  return () =>
    alone(superuser, name, async () => {
      await superuser.query(`DROP DATABASE ${name}`);
      await superuser.query(`CREATE DATABASE ${name} TEMPLATE ${copy} OWNER achord STRATEGY file_copy`);
    });
}

async function alone(superuser: Database, name: string, work: () => Promise<unknown>): Promise<void> {
  await superuser.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  const connected = () =>
    superuser.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  while ((await connected()).length > 0) await sleep(20);
  await work();
  await superuser.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  // The pools of the service notice that their connections are broken.
  await sleep(200);
}
