// Statements on the seals of the postings: one a UTC day, over all postings of that day, chained from day to day.
import type { Queryable } from '../database/database.ts';
import { houseUuid } from '../ledger/house.ts';

const startOf = (day: string) => `(${day})::timestamp AT TIME ZONE 'UTC'`;

// Tenant by tenant, so that the index of time answers for each. Hashed by the hour, so that what is put together stays small.
const owners = `(SELECT processor_id FROM processors UNION SELECT '${houseUuid}') AS owners`;

/** One row: count, amount and hash of the postings of a day, as they are now. Nothing of it may ever change. */
export const contentOfDay = (day: string): string => `
  SELECT coalesce(sum(hourly.posting_count), 0)::bigint AS posting_count, coalesce(sum(hourly.amount), 0)::bigint AS amount,
         sha256(coalesce(string_agg(hourly.hash, ''::bytea ORDER BY hourly.processor_id, hourly.hour), ''::bytea)) AS content_hash
  FROM (
    SELECT p.processor_id, p.hour, count(*) AS posting_count, sum(p.amount) AS amount,
           sha256(string_agg(p.hash, ''::bytea ORDER BY p.transaction_uuid, p.transition COLLATE "C", p.source_uuid, p.line)) AS hash
    FROM ${owners}
    CROSS JOIN LATERAL (
      SELECT processor_id, transaction_uuid, transition, source_uuid, line, amount,
             date_trunc('hour', posted_at AT TIME ZONE 'UTC') AS hour,
             sha256(convert_to(json_build_array(processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
               debit_owner_uuid, debit_transaction_uuid, credit_account, credit_owner_uuid, amount,
               (extract(epoch FROM posted_at) * 1000000)::bigint)::text, 'UTF8')) AS hash
      FROM postings
      WHERE processor_id = owners.processor_id AND posted_at >= ${startOf(day)} AND posted_at < ${startOf(`${day} + 1`)}
    ) AS p
    GROUP BY p.processor_id, p.hour
  ) AS hourly`;

/** The hash of a seal, from the hash of the day before (null: it is the first) and what it says. */
export const hashOfSeal = (before: string, seal: string): string =>
  `sha256(coalesce(${before}, ''::bytea) || convert_to(json_build_array(to_char(${seal}.day, 'YYYY-MM-DD'), ${seal}.posting_count,
     ${seal}.amount, encode(${seal}.content_hash, 'hex'))::text, 'UTF8'))`;

/** Whether this phase may seal: one at a time does, until its phase ends. The number only has to be ours. */
export async function tryLockSeals(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ locked: boolean }>('SELECT pg_try_advisory_xact_lock(4010004) AS locked', []);
  return row!.locked;
}

/** The day that is to be sealed next, `Y-m-d`, whether or not it is over; null: nothing was ever posted. */
export async function selectNextDay(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>(
    `SELECT to_char(coalesce(
       (SELECT max(day) + 1 FROM posting_seals),
       (SELECT min((first.posted_at AT TIME ZONE 'UTC')::date) FROM ${owners} CROSS JOIN LATERAL (
          SELECT posted_at FROM postings WHERE processor_id = owners.processor_id ORDER BY posted_at LIMIT 1) AS first)
     ), 'YYYY-MM-DD') AS day`,
    [],
  );
  return row!.day;
}

/** Whether a phase of this role has been open for longer than so many milliseconds: it may still post at an instant before. */
export async function isAnyPhaseOlder(db: Queryable, thanMs: number): Promise<boolean> {
  const [row] = await db.query<{ older: boolean }>(
    `SELECT EXISTS (
       SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
         AND xact_start < clock_timestamp() - make_interval(secs => $1::float8 / 1000)) AS older`,
    [thanMs],
  );
  return row!.older;
}

export async function insertSeal(db: Queryable, day: string, at: Date): Promise<void> {
  await db.query(
    `WITH content AS MATERIALIZED (
       SELECT $1::date AS day, c.posting_count, c.amount, c.content_hash FROM (${contentOfDay('$1::date')}) AS c
     )
     INSERT INTO posting_seals (day, posting_count, amount, content_hash, hash, sealed_at)
     SELECT content.day, content.posting_count, content.amount, content.content_hash,
            ${hashOfSeal('(SELECT hash FROM posting_seals ORDER BY day DESC LIMIT 1)', 'content')}, $2
     FROM content`,
    [day, at],
  );
}

export interface SealedDay {
  day: string;
  posting_count: number;
  amount: number;
  hash: Buffer;
  /** It is the day after the one before, and the hash is that of what the seal says. */
  chained: boolean;
  /** What is there now. */
  found_count: number;
  found_amount: number;
  /** What is there now is what was sealed, row by row. */
  unchanged: boolean;
}

/** The first sealed day after one (null: the first of all), and what its postings are now. */
export async function selectSealedDay(db: Queryable, after: string | null): Promise<SealedDay | null> {
  const [row] = await db.query<SealedDay>(
    `SELECT to_char(s.day, 'YYYY-MM-DD') AS day, s.posting_count, s.amount, s.hash,
            s.hash = ${hashOfSeal('before.hash', 's')} AND (before.day IS NULL OR before.day = s.day - 1) AS chained,
            now.posting_count AS found_count, now.amount AS found_amount,
            (now.posting_count, now.amount, now.content_hash) = (s.posting_count, s.amount, s.content_hash) AS unchanged
     FROM (SELECT day, posting_count, amount, content_hash, hash FROM posting_seals
           WHERE day > coalesce($1::date, '-infinity') ORDER BY day LIMIT 1) AS s
     LEFT JOIN LATERAL (SELECT day, hash FROM posting_seals b WHERE b.day < s.day ORDER BY b.day DESC LIMIT 1) AS before ON true
     CROSS JOIN LATERAL (${contentOfDay('s.day')}) AS now`,
    [after],
  );
  return row ?? null;
}

/** Postings before the end of the last sealed day that no seal counts: of another day than any, or of no tenant. */
export const unsealedCount = `
  SELECT (SELECT count(*) FROM postings WHERE posted_at < ${startOf('last.day + 1')}) - last.posting_count AS stray, last.day
  FROM (SELECT max(day) AS day, sum(posting_count)::bigint AS posting_count FROM posting_seals HAVING count(*) > 0) AS last`;

export async function selectUnsealed(db: Queryable): Promise<number> {
  const [row] = await db.query<{ stray: number }>(unsealedCount, []);
  return row?.stray ?? 0;
}

export async function sealExists(db: Queryable, hash: Buffer): Promise<boolean> {
  const [row] = await db.query<{ exists: boolean }>(
    'SELECT EXISTS (SELECT FROM posting_seals WHERE hash = $1) AS exists',
    [hash],
  );
  return row!.exists;
}
