// The queries of the ordinary handler: each prepared once for a connection, none in a loop.
import type pg from 'pg';

export type Client = pg.PoolClient;

async function rows<Row>(client: Client, name: string, text: string, values: unknown[]): Promise<Row[]> {
  return (await client.query({ name, text, values })).rows as Row[];
}

export interface Tenant {
  processor_uuid: string;
  vendor_uuid: string | null;
  name: string;
}

export async function findTenant(client: Client, tokenHash: Buffer): Promise<Tenant | null> {
  const [tenant] = await rows<Tenant>(
    client,
    'find_tenant',
    `SELECT t.processor_uuid, t.vendor_uuid, p.name FROM tokens t JOIN processors p ON p.uuid = t.processor_uuid
     WHERE t.token_hash = $1 AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > now())
       AND p.suspended_at IS NULL`,
    [tokenHash],
  );
  return tenant ?? null;
}

/**
 * True when the key was free. A concurrent request with the same key waits here until the first one
 * commits.
 */
export async function claimKey(client: Client, processor: string, key: string, requestHash: Buffer): Promise<boolean> {
  const claimed = await rows(
    client,
    'claim_key',
    `INSERT INTO idempotency_keys (processor_uuid, key, request_hash) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING key`,
    [processor, key, requestHash],
  );
  return claimed.length === 1;
}

export interface StoredAnswer {
  request_hash: Buffer;
  response_status: number;
  response_body: string;
}

export async function findAnswer(client: Client, processor: string, key: string): Promise<StoredAnswer> {
  const [answer] = await rows<StoredAnswer>(
    client,
    'find_answer',
    'SELECT request_hash, response_status, response_body FROM idempotency_keys WHERE processor_uuid = $1 AND key = $2',
    [processor, key],
  );
  return answer!;
}

export async function storeAnswer(
  client: Client,
  { processor, key, status, body }: { processor: string; key: string; status: number; body: string },
): Promise<void> {
  await rows(
    client,
    'store_answer',
    'UPDATE idempotency_keys SET response_status = $3, response_body = $4 WHERE processor_uuid = $1 AND key = $2',
    [processor, key, status, body],
  );
}

export interface Side {
  uuid: string;
  kyb_status: string | null;
  company_name: string;
  payout_type: string;
  blocked: string | null;
  payout_delay_days: number;
  bank_account_uuid: string | null;
  aggregator_type: string | null;
  account_blocked: string | null;
}

/** Both users with their bank accounts, locked against deletion. */
export function lockSides(client: Client, processor: string, users: readonly [string, string]): Promise<Side[]> {
  return rows(
    client,
    'lock_sides',
    `SELECT u.uuid, u.kyb_status, u.company_name, u.payout_type, u.blocked, p.payout_delay_days,
            a.uuid AS bank_account_uuid, a.aggregator_type, a.blocked AS account_blocked
     FROM users u JOIN processors p ON p.uuid = u.processor_uuid
     LEFT JOIN LATERAL (
       SELECT uuid, aggregator_type, blocked FROM bank_accounts
       WHERE user_uuid = u.uuid AND deleted_at IS NULL AND disabled_at IS NULL
       ORDER BY uuid = u.default_bank_account_uuid DESC NULLS LAST, uuid LIMIT 1) a ON true
     WHERE u.processor_uuid = $1 AND u.uuid = ANY ($2::uuid[]) AND u.deleted_at IS NULL
     ORDER BY u.uuid FOR KEY SHARE OF u`,
    [processor, users],
  );
}

export async function lowestLimit(
  client: Client,
  processor: string,
  owners: readonly string[],
): Promise<bigint | null> {
  const [row] = await rows<{ amount: string | null }>(
    client,
    'lowest_limit',
    'SELECT min(amount_per_payment) AS amount FROM limits WHERE processor_uuid = $1 AND owner_uuid = ANY ($2::uuid[])',
    [processor, owners],
  );
  return row!.amount === null ? null : BigInt(row!.amount);
}

export interface Payment {
  uuid: string;
  created_at: Date;
}

export async function insertPayment(client: Client, values: unknown[]): Promise<Payment> {
  const [payment] = await rows<Payment>(
    client,
    'insert_payment',
    `INSERT INTO payments (processor_uuid, vendor_uuid, payer_uuid, payee_uuid, payer_bank_account_uuid, payee_bank_account_uuid,
       payer_aggregator_type, payee_aggregator_type, transaction_status, capture_status, type, speed, payout_type,
       payout_delay_days, amount, transaction_fee, client_reference_id, company_name, description)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'CAPTURE_PENDING', 'CAPTURE_PENDING', 'api', 'standard', $9, $10, $11, $12, $13,
       $14, $15)
     RETURNING uuid, created_at`,
    values,
  );
  return payment!;
}

export async function insertHistory(client: Client, payment: string): Promise<void> {
  await rows(
    client,
    'insert_history',
    `INSERT INTO payment_history (payment_uuid, number, transition) VALUES ($1, 1, 'started')`,
    [payment],
  );
}

export async function insertEvent(client: Client, processor: string, payment: string, payload: object): Promise<void> {
  await rows(
    client,
    'insert_event',
    `INSERT INTO outbox (processor_uuid, type, payment_uuid, payload) VALUES ($1, 'TransactionStarted', $2, $3)`,
    [processor, payment, JSON.stringify(payload)],
  );
}
