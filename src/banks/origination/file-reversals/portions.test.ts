// What a portion of the reversal of a file costs: as many queries and rows for the last one of a
// large file as for the first.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillFile, fillUsersAndFiles, rowsReadByNow } from '../../../../test/support/filled/captures-at-bank.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { networkWindows } from '../../../ach/calendar/windows.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import { type Database, openDatabase, type Queryable } from '../../../platform/database/database.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { insertFileReversal } from './file-reversals.sql.ts';
import { reversePortion } from './reverse-file.ts';

let test: TestDatabase;
let database: Database;
const file = '00000000-0000-4000-8000-00000000000f';
const reversal = '00000000-0000-4000-8000-0000000000aa';
const entries = 20_000;
const users = 30;
const portion = 2_000;
const now = realClock.now();

beforeAll(async () => {
  test = await testDatabase();
  // One connection, which flushes its own statistics.
  database = openDatabase(test.ownerUrl, 1, () => {});
  await fillUsersAndFiles(database, { files: [file], entries, users });
  await fillFile(database, file, { entries, users });
  await database.query('ANALYZE');
  // The plans that a long work ends with; and as with years of payments, the planner does not scan
  // whole tables.
  await database.query('SET plan_cache_mode = force_generic_plan');
  for (const way of ['seqscan', 'hashjoin']) await database.query(`SET enable_${way} = off`);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

/** Counts the queries that the work makes. */
function counting(phase: Queryable): { counted: Queryable; queries: () => number } {
  let queries = 0;
  const counted: Queryable = {
    query(text, values) {
      queries++;
      return phase.query(text, values);
    },
  };
  return { counted, queries: () => queries };
}

it(`A file of ${entries} entries is reversed in portions that cost the same`, async () => {
  const asked = { file_uuid: file, processor_id: null, stage: null, bank: 'simulated' };
  const why = { entry_error: 'duplicate', reason: 'Twice.' } as const;
  await insertFileReversal(database, { uuid: reversal, ...asked, ...why, discovered_at: now, requested_at: now });
  const context = { banks: [{ name: 'simulated', windows: networkWindows }], bankingClock: { bankingNow: () => now } };
  const costs: { queries: number; rows: number }[] = [];
  for (let isDone = false; !isDone; ) {
    const before = await rowsReadByNow(database);
    const { done, queries } = await atomically(database, async (phase) => {
      const { counted, queries: made } = counting(phase);
      const done = await reversePortion(counted, context, reversal, now, portion);
      return { done, queries: made() };
    });
    costs.push({ queries, rows: (await rowsReadByNow(database)) - before });
    isDone = done;
  }
  const [{ made }] = (await database.query<{ made: number }>('SELECT count(*) AS made FROM reversals', [])) as [
    { made: number },
  ];
  expect(made).toBe(entries);
  const full = costs.slice(0, entries / portion);
  expect(new Set(full.map(({ queries }) => queries)).size, JSON.stringify(costs)).toBe(1);
  expect(full[0]!.queries).toBeLessThan(12);
  // The first portion finds empty tables.
  const rows = full.slice(1).map((one) => one.rows);
  expect(Math.max(...rows) / Math.min(...rows), JSON.stringify(costs)).toBeLessThan(1.1);
  expect(Math.max(...rows) / portion).toBeLessThan(40);
});
