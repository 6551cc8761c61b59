// The exchange of files: the same tests for every place where a bank's files can be.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BankPlace,
  directoryPlace,
  fetchFile,
  openSshPlace,
  outgoingFile,
  sftpPlace,
} from '../../../../test/support/banks/bank-places.ts';
import { sshdPath } from '../../../../test/support/banks/openssh-server.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import type { ExchangeSession } from './exchange.ts';

const places: [string, (notes: Database, bank: string) => Promise<BankPlace>][] = [
  ['a directory', (notes, bank) => directoryPlace(notes, { bank })],
  ['an SFTP server', (notes, bank) => sftpPlace(notes, { bank })],
];
const sshd = sshdPath;
if (sshd !== null) places.push(['OpenSSH', (notes, bank) => openSshPlace(sshd, notes, { bank })]);

let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  clone = await testDatabase();
  database = openDatabase(clone.url, 3, () => {});
});
afterAll(async () => {
  await database.end();
  await clone.drop();
});

describe.each(places)(
  `Files exchanged over %s${sshdPath === null ? ' (OpenSSH is not installed here)' : ''}`,
  (kind, start) => {
    let place: BankPlace;
    const within = <Result>(work: (session: ExchangeSession) => Promise<Result>) => place.exchange.inSession(work);
    beforeAll(async () => {
      place = await start(database, kind);
    });
    afterAll(() => place.stop());

    it('arrive complete under their name and leave nothing else', async () => {
      const content = randomBytes(1_300_000);
      await within((session) => session.submit(outgoingFile('whole.ach', content)));
      expect(place.files.names('outgoing')).toEqual(['whole.ach']);
      expect(place.files.read('outgoing', 'whole.ach').equals(content)).toBe(true);
      expect(await within((session) => session.outcomeOf('whole.ach'))).toBe('delivered');
      place.files.take('whole.ach');
    });

    it('may be empty', async () => {
      await within((session) => session.submit(outgoingFile('empty.ach', '')));
      expect(place.files.read('outgoing', 'empty.ach').length).toBe(0);
      place.files.take('empty.ach');
    });

    it('are delivered once when they are submitted again, even after the bank has taken them', async () => {
      const file = outgoingFile('once.ach', 'once');
      for (let time = 0; time < 3; time++) await within((session) => session.submit(file));
      place.files.take('once.ach');
      await within((session) => session.submit(file));
      expect(place.files.names('outgoing')).toEqual([]);
    });

    it('are delivered once when many processes submit them at the same time', async () => {
      const file = outgoingFile('crowd.ach', randomBytes(200_000));
      await Promise.allSettled(Array.from({ length: 4 }, () => within((session) => session.submit(file))));
      await within((session) => session.submit(file));
      expect(place.files.read('outgoing', 'crowd.ach').length).toBe(200_000);
      expect(place.files.names('outgoing').filter((name) => !name.endsWith('.tmp'))).toEqual(['crowd.ach']);
      place.files.take('crowd.ach');
      await within((session) => session.submit(file));
      expect(place.files.names('outgoing').filter((name) => !name.endsWith('.tmp'))).toEqual([]);
    });

    it('never replace a different content under the same name', async () => {
      await within((session) => session.submit(outgoingFile('name.ach', 'first')));
      await expect(within((session) => session.submit(outgoingFile('name.ach', 'other')))).rejects.toMatchObject({
        code: 'name_taken',
        kind: 'definite',
      });
      place.files.write('outgoing', 'theirs.ach', 'theirs');
      await expect(within((session) => session.submit(outgoingFile('theirs.ach', 'ours!!')))).rejects.toMatchObject({
        code: 'name_taken',
      });
      expect(place.files.read('outgoing', 'name.ach').toString()).toBe('first');
      expect(place.files.read('outgoing', 'theirs.ach').toString()).toBe('theirs');
      expect(await within((session) => session.outcomeOf('theirs.ach'))).toBe('unsent');
    });

    it('count as delivered when they are already there with the same content, as after a restored backup', async () => {
      place.files.write('outgoing', 'restored.ach', 'same');
      await within((session) => session.submit(outgoingFile('restored.ach', 'same')));
      expect(await within((session) => session.outcomeOf('restored.ach'))).toBe('delivered');
    });

    it('must have simple names and the announced content', async () => {
      for (const name of ['../x', 'a/b', '', '.hidden', 'a b', 'x.tmp', 'é', 'a'.repeat(101)])
        await expect(within((session) => session.submit(outgoingFile(name, 'x')))).rejects.toMatchObject({
          code: 'unsafe_name',
        });
      for (const size of [3, 5])
        await expect(
          within((session) => session.submit({ ...outgoingFile(`lies-${size}.ach`, 'four'), size })),
        ).rejects.toMatchObject({ code: 'damaged' });
      expect(place.files.names('outgoing').filter((name) => /^lies-\d\.ach$/.test(name))).toEqual([]);
    });

    it('are listed in the order in which they were written, without hidden and unfinished ones, and fetched completely', async () => {
      const content = randomBytes(700_000);
      place.files.write('incoming', 'b.ach', 'late', 1_750_000_200);
      place.files.write('incoming', 'z.ach', content, 1_750_000_100);
      place.files.write('incoming', 'c d (1) ü.ach', '', 1_750_000_300);
      place.files.write('incoming', '.hidden', 'x');
      place.files.write('incoming', 'half.ach.filepart', 'x');
      place.files.write('incoming', 'line\nbreak', 'x');
      const { files, unusable } = await within((session) => session.list());
      expect(files.map(({ name, size }) => [name, size])).toEqual([
        ['z.ach', 700_000],
        ['b.ach', 4],
        ['c d (1) ü.ach', 0],
      ]);
      expect(files[0]!.modified_at.toISOString()).toBe('2025-06-15T15:08:20.000Z');
      expect(unusable).toEqual(['"line\\nbreak"']);
      expect((await within((session) => fetchFile(session, 'z.ach'))).equals(content)).toBe(true);
      expect((await within((session) => fetchFile(session, 'c d (1) ü.ach'))).length).toBe(0);
    });

    it('are refused when they change between listing and fetching, and stay when they change before the acknowledgment', async () => {
      place.files.write('incoming', 'growing.ach', 'half', 1_750_000_400);
      await within(async (session) => {
        const listed = (await session.list()).files.find(({ name }) => name === 'growing.ach')!;
        place.files.write('incoming', 'growing.ach', 'half and half', 1_750_000_400);
        const take = async () => {
          for await (const _ of session.fetch(listed));
        };
        await expect(take()).rejects.toMatchObject({ code: 'changing', kind: 'transient' });
        place.files.write('incoming', 'growing.ach', 'HALF', 1_750_000_401);
        await expect(take()).rejects.toMatchObject({ code: 'changing' });
        await expect(session.acknowledge(listed)).rejects.toMatchObject({ code: 'changing' });
      });
      expect(place.files.names('incoming')).toContain('growing.ach');
    });

    it('are moved to the archive once when they are acknowledged, and never replace another file', async () => {
      place.files.write('archive', 'moved.ach', 'an older one of this name');
      place.files.write('incoming', 'moved.ach', 'new', 1_750_000_500);
      await within(async (session) => {
        const listed = (await session.list()).files.find(({ name }) => name === 'moved.ach')!;
        await session.acknowledge(listed);
        await session.acknowledge(listed);
      });
      expect(place.files.names('incoming')).not.toContain('moved.ach');
      expect(place.files.read('archive', 'moved.ach').toString()).toBe('an older one of this name');
      expect(place.files.read('archive', 'moved.ach.1750000500').toString()).toBe('new');
    });
  },
);
