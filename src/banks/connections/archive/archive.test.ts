// The archive: a file is read exactly as it was stored, or not at all.
import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { instant, realClock } from '../../../platform/std/clock.ts';
import { openVault } from '../../../platform/vault/vault.ts';
import { type ArchivedFile, type FileLabel, selectFile } from './archive.sql.ts';
import { type Archiving, clearAbandoned, keepFile, OtherContentRefused, readFile } from './archive.ts';
import { chunkBytes } from './chunks.ts';

let clone: TestDatabase;
let database: Database;
/** The service has no right to change a chunk: tampering takes another role. */
let owner: Database;
let archive: Archiving;
beforeAll(async () => {
  clone = await testDatabase();
  database = openDatabase(clone.url, 2, () => {});
  owner = openDatabase(clone.ownerUrl, 1, () => {});
  archive = {
    database,
    vault: await openVault(database, { current: Buffer.alloc(32, 1) }, realClock.now()),
    clock: realClock,
  };
});
afterAll(async () => {
  await database.end();
  await owner.end();
  await clone.drop();
});

let number = 0;
const label = (changes: Partial<FileLabel> = {}): FileLabel => ({
  bank: 'first-example',
  direction: 'outgoing',
  form: 'content',
  name: `file-${++number}.ach`,
  content_uuid: null,
  ...changes,
});
async function* inParts(content: Buffer, partBytes = 65_536): AsyncIterable<Buffer> {
  for (let at = 0; at < content.length; at += partBytes) yield content.subarray(at, at + partBytes);
}
const readWhole = async (file: ArchivedFile) => {
  const parts: Buffer[] = [];
  for await (const part of readFile(archive, file)) parts.push(part);
  return Buffer.concat(parts);
};
const rowCount = async () =>
  (
    await database.query<{ files: number; chunks: number }>(
      'SELECT (SELECT count(*) FROM archived_files) AS files, (SELECT count(*) FROM archived_chunks) AS chunks',
      [],
    )
  )[0]!;

describe('An archived file', () => {
  it('is read as it was written, at any size and in parts of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.nat(3_000),
          fc.constantFrom(0, 1, 2).map((n) => n * chunkBytes),
          fc.nat(3 * chunkBytes),
        ),
        fc.integer({ min: 1, max: 600_000 }),
        async (size, partBytes) => {
          const content = randomBytes(size);
          const file = await keepFile(archive, label(), inParts(content, Math.max(partBytes, size >> 8)));
          expect(file).toMatchObject({ size, sha256: createHash('sha256').update(content).digest() });
          expect(await selectFile(database, file.uuid)).toEqual(file);
          expect((await readWhole(file)).equals(content)).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is stored encrypted', async () => {
    const secret = 'account 12345678901234567';
    const file = await keepFile(archive, label(), inParts(Buffer.from(secret.repeat(1_000))));
    const rows = await database.query<{ sealed: Buffer }>('SELECT sealed FROM archived_chunks WHERE file_uuid = $1', [
      file.uuid,
    ]);
    for (const { sealed } of rows) expect(sealed.includes('12345678901234567')).toBe(false);
  });

  it('cannot be decrypted when chunks are swapped, changed, missing, cut off or from another file', async () => {
    const content = randomBytes(3 * chunkBytes + 10);
    const other = await keepFile(archive, label(), inParts(content));
    const change = async (statement: string, values: (file: ArchivedFile) => unknown[]) => {
      const file = await keepFile(archive, label(), inParts(content));
      await owner.query(statement, values(file));
      await expect(readWhole((await selectFile(database, file.uuid))!), statement).rejects.toThrow();
    };
    await change(
      `UPDATE archived_chunks SET sealed = (SELECT sealed FROM archived_chunks o WHERE o.file_uuid = $1 AND o.number = 1)
       WHERE file_uuid = $1 AND number = 0`,
      ({ uuid }) => [uuid],
    );
    await change(
      `UPDATE archived_chunks SET sealed = (SELECT sealed FROM archived_chunks o WHERE o.file_uuid = $2 AND o.number = 0)
       WHERE file_uuid = $1 AND number = 0`,
      ({ uuid }) => [uuid, other.uuid],
    );
    await change(
      'UPDATE archived_chunks SET sealed = set_byte(sealed, 20, 255 - get_byte(sealed, 20)) WHERE file_uuid = $1',
      ({ uuid }) => [uuid],
    );
    await change('DELETE FROM archived_chunks WHERE file_uuid = $1 AND number = 2', ({ uuid }) => [uuid]);
    // An attacker who cuts the end off and corrects size and hash still has no last chunk.
    await change('UPDATE archived_files SET size = $2, sha256 = $3 WHERE uuid = $1', ({ uuid }) => [
      uuid,
      3 * chunkBytes,
      createHash('sha256')
        .update(content.subarray(0, 3 * chunkBytes))
        .digest(),
    ]);
  });

  it('is stored once: an inbound content under any name, an outgoing name with only one content', async () => {
    const content = randomBytes(1_000);
    const inbound = label({ direction: 'inbound' });
    const first = await keepFile(archive, inbound, inParts(content));
    const before = await rowCount();
    expect(await keepFile(archive, { ...inbound, name: 'another name' }, inParts(content))).toEqual(first);
    expect(await rowCount()).toEqual(before);
    expect((await keepFile(archive, { ...inbound, bank: 'second-example' }, inParts(content))).uuid).not.toBe(
      first.uuid,
    );
    expect((await keepFile(archive, { ...inbound, form: 'wire' }, inParts(content))).uuid).not.toBe(first.uuid);

    const outgoing = label();
    const sent = await keepFile(archive, outgoing, inParts(content));
    expect(await keepFile(archive, outgoing, inParts(content))).toEqual(sent);
    await expect(keepFile(archive, outgoing, inParts(randomBytes(1_000)))).rejects.toThrow(OtherContentRefused);
    expect((await keepFile(archive, label(), inParts(content))).uuid).not.toBe(sent.uuid);
    expect((await readWhole(sent)).equals(content)).toBe(true);
  });

  it('is stored once when many processes store it at the same time', async () => {
    const content = randomBytes(chunkBytes + 1);
    const files = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        keepFile(archive, label({ direction: 'inbound', name: `${n}` }), inParts(content)),
      ),
    );
    expect(new Set(files.map(({ uuid }) => uuid)).size).toBe(1);
  });
});

describe('A file that was not written completely', () => {
  it('does not exist and leaves nothing', async () => {
    const before = await rowCount();
    const breaking = async function* () {
      yield randomBytes(2 * chunkBytes);
      throw new Error('the line broke');
    };
    await expect(keepFile(archive, label(), breaking())).rejects.toThrow('the line broke');
    expect(await rowCount()).toEqual(before);
  });

  it('is deleted a day later if its process died', async () => {
    const uuid = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
    const now = realClock.now();
    await database.query(
      `INSERT INTO archived_files (uuid, bank, direction, form, name, created_at, retain_until)
       VALUES ($1, 'first-example', 'inbound', 'wire', 'x', $2, $2)`,
      [uuid, now],
    );
    expect(await selectFile(database, uuid)).toBeNull();
    expect(await clearAbandoned(archive)).toBe(0);
    const tomorrow = instant(now.getTime() + 86_400_001);
    expect(await clearAbandoned({ ...archive, clock: { now: () => tomorrow } })).toBe(1);
  });
});
