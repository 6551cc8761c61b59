// Steps that are sent together commit together or not at all, whatever ends the connection.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { longWaitMs } from '../../../../test/support/runner/long-wait.ts';
import { type CuttingProxy, cuttingProxy } from '../../../../test/support/service/cutting-proxy.ts';
import { type Database, openDatabase } from '../database.ts';
import { CommitRefused } from '../database-error.ts';
import { recordset } from '../recordset.ts';
import { ValueUnwritable } from '../wires.ts';
import { copiedRows } from './copied-rows.ts';
import type { Step } from './pipeline.ts';

interface Row {
  id: string;
  small?: number | null;
  whole: number | null;
  large: number | null;
  at: Date | null;
  words: string | null;
  bytes: Buffer | null;
  kind: 'C' | 'S' | null;
}
const types = {
  id: 'uuid',
  small: 'smallint',
  whole: 'integer',
  large: 'bigint',
  at: 'timestamptz',
  words: 'text',
  bytes: 'bytea',
  kind: 'kind',
};
const columns = Object.keys(types).join(', ');
const copied = copiedRows<Row>(types);
const inserted = recordset<Row>(types);

let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  clone = await testDatabase('template0');
  database = openDatabase(clone.ownerUrl, 2, () => {});
  await database.query("CREATE TYPE kind AS ENUM ('C', 'S')", []);
  for (const table of ['copies', 'inserts'])
    await database.query(
      `CREATE TABLE ${table} (id uuid PRIMARY KEY, small smallint, whole integer, large bigint, at timestamptz, words text,
         bytes bytea, kind kind)`,
      [],
    );
});
afterAll(async () => {
  await database.end();
  await clone.drop();
});
beforeEach(async () => {
  await database.query('TRUNCATE copies, inserts', []);
});

const rowOf = (changes: Partial<Row> = {}): Row => ({
  id: crypto.randomUUID(),
  whole: 1,
  large: null,
  at: null,
  words: 'words',
  bytes: null,
  kind: 'C',
  ...changes,
});
const copy = (rows: readonly Row[]): Step => ({
  text: `COPY copies (${copied.list}) FROM STDIN (FORMAT binary)`,
  copy: (into) => copied.write(into, rows, undefined),
});
const count: Step = { text: 'SELECT count(*), $1::text FROM copies', values: ['so far'] };
const fail: Step = { text: 'SELECT 1 / $1::integer', values: ['0'] };
const stored = async () => {
  const [row] = await database.query<{ stored: number }>('SELECT count(*) AS stored FROM copies', []);
  return row!.stored;
};

describe('A pipeline', () => {
  it('commits its steps together, and each step sees those before it', async () => {
    const done = await database.pipeline([count, copy([rowOf(), rowOf()]), count]);
    expect(done).toEqual({ rows: [[['0', 'so far']], [], [['2', 'so far']]] });
    expect(await stored()).toBe(2);
  });

  it('sends binary values and nulls', async () => {
    const values = [...recordset<{ n: number }>({ n: 'integer' }).values([{ n: 7 }, { n: 8 }]), null];
    expect(await database.pipeline([{ text: 'SELECT n, $2::text FROM unnest($1::integer[]) AS n', values }])).toEqual({
      rows: [
        [
          ['7', null],
          ['8', null],
        ],
      ],
    });
  });

  it('writes nothing after a refusal, names its step, and keeps the connection', async () => {
    const one = openDatabase(clone.ownerUrl, 1, () => {});
    const pidOf = async () => (await one.query<{ pid: number }>('SELECT pg_backend_pid() AS pid', []))[0]!.pid;
    try {
      const transactionOf = async (on: Database) =>
        (await on.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id', []))[0]!.id;
      const pid = await pidOf();
      const same = rowOf();
      for (const [steps, step, code] of [
        [[fail, copy([rowOf()]), count], 0, '22012'],
        [[copy([rowOf()]), fail, copy([rowOf()])], 1, '22012'],
        [[copy([rowOf()]), copy([same, same]), count], 1, '23505'],
        [[copy([rowOf({ words: 'NUL \0' })])], 0, '22021'],
        [[{ text: 'SELECT none FROM copies', values: [] }, count], 0, '42703'],
      ] as const) {
        expect(await one.pipeline(steps)).toMatchObject({ refused: { code }, step });
        // Outside of a transaction, its id is another one in each query.
        const [first, second] = [await transactionOf(one), await transactionOf(one)];
        expect(second).not.toBe(first);
        expect(await stored()).toBe(0);
      }
      expect(await one.pipeline([copy([rowOf()]), count])).toMatchObject({ rows: [[], [['1', 'so far']]] });
      expect(await pidOf()).toBe(pid);
    } finally {
      await one.end();
    }
  });

  it('names the commit when that is refused', async () => {
    await database.query('CREATE TABLE deferred (id uuid REFERENCES copies DEFERRABLE INITIALLY DEFERRED)', []);
    const insert: Step = { text: 'INSERT INTO deferred VALUES ($1)', values: [crypto.randomUUID()] };
    expect(await database.pipeline([copy([rowOf()]), insert])).toMatchObject({ refused: { code: '23503' }, step: 2 });
    expect(await stored()).toBe(0);
    // The refused commit has ended the transaction: nothing is left to roll back.
    expect(await database.pipeline([count])).toEqual({ rows: [[['0', 'so far']]] });
    await database.query('DROP TABLE deferred', []);
  });

  it('sends nothing when a value cannot be written', async () => {
    const bad = rowOf({ whole: 2 ** 31 });
    await expect(database.pipeline([copy([rowOf()]), copy([bad])])).rejects.toThrow(ValueUnwritable);
    await expect(database.pipeline([copy([bad])])).rejects.toThrow(
      'a value of whole does not fit integer; allowed: a number from -2147483648 to 2147483647',
    );
    expect(await stored()).toBe(0);
  });

  it('keeps the bytes of pipelines apart that run at the same time, small and large, also after a refusal', async () => {
    const work = async (seed: number) => {
      for (let n = 0; n < 10; n++) {
        const rows = Array.from({ length: 1 + ((seed * 7 + n * 13) % 40) }, (_, index) =>
          rowOf({ whole: seed, words: `${seed}-${n}-${index}-`.padEnd(index % 5 === 0 ? 20_000 : 10, 'é') }),
        );
        expect(await database.pipeline(n % 3 === 0 ? [fail, copy(rows)] : [copy(rows)])).toHaveProperty(
          n % 3 === 0 ? 'refused' : 'rows',
        );
        if (n % 3 === 0) continue;
        const words = await database.query<{ id: string; words: string }>(
          'SELECT id, words FROM copies WHERE id = ANY ($1)',
          [rows.map(({ id }) => id)],
        );
        expect(new Map(words.map((one) => [one.id, one.words]))).toEqual(
          new Map(rows.map((one) => [one.id, one.words])),
        );
      }
    };
    await Promise.all([1, 2, 3, 4].map(work));
  });
});

describe('Copied rows', () => {
  const nullable = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
  const row: fc.Arbitrary<Row> = fc.record(
    {
      id: fc.uuid(),
      small: nullable(fc.integer({ min: -32_768, max: 32_767 })),
      whole: nullable(fc.integer()),
      large: nullable(fc.maxSafeInteger()),
      at: nullable(
        fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
      ),
      // Lone surrogates too.
      words: nullable(fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => !text.includes('\0'))),
      bytes: nullable(fc.uint8Array().map((bytes) => Buffer.from(bytes))),
      kind: nullable(fc.constantFrom('C' as const, 'S' as const)),
    },
    { requiredKeys: ['id', 'whole', 'large', 'at', 'words', 'bytes', 'kind'] },
  );

  it('are the rows that a query inserts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(row, { maxLength: 20, selector: ({ id }) => id }), async (rows) => {
        await database.query('TRUNCATE copies, inserts', []);
        expect(await database.pipeline([copy(rows)])).toEqual({ rows: [[]] });
        await database.query(
          `INSERT INTO inserts (${columns}) SELECT ${columns} FROM ${inserted.from()} AS sent`,
          inserted.values(rows),
        );
        const differing = await database.query(
          '(TABLE copies EXCEPT TABLE inserts) UNION ALL (TABLE inserts EXCEPT TABLE copies)',
          [],
        );
        expect(differing).toEqual([]);
        expect(await stored()).toBe(rows.length);
      }),
      { numRuns: 60 },
    );
  });
});

/** The messages of PostgreSQL's protocol in these bytes: a letter, a length, and a content. */
function messagesIn(bytes: Buffer): { kind: string; content: Buffer }[] {
  const messages = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    messages.push({ kind: String.fromCharCode(bytes[at]!), content: bytes.subarray(at + 5, end) });
    at = end;
  }
  return messages;
}

describe('A pipeline through a proxy', () => {
  let proxy: CuttingProxy;
  let through: Database;
  beforeAll(async () => {
    const url = new URL(clone.ownerUrl);
    proxy = await cuttingProxy({ host: url.hostname, port: Number(url.port) });
    url.search = '';
    url.port = String(proxy.port);
    through = openDatabase(url.href, 1, () => {});
    return async () => {
      await through.end();
      await proxy.stop();
    };
  });
  const passing = () => {
    proxy.pass = { toServer: (bytes) => bytes, toClient: (bytes) => bytes };
    proxy.remaining = { toServer: null, toClient: null };
    proxy.passed = { toServer: 0, toClient: 0 };
  };
  /** What the database has after its backend has ended. */
  const settled = async (row: Row) => {
    await expect
      .poll(async () => {
        const [busy] = await database.query<{ others: number }>(
          `SELECT count(*) AS others FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
          [],
        );
        return busy!.others;
      })
      .toBe(0);
    const [found] = await database.query<{ found: number }>('SELECT count(*) AS found FROM copies WHERE id = $1', [
      row.id,
    ]);
    return found!.found;
  };

  it('begins with BEGIN, ends with COMMIT, and is rolled back after a refusal', async () => {
    const names = new Map<string, string>();
    /** What these steps send: the texts of the queries that run, and S for Sync, d for data. */
    const sentBy = async (steps: readonly Step[]) => {
      const sent: Buffer[] = [];
      proxy.pass.toServer = (bytes) => {
        sent.push(bytes);
        return bytes;
      };
      const done = await through.pipeline(steps);
      passing();
      const messages = messagesIn(Buffer.concat(sent)).flatMap(({ kind, content }) => {
        const [first, second] = content.toString('latin1').split('\0');
        if (kind === 'P') names.set(first!, second!);
        if (kind === 'B') return names.get(second!)!;
        return kind === 'Q' ? first! : 'Sd'.includes(kind) ? kind : [];
      });
      return [...messages, Object.keys(done)[0]];
    };
    const none: Step = { text: 'SELECT none FROM copies', values: [] };
    const deferred: Step = { text: 'INSERT INTO deferred VALUES ($1)', values: [crypto.randomUUID()] };
    await database.query('CREATE TABLE deferred (id uuid REFERENCES copies DEFERRABLE INITIALLY DEFERRED)', []);
    passing();
    await through.query('SELECT 1', []);
    // The first time the queries are prepared as well.
    for (let time = 1; time <= 2; time++) {
      const written = copy([rowOf()]);
      const begun = ['BEGIN', count.text, written.text, 'd'];
      expect(await sentBy([count, written])).toEqual([...begun, 'COMMIT', 'S', 'rows']);
      expect(await sentBy([count, written, fail])).toEqual([
        ...begun,
        fail.text,
        ...['COMMIT', 'S', 'ROLLBACK', 'refused'],
      ]);
      // Nothing is open when the commit is refused, or a query before BEGIN.
      expect(await sentBy([deferred])).toEqual(['BEGIN', deferred.text, 'COMMIT', 'S', 'refused']);
      expect(await sentBy([none])).toEqual(['BEGIN', none.text, 'COMMIT', 'S', 'refused']);
    }
    await database.query('DROP TABLE deferred', []);
  });

  it('is not taken for committed when PostgreSQL answers its COMMIT with ROLLBACK', async () => {
    passing();
    await through.pipeline([count]);
    const tag = (text: string) => {
      const bytes = Buffer.from(`C\0\0\0\0${text}\0`, 'latin1');
      bytes.writeInt32BE(bytes.length - 1, 1);
      return bytes;
    };
    proxy.pass.toClient = (bytes) => {
      const at = bytes.indexOf(tag('COMMIT'));
      if (at < 0) return bytes;
      return Buffer.concat([bytes.subarray(0, at), tag('ROLLBACK'), bytes.subarray(at + tag('COMMIT').length)]);
    };
    await expect(through.pipeline([count])).rejects.toThrow(CommitRefused);
    passing();
    expect(await through.pipeline([count])).toHaveProperty('rows');
  });

  it('has written nothing or everything when its connection ends, and says that it does not know', async () => {
    const steps = (row: Row) => [count, copy([row]), count];
    passing();
    await through.pipeline(steps(rowOf()));
    passing();
    await through.pipeline(steps(rowOf()));
    const { toServer } = proxy.passed;
    // The last five bytes only request the answers. The message before them commits.
    const before = [0, 1, 40, Math.floor(toServer / 2), toServer - 20, toServer - 6];
    for (const bytes of [...before, toServer - 5, toServer - 1]) {
      passing();
      await through.pipeline(steps(rowOf()));
      const row = rowOf();
      proxy.remaining.toServer = bytes;
      const outcome = await through.pipeline(steps(row)).catch((error: unknown) => error);
      expect(outcome, `${bytes} of ${toServer} bytes`).toBeInstanceOf(Error);
      // PostgreSQL may have the last bytes and not have begun with them.
      await expect
        .poll(() => settled(row), { message: `${bytes} of ${toServer} bytes`, timeout: longWaitMs })
        .toBe(before.includes(bytes) ? 0 : 1);
    }
    passing();
    await through.pipeline(steps(rowOf()));
    const row = rowOf();
    proxy.remaining.toClient = 0;
    await expect(through.pipeline(steps(row))).rejects.toThrow();
    expect(await settled(row)).toBe(1);
    passing();
    expect(await through.pipeline([count])).toHaveProperty('rows');
  });
});
