// All rows of a database as JSON, and back.
import type { Database } from '../../../../src/platform/database/database.ts';

/** By table: each row is the text of a JSON object. */
export type StoredRows = Record<string, string[]>;

// Migrations write them.
const ofMigrations = new Set(['migrations', 'legal_postings']);

interface Table {
  name: string;
  /** Without generated columns. */
  columns: string;
  key: string;
}

async function tables(database: Database): Promise<Table[]> {
  const found = await database.query<Table>(
    `SELECT c.relname AS name,
       (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
       (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.at)
        FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k (attnum, at)
        JOIN pg_attribute a ON a.attnum = k.attnum
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid) AS key
     FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     ORDER BY c.relname`,
    [],
  );
  return found.filter(({ name }) => !ofMigrations.has(name));
}

/** The tables whose rows are stored. */
export const storedTables = async (database: Database): Promise<string[]> =>
  (await tables(database)).map(({ name }) => name);

export async function readStoredRows(database: Database): Promise<StoredRows> {
  const stored: StoredRows = {};
  for (const { name, columns, key } of await tables(database)) {
    const rows = await database.query<{ row: string }>(
      `SELECT to_json(t)::text AS row FROM (SELECT ${columns} FROM ${name} ORDER BY ${key}) AS t`,
      [],
    );
    if (rows.length > 0) stored[name] = rows.map(({ row }) => row);
  }
  return stored;
}

/** `superuser`: rows are written in any order, so foreign keys are not checked. */
export async function writeStoredRows(superuser: Database, stored: StoredRows): Promise<void> {
  const known = await tables(superuser);
  for (const [table, rows] of Object.entries(stored)) {
    const { name, columns } = known.find((one) => one.name === table)!;
    await superuser.query(
      `WITH settings AS MATERIALIZED (SELECT set_config('session_replication_role', 'replica', true))
       INSERT INTO ${name} (${columns})
       SELECT ${columns} FROM settings, json_populate_recordset(null::${name}, $1::json)`,
      [`[${rows.join(',')}]`],
    );
  }
}
