// Queries on scheduled files.
import type { Day } from '../../../ach/calendar/days.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Every } from './periods.ts';

export interface Schedule {
  uuid: string;
  list: string;
  name: string;
  query: string;
  every: Every;
  /** Eastern. */
  hour: number;
  /** The last day of the last file. */
  covered_until: Day;
  /** The operator; null: a token scheduled it. */
  scheduled_by: string | null;
  scheduled_at: Date;
}

export interface NamedSchedule extends Schedule {
  scheduler_name: string | null;
}

const columns = `s.uuid, s.list, s.name, s.query, s.every, s.hour, to_char(s.covered_until, 'YYYY-MM-DD') AS covered_until,
  s.scheduled_by, s.scheduled_at`;

/** The oldest first. There are at most a hundred. */
export function selectSchedules(db: Queryable): Promise<NamedSchedule[]> {
  return db.query(
    `SELECT ${columns}, o.name AS scheduler_name FROM file_schedules s LEFT JOIN operators o ON o.uuid = s.scheduled_by
     ORDER BY s.uuid`,
    [],
  );
}

export async function insertSchedule(db: Queryable, one: Schedule): Promise<void> {
  await db.query(
    `INSERT INTO file_schedules (uuid, list, name, query, every, hour, covered_until, scheduled_by, scheduled_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::date, $8, $9)`,
    [
      one.uuid,
      one.list,
      one.name,
      one.query,
      one.every,
      one.hour,
      one.covered_until,
      one.scheduled_by,
      one.scheduled_at,
    ],
  );
}

/** What was deleted; null: the schedule does not exist. */
export async function deleteSchedule(db: Queryable, uuid: string): Promise<Pick<Schedule, 'list' | 'name'> | null> {
  const [deleted] = await db.query<Pick<Schedule, 'list' | 'name'>>(
    'DELETE FROM file_schedules WHERE uuid = $1 RETURNING list, name',
    [uuid],
  );
  return deleted ?? null;
}

/** False: another process writes its file now. */
export async function leaseSchedule(db: Queryable, uuid: string, now: Date, until: Date): Promise<boolean> {
  const leased = await db.query(
    `UPDATE file_schedules SET leased_until = $3
     WHERE uuid = $1 AND (leased_until IS NULL OR leased_until <= $2) RETURNING uuid`,
    [uuid, now, until],
  );
  return leased.length === 1;
}

/** False: the schedule was ended, or another process has written the file. */
export async function coverUntil(
  db: Queryable,
  { uuid, covered_until }: Pick<Schedule, 'uuid' | 'covered_until'>,
  last_day: Day,
): Promise<boolean> {
  const covered = await db.query(
    `UPDATE file_schedules SET covered_until = $3::date
     WHERE uuid = $1 AND covered_until = $2::date RETURNING uuid`,
    [uuid, covered_until, last_day],
  );
  return covered.length === 1;
}

export async function endLease(db: Queryable, uuid: string): Promise<void> {
  await db.query('UPDATE file_schedules SET leased_until = NULL WHERE uuid = $1', [uuid]);
}

export interface ScheduledFile {
  uuid: string;
  schedule_uuid: string;
  list: string;
  name: string;
  first_day: Day;
  last_day: Day;
  row_count: number;
  made_at: Date;
  /** The operator of the schedule, who is told. */
  scheduled_by: string | null;
}

const fileColumns = `f.uuid, f.schedule_uuid, f.list, f.name, to_char(f.first_day, 'YYYY-MM-DD') AS first_day,
  to_char(f.last_day, 'YYYY-MM-DD') AS last_day, f.row_count, f.made_at, f.scheduled_by`;

/** The notices of the file are due at `told_at`. */
export async function insertScheduledFile(db: Queryable, file: ScheduledFile, told_at: Date): Promise<void> {
  await db.query(
    `INSERT INTO scheduled_files (uuid, schedule_uuid, list, name, first_day, last_day, row_count, made_at, scheduled_by,
       mail_due_at, webhook_due_at)
     VALUES ($1, $2, $3, $4, $5::date, $6::date, $7, $8, $9, $10, $10)`,
    [
      file.uuid,
      file.schedule_uuid,
      file.list,
      file.name,
      file.first_day,
      file.last_day,
      file.row_count,
      file.made_at,
      file.scheduled_by,
      told_at,
    ],
  );
}

export async function insertFileChunk(db: Queryable, uuid: string, number: number, content: Buffer): Promise<void> {
  await db.query('INSERT INTO scheduled_file_chunks (file_uuid, number, content) VALUES ($1, $2, $3)', [
    uuid,
    number,
    content,
  ]);
}

/** The newest first, before a file; of one schedule, or of all. */
export function selectScheduledFiles(
  db: Queryable,
  schedule_uuid: string | null,
  before: string,
  atMost: number,
): Promise<ScheduledFile[]> {
  return db.query(
    `SELECT ${fileColumns} FROM scheduled_files f
     WHERE f.uuid < $2 AND ($1::uuid IS NULL OR f.schedule_uuid = $1) ORDER BY f.uuid DESC LIMIT $3`,
    [schedule_uuid, before, atMost],
  );
}

export async function selectScheduledFile(db: Queryable, uuid: string): Promise<ScheduledFile | null> {
  const [row] = await db.query<ScheduledFile>(`SELECT ${fileColumns} FROM scheduled_files f WHERE f.uuid = $1`, [uuid]);
  return row ?? null;
}

/** Null: the file has no more. */
export async function selectFileChunk(db: Queryable, uuid: string, number: number): Promise<Buffer | null> {
  const [row] = await db.query<{ content: Buffer }>(
    'SELECT content FROM scheduled_file_chunks WHERE file_uuid = $1 AND number = $2',
    [uuid, number],
  );
  return row?.content ?? null;
}

export async function deleteFilesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM scheduled_files WHERE made_at < $1', [before]);
}

/** The names of tenants, by their uuids. */
export async function selectTenantNames(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ processor_id: string; name: string }>('SELECT processor_id, name FROM processors', []);
  return new Map(rows.map(({ processor_id, name }) => [processor_id, name]));
}

export type NoticeChannel = 'mail' | 'webhook';

export interface FileToTell extends ScheduledFile {
  /** Null: a token scheduled it, or the operator is disabled. */
  scheduler: { name: string; email: string } | null;
}

/**
 * Begins the notices that are due since `since`. One that is not ended is due again at `until`. An
 * older one is not told: the channel was set later.
 */
export function beginFileNotices(
  db: Queryable,
  channel: NoticeChannel,
  { since, now, until, atMost }: { since: Date; now: Date; until: Date; atMost: number },
): Promise<(FileToTell & { attempts: number })[]> {
  return db.query(
    `UPDATE scheduled_files AS f SET ${channel}_attempts = ${channel}_attempts + 1, ${channel}_due_at = $2
     FROM (SELECT d.uuid, o.name, o.email FROM scheduled_files d
           LEFT JOIN operators o ON o.uuid = d.scheduled_by AND o.disabled_at IS NULL
           WHERE d.${channel}_due_at <= $1 AND d.${channel}_due_at > $4 ORDER BY d.${channel}_due_at LIMIT $3 FOR UPDATE OF d SKIP LOCKED) AS due
     WHERE f.uuid = due.uuid
     RETURNING ${fileColumns}, f.${channel}_attempts AS attempts,
       CASE WHEN due.name IS NULL THEN NULL ELSE jsonb_build_object('name', due.name, 'email', due.email) END AS scheduler`,
    [now, until, atMost, since],
  );
}

/** `due_at` null: it is told, or not tried again. */
export async function endFileNotice(
  db: Queryable,
  channel: NoticeChannel,
  uuid: string,
  due_at: Date | null,
): Promise<void> {
  await db.query(`UPDATE scheduled_files SET ${channel}_due_at = $2 WHERE uuid = $1`, [uuid, due_at]);
}
