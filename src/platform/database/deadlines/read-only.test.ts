// A database that accepts no writes is known as that from the first sign until its address leads to
// one that does.
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/support/runner/database.ts';
import { endAfterFile } from '../../../../test/support/runner/end-after-file.ts';
import { longWaitMs } from '../../../../test/support/runner/long-wait.ts';
import { atomically } from '../atomic-phase.ts';
import { type Database, openDatabase } from '../database.ts';
import { connectionLost } from '../database-error.ts';
import { DatabaseReadOnly } from './read-only.ts';
import type { Trouble } from './troubles.ts';

let url: string;
beforeAll(async () => {
  const own = await testDatabase('template0');
  url = own.ownerUrl;
  endAfterFile(own.drop);
});

function open(options: { writes?: boolean } = {}) {
  const changes: (Trouble | null)[] = [];
  const database = openDatabase(url, 3, () => {}, { ...options, changed: (trouble) => changes.push(trouble) });
  endAfterFile(() => database.end());
  return { database, changes };
}

/** As if these connections led to a standby, and new ones did not. */
async function turnReadOnly(database: Database) {
  const all = await Promise.all([1, 2, 3].map(() => database.connect()));
  for (const one of all) await one.query('SET default_transaction_read_only = on');
  for (const one of all) one.release();
}

const write = (database: Database) => database.query('CREATE TEMPORARY TABLE written (n int) ON COMMIT DROP');
const untilOver = (database: Database) => expect.poll(() => database.trouble(), { timeout: longWaitMs }).toBe(null);

describe('A server that accepts no writes', () => {
  it('is not read either, and no connection to it is used when the trouble is over', async () => {
    const { database, changes } = open();
    await turnReadOnly(database);
    const refused = await database.query('SELECT 1').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseReadOnly);
    expect(connectionLost(refused)).toBe(true);
    expect(database.trouble()).toBe('read_only');
    await expect(atomically(database, (phase) => phase.query('SELECT 1'))).rejects.toThrow(DatabaseReadOnly);
    await expect(database.pipeline([{ text: 'SELECT 1', values: [] }])).rejects.toThrow(DatabaseReadOnly);
    await untilOver(database);
    await Promise.all([1, 2, 3].map(() => write(database)));
    expect(changes).toEqual(['read_only', null]);
  });

  it('differs from the error of a read-only phase of ours, whose write is an error of ours', async () => {
    const { database, changes } = open();
    const connection = await database.connect();
    await connection.query('BEGIN READ ONLY');
    const refused = await connection.query('CREATE TABLE refused (n int)').catch((error: unknown) => error);
    connection.release(true);
    expect(refused).toMatchObject({ code: '25006' });
    await write(database);
    expect(changes).toEqual([]);
  });

  it('is read by what writes nothing', async () => {
    const { database, changes } = open({ writes: false });
    await turnReadOnly(database);
    expect(await database.query('SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await expect(write(database)).rejects.toThrow('read-only transaction');
    expect(changes).toEqual([]);
  });
});
