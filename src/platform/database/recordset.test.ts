// Rows sent as binary arrays arrive unchanged.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { type Database, openDatabase } from './database.ts';
import { recordset } from './recordset.ts';
import { ValueUnwritable } from './wires.ts';

interface Row {
  id: string;
  small: number | null;
  whole?: number | null;
  large: number | null;
  day: string | null;
  at: Date | null;
  words: string | null;
  bytes: Buffer | null;
  kind: 'C' | 'S' | null;
}

const rows = recordset<Row>({
  id: 'uuid',
  small: 'smallint',
  whole: 'integer',
  large: 'bigint',
  day: 'date',
  at: 'timestamptz',
  words: 'text',
  bytes: 'bytea',
  kind: 'recordset_test_kind',
});

let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  clone = await testDatabase('template0');
  database = openDatabase(clone.ownerUrl, 1, () => {});
  await database.query("CREATE TYPE recordset_test_kind AS ENUM ('C', 'S')", []);
});
afterAll(async () => {
  await database.end();
  await clone.drop();
});

const nullable = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const instants = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const row: fc.Arbitrary<Row> = fc.record(
  {
    id: fc.uuid(),
    small: nullable(fc.integer({ min: -32_768, max: 32_767 })),
    whole: nullable(fc.integer()),
    large: nullable(fc.maxSafeInteger()),
    day: nullable(instants.map((instant) => instant.toISOString().slice(0, 10))),
    at: nullable(instants),
    words: nullable(fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))),
    bytes: nullable(fc.uint8Array().map((bytes) => Buffer.from(bytes))),
    kind: nullable(fc.constantFrom('C' as const, 'S' as const)),
  },
  { requiredKeys: ['id', 'small', 'large', 'day', 'at', 'words', 'bytes', 'kind'] },
);

describe('A recordset', () => {
  it('arrives unchanged and in order, absent values as NULL', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (sent) => {
        const arrived = await database.query<Row>(`SELECT * FROM ${rows.from()} AS row`, rows.values(sent));
        expect(arrived).toEqual(sent.map((one) => ({ ...one, whole: one.whole ?? null })));
      }),
      { numRuns: 60 },
    );
  });

  it('works after other parameters', async () => {
    const one: Row = {
      id: crypto.randomUUID(),
      small: 1,
      large: 2,
      day: null,
      at: null,
      words: null,
      bytes: null,
      kind: 'S',
    };
    const arrived = await database.query(`SELECT $1::text AS first, row.* FROM ${rows.from(2)} AS row`, [
      'before',
      ...rows.values([one]),
    ]);
    expect(arrived).toEqual([{ first: 'before', ...one, whole: null }]);
  });

  it('is not sent when a column cannot hold a value', () => {
    const good: Row = {
      id: crypto.randomUUID(),
      small: 1,
      large: 2,
      day: null,
      at: null,
      words: null,
      bytes: null,
      kind: null,
    };
    const small = 'a value of small does not fit smallint; allowed: a number from -32768 to 32767';
    for (const [bad, message] of [
      [{ id: 'x' }, /^a value of id does not fit uuid; allowed: 32 hexadecimal digits/],
      [{ id: `${good.id.slice(0, -1)}g` }, /^a value of id does not fit uuid/],
      [{ small: 32_768 }, small],
      [{ whole: 2 ** 31 }, /^a value of whole does not fit integer/],
      [{ large: 0.5 }, /^a value of large does not fit bigint/],
      [{ large: 2 ** 63 }, /^a value of large does not fit bigint/],
      [{ day: '2026-02-30' }, 'a value of day does not fit date; allowed: a day of the calendar, as YYYY-MM-DD'],
      [{ day: 'today' }, /^a value of day does not fit date/],
      [{ at: new Date(Number.NaN) }, 'a value of at does not fit timestamptz; allowed: a valid Date'],
    ] as const) {
      const write = () => rows.values([good, { ...good, ...bad }]);
      expect(write).toThrow(ValueUnwritable);
      expect(write).toThrow(message);
    }
  });
});
