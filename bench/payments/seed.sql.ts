// Queries that fill the transaction table with rows like a year's payments.
import { openDatabase } from '../../src/database/database.ts';

/**
 * Copies one payment of the processor `count` times, spread over the year before it, with matching
 * UUIDv7 ids.
 */
export async function fillTransactions(url: string, processorId: string, count: number): Promise<void> {
  const database = openDatabase(url, 1, () => {});
  await database.query(`SET statement_timeout = '30min'`);
  await database.query(
    `INSERT INTO transactions (processor_id, uuid, vendor_id, payer_uuid, payee_uuid, payer_bank_account_uuid,
       payee_bank_account_uuid, payer_aggregator_type, payee_aggregator_type, transaction_status, capture_status,
       payout_status, type, speed, payout_type, payout_delay_days, amount, transaction_fee, capture_leg, payout_leg, created_at,
       updated_at, client_reference_id, company_name)
     SELECT t.processor_id,
       (substr(ms, 1, 8) || '-' || substr(ms, 9, 4) || '-7' || substr(noise, 1, 3) || '-8' || substr(noise, 4, 3) || '-' || substr(noise, 7, 12))::uuid,
       t.vendor_id, t.payer_uuid, t.payee_uuid, t.payer_bank_account_uuid, t.payee_bank_account_uuid,
       t.payer_aggregator_type, t.payee_aggregator_type, 'IN_PAYOUT', 'CAPTURE_COMPLETE', 'PAYOUT_COMPLETE', t.type,
       t.speed, t.payout_type, t.payout_delay_days, t.amount, t.transaction_fee, 'good', 'settled', made_at, made_at,
       t.client_reference_id, t.company_name
     FROM (SELECT * FROM transactions WHERE processor_id = $1 ORDER BY uuid LIMIT 1) AS t
     CROSS JOIN LATERAL (
       SELECT made_at, lpad(to_hex((extract(epoch FROM made_at) * 1000)::bigint), 12, '0') AS ms, md5(n::text) AS noise
       FROM generate_series(1, $2::integer) AS n
       CROSS JOIN LATERAL (SELECT t.created_at - (n::float8 / $2) * interval '365 days' AS made_at) AS moment
     ) AS made`,
    [processorId, count],
  );
  await database.query('VACUUM ANALYZE transactions');
  await database.end();
}
