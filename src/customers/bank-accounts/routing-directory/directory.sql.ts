// Queries on the routing directory and its imports.
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { DirectoryEntry } from './directory-entry.ts';

const columns = `routing_number, institution_name, office_code, record_type, new_routing_number, status_code, changed_on`;

const sent = recordset<DirectoryEntry>({
  routing_number: 'text',
  institution_name: 'text',
  office_code: 'text',
  record_type: 'text',
  new_routing_number: 'text',
  status_code: 'text',
  changed_on: 'date',
});

/** Two imports happen one after the other. Readers do not wait. */
export async function lockDirectory(db: Queryable): Promise<void> {
  await db.query('SELECT pg_advisory_xact_lock(4010002)');
}

export function selectDirectory(db: Queryable): Promise<DirectoryEntry[]> {
  return db.query(`SELECT ${columns} FROM routing_directory`);
}

/** Inserts entries, or changes the entries with their routing numbers. */
export async function upsertEntries(db: Queryable, entries: readonly DirectoryEntry[]): Promise<void> {
  await db.query(
    `INSERT INTO routing_directory (${columns}) SELECT ${columns} FROM ${sent.from()} AS i
     ON CONFLICT (routing_number) DO UPDATE SET institution_name = excluded.institution_name,
       office_code = excluded.office_code, record_type = excluded.record_type,
       new_routing_number = excluded.new_routing_number, status_code = excluded.status_code,
       changed_on = excluded.changed_on`,
    sent.values(entries),
  );
}

export async function deleteEntries(db: Queryable, routingNumbers: readonly string[]): Promise<void> {
  await db.query('DELETE FROM routing_directory WHERE routing_number = ANY ($1::text[])', [routingNumbers]);
}

export interface DirectoryImport {
  uuid: string;
  imported_at: Date;
  file_sha256: Buffer;
  entry_count: number;
  added_count: number;
  changed_count: number;
  removed_count: number;
  /** Usable stored accounts whose routing number this directory does not list. */
  unlisted_account_count: number;
}

const importColumns =
  'uuid, imported_at, file_sha256, entry_count, added_count, changed_count, removed_count, unlisted_account_count';

export async function insertImport(db: Queryable, row: DirectoryImport): Promise<void> {
  await db.query(`INSERT INTO routing_directory_imports (${importColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, [
    row.uuid,
    row.imported_at,
    row.file_sha256,
    row.entry_count,
    row.added_count,
    row.changed_count,
    row.removed_count,
    row.unlisted_account_count,
  ]);
}

/** The latest imports, newest first. */
export function selectImports(db: Queryable, atMost: number): Promise<DirectoryImport[]> {
  return db.query(`SELECT ${importColumns} FROM routing_directory_imports ORDER BY uuid DESC LIMIT $1`, [atMost]);
}

/** Seconds since the last import; 0 without one. */
export async function selectDirectoryAge(db: Queryable): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(
    `SELECT greatest(0, coalesce(extract(epoch FROM clock_timestamp() - max(imported_at)), 0))::float8 AS seconds
     FROM routing_directory_imports`,
    [],
  );
  return row!.seconds;
}

/** Null if the directory is empty; otherwise what it has on a routing number. */
export async function selectListed(
  db: Queryable,
  routingNumber: string,
): Promise<{ listed: boolean; new_routing_number: string | null } | null> {
  const [row] = await db.query<{ listed: boolean; new_routing_number: string | null }>(
    `SELECT d.routing_number IS NOT NULL AS listed, d.new_routing_number
     FROM (SELECT FROM routing_directory LIMIT 1) AS imported
     LEFT JOIN routing_directory d ON d.routing_number = $1`,
    [routingNumber],
  );
  return row ?? null;
}

/** For a list of columns: the name of the institution of a routing number, or null. */
export const institutionNameOf = (routingNumber: string) =>
  `(SELECT institution_name FROM routing_directory WHERE routing_number = ${routingNumber})`;
