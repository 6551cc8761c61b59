// Queries that fill the tables before payments are measured: account holders, and a year's
// payments.
import type { Queryable } from '../../src/platform/database/database.ts';
import { tenantKey } from '../../src/platform/database/tenant-key.ts';
import { insertPaidOut } from '../paid-out.sql.ts';

export interface SeededHolder {
  processor_id: string;
  /** A user with one bank account, made through the API. The new one has the same values. */
  like_uuid: string;
  /** Of the new user, and of its bank account. */
  uuid: string;
  account_number_encrypted: Buffer;
  matching_index: Buffer;
}

/** Copies users with their bank accounts, each with its own sealed number. */
export async function insertHolders(db: Queryable, holders: readonly SeededHolder[]): Promise<void> {
  const values = [
    holders.map(({ processor_id }) => processor_id),
    holders.map(({ like_uuid }) => like_uuid),
    holders.map(({ uuid }) => uuid),
  ];
  await db.query(
    `INSERT INTO users SELECT made.*
     FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS i (processor_id, like_uuid, uuid)
     JOIN users u ON u.shard = shard_of(i.processor_id) AND u.processor_id = i.processor_id AND u.uuid = i.like_uuid
     CROSS JOIN LATERAL jsonb_populate_record(u, jsonb_build_object('uuid', i.uuid, 'default_bank_account_uuid', i.uuid)) AS made`,
    values,
  );
  await db.query(
    `INSERT INTO bank_accounts SELECT made.*
     FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[]) AS i (processor_id, like_uuid, uuid, sealed, matching)
     JOIN bank_accounts a
       ON a.shard = shard_of(i.processor_id) AND a.processor_id = i.processor_id AND a.user_uuid = i.like_uuid
     CROSS JOIN LATERAL jsonb_populate_record(a, jsonb_build_object(
       'uuid', i.uuid, 'user_uuid', i.uuid, 'account_number_encrypted', '\\x' || i.sealed, 'matching_index', '\\x' || i.matching)) AS made`,
    [
      ...values,
      holders.map((one) => one.account_number_encrypted.toString('hex')),
      holders.map((one) => one.matching_index.toString('hex')),
    ],
  );
}

/**
 * Copies the first payment of the processor `count` times, spread over the year before it and over
 * these pairs, with matching UUIDv7 ids. A user's bank account has the uuid of the user.
 */
export async function fillTransactions(
  db: Queryable,
  processorId: string,
  { count, payers, payees }: { count: number; payers: readonly string[]; payees: readonly string[] },
): Promise<void> {
  await db.query(
    `WITH asked AS (
     INSERT INTO transactions (shard, processor_id, uuid, vendor_id, payer_uuid, payee_uuid, payer_bank_account_uuid,
       payee_bank_account_uuid, payer_aggregator_type, payee_aggregator_type, type, speed, payout_type,
       payout_delay_days, amount, transaction_fee, created_at, client_reference_id, company_name)
     SELECT t.shard, t.processor_id,
       (substr(ms, 1, 8) || '-' || substr(ms, 9, 4) || '-7' || substr(noise, 1, 3) || '-8' || substr(noise, 4, 3) || '-' || substr(noise, 7, 12))::uuid,
       t.vendor_id, payer, payee, payer, payee,
       t.payer_aggregator_type, t.payee_aggregator_type, t.type, t.speed, t.payout_type, t.payout_delay_days, t.amount,
       t.transaction_fee, made_at, t.client_reference_id, t.company_name
     FROM (SELECT * FROM transactions WHERE shard = $1 AND processor_id = $2 ORDER BY uuid LIMIT 1) AS t
     CROSS JOIN LATERAL (
       SELECT made_at, lpad(to_hex((extract(epoch FROM made_at) * 1000)::bigint), 12, '0') AS ms, md5(n::text) AS noise,
              ($4::uuid[])[1 + n % cardinality($4::uuid[])] AS payer, ($5::uuid[])[1 + n % cardinality($5::uuid[])] AS payee
       FROM generate_series(1, $3::integer) AS n
       CROSS JOIN LATERAL (SELECT t.created_at - (n::float8 / $3) * interval '365 days' AS made_at) AS moment
     ) AS made
     RETURNING shard, processor_id, uuid, payee_uuid, created_at
     )
     ${insertPaidOut('asked')}`,
    [...tenantKey(processorId), count, payers, payees],
  );
}

/** As after autovacuum. */
export async function vacuumAll(db: Queryable): Promise<void> {
  await db.query('VACUUM ANALYZE');
}

/** Writes all changed pages now, so that no checkpoint is due soon. */
export async function checkpoint(db: Queryable): Promise<void> {
  await db.query('CHECKPOINT');
}
