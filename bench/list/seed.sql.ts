// Queries of the list benchmark: tenants with any number of payments, and the floor.

import { columns, tenantNames } from '../../src/payments/transactions/transactions.sql.ts';
import type { Queryable } from '../../src/platform/database/database.ts';
import { tenantKey } from '../../src/platform/database/tenant-key.ts';
import { insertPaidOut } from '../paid-out.sql.ts';

/** A tenant of the benchmark: its vendor, and two busy bank accounts of the vendor's users. */
export interface ListedTenant {
  processor_id: string;
  vendor_id: string;
  payer_account: string;
  payee_account: string;
}

export async function provideTenant(db: Queryable, tenant: ListedTenant): Promise<void> {
  const { processor_id, vendor_id, payer_account, payee_account } = tenant;
  await db.query(
    `INSERT INTO processors (shard, processor_id, name, created_at) VALUES ($1, $2, 'Bench', now())`,
    tenantKey(processor_id),
  );
  await db.query(`INSERT INTO vendors (processor_id, vendor_id, name, created_at) VALUES ($1, $2, 'Vendor', now())`, [
    processor_id,
    vendor_id,
  ]);
  for (const account of [payer_account, payee_account]) {
    await db.query(
      `INSERT INTO users (shard, processor_id, uuid, vendor_id, kind, payout_type, created_at, updated_at)
       VALUES ($1, $2, $3, $4, 'person', 'individual', now(), now())`,
      [...tenantKey(processor_id), account, vendor_id],
    );
    await db.query(
      `INSERT INTO bank_accounts (shard, processor_id, user_uuid, uuid, aggregator_type, account_number_encrypted,
         account_number_last4, routing_number, account_name, account_type, matching_index, valid_account, created_at)
       VALUES ($1, $2, $3, $3, 'manual', '\\x00', '1234', '011000015', 'Main', 'checking', '\\x00', 'not_validated', now())`,
      [...tenantKey(processor_id), account],
    );
  }
}

/**
 * Payments `first` to `last` of `count`: a year of them, three tenths in one hour, like after a
 * load test. Two fifths belong to the vendor. Every tenth is paid from the one account and every
 * fourth to the other, the rest from and to 100,000 other accounts.
 */
export async function fillPayments(
  db: Queryable,
  { processor_id, vendor_id, payer_account, payee_account }: ListedTenant,
  { first, last, count, end }: { first: number; last: number; count: number; end: Date },
): Promise<void> {
  await db.query(
    `WITH asked AS (
     INSERT INTO transactions (shard, processor_id, uuid, vendor_id, payer_uuid, payee_uuid, payer_bank_account_uuid,
       payee_bank_account_uuid, payer_aggregator_type, payee_aggregator_type, type, speed, payout_type,
       payout_delay_days, amount, transaction_fee, created_at, client_reference_id, company_name)
     SELECT shard_of($1), $1, (substr(ms, 1, 8) || '-' || substr(ms, 9, 4) || '-7' || substr(noise, 1, 3) || '-8' || substr(noise, 4, 3) || '-' || substr(noise, 7, 12))::uuid,
       CASE WHEN n % 5 < 2 THEN $2::uuid END, payer, payee, payer, payee, 'manual', 'manual', 'api',
       'standard', 'individual', 2, 10000, 100, made_at, 'bench', 'BENCH'
     FROM generate_series($5::bigint, $6::bigint) AS n
     CROSS JOIN LATERAL (
       SELECT CASE WHEN n % 10 = 0 THEN $3::uuid ELSE md5('payer' || hashint8(n) % 100000)::uuid END AS payer,
              CASE WHEN n % 4 = 0 THEN $4::uuid ELSE md5('payee' || hashint8(n * 7) % 100000)::uuid END AS payee,
              $8::timestamptz - interval '365 days' * (1 - n::float8 / $7)
                + CASE WHEN n BETWEEN $7 * 0.5 AND $7 * 0.8
                       THEN interval '365 days' * (0.8 - n::float8 / $7) - interval '1 hour' * (0.8 - n::float8 / $7) / 0.3
                       ELSE interval '0' END AS made_at,
              md5($1::uuid::text || n) AS noise
     ) AS made
     CROSS JOIN LATERAL (SELECT lpad(to_hex((extract(epoch FROM made_at) * 1000)::bigint), 12, '0') AS ms) AS moment
     RETURNING shard, processor_id, uuid, payee_uuid, created_at
     )
     ${insertPaidOut('asked')}`,
    [processor_id, vendor_id, payer_account, payee_account, first, last, count, end],
  );
}

/** All checkpoints of a tenant are due: none is set yet. */
export async function dueFromTheFirst(db: Queryable, processorId: string): Promise<void> {
  await db.query(
    `INSERT INTO list_checkpoints_due (shard, processor_id, transaction_uuid)
     SELECT shard, processor_id, uuid FROM transactions WHERE shard = $1 AND processor_id = $2 ORDER BY uuid LIMIT 1`,
    tenantKey(processorId),
  );
}

/** As after autovacuum. */
export async function vacuum(db: Queryable): Promise<void> {
  await db.query(
    'VACUUM ANALYZE transactions, transaction_states, list_checkpoints, list_checkpoints_due, list_asked_pairs, list_pair_payments',
  );
}

/** The floor: the same number of newest records, directly by the primary key, without a total. */
export function selectNewest(db: Queryable, processorId: string, limit: number): Promise<object[]> {
  return db.query(
    `SELECT ${columns} FROM current_transactions t ${tenantNames}
     WHERE t.shard = $1 AND t.processor_id = $2 ORDER BY t.uuid DESC LIMIT $3`,
    [...tenantKey(processorId), limit],
  );
}

/** The process of the connection. */
export async function selectBackend(db: Queryable): Promise<number> {
  const [row] = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid', []);
  return row!.pid;
}
