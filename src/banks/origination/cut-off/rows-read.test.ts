// How many rows are read for a file, counted per entry. The count depends on nothing but the
// statements.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillFile, fillUsersAndFiles, rowsReadByNow } from '../../../../test/support/filled/captures-at-bank.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { countDebitsOf } from '../../../payments/risk/return-rates/count-debits.sql.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { instant, realClock } from '../../../platform/std/clock.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { entriesToWrite } from '../entries/file-entries.sql.ts';
import { type StageCursor, selectPortionEnds, settleCaptures } from '../settlement/fast/straight-through-legs.sql.ts';
import { filePicked, selectWaitingPortion } from './fast/straight-through-entries.sql.ts';

let test: TestDatabase;
let database: Database;
const file = '00000000-0000-4000-8000-00000000000f';
const laterFile = '00000000-0000-4000-8000-0000000000ff';
const entries = 6_000;
// So few that the planner may choose to scan them all.
const users = 30;
const bank = { name: 'simulated', isFirst: true };
const firstLeg = { processor_id: nilUuid, entry_uuid: nilUuid, uuid: nilUuid };
const now = instant(realClock.now().getTime() + 60_000);

beforeAll(async () => {
  test = await testDatabase();
  // One connection, which flushes its own statistics.
  database = openDatabase(test.ownerUrl, 1, () => {});
  await fillUsersAndFiles(database, { files: [file, laterFile], entries, users });
  await fillFile(database, file, { entries, users });
  await database.query('ANALYZE');
  // Plans as in production; and as with years of payments, the planner does not scan whole tables.
  await database.query('SET plan_cache_mode = auto');
  for (const way of ['seqscan', 'hashjoin']) await database.query(`SET enable_${way} = off`);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

/** Rows of any table, per entry. */
async function rowsReadFor(work: () => Promise<unknown>): Promise<number> {
  const before = await rowsReadByNow(database);
  await work();
  return ((await rowsReadByNow(database)) - before) / entries;
}

describe(`A file of ${entries} entries of ${users} users`, () => {
  it('is written by looking up each entry by an index', async () => {
    let read = 0;
    const rows = await rowsReadFor(async () => {
      for await (const page of entriesToWrite(database, file, 2_000)) read += page.length;
    });
    expect(read).toBe(entries);
    expect(rows).toBeLessThan(8);
  });

  it('is counted for return rates by looking up each debit by an index', async () => {
    const rows = await rowsReadFor(() => atomically(database, (phase) => countDebitsOf(phase, file, '2026-03-02')));
    const [all] = await database.query<{ debits: number }>(
      `SELECT debits FROM debit_days WHERE merchant_uuid = '00000000-0000-0000-0000-000000000000'`,
    );
    expect(all!.debits).toBe(entries);
    expect(rows).toBeLessThan(5);
  });

  it('settles portion by portion: each reads its own legs only, also before the planner knows the file', async () => {
    await fillFile(database, laterFile, { entries, users });
    const date = { file_uuid: laterFile, stage: 'capture', state: 'sent', due_at: now, delay_days: 0 } as const;
    const ends = await selectPortionEnds(database, date, firstLeg, 500);
    expect(ends).toHaveLength(entries / 500);
    const rows = await rowsReadFor(async () => {
      let after: StageCursor | null = null;
      for (const through of ends) {
        const portion = { now, after, through, atMost: 1_000 };
        expect(await settleCaptures(database, portion, date, [now, now, now])).toMatchObject({ moved: 500 });
        after = through;
      }
    });
    expect(rows).toBeLessThan(6);
  });
});

it('Payments that wait are filed with the account of each, however few rows the planner expects', async () => {
  await database.query('DELETE FROM legs');
  await database.query(
    `UPDATE transaction_states SET capture_status = 'CAPTURE_PENDING', capture_leg = NULL, transaction_status = 'CAPTURE_PENDING'`,
  );
  // As after a quiet start.
  for (const table of ['bank_accounts', 'users'])
    await database.query(
      `SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', $1::text, 'relpages', 1, 'reltuples', 1::real)`,
      [table],
    );
  const portion = (await selectWaitingPortion(database, 'capture', bank, null, 2 * entries))!;
  expect(portion.found).toBe(2 * entries);
  const rows = await rowsReadFor(() =>
    filePicked(database, {
      stage: 'capture',
      after: null,
      through: portion.last,
      served: portion.processor_ids,
      wanted: { bank, createdUntil: now, speeds: ['standard'] },
      mostOfEntry: 1_000,
      held: [],
      file: { uuid: file, bank: 'simulated', odfi: '09100001', speed: 'standard' },
      now,
    }).then((filed) => expect(filed).toEqual({ entries: 2 * entries, cents: 2 * entries * 100 })),
  );
  expect(rows / 2).toBeLessThan(2 * users);
});
