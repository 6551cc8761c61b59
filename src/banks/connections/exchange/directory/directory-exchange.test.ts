// The directory exchange: one side sends a file, and the other side receives it and takes it away.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, outgoingFile } from '../../../../../test/support/banks/bank-places.ts';
import { type TestDatabase, testDatabase } from '../../../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../../../platform/database/database.ts';
import { realClock } from '../../../../platform/std/clock.ts';
import type { FileExchange } from '../exchange.ts';
import { directoryExchange } from './directory-exchange.ts';

let clone: TestDatabase;
let database: Database;
let root: string;
let ours: FileExchange;
let banks: FileExchange;
beforeAll(async () => {
  clone = await testDatabase();
  database = openDatabase(clone.url, 2, () => {});
  root = join(mkdtempSync(join(tmpdir(), 'achord-exchange-')), 'not', 'there', 'yet');
  const common = { bank: 'simulated', root, notes: database, clock: realClock };
  ours = directoryExchange({ ...common, side: 'originator' });
  banks = directoryExchange({ ...common, side: 'bank' });
});
afterAll(async () => {
  rmSync(join(root, '../../..'), { recursive: true });
  await database.end();
  await clone.drop();
});

describe('Two sides of one directory', () => {
  it('see the files of the other side', async () => {
    await ours.inSession((session) => session.submit(outgoingFile('payments.ach', 'pay')));
    // The same file name in both directions: each side has its own notes.
    await banks.inSession((session) => session.submit(outgoingFile('payments.ach', 'returned')));
    expect((await ours.inSession((session) => fetchFile(session, 'payments.ach'))).toString()).toBe('returned');
    expect((await banks.inSession((session) => fetchFile(session, 'payments.ach'))).toString()).toBe('pay');
    expect(readdirSync(root)).toEqual(['from-bank', 'to-bank']);
  });

  it('count a file that the other side has taken as delivered, and do not send it again', async () => {
    await banks.inSession(async (session) => {
      const { files } = await session.list();
      for (const file of files) await session.acknowledge(file);
      expect((await session.list()).files).toEqual([]);
    });
    await ours.inSession((session) => session.submit(outgoingFile('payments.ach', 'pay')));
    expect(existsSync(join(root, 'to-bank', 'payments.ach'))).toBe(false);
    expect(await ours.inSession((session) => session.outcomeOf('payments.ach'))).toBe('delivered');
  });

  it('report an error when their place is not a directory', async () => {
    rmSync(join(root, 'from-bank'), { recursive: true });
    await expect(
      ours.inSession(async (session) => {
        rmSync(join(root, 'to-bank'), { recursive: true });
        await session.submit(outgoingFile('lost.ach', 'x'));
      }),
    ).rejects.toMatchObject({ code: 'no_such_directory', kind: 'definite' });
  });
});
