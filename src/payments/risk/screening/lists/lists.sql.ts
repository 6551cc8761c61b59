// Queries on the sanctions lists and their imports.
import type { Queryable } from '../../../../platform/database/database.ts';
import type { ListEntry, ListName } from './list-entry.ts';

const columns = 'list, number, kind, names, programs, title, birth_dates, addresses, remarks';

/** Two imports happen one after the other. Readers do not wait. */
export async function lockLists(db: Queryable): Promise<void> {
  await db.query('SELECT pg_advisory_xact_lock(4010057)');
}

export function selectEntries(db: Queryable, list: ListName): Promise<ListEntry[]> {
  return db.query(`SELECT ${columns} FROM sanctions_entries WHERE list = $1`, [list]);
}

/** The entries of all lists with the imports that they are from, as of one moment. */
export async function selectLists(db: Queryable): Promise<{ imports: string[]; entries: ListEntry[] }> {
  const [row] = await db.query<{ imports: string[]; entries: ListEntry[] }>(
    `SELECT ARRAY(SELECT uuid FROM ${latestImports}) AS imports,
            (SELECT coalesce(json_agg(json_build_object(
               'list', list, 'number', number, 'kind', kind, 'names', names, 'programs', programs, 'title', title,
               'birth_dates', birth_dates, 'addresses', addresses, 'remarks', remarks)), '[]')
             FROM sanctions_entries) AS entries`,
    [],
  );
  return row!;
}

/** The latest import of each list, for FROM. */
const latestImports = `(
  SELECT DISTINCT ON (list) list, uuid, imported_at FROM sanctions_imports ORDER BY list, uuid DESC) AS latest`;

/** Inserts entries, or changes the entries with their numbers. */
export async function upsertEntries(db: Queryable, entries: readonly ListEntry[]): Promise<void> {
  await db.query(
    `INSERT INTO sanctions_entries (${columns}) SELECT ${columns} FROM json_populate_recordset(null::sanctions_entries, $1::json)
     ON CONFLICT (list, number) DO UPDATE SET kind = excluded.kind, names = excluded.names, programs = excluded.programs,
       title = excluded.title, birth_dates = excluded.birth_dates, addresses = excluded.addresses, remarks = excluded.remarks`,
    [JSON.stringify(entries)],
  );
}

export async function deleteEntries(db: Queryable, list: ListName, numbers: readonly number[]): Promise<void> {
  await db.query('DELETE FROM sanctions_entries WHERE list = $1 AND number = ANY ($2::integer[])', [list, numbers]);
}

export interface ListImport {
  uuid: string;
  list: ListName;
  imported_at: Date;
  imported_by: string;
  files_sha256: Buffer;
  entry_count: number;
  name_count: number;
  added_count: number;
  changed_count: number;
  removed_count: number;
}

const importColumns =
  'uuid, list, imported_at, imported_by, files_sha256, entry_count, name_count, added_count, changed_count, removed_count';

export async function insertImport(db: Queryable, row: ListImport): Promise<void> {
  await db.query(`INSERT INTO sanctions_imports (${importColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`, [
    row.uuid,
    row.list,
    row.imported_at,
    row.imported_by,
    row.files_sha256,
    row.entry_count,
    row.name_count,
    row.added_count,
    row.changed_count,
    row.removed_count,
  ]);
}

/** The latest imports of a list, newest first. */
export function selectImports(db: Queryable, list: ListName, atMost: number): Promise<ListImport[]> {
  return db.query(`SELECT ${importColumns} FROM sanctions_imports WHERE list = $1 ORDER BY uuid DESC LIMIT $2`, [
    list,
    atMost,
  ]);
}

export interface LatestImport {
  list: ListName;
  uuid: string;
  imported_at: Date;
}

/** A list that was never imported has no row. */
export function selectLatestImports(db: Queryable): Promise<LatestImport[]> {
  return db.query(`SELECT list, uuid, imported_at FROM ${latestImports} ORDER BY list`, []);
}

/** Seconds since a list of OFAC was last imported. 0: none was imported. */
export async function selectImportAge(db: Queryable): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(
    `SELECT coalesce(extract(epoch FROM now() - max(imported_at)), 0)::float8 AS seconds
     FROM sanctions_imports WHERE list <> 'sandbox'`,
    [],
  );
  return row!.seconds;
}
