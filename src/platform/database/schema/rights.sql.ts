// Queries on roles: the rights of a role, its power over our tables, and the grants of the serving
// role.
import pg from 'pg';
import type { Queryable } from '../database.ts';

export async function currentRole(db: Queryable): Promise<string> {
  const [row] = await db.query<{ role: string }>('SELECT current_user::text AS role', []);
  return row!.role;
}

/**
 * The rights of a role on each of our tables and views, by any grant. Of rights on single columns
 * only that to change them is read. Leaves out the daily partitions of the webhook history.
 */
export function selectTableRights(db: Queryable, role: string): Promise<{ table: string; rights: string[] }[]> {
  return db.query(
    `SELECT c.relname::text AS table,
            ARRAY(SELECT held FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS held
                  WHERE has_table_privilege($1, c.oid, held))
            || ARRAY(SELECT format('UPDATE (%s)', string_agg(a.attname, ', ' ORDER BY a.attnum)) FROM pg_attribute a
                     WHERE a.attrelid = c.oid AND a.attacl IS NOT NULL AND has_column_privilege($1, c.oid, a.attnum, 'UPDATE')
                       AND NOT has_table_privilege($1, c.oid, 'UPDATE')
                     HAVING count(*) > 0) AS rights
     FROM pg_class c
     WHERE c.relnamespace = quote_ident(current_schema())::regnamespace AND c.relkind IN ('r', 'p', 'v')
       AND NOT (c.relispartition AND c.relname ~ '_\\d{8}$')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY c.relname COLLATE "C"`,
    [role],
  );
}

/** The functions of the list that the role may call. */
export async function selectCallable(db: Queryable, role: string, functions: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `SELECT name FROM unnest($2::text[]) AS name
     WHERE to_regprocedure(name) IS NOT NULL AND has_function_privilege($1, to_regprocedure(name), 'EXECUTE')`,
    [role, functions],
  );
  return rows.map(({ name }) => name);
}

/**
 * Why the current role could give itself any right on our tables, each as a short text; empty when
 * it could not.
 */
export async function selectPowers(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ power: string }>(
    `SELECT power FROM (
       SELECT 1 AS rank, 'is a superuser' AS power FROM pg_roles WHERE rolname = current_user AND rolsuper
       UNION ALL
       SELECT 2, 'may create roles' FROM pg_roles WHERE rolname = current_user AND rolcreaterole AND NOT rolsuper
       UNION ALL
       SELECT 3, 'owns ' || min(c.relname) || CASE WHEN count(*) > 1 THEN ' and other tables' ELSE '' END
       FROM pg_class c
       WHERE c.relnamespace = quote_ident(current_schema())::regnamespace AND c.relkind IN ('r', 'p') AND pg_has_role(c.relowner, 'MEMBER')
       HAVING count(*) > 0
       UNION ALL
       SELECT 4, 'owns the schema ' || nspname FROM pg_namespace
       WHERE oid = quote_ident(current_schema())::regnamespace AND pg_has_role(nspowner, 'MEMBER')
     ) AS powers ORDER BY rank`,
    [],
  );
  return rows.map(({ power }) => power);
}

/**
 * The schema of our tables, and whether the role may use it. Null: the role of this connection may
 * use no schema of its search path.
 */
export async function selectSchema(db: Queryable, role: string): Promise<{ name: string; may_use: boolean } | null> {
  const [row] = await db.query<{ name: string; may_use: boolean }>(
    `SELECT name, has_schema_privilege($1, name, 'USAGE') AS may_use
     FROM (SELECT current_schema()::text AS name) AS present WHERE name IS NOT NULL`,
    [role],
  );
  return row ?? null;
}

/** The schema of our tables. @throws if the role may use no schema of its search path */
export async function selectSchemaName(db: Queryable): Promise<string> {
  const [row] = await db.query<{ name: string }>('SELECT current_schema()::text AS name', []);
  return row!.name;
}

export async function grantSchema(db: Queryable, role: string, schema: string): Promise<void> {
  await db.query(`GRANT USAGE ON SCHEMA ${pg.escapeIdentifier(schema)} TO ${pg.escapeIdentifier(role)}`);
}

/** Exactly these rights, as far as the owner has granted the present ones. */
export async function grantTable(db: Queryable, role: string, table: string, rights: readonly string[]): Promise<void> {
  await db.query(`REVOKE ALL ON ${pg.escapeIdentifier(table)} FROM ${pg.escapeIdentifier(role)}`);
  if (rights.length > 0)
    await db.query(`GRANT ${rights.join(', ')} ON ${pg.escapeIdentifier(table)} TO ${pg.escapeIdentifier(role)}`);
}

export async function grantFunction(db: Queryable, role: string, signature: string): Promise<void> {
  await db.query(`GRANT EXECUTE ON FUNCTION ${signature} TO ${pg.escapeIdentifier(role)}`);
}
