// The tables of the ordinary handler: our columns that a start writes or reads, and the indexes
// that such a design has.
import type pg from 'pg';

/**
 * No foreign keys, as in our schema (decision 26): checking them would also lock the users, and
 * take longer. The first index of payments is for the list of all, the next two for the list of an
 * account, the last for the cut-off.
 */
export async function createTables(pool: pg.Pool): Promise<void> {
  await pool.query(`
    CREATE TABLE processors (
      uuid uuid PRIMARY KEY, name text NOT NULL, payout_delay_days smallint NOT NULL DEFAULT 2,
      suspended_at timestamptz, created_at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE tokens (
      uuid uuid PRIMARY KEY, token_hash bytea NOT NULL UNIQUE, processor_uuid uuid NOT NULL, vendor_uuid uuid,
      expires_at timestamptz, revoked_at timestamptz, created_at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE users (
      uuid uuid PRIMARY KEY, processor_uuid uuid NOT NULL, vendor_uuid uuid, kind text NOT NULL, first_name text,
      last_name text, business_name text, company_name text NOT NULL DEFAULT '', kyb_status text,
      payout_type text NOT NULL DEFAULT 'individual', default_bank_account_uuid uuid, transaction_fee_percent numeric(7, 4),
      transaction_fee_fixed bigint, maximum_transaction_fee bigint, blocked text,
      created_at timestamptz NOT NULL DEFAULT now(), deleted_at timestamptz);
    CREATE TABLE bank_accounts (
      uuid uuid PRIMARY KEY, processor_uuid uuid NOT NULL, user_uuid uuid NOT NULL, aggregator_type text NOT NULL,
      account_number_encrypted bytea NOT NULL, routing_number text NOT NULL, blocked text, disabled_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(), deleted_at timestamptz);
    CREATE INDEX ON bank_accounts (user_uuid);
    CREATE TABLE limits (
      processor_uuid uuid NOT NULL, owner_uuid uuid NOT NULL, amount_per_payment bigint, PRIMARY KEY (processor_uuid, owner_uuid));
    CREATE TABLE idempotency_keys (
      processor_uuid uuid NOT NULL, key text NOT NULL, request_hash bytea NOT NULL, response_status smallint,
      response_body text, created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (processor_uuid, key));
    CREATE INDEX ON idempotency_keys (created_at);
    CREATE TABLE payments (
      uuid uuid PRIMARY KEY DEFAULT uuidv7(), processor_uuid uuid NOT NULL, vendor_uuid uuid, payer_uuid uuid NOT NULL,
      payee_uuid uuid NOT NULL, payer_bank_account_uuid uuid NOT NULL, payee_bank_account_uuid uuid NOT NULL,
      payer_aggregator_type text NOT NULL, payee_aggregator_type text NOT NULL, transaction_status text NOT NULL,
      capture_status text NOT NULL, payout_status text, clawback_status text, reverse_payout_status text,
      type text NOT NULL, speed text NOT NULL, payout_type text NOT NULL, payout_delay_days smallint NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0), transaction_fee bigint NOT NULL, client_reference_id text NOT NULL,
      company_name text NOT NULL, description text, addenda text, ach_return_code text, failure_code text, failure_reason text,
      cancel_reason text, capture_trace_id text, payout_trace_id text, reverse_payout_trace_id text,
      created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
      CHECK (transaction_fee >= 0 AND transaction_fee < amount), CHECK (payer_uuid <> payee_uuid));
    CREATE INDEX ON payments (processor_uuid, created_at, uuid);
    CREATE INDEX ON payments (payer_bank_account_uuid, created_at);
    CREATE INDEX ON payments (payee_bank_account_uuid, created_at);
    CREATE INDEX ON payments (created_at) WHERE capture_status = 'CAPTURE_PENDING';
    CREATE TABLE payment_history (
      payment_uuid uuid NOT NULL, number smallint NOT NULL, transition text NOT NULL, moved_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (payment_uuid, number));
    CREATE TABLE outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, processor_uuid uuid NOT NULL, type text NOT NULL,
      payment_uuid uuid NOT NULL, payload json NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`);
}

export interface Tenant {
  /** SHA-256. */
  token_hash: Buffer;
  payers: readonly string[];
  payees: readonly string[];
}

/**
 * A processor with a token, persons who pay and merchants who are paid, each with a bank account.
 */
export async function insertTenant(pool: pg.Pool, { token_hash, payers, payees }: Tenant): Promise<void> {
  const [{ uuid }] = (await pool.query(`INSERT INTO processors (uuid, name) VALUES (uuidv7(), 'Bench') RETURNING uuid`))
    .rows as [{ uuid: string }];
  await pool.query('INSERT INTO tokens (uuid, token_hash, processor_uuid) VALUES (uuidv7(), $1, $2)', [
    token_hash,
    uuid,
  ]);
  await pool.query(
    `INSERT INTO users (uuid, processor_uuid, kind, first_name, last_name, business_name, company_name, kyb_status)
     SELECT DISTINCT u, $3::uuid, 'person', 'Ada', 'Moss', NULL::text, '', NULL::text FROM unnest($1::uuid[]) AS u
     UNION ALL
     SELECT DISTINCT u, $3::uuid, 'business', NULL, NULL, 'Fjord Market LLC', 'Fjord Market LLC', 'APPROVED' FROM unnest($2::uuid[]) AS u`,
    [payers, payees, uuid],
  );
  await pool.query(
    `INSERT INTO bank_accounts (uuid, processor_uuid, user_uuid, aggregator_type, account_number_encrypted, routing_number)
     SELECT uuidv7(), processor_uuid, uuid, 'manual', '\\x00'::bytea, '011000015' FROM users`,
  );
}
