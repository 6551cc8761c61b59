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
  /** Of its next file, with the one that writes it now. */
  failed_attempts: number;
  /** When its next file is tried again; null: no attempt failed. */
  retry_at: Date | null;
  /** A sentence; null: no attempt failed. */
  failure: string | null;
}

export type NewSchedule = Omit<Schedule, 'failed_attempts' | 'retry_at' | 'failure'>;

export interface NamedSchedule extends Schedule {
  scheduler_name: string | null;
}

const columns = `s.uuid, s.list, s.name, s.query, s.every, s.hour, to_char(s.covered_until, 'YYYY-MM-DD') AS covered_until,
  s.scheduled_by, s.scheduled_at, s.failed_attempts, s.retry_at, s.failure`;

/** The oldest first. There are at most a hundred. */
export function selectSchedules(db: Queryable): Promise<NamedSchedule[]> {
  return db.query(
    `SELECT ${columns}, o.name AS scheduler_name FROM file_schedules s LEFT JOIN operators o ON o.uuid = s.scheduled_by
     ORDER BY s.uuid`,
    [],
  );
}

export async function selectSchedule(db: Queryable, uuid: string): Promise<Schedule | null> {
  const [row] = await db.query<Schedule>(`SELECT ${columns} FROM file_schedules s WHERE s.uuid = $1`, [uuid]);
  return row ?? null;
}

export async function insertSchedule(db: Queryable, one: NewSchedule): Promise<void> {
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

/** The attempt whose failure is told. One or two may be of a database that restarts. */
export const toldFailure = 3;

/** As SQL, of the schedule `s`. A process that writes the file now may still succeed. */
export const isFailingSchedule = (s: string): string =>
  `${s}.failed_attempts >= ${toldFailure} AND (${s}.leased_until IS NULL OR ${s}.leased_until <= now())`;

export interface Lease {
  uuid: string;
  /** Only the process that took the lease has this time. */
  until: Date;
}

/**
 * Counts the attempt as failed until its file is written, because a process that dies records
 * nothing. Null: another process writes its file now, or has written it or failed since it was
 * read.
 */
export async function leaseSchedule(
  db: Queryable,
  { uuid, covered_until, failed_attempts }: Pick<Schedule, 'uuid' | 'covered_until' | 'failed_attempts'>,
  now: Date,
  until: Date,
): Promise<Lease | null> {
  const leased = await db.query(
    `UPDATE file_schedules SET leased_until = $3, failed_attempts = failed_attempts + 1
     WHERE uuid = $1 AND (leased_until IS NULL OR leased_until <= $2) AND covered_until = $4::date AND failed_attempts = $5
     RETURNING uuid`,
    [uuid, now, until, covered_until, failed_attempts],
  );
  return leased.length === 1 ? { uuid, until } : null;
}

/** False: the schedule was ended, or another process has written the file. */
export async function coverUntil(
  db: Queryable,
  { uuid, covered_until }: Pick<Schedule, 'uuid' | 'covered_until'>,
  last_day: Day,
): Promise<boolean> {
  const covered = await db.query(
    `UPDATE file_schedules SET covered_until = $3::date, failed_attempts = 0, retry_at = NULL, failure = NULL,
       mail_due_at = NULL, webhook_due_at = NULL
     WHERE uuid = $1 AND covered_until = $2::date RETURNING uuid`,
    [uuid, covered_until, last_day],
  );
  return covered.length === 1;
}

/** A process whose lease has expired does not end the lease of the next one. */
export async function endLease(db: Queryable, { uuid, until }: Lease): Promise<void> {
  await db.query('UPDATE file_schedules SET leased_until = NULL WHERE uuid = $1 AND leased_until = $2', [uuid, until]);
}

/** Also ends the lease. `told_at`: when the notices of the failure are due; null: not now. */
export async function recordFailure(
  db: Queryable,
  { uuid, until }: Lease,
  { failure, retry_at, told_at }: { failure: string; retry_at: Date; told_at: Date | null },
): Promise<void> {
  await db.query(
    `UPDATE file_schedules SET leased_until = NULL, failure = $3, retry_at = $4,
       mail_attempts = CASE WHEN $5::timestamptz IS NULL THEN mail_attempts ELSE 0 END,
       mail_due_at = coalesce($5, mail_due_at),
       webhook_attempts = CASE WHEN $5 IS NULL THEN webhook_attempts ELSE 0 END,
       webhook_due_at = coalesce($5, webhook_due_at)
     WHERE uuid = $1 AND leased_until = $2`,
    [uuid, until, failure, retry_at, told_at],
  );
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
