// Files of captures that the bank has, filled by SQL, for tests that count what is read for them.
import type { Queryable } from '../../../src/platform/database/database.ts';

interface Filled {
  /** The uuids of the files. */
  files: readonly string[];
  /** Captures in each file. */
  entries: number;
  /** Users, who pay each other. */
  users: number;
}

/** A tenant with these users and, at its bank, these files, still without entries. */
export async function fillUsersAndFiles(database: Queryable, { files, entries, users }: Filled): Promise<void> {
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
    [users, files, entries],
  );
}

/** A file with a capture each of so many payments, which the bank has. */
export async function fillFile(
  database: Queryable,
  uuid: string,
  { entries, users }: Pick<Filled, 'entries' | 'users'>,
): Promise<void> {
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

/** Rows of any table that were read since the database was made. */
export async function rowsReadByNow(database: Queryable): Promise<number> {
  await database.query('SELECT pg_stat_force_next_flush()');
  const [row] = await database.query<{ read: number }>(
    'SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint AS read FROM pg_stat_user_tables',
  );
  return row!.read;
}
