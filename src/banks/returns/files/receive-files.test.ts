// Receiving files: each file of the bank is received once and completely, also after failures, and
// acknowledged only after it is archived.
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SftpPlace, sftpPlace } from '../../../../test/support/banks/bank-places.ts';
import { newPgpKey } from '../../../../test/support/banks/pgp-keys.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { type Database, openDatabase, type Queryable } from '../../../platform/database/database.ts';
import { type Clock, instant, realClock } from '../../../platform/std/clock.ts';
import { openVault, type Vault } from '../../../platform/vault/vault.ts';
import { selectFile } from '../../connections/archive/archive.sql.ts';
import { readFile } from '../../connections/archive/archive.ts';
import { openPgp } from '../../connections/pgp/pgp.ts';
import { type Received, type Receiving, receiveFiles } from './receive-files.ts';

let clone: TestDatabase;
let database: Database;
let vault: Vault;
let place: SftpPlace;
let number = 0;
/** Each test has its own bank. */
let bank: string;
let later = 0;
const clock: Clock = { now: () => instant(realClock.now().getTime() + later) };
beforeAll(async () => {
  clone = await testDatabase();
  database = openDatabase(clone.url, 4, () => {});
  vault = await openVault(database, { current: Buffer.alloc(32, 1) }, realClock.now());
});
beforeEach(async () => {
  bank = `bank-${++number}`;
  place = await sftpPlace(database, { bank });
});
afterEach(() => place.stop());
afterAll(async () => {
  await database.end();
  await clone.drop();
});

const receiving = (changes: Partial<Receiving> = {}, archive: Queryable = database): Receiving => ({
  exchange: place.exchange,
  archive: { database: archive, vault, clock: realClock },
  unwrap: null,
  names: null,
  settleMs: 0,
  clock,
  ...changes,
});
const receive = (changes?: Partial<Receiving>) => receiveFiles(receiving(changes), realClock.now());
const contentOf = async ({ content_uuid }: Received) => {
  const parts: Buffer[] = [];
  const file = (await selectFile(database, content_uuid))!;
  for await (const part of readFile(receiving().archive, file)) parts.push(part);
  return Buffer.concat(parts);
};
const namesOf = (received: readonly Received[]) => received.map(({ name, duplicate }) => [name, duplicate]);

describe('A file of the bank', () => {
  it('is archived, acknowledged and opened, once', async () => {
    const content = randomBytes(400_000);
    place.files.write('incoming', 'returns.ach', content);
    const { received, problems } = await receive();
    expect(problems).toEqual([]);
    expect(namesOf(received)).toEqual([['returns.ach', false]]);
    expect((await contentOf(received[0]!)).equals(content)).toBe(true);
    expect(place.files.names('incoming')).toEqual([]);
    expect(place.files.names('archive')).toEqual(['returns.ach']);
    expect(await receive()).toEqual({ received: [], ignored: [], problems: [], settling: false });
  });

  it('with two names, or sent twice with one name, is found as a duplicate and archived once', async () => {
    place.files.write('incoming', 'a.ach', 'the same');
    place.files.write('incoming', 'b.ach', 'the same');
    const first = (await receive()).received;
    expect(namesOf(first)).toEqual([
      ['a.ach', false],
      ['b.ach', true],
    ]);
    place.files.write('incoming', 'a.ach', 'the same');
    place.files.write('incoming', 'c.ach', 'another');
    const second = (await receive()).received;
    expect(namesOf(second)).toEqual([
      ['a.ach', true],
      ['c.ach', false],
    ]);
    expect(new Set([...first, ...second.slice(0, 1)].map(({ content_uuid }) => content_uuid)).size).toBe(1);
  });

  it('is fetched only after it was unchanged for the settling time', async () => {
    const settling = { settleMs: 30_000 };
    place.files.write('incoming', 'slow.ach', 'first half');
    expect(await receive(settling)).toMatchObject({ received: [], settling: true });
    later += 29_000;
    place.files.write('incoming', 'slow.ach', 'first half, second half');
    expect((await receive(settling)).received).toEqual([]);
    later += 29_000;
    expect((await receive(settling)).received).toEqual([]);
    later += 1_001;
    const { received, ...rest } = await receive(settling);
    expect(rest.settling).toBe(false);
    expect((await contentOf(received[0]!)).toString()).toBe('first half, second half');
  });

  it('that grows, shrinks or is rewritten during the fetch is not received', async () => {
    for (const size of [300_000, 100_000, 200_000]) {
      const content = randomBytes(size);
      place.files.write('incoming', `${size}.ach`, randomBytes(200_000));
      place.server.options = {
        before({ name, count }) {
          if (name === 'read' && count === 2) place.files.write('incoming', `${size}.ach`, content, 1_750_000_777);
          return undefined;
        },
      };
      expect(await receive()).toEqual({ received: [], ignored: [], problems: [], settling: true });
      place.server.options = {};
      const { received } = await receive();
      expect((await contentOf(received[0]!)).equals(content)).toBe(true);
    }
  });

  it('is fetched again after the fetch broke off', async () => {
    const content = randomBytes(500_000);
    place.files.write('incoming', 'long.ach', content);
    for (const at of [0, 3, 9]) {
      place.server.options = { before: ({ name, count }) => (name === 'read' && count === at ? 'cut' : undefined) };
      await expect(receive()).rejects.toMatchObject({ code: 'connection_lost', kind: 'transient' });
    }
    place.server.options = {};
    const { received } = await receive();
    expect((await contentOf(received[0]!)).equals(content)).toBe(true);
    expect(await database.query('SELECT 1 FROM archived_files WHERE kept_at IS NULL', [])).toEqual([]);
  });

  it('archived by a process that died is only acknowledged', async () => {
    place.files.write('incoming', 'kept.ach', 'kept');
    place.server.options = { before: ({ name }) => (name === 'rename' ? 'cut' : undefined) };
    await expect(receive()).rejects.toMatchObject({ code: 'connection_lost' });
    let reads = 0;
    place.server.options = {
      before({ name }) {
        if (name === 'read') reads++;
        return undefined;
      },
    };
    // The run that broke off has opened it: it may hold payments.
    expect(await receive()).toEqual({ received: [], ignored: [], problems: [], settling: false });
    expect(
      await database.query('SELECT 1 FROM file_arrivals WHERE bank = $1 AND content_uuid IS NOT NULL', [bank]),
    ).toHaveLength(1);
    expect(reads).toBe(0);
    expect(place.files.names('archive')).toEqual(['kept.ach']);
  });

  it('that cannot be read is reported and does not delay the others', async () => {
    place.files.write('incoming', 'locked.ach', 'x');
    place.files.write('incoming', 'open.ach', 'y');
    place.server.options = {
      before: ({ name, path }) => (name === 'open' && path.endsWith('locked.ach') ? 3 : undefined),
    };
    const { received, problems } = await receive();
    expect(namesOf(received)).toEqual([['open.ach', false]]);
    expect(problems).toEqual([expect.stringContaining('denies permission: open ./incoming/locked.ach')]);
  });
});

describe('A process', () => {
  it('that dies at any query loses no file, and the next process receives none twice', async () => {
    const dyingAt = (n: number): Queryable => {
      let count = 0;
      return {
        async query<Row>(text: string, values?: readonly unknown[]) {
          if (++count > n) throw new Error('the process is dead');
          return database.query<Row>(text, values);
        },
      };
    };
    for (let n = 0; ; n++) {
      place.files.write('incoming', `one-${n}.ach`, `one of ${n}`);
      place.files.write('incoming', `two-${n}.ach`, `two of ${n}`);
      const died = await receiveFiles(receiving({}, dyingAt(n)), realClock.now()).then(
        () => false,
        () => true,
      );
      await receive();
      const rows = await database.query<{ name: string; duplicate: boolean; state: string }>(
        `SELECT name, duplicate, state FROM file_arrivals WHERE bank = $1 AND name LIKE '%-' || $2 || '.ach' ORDER BY name`,
        [bank, n],
      );
      expect(rows).toEqual([
        { name: `one-${n}.ach`, duplicate: false, state: 'acknowledged' },
        { name: `two-${n}.ach`, duplicate: false, state: 'acknowledged' },
      ]);
      expect(place.files.names('incoming')).toEqual([]);
      if (!died) break;
      expect(n).toBeLessThan(60);
    }
  });

  it('receives each file once, also while others run', async () => {
    for (let n = 0; n < 12; n++) place.files.write('incoming', `${n}.ach`, n % 2 === 0 ? `${n}` : 'the same');
    await Promise.allSettled([receive(), receive(), receive()]);
    await receive();
    // A run that fails answers nothing, also of what it has opened. One that has listed a file that
    // another run then moves may see it again: it fetches nothing.
    const rows = await database.query<{ name: string; state: string; is_open: boolean; duplicate: boolean }>(
      `SELECT name, state, content_uuid IS NOT NULL AS is_open, duplicate FROM file_arrivals
       WHERE bank = $1 AND state <> 'seen'`,
      [bank],
    );
    expect([rows.length, new Set(rows.map(({ name }) => name)).size]).toEqual([12, 12]);
    expect(rows.every(({ state, is_open }) => state === 'acknowledged' && is_open)).toBe(true);
    expect(rows.filter(({ duplicate }) => !duplicate).length).toBe(7);
    expect(place.files.names('incoming')).toEqual([]);
  });
});

describe('A file that was acknowledged', () => {
  it('by deletion is deleted at the bank', async () => {
    place.files.write('incoming', 'gone.ach', 'x');
    await receive({ exchange: place.exchangeWith({}, { bank, acknowledge: { by: 'delete' } }) });
    expect([place.files.names('incoming'), place.files.names('archive')]).toEqual([[], []]);
  });

  it('by remembering is fetched again only if it changed', async () => {
    const exchange = place.exchangeWith({}, { bank, acknowledge: { by: 'remember' } });
    place.files.write('incoming', 'stays.ach', 'x', 1_750_000_000);
    expect(namesOf((await receive({ exchange })).received)).toEqual([['stays.ach', false]]);
    expect(namesOf((await receive({ exchange })).received)).toEqual([]);
    place.files.write('incoming', 'stays.ach', 'y', 1_750_000_001);
    expect(namesOf((await receive({ exchange })).received)).toEqual([['stays.ach', false]]);
  });
});

describe('A file with a name to ignore', () => {
  const ignoring = (ignore: string[]) => ({
    names: { ignore, acknowledgments: [], statements: [], returns: ['*'] },
  });

  it('stays at the bank, is never fetched and is told once; again only if it changes', async () => {
    place.files.write('incoming', 'report.pdf', '%PDF', 1_750_000_000);
    place.files.write('incoming', 'returns.ach', 'x');
    const first = await receive(ignoring(['*.pdf']));
    expect([namesOf(first.received), first.ignored, first.problems]).toEqual([
      [['returns.ach', false]],
      ['report.pdf'],
      [],
    ]);
    expect(await receive(ignoring(['*.pdf']))).toEqual({ received: [], ignored: [], problems: [], settling: false });
    expect([place.files.names('incoming'), place.files.names('archive')]).toEqual([['report.pdf'], ['returns.ach']]);
    place.files.write('incoming', 'report.pdf', '%PDF', 1_750_000_001);
    expect((await receive(ignoring(['*.pdf']))).ignored).toEqual(['report.pdf']);
    expect(await database.query(`SELECT name, state FROM file_arrivals WHERE bank = $1 ORDER BY name`, [bank])).toEqual(
      [
        { name: 'report.pdf', state: 'seen' },
        { name: 'returns.ach', state: 'acknowledged' },
      ],
    );
  });

  it('is fetched after the pattern is taken out of the banks file', async () => {
    place.files.write('incoming', 'late.pdf', 'x');
    expect((await receive(ignoring(['*.pdf']))).received).toEqual([]);
    expect(namesOf((await receive(ignoring([]))).received)).toEqual([['late.pdf', false]]);
    expect(place.files.names('incoming')).toEqual([]);
  });
});

describe('Several directories', () => {
  const both = () =>
    place.exchangeWith(
      {},
      {
        bank,
        directories: { outgoing: './outgoing', temporary: './outgoing', incoming: ['./incoming', './second'] },
      },
    );

  it('are read and acknowledged alike; one name in both is two files', async () => {
    place.files.write('incoming', 'day.ach', 'first', 1_750_000_100);
    place.files.write('second', 'day.ach', 'other', 1_750_000_000);
    place.files.write('second', 'more.ach', 'x', 1_750_000_200);
    const { received } = await receive({ exchange: both() });
    expect(await Promise.all(received.map(async (one) => `${one.name} ${await contentOf(one)}`))).toEqual([
      'day.ach other',
      'day.ach first',
      'more.ach x',
    ]);
    expect([place.files.names('incoming'), place.files.names('second')]).toEqual([[], []]);
    expect(place.files.names('archive')).toEqual(['day.ach', 'day.ach.1750000100', 'more.ach']);
    expect(await receive({ exchange: both() })).toEqual({ received: [], ignored: [], problems: [], settling: false });
  });

  it('each have the files that stay listed', async () => {
    const exchange = place.exchangeWith(
      {},
      {
        bank,
        directories: { outgoing: './outgoing', temporary: './outgoing', incoming: ['./incoming', './second'] },
        acknowledge: { by: 'remember' },
      },
    );
    for (const directory of ['incoming', 'second'] as const) place.files.write(directory, 'day.ach', directory);
    expect((await receive({ exchange })).received).toHaveLength(2);
    expect((await receive({ exchange })).received).toHaveLength(0);
    place.files.write('second', 'day.ach', 'again', 1_750_000_001);
    expect(namesOf((await receive({ exchange })).received)).toEqual([['day.ach', false]]);
  });

  it('are all read, or none: a missing one is an error', async () => {
    place.files.write('incoming', 'day.ach', 'x');
    place.files.lose('second');
    await expect(receive({ exchange: both() })).rejects.toMatchObject({ code: 'no_such_directory' });
    expect(place.files.names('incoming')).toEqual(['day.ach']);
  });

  it('have the same name at once, also archived by a process that died', async () => {
    for (const directory of ['incoming', 'second'] as const) place.files.write(directory, 'kept.ach', directory);
    place.server.options = { before: ({ name }) => (name === 'rename' ? 'cut' : undefined) };
    await expect(receive({ exchange: both() })).rejects.toMatchObject({ code: 'connection_lost' });
    place.server.options = {};
    expect((await receive({ exchange: both() })).received).toHaveLength(1);
    expect(place.files.names('archive')).toHaveLength(2);
  });
});

describe('A listing', () => {
  it('of 10,000 files is read completely; a longer one is an error', async () => {
    for (let n = 0; n < 10_000; n++) place.files.write('incoming', `${n}.ach`, '');
    const listed = () => place.exchange.inSession((session) => session.list());
    expect((await listed()).files.length).toBe(10_000);
    place.files.write('incoming', 'one-more.ach', '');
    await expect(listed()).rejects.toMatchObject({ code: 'too_many_files', kind: 'definite' });
  });
});

describe('An encrypted file', () => {
  it('that cannot be opened is archived and acknowledged, and opened when the key is corrected', async () => {
    const [us, theBank, stranger] = await Promise.all([newPgpKey(), newPgpKey(), newPgpKey()]);
    const agreement = { outgoing: { encrypt: true, sign: true }, inbound: { encrypted: true, signed: true } };
    const pgpOf = (own: typeof us, other: typeof us) =>
      openPgp({ bank_public_keys: [other.publicKey], own_private_key: own.privateKey, passphrase: null }, agreement);
    const theirs = await pgpOf(theBank, us);
    const wrap = async (text: string) => {
      const parts: Buffer[] = [];
      const content = async function* () {
        yield Buffer.from(text);
      };
      for await (const part of theirs.wrap!(content())) parts.push(part);
      return Buffer.concat(parts);
    };
    place.files.write('incoming', 'a.pgp', await wrap('the same content'));
    place.files.write('incoming', 'b.pgp', await wrap('the same content'));

    const wrong = await receive({ unwrap: (await pgpOf(us, stranger)).unwrap });
    expect(wrong.received).toEqual([]);
    expect(wrong.problems).toEqual([expect.stringMatching(/^a\.pgp: /), expect.stringMatching(/^b\.pgp: /)]);
    expect(place.files.names('incoming')).toEqual([]);

    const { received, problems } = await receive({ unwrap: (await pgpOf(us, theBank)).unwrap });
    expect(problems).toEqual([]);
    expect(namesOf(received)).toEqual([
      ['a.pgp', false],
      ['b.pgp', true],
    ]);
    expect((await contentOf(received[1]!)).toString()).toBe('the same content');
  });
});
