// Deliveries over SFTP that break anywhere: the bank gets the file once and complete, or an
// operator decides.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outgoingFile, type SftpPlace, sftpPlace } from '../../../../../test/support/banks/bank-places.ts';
import type { Operation, ServerFault } from '../../../../../test/support/banks/sftp-server.ts';
import { type TestDatabase, testDatabase } from '../../../../../test/support/runner/database.ts';
import { type CuttingProxy, cuttingProxy } from '../../../../../test/support/service/cutting-proxy.ts';
import { type Database, openDatabase, type Queryable } from '../../../../platform/database/database.ts';
import { realClock } from '../../../../platform/std/clock.ts';
import { decideDelivery, selectUncertain } from '../delivery-notes.sql.ts';
import type { FileExchange, OutgoingBytes } from '../exchange.ts';
import { ExchangeFault } from '../exchange-fault.ts';

let clone: TestDatabase;
let database: Database;
/** The database of the notes: a test can put a dying process in its place. */
let notes: Queryable;
let place: SftpPlace;
beforeAll(async () => {
  clone = await testDatabase();
  database = openDatabase(clone.url, 2, () => {});
  place = await sftpPlace({ query: (text, values) => notes.query(text, values) });
});
beforeEach(() => {
  notes = database;
  place.server.options = {};
});
afterEach(async () => {
  for (const { bank, name } of await selectUncertain(database))
    await decideDelivery(database, bank, name, 'delivered', realClock.now());
});
afterAll(async () => {
  await place.stop();
  await database.end();
  await clone.drop();
});

const submit = (file: OutgoingBytes, over: FileExchange = place.exchange) =>
  over.inSession((session) => session.submit(file));
const outcomeOf = (name: string) => place.exchange.inSession((session) => session.outcomeOf(name));
const misbehave = (when: 'before' | 'after', operation: Operation['name'], misdeed: ServerFault, onlyAt?: number) => {
  place.server.options = {
    [when]: ({ name, count }: Operation) =>
      name === operation && (onlyAt === undefined || count === onlyAt) ? misdeed : undefined,
  };
};
const behave = () => {
  place.server.options = {};
};
const expectWhole = (name: string, content: Buffer) => {
  expect(place.files.names('outgoing').filter((one) => one.startsWith(name))).toEqual([name]);
  expect(place.files.read('outgoing', name).equals(content)).toBe(true);
  expect(place.server.renamed.filter((path) => path.endsWith(`/${name}`)).length).toBe(1);
};
let number = 0;
const aFile = (size = 150_000) => {
  const content = randomBytes(size);
  return { content, file: outgoingFile(`file-${++number}.ach`, content) };
};

describe('A file', () => {
  it('is uploaded again when its upload breaks; the broken upload never got its name', async () => {
    const { file, content } = aFile();
    misbehave('before', 'write', 'cut', 3);
    await expect(submit(file)).rejects.toMatchObject({ code: 'connection_lost', kind: 'transient' });
    expect(place.files.names('outgoing')).not.toContain(file.name);
    expect(await outcomeOf(file.name)).toBe('unsent');
    behave();
    await submit(file);
    expectWhole(file.name, content);
  });

  it('is renamed at the next try, without a second upload, when the connection breaks after the upload', async () => {
    const { file, content } = aFile();
    misbehave('before', 'rename', 'cut');
    await expect(submit(file)).rejects.toMatchObject({ code: 'unanswered', kind: 'ambiguous' });
    expect(await outcomeOf(file.name)).toBe('unsent');
    misbehave('before', 'write', 'cut');
    await submit(file);
    expectWhole(file.name, content);
  });

  it('is found delivered when the connection breaks between the rename and its answer', async () => {
    const { file, content } = aFile();
    misbehave('after', 'rename', 'cut');
    await expect(submit(file)).rejects.toMatchObject({ code: 'unanswered', kind: 'ambiguous' });
    behave();
    expect(await outcomeOf(file.name)).toBe('delivered');
    await submit(file);
    expectWhole(file.name, content);
  });

  it('is reported to an operator, and not sent again, when it is gone after an unanswered rename', async () => {
    const { file } = aFile();
    place.server.options = {
      after({ name, to }) {
        if (name !== 'rename') return undefined;
        place.files.take(to!.split('/').at(-1)!);
        return 'cut';
      },
    };
    await expect(submit(file)).rejects.toMatchObject({ code: 'unanswered' });
    behave();
    for (let time = 0; time < 2; time++) {
      await expect(submit(file)).rejects.toMatchObject({ code: 'uncertain', kind: 'ambiguous' });
      expect(await outcomeOf(file.name)).toBe('uncertain');
    }
    expect(await selectUncertain(database)).toMatchObject([{ bank: 'first-example', name: file.name }]);
    expect(place.files.names('outgoing')).not.toContain(file.name);
  });

  it('counts as delivered or is sent again, as the operator decides, when it is uncertain', async () => {
    for (const decision of ['delivered', 'unsent'] as const) {
      const { file, content } = aFile();
      place.server.options = {
        before: ({ name, path }) => {
          if (name !== 'rename') return undefined;
          place.files.lose(path);
          return 'cut';
        },
      };
      await expect(submit(file)).rejects.toMatchObject({ code: 'unanswered' });
      behave();
      await expect(submit(file)).rejects.toMatchObject({ code: 'uncertain' });
      const decide = () => decideDelivery(database, 'first-example', file.name, decision, realClock.now());
      expect(await decide()).toBe(true);
      expect(await decide()).toBe(false);
      await submit(file);
      if (decision === 'unsent') expectWhole(file.name, content);
      else expect(place.files.names('outgoing')).not.toContain(file.name);
      expect(await outcomeOf(file.name)).toBe('delivered');
    }
  });

  it('is delivered when the bank takes it right after the rename: the rename was answered', async () => {
    const { file } = aFile();
    place.server.options = {
      after({ name, to }) {
        if (name === 'rename') place.files.take(to!.split('/').at(-1)!);
        return undefined;
      },
    };
    await submit(file);
    expect(await outcomeOf(file.name)).toBe('delivered');
  });

  it('is delivered when it has both names because the server died between link and unlink', async () => {
    const { file, content } = aFile();
    place.server.options = {
      after({ name, path }) {
        if (name !== 'rename') return undefined;
        writeFileSync(join(place.server.root, path), content);
        return 'cut';
      },
    };
    await expect(submit(file)).rejects.toMatchObject({ code: 'unanswered' });
    behave();
    await submit(file);
    expectWhole(file.name, content);
  });

  it('is delivered when the bank takes it after our process died: the rename was noted', async () => {
    const { file } = aFile();
    // The fifth note is about the answered rename.
    notes = dying(5, 'after');
    await expect(submit(file)).rejects.toThrow('the process is dead');
    place.files.take(file.name);
    notes = database;
    expect(await outcomeOf(file.name)).toBe('delivered');
    await submit(file);
    expect(place.files.names('outgoing')).not.toContain(file.name);
  });

  it('counts as taken only when the server says that it does not exist; a failure is not enough', async () => {
    const { file, content } = aFile();
    place.server.options = {
      before: ({ name, path }) => (name === 'stat' && path.endsWith('.ach') && isRenamed(file.name) ? 4 : undefined),
    };
    await expect(submit(file)).rejects.toMatchObject({ code: 'refused', kind: 'transient' });
    behave();
    await submit(file);
    expectWhole(file.name, content);
  });

  it('is not renamed when the server stored other bytes', async () => {
    for (const written of [
      (data: Buffer) => data.subarray(0, data.length - 1),
      (data: Buffer) => Buffer.from(data).fill(0),
    ]) {
      const { file, content } = aFile();
      place.server.options = { written };
      await expect(submit(file)).rejects.toMatchObject({ code: 'altered', kind: 'transient' });
      expect(place.files.names('outgoing').filter((name) => name.startsWith(file.name))).toEqual([]);
      behave();
      await submit(file);
      expectWhole(file.name, content);
    }
  });

  it('waits when the server is full', async () => {
    const { file, content } = aFile();
    for (const [status, code] of [
      [4, 'refused'],
      [3, 'permission'],
    ] as const)
      for (const operation of ['write', 'close', 'open'] as const) {
        misbehave('before', operation, status);
        await expect(submit(file)).rejects.toMatchObject({ code });
      }
    behave();
    await submit(file);
    expectWhole(file.name, content);
  });

  it('keeps its upload when the rename is refused, and is renamed when the bank permits it', async () => {
    const { file, content } = aFile();
    for (const [status, code, kind] of [
      [4, 'refused', 'transient'],
      [3, 'permission', 'definite'],
    ] as const) {
      misbehave('before', 'rename', status);
      await expect(submit(file)).rejects.toMatchObject({ code, kind });
    }
    place.files.write('outgoing', file.name, 'of another sender');
    behave();
    await expect(submit(file)).rejects.toMatchObject({ code: 'name_taken', kind: 'definite' });
    expect(place.files.read('outgoing', file.name).toString()).toBe('of another sender');
    place.files.take(file.name);
    await submit(file);
    expectWhole(file.name, content);
  });

  it('is given up and delivered later when the server stops answering at any request', async () => {
    for (const operation of ['open', 'write', 'read', 'close', 'stat', 'rename'] as const) {
      const { file, content } = aFile();
      misbehave('before', operation, 'silence');
      const code = operation === 'rename' ? 'unanswered' : 'no_answer';
      let said: { code?: string } = {};
      // On a busy machine a request before the silent one may take longer than a short time limit.
      for (let timeout_ms = 150; said.code !== code && timeout_ms < 60_000; timeout_ms *= 4)
        said = await submit(file, place.exchangeWith({ timeout_ms })).then(
          () => ({}),
          (error) => error,
        );
      expect([operation, said]).toMatchObject([operation, { code }]);
      behave();
      await submit(file);
      expectWhole(file.name, content);
    }
  });
});

/** A process that dies before or after its n-th note. */
const dying = (n: number, when: 'before' | 'after'): Queryable => {
  let count = 0;
  return {
    async query<Row>(text: string, values?: readonly unknown[]) {
      count++;
      if (count > n || (count === n && when === 'before')) throw new ExchangeFault('overtaken', 'the process is dead');
      const rows = await database.query<Row>(text, values);
      if (count === n) throw new ExchangeFault('overtaken', 'the process is dead');
      return rows;
    },
  };
};

const isRenamed = (name: string) => place.server.renamed.some((path) => path.endsWith(`/${name}`));

describe('A file on a failing connection', () => {
  let proxy: CuttingProxy;
  beforeAll(async () => {
    proxy = await cuttingProxy(place.server);
  });
  afterAll(() => proxy.stop());

  /** Tries until the delivery ends, as a worker does; answers the result. */
  async function end(file: OutgoingBytes): Promise<'delivered' | 'uncertain'> {
    for (;;)
      try {
        await submit(file, place.exchangeWith({ port: proxy.port }));
        return 'delivered';
      } catch (error) {
        // Only faults after which a worker tries again. Any other error fails the test.
        if (!(error instanceof ExchangeFault) || error.kind === 'definite') throw error;
        if (error.code === 'uncertain') return 'uncertain';
        proxy.remaining = { toServer: null, toClient: null };
        notes = database;
      }
  }

  it('arrives complete and once when the connection breaks at any byte or the process dies at any note', async () => {
    const size = 120_000;
    await end(aFile(size).file);
    const { toServer, toClient } = proxy.passed;
    // Half of the cuts fall around the rename and its answer.
    const cutIn = (bytes: number) =>
      fc.option(fc.oneof(fc.nat(bytes), fc.integer({ min: bytes - 700, max: bytes })), { freq: 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          cutToServer: cutIn(toServer),
          cutToClient: cutIn(toClient),
          death: fc.option(fc.record({ n: fc.integer({ min: 1, max: 7 }), when: fc.constantFrom('before', 'after') }), {
            freq: 1,
          }),
          eager: fc.boolean(),
        }),
        async ({ cutToServer, cutToClient, death, eager }) => {
          const { file, content } = aFile(size);
          proxy.remaining = { toServer: cutToServer, toClient: cutToClient };
          notes = death === null ? database : dying(death.n, death.when);
          place.server.options = {
            after({ name, to }) {
              if (eager && name === 'rename') place.files.take(to!.split('/').at(-1)!);
              return undefined;
            },
          };
          const ended = await end(file);
          expect(place.server.renamed.filter((path) => path.endsWith(`/${file.name}`)).length).toBe(1);
          if (!eager) {
            expect(ended).toBe('delivered');
            expectWhole(file.name, content);
          }
          await end(file);
          expect(place.server.renamed.filter((path) => path.endsWith(`/${file.name}`)).length).toBe(1);
        },
      ),
      { numRuns: 100 },
    );
  });
});
