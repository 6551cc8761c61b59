// From a banks file to sent and received files: every setting of the file has its effect.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankFiles, fetchFile, outgoingFile } from '../../../../test/support/banks/bank-places.ts';
import { startSftpServer, type TestSftpServer } from '../../../../test/support/banks/sftp-server.ts';
import { validBank } from '../../../../test/support/banks/valid-bank.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { realClock } from '../../../platform/std/clock.ts';
import type { FileExchange } from '../exchange/exchange.ts';
import { openExchange } from './open-exchange.ts';
import { readBanksFile } from './read-banks-file.ts';

let clone: TestDatabase;
let database: Database;
let server: TestSftpServer;
let directory: string;
beforeAll(async () => {
  clone = await testDatabase();
  database = openDatabase(clone.url, 2, () => {});
  server = await startSftpServer();
  directory = mkdtempSync(join(tmpdir(), 'achord-banks-'));
});
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  await server.stop();
  await database.end();
  await clone.drop();
});

const exchangeOf = async (sftp: object): Promise<FileExchange> => {
  const entry = validBank();
  const { host, port, username, hostKey } = server;
  const directories = { outgoing: 'outgoing', incoming: 'incoming', archive: 'archive' };
  const bank = {
    ...entry,
    sftp: { ...entry.sftp, host, port, username, host_keys: [hostKey], ...directories, ...sftp },
  };
  const path = join(directory, 'banks.json');
  writeFileSync(path, JSON.stringify({ banks: [bank] }));
  const [configured] = await readBanksFile(path, { BANK_PASSWORD: server.password });
  return openExchange(configured!, database, realClock);
};

describe('A configured bank', () => {
  it('exchanges files through its directories and uploads through `temporary` if it is set', async () => {
    const files = bankFiles(server.root);
    mkdirSync(join(server.root, 'staging'));
    const exchange = await exchangeOf({ temporary: 'staging' });
    expect(exchange).toMatchObject({ bank: 'first-example', keepsAcknowledged: false });
    const opened: string[] = [];
    server.options = {
      before({ name, path }) {
        if (name === 'open') opened.push(path);
        return undefined;
      },
    };
    files.write('incoming', 'in.ach', 'in');
    await exchange.inSession(async (session) => {
      await session.submit(outgoingFile('out.ach', 'out'));
      expect((await fetchFile(session, 'in.ach')).toString()).toBe('in');
      await session.acknowledge((await session.list()).files[0]!);
    });
    expect(opened[0]).toMatch(/^staging\/out\.ach\.[0-9a-f]{8}\.tmp$/);
    expect([files.names('outgoing'), files.names('incoming'), files.names('archive')]).toEqual([
      ['out.ach'],
      [],
      ['in.ach'],
    ]);
  });

  it('gets acknowledgments by deletion or none, and is listed up to its limit', async () => {
    const files = bankFiles(server.root);
    expect((await exchangeOf({ acknowledge: 'remember' })).keepsAcknowledged).toBe(true);
    for (let n = 0; n < 101; n++) files.write('incoming', `${n}.ach`, 'x');
    const list = (exchange: FileExchange) => exchange.inSession((session) => session.list());
    await expect(list(await exchangeOf({ listing_limit: 100 }))).rejects.toMatchObject({ code: 'too_many_files' });
    const deleting = await exchangeOf({ acknowledge: 'delete', archive: undefined });
    const [first] = (await list(deleting)).files;
    await deleting.inSession((session) => session.acknowledge(first!));
    expect(files.names('incoming').length).toBe(100);
    expect(files.names('archive')).toEqual(['in.ach']);
  });
});
