// Queries on arrivals: files that a bank has published, from the first listing until they are
// archived, acknowledged and opened.
import type { Queryable } from '../../../platform/database/database.ts';

/** An archived file that an operator has not rejected. */
const isUnopened = `file_uuid IS NOT NULL AND content_uuid IS NULL
  AND NOT EXISTS (SELECT FROM inbound_files i WHERE i.content_uuid = file_uuid AND i.rejected_at IS NOT NULL)`;

/** Where a file is at the bank. */
export interface Place {
  directory: string;
  name: string;
}

export interface Arrival extends Place {
  uuid: string;
  /** Bytes, as listed. */
  size: number;
  modified_at: Date;
  /** Real time: first listed with this size and modification time. */
  seen_at: Date;
  state: 'seen' | 'kept' | 'acknowledged';
}

/** The work that earlier runs left. */
export interface Left {
  /** Archived files of the bank that are not acknowledged, or not opened. */
  arrivals: boolean;
  /** Incomplete files in the archive, of any bank, that were begun before `abandonedAt`. */
  unfinished: boolean;
}

/** One query, because most runs find nothing. */
export async function selectLeft(db: Queryable, bank: string, abandonedAt: Date): Promise<Left> {
  const [row] = await db.query<Left>(
    `SELECT EXISTS (SELECT FROM file_arrivals WHERE bank = $1 AND state = 'kept')
         OR EXISTS (SELECT FROM file_arrivals WHERE bank = $1 AND ${isUnopened}) AS arrivals,
       EXISTS (SELECT FROM archived_files WHERE kept_at IS NULL AND created_at < $2) AS unfinished`,
    [bank, abandonedAt],
  );
  return row!;
}

const columnsOf = (places: readonly Place[]) => [
  places.map(({ directory }) => directory),
  places.map(({ name }) => name),
];

/** The latest arrival in each place. */
export function selectLatestArrivals(db: Queryable, bank: string, places: readonly Place[]): Promise<Arrival[]> {
  return db.query(
    `SELECT DISTINCT ON (a.directory, a.name) a.uuid, a.directory, a.name, a.size, a.modified_at, a.seen_at, a.state
     FROM unnest($2::text[], $3::text[]) AS p (directory, name)
     JOIN file_arrivals a ON a.bank = $1 AND a.directory = p.directory AND a.name = p.name
     ORDER BY a.directory, a.name, a.seen_at DESC, a.uuid DESC`,
    [bank, ...columnsOf(places)],
  );
}

/**
 * Stores files that are listed for the first time, or with another size or time: their settling
 * time restarts.
 */
export async function noteSightings(
  db: Queryable,
  bank: string,
  files: readonly (Place & { uuid: string; size: number; modified_at: Date })[],
  at: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO file_arrivals AS a (uuid, bank, directory, name, size, modified_at, seen_at, state)
     SELECT uuid, $1, directory, name, size, modified_at, $2, 'seen'
     FROM unnest($3::uuid[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[])
       AS f (uuid, directory, name, size, modified_at)
     ON CONFLICT (bank, directory, name) WHERE state <> 'acknowledged' DO UPDATE
       SET size = excluded.size, modified_at = excluded.modified_at, seen_at = excluded.seen_at
       WHERE a.state = 'seen' AND (a.size, a.modified_at) IS DISTINCT FROM (excluded.size, excluded.modified_at)`,
    [
      bank,
      at,
      files.map(({ uuid }) => uuid),
      ...columnsOf(files),
      files.map(({ size }) => size),
      files.map(({ modified_at }) => modified_at),
    ],
  );
}

/**
 * Marks an arrival as archived. Returns false if another process has done so, or if the file has
 * changed since.
 */
export async function markKept(
  db: Queryable,
  { uuid, size, modified_at }: Arrival,
  fileUuid: string,
  at: Date,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE file_arrivals SET state = 'kept', file_uuid = $4, kept_at = $5
     WHERE uuid = $1 AND size = $2 AND modified_at = $3 AND state = 'seen' RETURNING 1`,
    [uuid, size, modified_at, fileUuid, at],
  );
  return rows.length === 1;
}

export async function markAcknowledged(db: Queryable, uuid: string): Promise<void> {
  await db.query(`UPDATE file_arrivals SET state = 'acknowledged' WHERE uuid = $1 AND state = 'kept'`, [uuid]);
}

/**
 * An archived file that the bank no longer lists was acknowledged by a process that could not store
 * that.
 */
export async function markUnlisted(db: Queryable, bank: string, listed: readonly Place[]): Promise<void> {
  await db.query(
    `UPDATE file_arrivals SET state = 'acknowledged' WHERE bank = $1 AND state = 'kept' AND NOT EXISTS (
       SELECT FROM unnest($2::text[], $3::text[]) AS p (directory, name)
       WHERE p.directory = file_arrivals.directory AND p.name = file_arrivals.name)`,
    [bank, ...columnsOf(listed)],
  );
}

/**
 * Archived but not opened files: new ones, and those with a problem that a changed key may solve.
 * Oldest first.
 */
export function selectUnopened(
  db: Queryable,
  bank: string,
): Promise<{ uuid: string; name: string; file_uuid: string }[]> {
  return db.query(
    `SELECT uuid, name, file_uuid FROM file_arrivals
     WHERE bank = $1 AND ${isUnopened} ORDER BY kept_at, uuid`,
    [bank],
  );
}

/**
 * Returns whether the content was received before; null if another process has opened the arrival.
 * If it could not be opened before, it no longer waits for an operator: its content has a verdict.
 */
export async function markOpened(
  db: Queryable,
  uuid: string,
  { content_uuid, at }: { content_uuid: string; at: Date },
): Promise<boolean | null> {
  const [row] = await db.query<{ duplicate: boolean }>(
    `WITH opened AS (
       UPDATE file_arrivals SET content_uuid = $2,
         duplicate = EXISTS (SELECT FROM file_arrivals o WHERE o.content_uuid = $2 AND o.uuid <> $1)
       WHERE uuid = $1 AND content_uuid IS NULL RETURNING duplicate, file_uuid
     ), readable AS (
       UPDATE inbound_files SET released_at = $3, taken_at = $3, note = 'It was opened later.'
       WHERE content_uuid = (SELECT file_uuid FROM opened) AND verdict = 'unreadable')
     SELECT duplicate FROM opened`,
    [uuid, content_uuid, at],
  );
  return row?.duplicate ?? null;
}

/** Stores why a file cannot be opened. It waits for an operator. */
export async function markUnreadable(
  db: Queryable,
  uuid: string,
  { message, at }: { message: string; at: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO inbound_files (content_uuid, bank, name, verdict, problems, problem_count, entries, debits, credits, read_at)
     SELECT file_uuid, bank, name, 'unreadable', $2::json, 1, 0, 0, 0, $3
     FROM file_arrivals WHERE uuid = $1 AND content_uuid IS NULL
     ON CONFLICT (content_uuid) DO UPDATE SET problems = excluded.problems
       WHERE inbound_files.problems::text <> excluded.problems::text`,
    [uuid, JSON.stringify([{ line: 0, field: 'file', message }]), at],
  );
}
