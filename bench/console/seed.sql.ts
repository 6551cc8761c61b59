// Queries that give the payments of the list benchmark what the screens of a payee and of the cash
// read: users, files, entries, and the sums of sealed days.
import type { Queryable } from '../../src/platform/database/database.ts';
import { tenantKey } from '../../src/platform/database/tenant-key.ts';
import type { ListedTenant } from '../list/seed.sql.ts';

/** Banking days between the start of a payment and its payout. */
const daysToPayout = 3;

/** The users of the 100,000 other accounts, and the names of the two busy ones. */
export async function fillUsers(db: Queryable, { processor_id, payer_account, payee_account }: ListedTenant) {
  await db.query(
    `INSERT INTO users (shard, processor_id, uuid, kind, payout_type, first_name, last_name, created_at, updated_at, screened_at)
     SELECT $1, $2::uuid, md5(side || n)::uuid, 'person', 'individual', initcap(side), 'Number ' || n, now(), now(), now()
     FROM generate_series(-99999, 99999) AS n CROSS JOIN unnest(ARRAY['payer', 'payee']) AS side`,
    tenantKey(processor_id),
  );
  await db.query(
    `UPDATE users SET first_name = 'Ada', last_name = CASE uuid WHEN $3 THEN 'Moss' ELSE 'Fjord' END, screened_at = now()
     WHERE shard = $1 AND processor_id = $2 AND uuid IN ($3, $4)`,
    [...tenantKey(processor_id), payer_account, payee_account],
  );
}

/** A file for each day of the year, with a UUIDv7 of its time. The bank has all of them. */
export async function fillFiles(db: Queryable, end: Date): Promise<void> {
  await db.query(
    `INSERT INTO bank_files (uuid, bank, state, cut_off_at, effective_entry_date, settles_at, entry_count, total_debits,
       total_credits, created_at, submitted_at, confirmed_at, received_at, name, odfi, settled_at)
     SELECT (substr(ms, 1, 8) || '-' || substr(ms, 9, 4) || '-7' || substr(noise, 1, 3) || '-8' || substr(noise, 4, 3) || '-' || substr(noise, 7, 12))::uuid,
       'simulated', 'confirmed', at, at::date + 1, at + interval '1 day', 1, 0, 0, at, at, at, at, 'bench-' || n || '.ach', '09100001', at + interval '1 day'
     FROM generate_series(0, 366) AS n
     CROSS JOIN LATERAL (SELECT date_trunc('day', $1::timestamptz) - n * interval '1 day' - interval '1 hour' AS at, md5('file' || n) AS noise) AS day
     CROSS JOIN LATERAL (SELECT lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') AS ms) AS moment`,
    [end],
  );
}

/**
 * The debit and the payout of each payment in the files of their days. The busy payee has one
 * payout a day, which pays all its payments, the others one for each payment.
 */
export async function fillEntries(db: Queryable, { processor_id, payee_account }: ListedTenant): Promise<void> {
  await db.query(
    `INSERT INTO legs (shard, processor_id, uuid, transaction_uuid, stage, amount, speed, file_uuid, created_at, entry_uuid)
     SELECT t.shard, t.processor_id, md5(t.uuid::text || leg.stage)::uuid, t.uuid, leg.stage, leg.amount, 'standard', f.uuid, f.created_at,
       CASE WHEN leg.stage = 'payout' AND t.payee_uuid = $3 THEN md5('payout' || f.uuid)::uuid ELSE md5('entry' || leg.stage || t.uuid)::uuid END
     FROM transactions t
     CROSS JOIN LATERAL (VALUES ('capture'::stage, 0, t.amount), ('payout', ${daysToPayout}, t.amount - t.transaction_fee)) AS leg (stage, days, amount)
     JOIN bank_files f ON f.cut_off_at::date = t.created_at::date + leg.days
     WHERE t.shard = $1 AND t.processor_id = $2`,
    [...tenantKey(processor_id), payee_account],
  );
  await db.query(
    `INSERT INTO entries (shard, processor_id, uuid, file_uuid, bank_account_uuid, amount, created_at, purpose, direction, trace_id, bank)
     SELECT l.shard, l.processor_id, l.entry_uuid, l.file_uuid,
       (array_agg(CASE l.stage WHEN 'capture' THEN t.payer_bank_account_uuid ELSE t.payee_bank_account_uuid END))[1],
       sum(l.amount), l.created_at, l.stage, CASE l.stage WHEN 'capture' THEN 'debit' ELSE 'credit' END,
       '09100001' || lpad((abs(hashtext(l.entry_uuid::text)) % 10000000)::text, 7, '0'), 'simulated'
     FROM legs l JOIN transactions t ON t.shard = l.shard AND t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
     WHERE l.shard = $1 AND l.processor_id = $2
     GROUP BY l.shard, l.processor_id, l.entry_uuid, l.file_uuid, l.created_at, l.stage`,
    tenantKey(processor_id),
  );
}

/** What 1,000 payees owe, of which half is owed to them. */
export async function fillDebts(db: Queryable, { processor_id }: ListedTenant): Promise<void> {
  await db.query(
    `INSERT INTO ledger_balances (shard, processor_id, owner_uuid, account, day, debits, credits, line_count)
     SELECT $1, $2::uuid, md5('payee' || n)::uuid, side.account, day, side.debits, side.credits, 1
     FROM generate_series(0, 999) AS n
     CROSS JOIN (VALUES ('CLAW', 10000, 0), ('PAYEE', 0, 5000)) AS side (account, debits, credits)
     CROSS JOIN unnest(ARRAY['infinity'::date, current_date - 7]) AS day`,
    tenantKey(processor_id),
  );
}

/** Other tenants, without payments of their own. */
export async function fillTenants(db: Queryable, count: number): Promise<void> {
  await db.query(
    `INSERT INTO processors (shard, processor_id, name, created_at)
     SELECT shard_of(one), one, 'Bench ' || n, date_trunc('milliseconds', now())
     FROM generate_series(1, $1::integer) AS n CROSS JOIN LATERAL (SELECT md5('tenant' || n)::uuid AS one) AS made`,
    [count],
  );
}

/** The sums of the postings of each tenant on the days of a quarter, and their seals. */
export async function fillSums(db: Queryable, end: Date): Promise<void> {
  const days = `generate_series(1, 93) AS n CROSS JOIN LATERAL (SELECT $1::timestamptz::date - n AS day) AS one`;
  await db.query(
    `INSERT INTO posting_sums (shard, processor_id, day, transition, debit_account, credit_account, posting_count, amount)
     SELECT p.shard, p.processor_id, one.day, l.transition, l.debit_account, l.credit_account, 2700, 27000000
     FROM processors p CROSS JOIN ${days}
     CROSS JOIN (SELECT transition, debit_account, credit_account FROM legal_postings
                 WHERE transition IN ('C3', 'C4', 'C5', 'P1', 'P2', 'P3', 'C6', 'C7', 'C8', 'P4b', 'K2', 'K3', 'K4')) AS l`,
    [end],
  );
  await db.query(
    `INSERT INTO posting_seals (day, posting_count, amount, hour_hashes, hash, sealed_at)
     SELECT one.day, 1, 1, array_fill(sha256(''), ARRAY[24]), sha256(one.day::text::bytea), now() FROM ${days}`,
    [end],
  );
}

/** As after autovacuum. */
export async function vacuumAll(db: Queryable): Promise<void> {
  await db.query(
    'VACUUM ANALYZE users, bank_files, legs, entries, ledger_balances, processors, posting_sums, posting_seals',
  );
}
