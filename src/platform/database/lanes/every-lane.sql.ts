// The schemas in the home database that show the rows of every lane: a view for each table, over
// the table itself and its twins in the other lanes (postgres_fdw). One more schema for each lane
// leaves that lane out, for when it is away.
import pg from 'pg';
import type { Queryable } from '../database.ts';
import { ofOneLane } from './copied-rows.sql.ts';

export const everySchema = 'every_lane';
export const schemaWithout = (lane: string): string => `${everySchema}_without_${lane}`;
const schemaOf = (lane: string): string => `lane_${lane}`;
/** PostgreSQL names it in the error of a lane that is away. */
export const serverOf = (lane: string): string => `achord_lane_${lane}`;

/** How the home database reads another lane. */
export interface LaneServer {
  name: string;
  /** The URL of its serving role, with a password. */
  url: string;
  /** The schema that has the tables there. */
  schema: string;
}

const optionsOf = (options: Record<string, string | null>): string =>
  Object.entries(options)
    .flatMap(([name, value]) => (value === null ? [] : [`${name} ${pg.escapeLiteral(value)}`]))
    .join(', ');

/**
 * As the owner of the tables at home. `reader`: the role that reads the views. The tables of
 * `homeOnly` are read at home.
 */
export async function createViews(
  db: Queryable,
  lanes: readonly LaneServer[],
  { reader, homeOnly, note }: { reader: string; homeOnly: readonly string[]; note: string },
): Promise<void> {
  await dropViews(db);
  const tables = await selectTables(db, homeOnly);
  for (const lane of lanes) await createTwins(db, lane, tables);
  const absences = lanes.length === 1 ? [null] : [null, ...lanes];
  for (const absent of absences)
    await createUnions(
      db,
      absent === null ? everySchema : schemaWithout(absent.name),
      tables,
      lanes.filter((lane) => lane !== absent),
      reader,
    );
  await db.query(`COMMENT ON SCHEMA ${everySchema} IS ${pg.escapeLiteral(note)}`);
}

interface Table {
  schema: string;
  name: string;
  columns: string[];
  /** The name, type and collation of each column. */
  definitions: string[];
}

async function createTwins(db: Queryable, { name, url, schema }: LaneServer, tables: readonly Table[]): Promise<void> {
  const { hostname, port, pathname, username, password, searchParams } = new URL(url);
  const server = pg.escapeIdentifier(serverOf(name));
  const twins = pg.escapeIdentifier(schemaOf(name));
  const place = {
    host: searchParams.get('host') ?? hostname,
    port: port || '5432',
    dbname: decodeURIComponent(pathname.slice(1)),
    sslmode: searchParams.get('sslmode'),
    sslrootcert: searchParams.get('sslrootcert'),
    connect_timeout: '3',
    tcp_user_timeout: '5000',
    fetch_size: '1000',
  };
  const login = { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  await db.query(`DROP SERVER IF EXISTS ${server} CASCADE`);
  await db.query(`DROP SCHEMA IF EXISTS ${twins} CASCADE`);
  await db.query(`CREATE SERVER ${server} FOREIGN DATA WRAPPER postgres_fdw OPTIONS (${optionsOf(place)})`);
  await db.query(`CREATE USER MAPPING FOR CURRENT_USER SERVER ${server} OPTIONS (${optionsOf(login)})`);
  await db.query(`CREATE SCHEMA ${twins}`);
  // Not imported: the types of the other schema may have another name, or not exist here.
  for (const table of tables)
    await db.query(
      `CREATE FOREIGN TABLE ${twins}.${pg.escapeIdentifier(table.name)} (${table.definitions.join(', ')})
       SERVER ${server} OPTIONS (${optionsOf({ schema_name: schema, table_name: table.name })})`,
    );
}

async function createUnions(
  db: Queryable,
  schema: string,
  tables: readonly Table[],
  lanes: readonly LaneServer[],
  reader: string,
): Promise<void> {
  await db.query(`CREATE SCHEMA ${pg.escapeIdentifier(schema)}`);
  for (const { schema: home, name, columns } of tables) {
    const select = (place: string) =>
      `SELECT ${columns.map((column) => pg.escapeIdentifier(column)).join(', ')} FROM ${pg.escapeIdentifier(place)}.${pg.escapeIdentifier(name)}`;
    const parts = [select(home), ...lanes.map((lane) => `${select(schemaOf(lane.name))} ${ofOneLane(name)}`)];
    await db.query(
      `CREATE VIEW ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)} AS ${parts.join(' UNION ALL ')}`,
    );
  }
  await db.query(`GRANT USAGE ON SCHEMA ${pg.escapeIdentifier(schema)} TO ${pg.escapeIdentifier(reader)}`);
  await db.query(
    `GRANT SELECT ON ALL TABLES IN SCHEMA ${pg.escapeIdentifier(schema)} TO ${pg.escapeIdentifier(reader)}`,
  );
}

/** Of every schema of `createViews`. */
export async function dropViews(db: Queryable): Promise<void> {
  const schemas = await db.query<{ name: string }>(
    `SELECT nspname::text AS name FROM pg_namespace WHERE nspname = $1 OR starts_with(nspname, $2)`,
    [everySchema, schemaWithout('')],
  );
  for (const { name } of schemas) await db.query(`DROP SCHEMA ${pg.escapeIdentifier(name)} CASCADE`);
}

/** What was noted with the views; null: no views exist. */
export async function selectNoteOfViews(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ note: string | null }>(
    `SELECT obj_description(oid, 'pg_namespace') AS note FROM pg_namespace WHERE nspname = $1`,
    [everySchema],
  );
  return row?.note ?? null;
}

/**
 * Until the end of the phase. Null: before the tables, the views. Returns the path before.
 */
export async function setSearchPath(phase: Queryable, path: string | null): Promise<string> {
  const [row] = await phase.query<{ before: string; path: string }>(
    `SELECT before, set_config('search_path', coalesce($1, '${everySchema}, ' || before), true) AS path
     FROM (SELECT current_setting('search_path') AS before) AS current`,
    [path],
  );
  return row!.before;
}

/**
 * The tables and views of our schema, without the parts of tables that are divided by days, and
 * without an extension's.
 */
const selectTables = (db: Queryable, homeOnly: readonly string[]): Promise<Table[]> =>
  db.query(
    `SELECT current_schema()::text AS schema, c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
            array_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
                        || coalesce(' COLLATE ' || nullif(a.attcollation, 0)::regcollation, '') ORDER BY a.attnum) AS definitions
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = quote_ident(current_schema())::regnamespace AND c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition
       AND c.relname <> ALL ($1::text[]) AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     GROUP BY c.relname ORDER BY c.relname`,
    [homeOnly],
  );
