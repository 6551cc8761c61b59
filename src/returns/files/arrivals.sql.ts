// Queries on arrivals: files that a bank has published, from the first listing until they are
// archived, acknowledged and opened.
import type { Queryable } from '../../database/database.ts';

const isUnopened = 'file_uuid IS NOT NULL AND content_uuid IS NULL';

export interface Arrival {
  uuid: string;
  name: string;
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

/** The latest arrival of each name. */
export function selectLatestArrivals(db: Queryable, bank: string, names: readonly string[]): Promise<Arrival[]> {
  return db.query(
    `SELECT DISTINCT ON (name) uuid, name, size, modified_at, seen_at, state
     FROM file_arrivals WHERE bank = $1 AND name = ANY($2::text[])
     ORDER BY name, seen_at DESC, uuid DESC`,
    [bank, names],
  );
}

/**
 * Stores files that are listed for the first time, or with another size or time: their settling
 * time restarts.
 */
export async function noteSightings(
  db: Queryable,
  bank: string,
  files: readonly { uuid: string; name: string; size: number; modified_at: Date }[],
  at: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO file_arrivals AS a (uuid, bank, name, size, modified_at, seen_at, state)
     SELECT uuid, $1, name, size, modified_at, $2, 'seen'
     FROM unnest($3::uuid[], $4::text[], $5::bigint[], $6::timestamptz[]) AS f (uuid, name, size, modified_at)
     ON CONFLICT (bank, name) WHERE state <> 'acknowledged' DO UPDATE
       SET size = excluded.size, modified_at = excluded.modified_at, seen_at = excluded.seen_at
       WHERE a.state = 'seen' AND (a.size, a.modified_at) IS DISTINCT FROM (excluded.size, excluded.modified_at)`,
    [
      bank,
      at,
      files.map(({ uuid }) => uuid),
      files.map(({ name }) => name),
      files.map(({ size }) => size),
      files.map(({ modified_at }) => modified_at),
    ],
  );
}

/**
 * Marks an arrival as archived. Answers false if another process has done so, or if the file has
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
export async function markUnlisted(db: Queryable, bank: string, listed: readonly string[]): Promise<void> {
  await db.query(
    `UPDATE file_arrivals SET state = 'acknowledged' WHERE bank = $1 AND state = 'kept' AND name <> ALL($2::text[])`,
    [bank, listed],
  );
}

/**
 * Archived but not opened files: new ones, and those with a problem that a changed key may solve.
 * Oldest first.
 */
export function selectUnopened(
  db: Queryable,
  bank: string,
): Promise<{ uuid: string; name: string; file_uuid: string; problem: string | null }[]> {
  return db.query(
    `SELECT uuid, name, file_uuid, problem FROM file_arrivals
     WHERE bank = $1 AND ${isUnopened} ORDER BY kept_at, uuid`,
    [bank],
  );
}

/**
 * Answers whether the content was received before; null if another process has opened the arrival.
 */
export async function markOpened(db: Queryable, uuid: string, contentUuid: string): Promise<boolean | null> {
  const [row] = await db.query<{ duplicate: boolean }>(
    `UPDATE file_arrivals SET content_uuid = $2, problem = NULL,
       duplicate = EXISTS (SELECT FROM file_arrivals o WHERE o.content_uuid = $2 AND o.uuid <> $1)
     WHERE uuid = $1 AND content_uuid IS NULL RETURNING duplicate`,
    [uuid, contentUuid],
  );
  return row?.duplicate ?? null;
}

export async function markUnreadable(db: Queryable, uuid: string, problem: string): Promise<void> {
  await db.query('UPDATE file_arrivals SET problem = $2 WHERE uuid = $1 AND content_uuid IS NULL', [uuid, problem]);
}

/** How many files of all banks are archived and could not be opened. */
export async function selectUnreadable(db: Queryable): Promise<number> {
  const [row] = await db.query<{ unreadable: number }>(
    'SELECT count(*) AS unreadable FROM file_arrivals WHERE file_uuid IS NOT NULL AND content_uuid IS NULL AND problem IS NOT NULL',
    [],
  );
  return row!.unreadable;
}
