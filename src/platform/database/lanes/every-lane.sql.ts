// The schemas in the home database that show the rows of every lane: a view for each table, over
// the table itself and its twins in the other lanes (postgres_fdw). A function makes further
// schemas that leave lanes out which are away, when they are asked for.
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Queryable } from '../database.ts';
import { ofOneLane } from './copied-rows.sql.ts';

export const everySchema = 'every_lane';
const isOfViews = `(nspname = '${everySchema}' OR starts_with(nspname, '${everySchema}_without_'))`;
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

const optionsOf = (options: Record<string, string | null>, act = ''): string =>
  Object.entries(options)
    .flatMap(([name, value]) => (value === null ? [] : [`${act}${name} ${pg.escapeLiteral(value)}`]))
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
  await db.query(`SELECT ${lockViews}`);
  const leftOut = await selectLeftOut(db);
  await dropViews(db);
  const tables = await selectTables(db, homeOnly);
  for (const lane of lanes) await createTwins(db, lane, tables);
  await db.query(`CREATE SCHEMA ${everySchema}`);
  await db.query(
    leaveOutFunction(
      lanes.map(({ name }) => name),
      tables,
      reader,
    ),
  );
  await db.query(`REVOKE EXECUTE ON FUNCTION ${everySchema}.leave_out FROM PUBLIC`);
  await db.query(`GRANT EXECUTE ON FUNCTION ${everySchema}.leave_out TO ${pg.escapeIdentifier(reader)}`);
  // Running processes use the schemas that were there before.
  for (const names of [[], ...leftOut]) await leaveOut(db, names);
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
  const note = createHash('sha256')
    .update(JSON.stringify([place, schema, tables.map((table) => [table.name, table.definitions])]))
    .digest('hex');
  // A lane that is added leaves the twins of the others as they are: with 64 lanes they are 7,000.
  if ((await selectNote(db, schemaOf(name))) === note) {
    await db.query(`ALTER USER MAPPING FOR CURRENT_USER SERVER ${server} OPTIONS (${optionsOf(login, 'SET ')})`);
    return;
  }
  await db.query(`DROP SERVER IF EXISTS ${server} CASCADE`);
  await db.query(`DROP SCHEMA IF EXISTS ${twins} CASCADE`);
  await db.query(`CREATE SERVER ${server} FOREIGN DATA WRAPPER postgres_fdw OPTIONS (${optionsOf(place)})`);
  await db.query(`CREATE USER MAPPING FOR CURRENT_USER SERVER ${server} OPTIONS (${optionsOf(login)})`);
  await db.query(`CREATE SCHEMA ${twins}`);
  await db.query(`COMMENT ON SCHEMA ${twins} IS ${pg.escapeLiteral(note)}`);
  // Not imported: the types of the other schema may have another name, or not exist here.
  for (const table of tables)
    await db.query(
      `CREATE FOREIGN TABLE ${twins}.${pg.escapeIdentifier(table.name)} (${table.definitions.join(', ')})
       SERVER ${server} OPTIONS (${optionsOf({ schema_name: schema, table_name: table.name })})`,
    );
}

/**
 * As SQL: the function that makes the views without some lanes, unless they exist, and returns the
 * name of their schema. It has the rights of the owner: the service may not make a view itself.
 */
function leaveOutFunction(lanes: readonly string[], tables: readonly Table[], reader: string): string {
  const unions = tables.map(({ schema, name, columns }) => ({
    name,
    columns: columns.map((column) => pg.escapeIdentifier(column)).join(', '),
    home: schema,
    condition: ofOneLane(name),
  }));
  return `CREATE FUNCTION ${everySchema}.leave_out(lanes text[]) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $leave_out$
    DECLARE
      known text[] := ARRAY[${lanes.map((name) => pg.escapeLiteral(name)).join(', ')}]::text[];
      left_out text[] := ARRAY(SELECT lane FROM unnest(known) AS lane WHERE lane = ANY (lanes) ORDER BY lane);
      made text := '${everySchema}' || CASE cardinality(left_out) WHEN 0 THEN '' ELSE '_without_' || md5(left_out::text) END;
      reader text := ${pg.escapeLiteral(reader)};
      one record;
    BEGIN
      PERFORM ${lockViews};
      IF EXISTS (SELECT FROM pg_views WHERE schemaname = made) THEN
        RETURN made;
      END IF;
      EXECUTE format('CREATE SCHEMA IF NOT EXISTS %I', made);
      EXECUTE format('COMMENT ON SCHEMA %I IS %L', made, left_out);
      FOR one IN
        SELECT u.name, string_agg(
                 format('SELECT %s FROM %I.%I %s', u.columns, place, u.name, CASE WHEN n > 0 THEN u.condition ELSE '' END),
                 ' UNION ALL ' ORDER BY n) AS query
        FROM jsonb_to_recordset(${pg.escapeLiteral(JSON.stringify(unions))}::jsonb)
               AS u (name text, columns text, home text, condition text),
             LATERAL (SELECT 0 AS n, u.home AS place
                      UNION ALL
                      SELECT n, 'lane_' || lane FROM unnest(known) WITH ORDINALITY AS k (lane, n) WHERE lane <> ALL (left_out)
                     ) AS places
        GROUP BY u.name
      LOOP
        EXECUTE format('CREATE VIEW %I.%I AS %s', made, one.name, one.query);
      END LOOP;
      EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', made, reader);
      EXECUTE format('GRANT SELECT ON ALL TABLES IN SCHEMA %I TO %I', made, reader);
      RETURN made;
    END
    $leave_out$`;
}

/** Of all schemas: two processes do not make the same views, nor while a migration closes them. */
const lockViews = 'pg_advisory_xact_lock(4010012)';

/**
 * Returns the name of the schema that shows the rows of every lane but these.
 */
export async function leaveOut(db: Queryable, lanes: readonly string[]): Promise<string> {
  const [row] = await db.query<{ schema: string }>(`SELECT ${everySchema}.leave_out($1::text[]) AS schema`, [lanes]);
  return row!.schema;
}

/** The lanes of each schema that leaves lanes out. */
async function selectLeftOut(db: Queryable): Promise<string[][]> {
  const rows = await db.query<{ lanes: string[] }>(
    `SELECT obj_description(oid, 'pg_namespace')::text[] AS lanes FROM pg_namespace WHERE ${isOfViews} AND nspname <> $1 AND obj_description(oid, 'pg_namespace') IS NOT NULL`,
    [everySchema],
  );
  return rows.map(({ lanes }) => lanes);
}

async function dropViews(db: Queryable): Promise<void> {
  const schemas = await db.query<{ name: string }>(`SELECT nspname::text AS name FROM pg_namespace WHERE ${isOfViews}`);
  for (const { name } of schemas) await db.query(`DROP SCHEMA ${pg.escapeIdentifier(name)} CASCADE`);
}

/**
 * Before a migration, whose changes a view would refuse. Until the views are made again, a query
 * that reads one fails. Without the views it would read the rows of home alone, silently.
 */
export async function closeViews(phase: Queryable): Promise<void> {
  await phase.query(`SELECT ${lockViews}`);
  const views = await phase.query<{ name: string; columns: string }>(
    `SELECT quote_ident(nspname) || '.' || quote_ident(relname) AS name,
            string_agg('NULL::' || format_type(atttypid, atttypmod)
                         || coalesce(' COLLATE ' || nullif(attcollation, 0)::regcollation, '') || ' AS ' || quote_ident(attname),
                       ', ' ORDER BY attnum) AS columns
     FROM pg_namespace n JOIN pg_class c ON c.relnamespace = n.oid AND c.relkind = 'v'
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE ${isOfViews} GROUP BY nspname, relname`,
  );
  if (views.length === 0) return;
  const refusal = `LANGUAGE plpgsql AS $$ BEGIN
    RAISE SQLSTATE '57P03' USING MESSAGE = 'the lanes are being migrated: "achord migrate" makes their views at the end';
  END $$`;
  await phase.query(`CREATE OR REPLACE FUNCTION ${everySchema}.closed() RETURNS boolean ${refusal}`);
  await phase.query(`CREATE OR REPLACE FUNCTION ${everySchema}.leave_out(lanes text[]) RETURNS text ${refusal}`);
  for (const { name, columns } of views)
    await phase.query(`CREATE OR REPLACE VIEW ${name} AS SELECT ${columns} FROM ${everySchema}.closed()`);
  await phase.query(`COMMENT ON SCHEMA ${everySchema} IS NULL`);
}

/** What was noted with the views; null: no views exist. */
export const selectNoteOfViews = (db: Queryable): Promise<string | null> => selectNote(db, everySchema);

async function selectNote(db: Queryable, schema: string): Promise<string | null> {
  const [row] = await db.query<{ note: string | null }>(
    `SELECT obj_description(oid, 'pg_namespace') AS note FROM pg_namespace WHERE nspname = $1`,
    [schema],
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
