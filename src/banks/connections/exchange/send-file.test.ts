// Sending: an archived file reaches the bank as one content under one name, even if the agreement
// changes in between.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SftpPlace, sftpPlace } from '../../../../test/support/banks/bank-places.ts';
import { newPgpKey } from '../../../../test/support/banks/pgp-keys.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { openVault } from '../../../platform/vault/vault.ts';
import type { ArchivedFile } from '../archive/archive.sql.ts';
import { type Archiving, keepFile } from '../archive/archive.ts';
import { openPgp, type Pgp } from '../pgp/pgp.ts';
import { outcomeOfFile, sendFile, type Wrapping } from './send-file.ts';

let clone: TestDatabase;
let database: Database;
let archive: Archiving;
let place: SftpPlace;
let ours: Pgp;
let theirs: Pgp;
beforeAll(async () => {
  clone = await testDatabase();
  database = openDatabase(clone.url, 4, () => {});
  archive = {
    database,
    vault: await openVault(database, { current: Buffer.alloc(32, 1) }, realClock.now()),
    clock: realClock,
  };
  place = await sftpPlace(database);
  const [us, bank] = await Promise.all([newPgpKey(), newPgpKey()]);
  const agreement = { outgoing: { encrypt: true, sign: true }, inbound: { encrypted: true, signed: true } };
  ours = await openPgp(
    { bank_public_keys: [bank.publicKey], own_private_key: us.privateKey, passphrase: null },
    agreement,
  );
  theirs = await openPgp(
    { bank_public_keys: [us.publicKey], own_private_key: bank.privateKey, passphrase: null },
    agreement,
  );
});
afterAll(async () => {
  await place.stop();
  await database.end();
  await clone.drop();
});

let number = 0;
async function* once(content: Buffer): AsyncIterable<Buffer> {
  yield content;
}
const kept = (content: Buffer) =>
  keepFile(
    archive,
    { bank: place.exchange.bank, direction: 'outgoing', form: 'content', name: `f${++number}.ach`, content_uuid: null },
    once(content),
  );
const plain: Wrapping = { wrap: null, suffix: '.pgp' };
const wrapped = (): Wrapping => ({ wrap: ours.wrap, suffix: '.pgp' });
const send = (file: ArchivedFile, wrapping: Wrapping) =>
  place.exchange.inSession((session) => sendFile(archive, session, wrapping, file));
const outcomeOf = (file: ArchivedFile) => place.exchange.inSession((session) => outcomeOfFile(archive, session, file));
const opened = async (wire: Buffer) => {
  const parts: Buffer[] = [];
  for await (const part of theirs.unwrap!(once(wire))) parts.push(part);
  return Buffer.concat(parts);
};

describe('A file', () => {
  it('is sent unwrapped, or wrapped under a longer name', async () => {
    const content = randomBytes(600_000);
    const first = await kept(content);
    await send(first, plain);
    expect(place.files.read('outgoing', first.name).equals(content)).toBe(true);
    expect(await outcomeOf(first)).toBe('delivered');

    const second = await kept(content);
    expect(await outcomeOf(second)).toBe('unsent');
    await send(second, wrapped());
    expect((await opened(place.files.read('outgoing', `${second.name}.pgp`))).equals(content)).toBe(true);
    expect(await outcomeOf(second)).toBe('delivered');
  });

  it('is wrapped once: every try sends the same bytes', async () => {
    const file = await kept(randomBytes(100_000));
    place.server.options = { before: ({ name, count }) => (name === 'write' && count === 2 ? 'cut' : undefined) };
    await expect(send(file, wrapped())).rejects.toMatchObject({ code: 'connection_lost' });
    place.server.options = { after: ({ name }) => (name === 'rename' ? 'cut' : undefined) };
    await expect(send(file, wrapped())).rejects.toMatchObject({ code: 'unanswered' });
    place.server.options = {};
    await send(file, wrapped());
    expect(place.server.renamed.filter((path) => path.includes(file.name)).length).toBe(1);
  });

  it('is delivered once when two processes wrap it at the same time', async () => {
    const content = randomBytes(50_000);
    const file = await kept(content);
    await Promise.allSettled([send(file, wrapped()), send(file, wrapped()), send(file, wrapped())]);
    await send(file, wrapped());
    expect((await opened(place.files.read('outgoing', `${file.name}.pgp`))).equals(content)).toBe(true);
    expect(place.server.renamed.filter((path) => path.includes(file.name)).length).toBe(1);
  });

  it('continues in the way it was started, even if another way was agreed later', async () => {
    for (const [before, after] of [
      [plain, wrapped()],
      [wrapped(), plain],
    ] as const) {
      const file = await kept(randomBytes(1_000));
      place.server.options = { after: ({ name }) => (name === 'rename' ? 'cut' : undefined) };
      await expect(send(file, before)).rejects.toMatchObject({ code: 'unanswered' });
      place.server.options = {};
      await send(file, after);
      expect(place.files.names('outgoing').filter((name) => name.startsWith(file.name)).length).toBe(1);
    }
  });
});
