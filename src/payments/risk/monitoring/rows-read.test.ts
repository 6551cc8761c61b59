// How many rows the rules read for each payment that waits. The count depends on nothing but the
// queries.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { instant, realClock } from '../../../platform/std/clock.ts';
import { lastUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import { findBelowLimit, findFastPayers, findFirstDebits } from './find-captures.sql.ts';
import { findChangedAccounts, findNewAccounts } from './find-payouts.sql.ts';
import { fraudRules, noParameters } from './rules.ts';

let test: TestDatabase;
let database: Database;
const waiting = 4_000;
const users = 400;
const now = instant(realClock.now().getTime() + 60_000);

beforeAll(async () => {
  test = await testDatabase();
  // One connection, which flushes its own statistics.
  database = openDatabase(test.ownerUrl, 1, () => {});
  await database.query(
    `WITH processor AS (
       INSERT INTO processors (shard, processor_id, name, created_at)
       SELECT shard_of(uuid), uuid, 'Rows', now() FROM (SELECT md5('processor')::uuid AS uuid) AS made RETURNING shard, processor_id
     ), people AS (
       INSERT INTO users (shard, processor_id, uuid, kind, payout_type, business_name, kyb_status, kyb_status_since, created_at, updated_at)
       SELECT shard, processor_id, md5('user' || n)::uuid, 'business', 'individual', 'Fjord ' || n, 'APPROVED', now(), now(), now()
       FROM processor, generate_series(1, $1::integer) AS n RETURNING shard, processor_id, uuid
     ), accounts AS (
       INSERT INTO bank_accounts (shard, processor_id, user_uuid, uuid, aggregator_type, account_number_encrypted,
         account_number_last4, routing_number, account_name, account_type, matching_index, valid_account, created_at)
       SELECT shard, processor_id, uuid, uuid, 'manual', '\\x00', '1234', '011000015', 'Main', 'checking', uuid_send(uuid),
         'not_validated', now() FROM people
     )
     INSERT INTO transactions (shard, processor_id, uuid, payer_uuid, payee_uuid, payer_bank_account_uuid, payee_bank_account_uuid,
       amount, transaction_fee, created_at, payer_aggregator_type, payee_aggregator_type, type, speed, payout_type,
       payout_delay_days, client_reference_id, company_name)
     SELECT shard, processor_id, overlay(gen_random_uuid()::text PLACING 'ffff' FROM 1 FOR 4)::uuid, payer, payee, payer, payee, 300000, 0, now(), 'manual', 'manual',
       (SELECT enum_first(NULL::transaction_type)), 'standard', 'individual', 2, '', 'FJORD'
     FROM processor, generate_series(1, $2::integer) AS n,
       LATERAL (SELECT md5('user' || 1 + n % $1::integer)::uuid AS payer, md5('user' || 1 + (n + 1) % $1::integer)::uuid AS payee) AS parties`,
    [users, waiting],
  );
  await database.query(
    `INSERT INTO transaction_states (shard, processor_id, uuid, payee_uuid, updated_at, transaction_status, capture_status)
     SELECT shard, processor_id, uuid, payee_uuid, now(), 'CAPTURE_PENDING', 'CAPTURE_PENDING' FROM transactions`,
  );
  await database.query('ANALYZE');
  await database.query('SET plan_cache_mode = auto');
  for (const way of ['seqscan', 'hashjoin']) await database.query(`SET enable_${way} = off`);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

async function rowsRead(): Promise<number> {
  await database.query('SELECT pg_stat_force_next_flush()');
  const [row] = await database.query<{ read: number }>(
    'SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint AS read FROM pg_stat_user_tables',
  );
  return row!.read;
}
async function rowsFor(work: () => Promise<readonly unknown[]>): Promise<{ found: number; rows: number }> {
  const before = await rowsRead();
  const found = (await work()).length;
  return { found, rows: ((await rowsRead()) - before) / waiting };
}

const processorOf = async () =>
  (await database.query<{ processor_id: string }>('SELECT processor_id FROM processors'))[0]!.processor_id;
const ruleOf = (name: keyof typeof fraudRules) => [
  { merchant_uuid: nilUuid, ...noParameters, ...fraudRules[name].recommended },
];

it('The recommended rules look up each payment by an index', async () => {
  const of = { processor_id: await processorOf(), createdUntil: now, speeds: ['standard', 'sameday'] };
  const portion = { ...of, after: nilUuid, through: lastUuid };
  const costs = {
    payer_velocity: await rowsFor(() => findFastPayers(database, portion, ruleOf('payer_velocity'))),
    below_limit: await rowsFor(() => findBelowLimit(database, portion, ruleOf('below_limit'))),
    first_debit: await rowsFor(() => findFirstDebits(database, portion, ruleOf('first_debit'))),
  };
  await database.query(
    `UPDATE transaction_states SET capture_status = 'CAPTURE_COMPLETE', capture_leg = 'good', payout_status = 'PAYOUT_PENDING_ACH'`,
  );
  const payouts = {
    new_payee_account: await rowsFor(() => findNewAccounts(database, of, now, ruleOf('new_payee_account'))),
    changed_payee_account: await rowsFor(() => findChangedAccounts(database, of, now, ruleOf('changed_payee_account'))),
  };
  expect(costs.first_debit.found).toBe(waiting);
  expect(payouts.new_payee_account.found).toBe(waiting);
  expect(Object.values({ ...costs, ...payouts }).filter(({ rows }) => rows > 6)).toEqual([]);
});
