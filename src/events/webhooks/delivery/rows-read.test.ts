// How many rows are read for a delivery. The count depends on nothing but the queries and what the
// planner knows of the tables.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { selectEventsAt } from '../../log/events-at.sql.ts';
import { acknowledge } from './acknowledge.sql.ts';
import type { AttemptResult } from './delivery-queue.ts';
import { selectDue, type WithoutEvent } from './due.sql.ts';

let test: TestDatabase;
let database: Database;
const processor_id = '00000000-0000-4000-8000-00000000000a';
const endpoints = 10;
const due = 5_000;
const now = realClock.now();

beforeAll(async () => {
  test = await testDatabase();
  // One connection, which flushes its own statistics.
  database = openDatabase(test.ownerUrl, 1, () => {});
  await database.query(
    `WITH processor AS (
       INSERT INTO processors (shard, processor_id, name, created_at) VALUES (shard_of($1), $1, 'Rows', $2)
     ), endpoint AS (
       INSERT INTO webhook_endpoints (shard, processor_id, uuid, tenant_id, url, url_normalized, secret_encrypted, created_at)
       SELECT shard_of($1), $1, md5('endpoint' || n)::uuid, $1, 'https://rows.example/' || n, 'https://rows.example/' || n,
         '\\x00', $2
       FROM generate_series(0, $3::integer - 1) AS n
     )
     INSERT INTO webhook_lanes (shard, processor_id, endpoint_uuid, next_due_at)
     SELECT shard_of($1), $1, md5('endpoint' || n)::uuid, $2 FROM generate_series(0, $3::integer - 1) AS n`,
    [processor_id, now, endpoints],
  );
  await fall(0);
  // One delivery is left. PostgreSQL keeps the plans that it makes for it.
  await database.query('DELETE FROM webhook_due WHERE event_position > 1');
  await database.query('VACUUM (ANALYZE) webhook_due');
  await database.query('SET plan_cache_mode = auto');
  for (let times = 0; times < 6; times++)
    await acknowledge(database, [{ ...delivered((await readAll())[0]!), fence: 1 }]);
  await fall(due);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

/** Makes deliveries due, of events behind this position. */
async function fall(after: number): Promise<void> {
  await database.query(
    `WITH events AS (
       INSERT INTO events (shard, processor_id, position, uuid, type, subject_uuid, occurred_at, body)
       SELECT shard_of($1), $1, n, md5('event' || n)::uuid, 'BusinessCreated', md5('subject' || n)::uuid, $2, '{}'
       FROM generate_series($4::integer + 1, $4 + $5::integer) AS n
     )
     INSERT INTO webhook_due (shard, processor_id, uuid, endpoint_uuid, event_position, event_name, due_at, created_at)
     SELECT shard_of($1), $1, md5('delivery' || n)::uuid, md5('endpoint' || n % $3)::uuid, n, 'BusinessCreated', $2, $2
     FROM generate_series($4::integer + 1, $4 + $5::integer) AS n`,
    [processor_id, now, endpoints, after, due],
  );
}

async function rowsReadBy<Result>(work: () => Promise<Result>): Promise<{ rows: number; result: Result }> {
  const before = await rowsReadByNow();
  const result = await work();
  return { rows: (await rowsReadByNow()) - before, result };
}

async function rowsReadByNow(): Promise<number> {
  await database.query('SELECT pg_stat_force_next_flush()');
  const [row] = await database.query<{ read: number }>(
    'SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint AS read FROM pg_stat_user_tables',
  );
  return row!.read;
}

async function readAll(): Promise<WithoutEvent[]> {
  const lanes = await database.query<{ endpoint_uuid: string }>('SELECT endpoint_uuid FROM webhook_lanes');
  const portion = { processor_id, fence: 0, at_most: 40, after: null, in_hand: new Set<string>() };
  return selectDue(
    database,
    lanes.map((lane) => ({ ...lane, ...portion })),
    now,
  );
}

const delivered = ({ uuid, endpoint_uuid }: WithoutEvent): AttemptResult => ({
  processor_id,
  uuid,
  endpoint_uuid,
  fence: 0,
  attempt: 1,
  step: 1,
  started_at: now,
  ended_at: now,
  latency_ms: 1,
  outcome: 'succeeded',
  status: 200,
  error: null,
  answer: '',
  state: 'delivered',
  due_at: now,
  gone: false,
  health: null,
});

describe('A backlog that came after a vacuum of the nearly empty table', () => {
  it('is read by its index, lane by lane', async () => {
    const { rows, result } = await rowsReadBy(readAll);
    expect(result).toHaveLength(40 * endpoints);
    expect(rows / result.length).toBeLessThan(2);
  });

  it('has its events read once', async () => {
    const places = (await readAll()).map(({ event_position: position }) => ({ processor_id, position }));
    const { rows, result: find } = await rowsReadBy(() => selectEventsAt(database, places));
    expect(places.every((place) => find(place)?.position === place.position)).toBe(true);
    expect(rows / places.length).toBeLessThan(1.1);
  });

  it('is recorded by looking up each delivery', async () => {
    const results = (await readAll()).map(delivered);
    const { rows, result } = await rowsReadBy(() => acknowledge(database, results));
    expect(result.size).toBe(results.length);
    expect(rows / results.length).toBeLessThan(4);
  });
});
