// Queries on the seals of postings: one seal per UTC day, over all postings of the day, chained
// from day to day.

import { operatorBooksUuid } from '../../payments/ledger/operator-books.ts';
import type { Queryable } from '../../platform/database/database.ts';

const startOf = (day: string) => `(${day})::timestamp AT TIME ZONE 'UTC'`;

// Tenant by tenant, so that the index on time is used for each.
const owners = `(SELECT shard, processor_id FROM processors
     UNION SELECT shard_of('${operatorBooksUuid}'), '${operatorBooksUuid}') AS owners`;

/**
 * Count, amount and hash of the postings of each hour with postings, between two instants of a day.
 * Never change this text: old hashes are made of it. Grouped by hour and tenant to keep the
 * aggregated values small.
 */
const contentOfHours = (from: string, until: string): string => `
  SELECT own.hour, sum(own.posting_count) AS posting_count, sum(own.amount) AS amount,
         sha256(string_agg(own.hash, ''::bytea ORDER BY own.processor_id)) AS hash
  FROM (
    SELECT p.processor_id, p.hour, count(*) AS posting_count, sum(p.amount) AS amount,
           sha256(string_agg(p.hash, ''::bytea ORDER BY p.transaction_uuid, p.transition COLLATE "C", p.source_uuid, p.line)) AS hash
    FROM ${owners}
    CROSS JOIN LATERAL (
      SELECT processor_id, transaction_uuid, transition, source_uuid, line, amount,
             extract(hour FROM posted_at AT TIME ZONE 'UTC')::integer AS hour,
             sha256(convert_to(json_build_array(processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
               debit_owner_uuid, debit_transaction_uuid, credit_account, credit_owner_uuid, amount,
               (extract(epoch FROM posted_at) * 1000000)::bigint)::text, 'UTF8')) AS hash
      FROM postings
      WHERE shard = owners.shard AND processor_id = owners.processor_id AND posted_at >= ${from} AND posted_at < ${until}
    ) AS p
    GROUP BY p.processor_id, p.hour
  ) AS own GROUP BY own.hour`;

const nothing = `sha256(''::bytea)`;

/** One row: the current postings of a day. */
const contentOfDay = (day: string): string => `
  SELECT coalesce(sum(found.posting_count), 0)::bigint AS posting_count, coalesce(sum(found.amount), 0)::bigint AS amount,
         array_agg(coalesce(found.hash, ${nothing}) ORDER BY hours.hour) AS hour_hashes
  FROM generate_series(0, 23) AS hours (hour)
  LEFT JOIN (${contentOfHours(startOf(day), startOf(`${day} + 1`))}) AS found ON found.hour = hours.hour`;

/** One row: the hash of the current postings of an hour of a day. */
export const hashOfHour = (day: string, hour: string): string => {
  const start = `${startOf(day)} + make_interval(hours => ${hour})`;
  return `SELECT coalesce((SELECT found.hash FROM (${contentOfHours(start, `${start} + interval '1 hour'`)}) AS found), ${nothing}) AS hash`;
};

/**
 * The hash of a seal: over the hash of the day before (null: the first seal) and the seal's own
 * columns.
 */
export const hashOfSeal = (before: string, seal: string): string =>
  `sha256(coalesce(${before}, ''::bytea) || convert_to(json_build_array(to_char(${seal}.day, 'YYYY-MM-DD'), ${seal}.posting_count,
     ${seal}.amount, (SELECT string_agg(encode(h.hash, 'hex'), ' ' ORDER BY h.number)
       FROM unnest(${seal}.hour_hashes) WITH ORDINALITY AS h (hash, number)))::text, 'UTF8'))`;

/**
 * The seal of a day; null: it is not sealed. Over the rows of several lanes, a hash of their seals.
 */
export const sealOfDay = (day: string): string =>
  `(SELECT CASE count(*) WHEN 1 THEN (array_agg(hash))[1] ELSE sha256(string_agg(hash, ''::bytea ORDER BY hash)) END
    FROM posting_seals WHERE day = ${day})`;

/**
 * Takes the lock for sealing: one phase at a time. The number only has to be unique among our
 * advisory locks.
 */
export async function tryLockSeals(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ locked: boolean }>('SELECT pg_try_advisory_xact_lock(4010004) AS locked', []);
  return row!.locked;
}

/** The next day to seal, `Y-m-d`, over or not; null: there are no postings. */
export async function selectNextDay(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>(
    `SELECT to_char(coalesce(
       (SELECT max(day) + 1 FROM posting_seals),
       (SELECT min((first.posted_at AT TIME ZONE 'UTC')::date) FROM ${owners} CROSS JOIN LATERAL (
          SELECT posted_at FROM postings WHERE shard = owners.shard AND processor_id = owners.processor_id
          ORDER BY posted_at LIMIT 1) AS first)
     ), 'YYYY-MM-DD') AS day`,
    [],
  );
  return row!.day;
}

/**
 * Whether a phase of this role has been open for longer than `thanMs`: it may still post with an
 * older time.
 */
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
       SELECT $1::date AS day, c.posting_count, c.amount, c.hour_hashes,
              (SELECT hash FROM posting_seals ORDER BY day DESC LIMIT 1) AS hash_before
       FROM (${contentOfDay('$1::date')}) AS c
     ), sealed AS (
       INSERT INTO posting_seals (day, posting_count, amount, hour_hashes, hash, sealed_at)
       SELECT content.day, content.posting_count, content.amount, content.hour_hashes,
              ${hashOfSeal('content.hash_before', 'content')}, $2
       FROM content
     )
     SELECT 1`,
    [day, at],
  );
}

export interface SealedDay {
  day: string;
  posting_count: number;
  amount: number;
  hash: Buffer;
  /** The seal follows the day before, and its hash matches its columns. */
  chained: boolean;
  /** The current postings. */
  found_count: number;
  found_amount: number;
  /** The first hour whose postings differ from the sealed ones; null: none. */
  changed_hour: number | null;
}

/** The first sealed day after a day (null: the first of all), with its current postings. */
export async function selectSealedDay(db: Queryable, after: string | null): Promise<SealedDay | null> {
  const [row] = await db.query<SealedDay>(
    `SELECT to_char(s.day, 'YYYY-MM-DD') AS day, s.posting_count, s.amount, s.hash,
            s.hash = ${hashOfSeal('before.hash', 's')} AND (before.day IS NULL OR before.day = s.day - 1) AS chained,
            now.posting_count AS found_count, now.amount AS found_amount,
            (SELECT min(h.number)::integer - 1 FROM unnest(now.hour_hashes, s.hour_hashes) WITH ORDINALITY AS h (found, sealed, number)
             WHERE h.found IS DISTINCT FROM h.sealed) AS changed_hour
     FROM (SELECT day, posting_count, amount, hour_hashes, hash FROM posting_seals
           WHERE day > coalesce($1::date, '-infinity') ORDER BY day LIMIT 1) AS s
     LEFT JOIN LATERAL (SELECT day, hash FROM posting_seals b WHERE b.day < s.day ORDER BY b.day DESC LIMIT 1) AS before ON true
     CROSS JOIN LATERAL (${contentOfDay('s.day')}) AS now`,
    [after],
  );
  return row ?? null;
}

/**
 * Counts postings before the end of the last sealed day that no seal includes: from before the
 * first sealed day, or of no tenant.
 */
export const unsealedCount = `
  SELECT (SELECT count(*) FROM postings WHERE posted_at < ${startOf('last.day + 1')}) - last.posting_count AS stray, last.day
  FROM (SELECT max(day) AS day, sum(posting_count)::bigint AS posting_count FROM posting_seals HAVING count(*) > 0) AS last`;

export async function selectUnsealed(db: Queryable): Promise<number> {
  const [row] = await db.query<{ stray: number; day: string }>(unsealedCount, []);
  return row?.stray ?? 0;
}

export async function sealExists(db: Queryable, hash: Buffer): Promise<boolean> {
  const [row] = await db.query<{ exists: boolean }>(
    'SELECT EXISTS (SELECT FROM posting_seals WHERE hash = $1) AS exists',
    [hash],
  );
  return row!.exists;
}
