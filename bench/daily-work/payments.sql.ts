// Queries for the daily work: they start thousands of payments, and measure the floor of one move.

import { countViolations, groupByQuery } from '../../src/oversight/invariants/count-violations.sql.ts';
import { invariants } from '../../src/oversight/invariants/invariants.ts';
import { sliced } from '../../src/oversight/invariants/payment-slices.ts';
import { selectMovedPayments } from '../../src/oversight/invariants/payments-to-check.sql.ts';
import { statesDueOfStarted } from '../../src/payments/lifecycle/open-states.sql.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { tenantKey } from '../../src/platform/database/tenant-key.ts';
import { instant } from '../../src/platform/std/clock.ts';

async function withDatabase<Result>(url: string, work: (run: Run) => Promise<Result>): Promise<Result> {
  const opened = openDatabase(url, 1, () => {});
  // A million payments are started by one query.
  const database = opened.withDeadline(30 * 60_000);
  try {
    await database.query(`SET plan_cache_mode = 'force_custom_plan'`);
    return await work((text, values) => database.query(text, values));
  } finally {
    await opened.end();
  }
}

type Run = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Copies the latest new payments of the processor until there are `count` more. */
export function startPayments(url: string, processorId: string, count: number): Promise<void> {
  return withDatabase(url, async (run) => {
    await run(
      `WITH model AS (
         SELECT t.*, row_number() OVER (ORDER BY t.uuid) - 1 AS place, count(*) OVER () AS models
         FROM current_transactions t WHERE t.shard = $1 AND t.processor_id = $2 AND t.capture_status = 'CAPTURE_PENDING'
       ), started AS (
         INSERT INTO transactions (shard, processor_id, uuid, vendor_id, payer_uuid, payee_uuid, payer_bank_account_uuid,
           payee_bank_account_uuid, payer_aggregator_type, payee_aggregator_type, type, speed, payout_type,
           payout_delay_days, amount, transaction_fee, created_at, client_reference_id, company_name)
         SELECT m.shard, m.processor_id, overlay(gen_random_uuid()::text PLACING left(m.uuid::text, 15) FROM 1)::uuid,
           m.vendor_id, m.payer_uuid, m.payee_uuid, m.payer_bank_account_uuid, m.payee_bank_account_uuid, m.payer_aggregator_type,
           m.payee_aggregator_type, m.type, m.speed, m.payout_type, m.payout_delay_days, 10000 + n % 9000,
           m.transaction_fee, m.created_at, m.client_reference_id, m.company_name
         FROM generate_series(1, $3::integer) AS n JOIN model m ON m.place = n % m.models
         RETURNING shard, processor_id, uuid
       ), started_groups AS (
         SELECT shard, processor_id, array_agg(uuid ORDER BY uuid) AS uuids FROM started GROUP BY shard, processor_id
       )
       ${statesDueOfStarted}`,
      [...tenantKey(processorId), count],
    );
    await run('VACUUM ANALYZE transactions');
    await run('VACUUM ANALYZE transitions');
  });
}

/** How many events wait for a position: they do not count as timed work. */
export function eventsWaiting(url: string): Promise<number> {
  return withDatabase(url, async (run) => {
    const [row] = await run<{ waiting: number }>('SELECT count(*)::integer AS waiting FROM outbox');
    return row!.waiting;
  });
}

/** How many payments have this capture status and payout status. */
export function countPayments(url: string, capture: string, payout: string | null): Promise<number> {
  return withDatabase(url, async (run) => {
    const [row] = await run<{ count: number }>(
      'SELECT count(*)::integer AS count FROM current_transactions WHERE capture_status = $1 AND payout_status IS NOT DISTINCT FROM $2',
      [capture, payout],
    );
    return row!.count;
  });
}

/**
 * Microseconds of PostgreSQL for each payment of a minimal move: its row is changed, one row of
 * history and one row of the books are added, each portion is committed.
 */
export function floorOfMove(url: string, count: number, portion: number): Promise<number> {
  return withDatabase(url, async (run) => {
    await run('DROP TABLE IF EXISTS floor_payments, floor_history, floor_books');
    await run(
      'CREATE TABLE floor_payments (number integer PRIMARY KEY, status text NOT NULL, filling text NOT NULL) WITH (fillfactor = 60)',
    );
    await run('CREATE TABLE floor_history (number integer, move integer, source uuid, PRIMARY KEY (number, move))');
    await run(
      'CREATE TABLE floor_books (number integer, move integer, amount bigint, source uuid, PRIMARY KEY (number, move))',
    );
    await run(
      `INSERT INTO floor_payments SELECT n, 'sent', repeat('x', 250) FROM generate_series(1, $1::integer) AS n`,
      [count],
    );
    await run('VACUUM ANALYZE floor_payments');
    const begun = performance.now();
    for (let from = 1; from <= count; from += portion)
      await run(
        `WITH moved AS (
           UPDATE floor_payments SET status = 'settled' WHERE number >= $1 AND number < $1 + $2::integer RETURNING number
         ), history AS (INSERT INTO floor_history SELECT number, 1, gen_random_uuid() FROM moved)
         INSERT INTO floor_books SELECT number, 1, 100, gen_random_uuid() FROM moved`,
        [from, portion],
      );
    return ((performance.now() - begun) * 1000) / count;
  });
}

/** Microseconds of query time for each payment, to check the invariants on all these moves. */
export function checkAll(url: string, count: number): Promise<number> {
  return withDatabase(url, async (run) => {
    const database = { query: run };
    const begun = performance.now();
    for (const group of groupByQuery(invariants.filter(({ reads }) => reads === 'period')))
      await countViolations(database, group, { since: null });
    for (const slice of sliced(await selectMovedPayments(database, instant(0))))
      for (const group of groupByQuery(invariants.filter(({ reads }) => reads === 'payments')))
        await countViolations(database, group, { slice });
    return ((performance.now() - begun) * 1000) / count;
  });
}
