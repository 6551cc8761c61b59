// How many rows are read for a file, counted per entry. The count depends on nothing but the
// statements.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  await database.query(
    `WITH processor AS (
       INSERT INTO processors (shard, processor_id, name, created_at)
       SELECT shard_of(uuid), uuid, 'Rows', now() FROM (SELECT md5('processor')::uuid AS uuid) AS made RETURNING shard, processor_id
     ), positions AS (
       INSERT INTO event_positions (shard, processor_id) SELECT shard, processor_id FROM processor
     ), people AS (
       INSERT INTO users (shard, processor_id, uuid, kind, payout_type, business_name, kyb_status, kyb_status_since, created_at, updated_at)
       SELECT shard, processor_id, md5('user' || n)::uuid, 'business', 'individual', 'Fjord ' || n, 'APPROVED', now(), now(), now()
       FROM processor, generate_series(1, $1::integer) AS n
       RETURNING shard, processor_id, uuid
     ), accounts AS (
       INSERT INTO bank_accounts (shard, processor_id, user_uuid, uuid, aggregator_type, account_number_encrypted,
         account_number_last4, routing_number, account_name, account_type, matching_index, valid_account, created_at)
       SELECT shard, processor_id, uuid, uuid, 'manual', '\\x00', '1234', '011000015', 'Main', 'checking', uuid_send(uuid),
         'not_validated', now()
       FROM people
     )
     INSERT INTO bank_files (uuid, bank, state, cut_off_at, effective_entry_date, settles_at, entry_count, total_debits,
       total_credits, created_at, odfi)
     SELECT uuid, 'simulated', 'confirmed', now(), '2026-03-03', now(), $3::integer, $3::integer, 0, now(), '09100001'
     FROM unnest($2::uuid[]) AS files (uuid)`,
    [users, [file, laterFile], entries],
  );
  await sendFile(file);
  await database.query('ANALYZE');
  // Plans as in production; and as with years of payments, the planner does not scan whole tables.
  await database.query('SET plan_cache_mode = auto');
  for (const way of ['seqscan', 'hashjoin']) await database.query(`SET enable_${way} = off`);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

/** A file with a capture each of so many payments, which the bank has. */
async function sendFile(uuid: string): Promise<void> {
  await database.query(
    `WITH paid AS (
       INSERT INTO transactions (shard, processor_id, uuid, payer_uuid, payee_uuid, payer_bank_account_uuid, payee_bank_account_uuid,
         payer_aggregator_type, payee_aggregator_type, type, speed, payout_type, payout_delay_days, amount, transaction_fee,
         created_at, client_reference_id, company_name)
       SELECT shard_of(md5('processor')::uuid), md5('processor')::uuid, md5($3::uuid::text || n)::uuid, payer, payee, payer, payee,
         'manual', 'manual', 'api', 'standard', 'individual', 2, 100, 1, now(), '', 'ROWS'
       FROM generate_series(1, $1::integer) AS n,
         LATERAL (SELECT md5('user' || 1 + n % $2)::uuid AS payer, md5('user' || 1 + (n + 1) % $2)::uuid AS payee) AS sides
       RETURNING shard, processor_id, uuid, payer_uuid, payee_uuid, created_at
     ), sent AS (
       INSERT INTO transaction_states (shard, processor_id, uuid, payee_uuid, transaction_status, capture_status, capture_leg, updated_at)
       SELECT shard, processor_id, uuid, payee_uuid, 'CAPTURE_ACH_PENDING', 'CAPTURE_ACH_PENDING', 'sent', created_at FROM paid
     ), made AS (
       INSERT INTO entries (shard, processor_id, uuid, file_uuid, bank_account_uuid, amount, created_at, purpose, direction, trace_id,
         bank)
       SELECT shard, processor_id, uuid, $3, payer_uuid, 100, now(), 'capture', 'debit',
         '09100001' || lpad(row_number() OVER ()::text, 7, '0'), 'simulated'
       FROM paid
     )
     INSERT INTO legs (shard, processor_id, uuid, transaction_uuid, stage, amount, speed, file_uuid, entry_uuid, created_at)
     SELECT shard, processor_id, uuid, uuid, 'capture', 100, 'standard', $3, uuid, now() FROM paid`,
    [entries, users, uuid],
  );
}

async function rowsReadByNow(): Promise<number> {
  await database.query('SELECT pg_stat_force_next_flush()');
  const [row] = await database.query<{ read: number }>(
    'SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint AS read FROM pg_stat_user_tables',
  );
  return row!.read;
}

/** Rows of any table, per entry. */
async function rowsReadFor(work: () => Promise<unknown>): Promise<number> {
  const before = await rowsReadByNow();
  await work();
  return ((await rowsReadByNow()) - before) / entries;
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
    await sendFile(laterFile);
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
