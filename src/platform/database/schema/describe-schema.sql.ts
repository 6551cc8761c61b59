// Queries on the catalog of PostgreSQL that read our schema, ordered by names only.
import type { Queryable } from '../database.ts';

export interface EnumRow {
  name: string;
  labels: string[];
}

export function selectEnums(db: Queryable): Promise<EnumRow[]> {
  return db.query(
    `SELECT t.typname AS name, array_agg(e.enumlabel::text ORDER BY e.enumsortorder) AS labels
     FROM pg_type t
     JOIN pg_enum e ON e.enumtypid = t.oid
     WHERE t.typnamespace = quote_ident(current_schema())::regnamespace
     GROUP BY t.typname
     ORDER BY t.typname COLLATE "C"`,
    [],
  );
}

export interface TableRow {
  name: string;
  options: string[] | null;
  comment: string | null;
  /** `RANGE (finished_at)`; null: not partitioned. */
  partitioned_by: string | null;
  /** `webhook_deliveries DEFAULT`: a partition, made like its parent. Null: not a partition. */
  partition_of: string | null;
  /** Rights that the owner has revoked from itself. */
  forbidden: string[];
}

export function selectTables(db: Queryable): Promise<TableRow[]> {
  return db.query(
    `SELECT c.relname AS name, c.reloptions AS options, obj_description(c.oid, 'pg_class') AS comment,
            pg_get_partkeydef(c.oid) AS partitioned_by,
            (SELECT i.inhparent::regclass || ' ' || pg_get_expr(c.relpartbound, c.oid)
             FROM pg_inherits i WHERE i.inhrelid = c.oid AND c.relispartition) AS partition_of,
            ARRAY(SELECT held FROM unnest(ARRAY['UPDATE', 'DELETE', 'TRUNCATE']) AS held
                  WHERE c.relacl IS NOT NULL
                    AND NOT EXISTS (SELECT 1 FROM aclexplode(c.relacl) acl
                                    WHERE acl.grantee = c.relowner AND acl.privilege_type = held)) AS forbidden
     FROM pg_class c
     WHERE c.relnamespace = quote_ident(current_schema())::regnamespace AND c.relkind IN ('r', 'p')
     ORDER BY c.relname COLLATE "C"`,
    [],
  );
}

export interface ColumnRow {
  table: string;
  name: string;
  type: string;
  required: boolean;
  default: string | null;
  /** The default is a generated column: computed from other columns, and stored. */
  generated: boolean;
  comment: string | null;
}

export function selectColumns(db: Queryable): Promise<ColumnRow[]> {
  return db.query(
    `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
            a.attnotnull AS required, pg_get_expr(d.adbin, d.adrelid) AS default, a.attgenerated = 's' AS generated,
            col_description(c.oid, a.attnum) AS comment
     FROM pg_attribute a
     JOIN pg_class c ON c.oid = a.attrelid
     LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
     WHERE c.relnamespace = quote_ident(current_schema())::regnamespace AND c.relkind IN ('r', 'p')
       AND a.attnum > 0 AND NOT a.attisdropped
     ORDER BY c.relname COLLATE "C", a.attnum`,
    [],
  );
}

export interface ConstraintRow {
  table: string;
  name: string;
  definition: string;
}

/** Primary key first, then unique, foreign keys, checks. NOT NULL is part of its column. */
export function selectConstraints(db: Queryable): Promise<ConstraintRow[]> {
  return db.query(
    `SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k
     JOIN pg_class c ON c.oid = k.conrelid
     WHERE c.relnamespace = quote_ident(current_schema())::regnamespace AND k.contype IN ('p', 'u', 'f', 'c', 'x')
     ORDER BY c.relname COLLATE "C", position(k.contype::text IN 'puxfc'), k.conname COLLATE "C"`,
    [],
  );
}

export interface IndexRow {
  table: string;
  definition: string;
}

/** Indexes that no constraint made. */
export function selectIndexes(db: Queryable): Promise<IndexRow[]> {
  return db.query(
    `SELECT c.relname AS table, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i
     JOIN pg_class c ON c.oid = i.indrelid
     JOIN pg_class x ON x.oid = i.indexrelid
     WHERE c.relnamespace = quote_ident(current_schema())::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))
     ORDER BY c.relname COLLATE "C", x.relname COLLATE "C"`,
    [],
  );
}

/** Our functions; functions of an extension come with the extension. */
export function selectFunctions(
  db: Queryable,
): Promise<{ signature: string; definition: string; is_public: boolean }[]> {
  return db.query(
    `SELECT p.oid::regprocedure::text AS signature, pg_get_functiondef(p.oid) AS definition,
            EXISTS (SELECT FROM aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl WHERE acl.grantee = 0) AS is_public
     FROM pg_proc p
     WHERE pronamespace = quote_ident(current_schema())::regnamespace AND prokind = 'f'
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
     ORDER BY p.oid::regprocedure::text COLLATE "C"`,
    [],
  );
}

/** Our views, by name: none reads another one. Views of an extension come with the extension. */
export function selectViews(db: Queryable): Promise<{ name: string; definition: string; comment: string | null }[]> {
  return db.query(
    `SELECT relname AS name, pg_get_viewdef(oid) AS definition, obj_description(oid, 'pg_class') AS comment
     FROM pg_class c
     WHERE relnamespace = quote_ident(current_schema())::regnamespace AND relkind = 'v'
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY relname COLLATE "C"`,
    [],
  );
}

export interface PolicyRow {
  table: string;
  name: string;
  command: string;
  /** The rows that are read; null: the policy is not about reading. */
  using: string | null;
  /** The rows that may be written; null: the policy is not about writing. */
  check: string | null;
}

/** Of tables whose row security is switched on. */
export function selectPolicies(db: Queryable): Promise<PolicyRow[]> {
  return db.query(
    `SELECT p.tablename AS table, p.policyname AS name, p.cmd AS command, p.qual AS using, p.with_check AS check
     FROM pg_policies p JOIN pg_class c ON c.relname = p.tablename AND c.relnamespace = quote_ident(current_schema())::regnamespace
     WHERE p.schemaname = current_schema() AND c.relrowsecurity
     ORDER BY p.tablename COLLATE "C", p.policyname COLLATE "C"`,
    [],
  );
}

/** Triggers and sequences: none exist, and the description would not show them. */
export function selectUndescribed(db: Queryable): Promise<{ name: string }[]> {
  return db.query(
    `SELECT 'trigger ' || tgname AS name FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL
     SELECT 'function ' || proname FROM pg_proc p WHERE pronamespace = quote_ident(current_schema())::regnamespace AND prokind <> 'f'
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
     UNION ALL
     SELECT 'relation ' || relname FROM pg_class c WHERE relnamespace = quote_ident(current_schema())::regnamespace
       AND relkind NOT IN ('r', 'p', 'v', 'i', 'I', 't', 'c')
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY name`,
    [],
  );
}
