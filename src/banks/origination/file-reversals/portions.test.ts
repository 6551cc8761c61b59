// What a portion of the reversal of a file costs: as many queries and rows for the last one of a
// large file as for the first.
import { afterAll, beforeAll, expect, it } from 'vitest';
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
    [users, [file], entries],
  );
  await sendFile(file);
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
    const before = await rowsReadByNow();
    const { done, queries } = await atomically(database, async (phase) => {
      const { counted, queries: made } = counting(phase);
      const done = await reversePortion(counted, context, reversal, now, portion);
      return { done, queries: made() };
    });
    costs.push({ queries, rows: (await rowsReadByNow()) - before });
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
