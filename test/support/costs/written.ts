// What work writes, read from the write-ahead log of PostgreSQL: rows and index entries by table,
// records and bytes. It does not depend on how busy the machine is.
import type { Database } from '../../../src/platform/database/database.ts';

export interface Written {
  /** `insert transactions`, `update …` (in place: HOT), `move …`, `delete …`, `lock …`. */
  rows: Record<string, number>;
  /** By index. */
  index_entries: Record<string, number>;
  /** With the records of commits, indexes and pages. */
  wal_records: number;
  wal_bytes: number;
}

/**
 * Call it once, as the superuser of the test's database. Autovacuum is switched off there: what it
 * writes would count.
 */
export async function prepareToRead(superuser: Database): Promise<void> {
  await superuser.query('CREATE EXTENSION IF NOT EXISTS pg_walinspect', []);
  const tables = await superuser.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
    [],
  );
  for (const { name } of tables)
    await superuser.query(`ALTER TABLE ${name} SET (autovacuum_enabled = off, toast.autovacuum_enabled = off)`, []);
}

export async function writtenBy(superuser: Database, work: () => Promise<unknown>): Promise<Written> {
  const position = async () => {
    // The tests' PostgreSQL does not wait for its log: without the flush its end cannot be read.
    const [row] = await superuser.query<{ lsn: string }>(
      `SELECT pg_logical_emit_message(false, 'flush', '', true) AS lsn`,
      [],
    );
    return row!.lsn;
  };
  const before = await position();
  await work();
  const after = await position();
  const [totals] = await superuser.query<Pick<Written, 'wal_records' | 'wal_bytes'>>(totalsQuery, [before, after]);
  const parts = await superuser.query<{ kind: 'row' | 'entry'; name: string; count: number }>(partsQuery, [
    before,
    after,
  ]);
  const of = (kind: 'row' | 'entry') =>
    Object.fromEntries(parts.filter((one) => one.kind === kind).map(({ name, count }) => [name, count]));
  return { rows: of('row'), index_entries: of('entry'), ...totals! };
}

/**
 * The server has other databases, whose records do not count, and catalogs, which only autovacuum
 * changes. The first 16,384 oids are of catalogs.
 */
const ownBlocks = `
  SELECT * FROM pg_get_wal_block_info($1::pg_lsn, $2::pg_lsn, false)
  WHERE reldatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND relfilenode IN (SELECT pg_relation_filenode(oid) FROM pg_class WHERE oid >= 16384)`;

/** The first hint on a page after a checkpoint has a record too: that depends on the time. */
const totalsQuery = `
  WITH own AS MATERIALIZED (SELECT DISTINCT start_lsn FROM (${ownBlocks}) AS blocks),
  records AS MATERIALIZED (
    SELECT * FROM pg_get_wal_records_info($1::pg_lsn, $2::pg_lsn) WHERE record_type <> 'FPI_FOR_HINT'
  ),
  changes AS (SELECT * FROM records JOIN own USING (start_lsn)),
  commits AS (
    SELECT * FROM records WHERE resource_manager = 'Transaction' AND xid IN (SELECT xid FROM changes)
  )
  SELECT count(*)::float8 AS wal_records, coalesce(sum(record_length - fpi_length), 0)::float8 AS wal_bytes
  FROM (TABLE changes UNION ALL TABLE commits) AS every`;

/** A partition counts as its table. */
const partsQuery = `
  WITH named AS MATERIALIZED (
    SELECT pg_relation_filenode(c.oid) AS relfilenode, c.relkind,
      coalesce((SELECT inhparent::regclass::text FROM pg_inherits WHERE inhrelid = c.oid),
               (SELECT 'toast of ' || t.relname FROM pg_class t WHERE t.reltoastrelid = c.oid), c.relname::text) AS name
    FROM pg_class c WHERE c.relkind IN ('r', 'i', 't')
  ),
  -- Materialized: the log is read once, not once for each table.
  blocks AS MATERIALIZED (${ownBlocks}),
  changes AS (
    SELECT CASE
        WHEN resource_manager LIKE 'Heap%' THEN 'row'
        WHEN resource_manager = 'Btree' THEN 'entry'
      END AS kind,
      CASE
        WHEN record_type LIKE 'INSERT%' AND relkind <> 'i' THEN 'insert '
        WHEN record_type LIKE 'MULTI_INSERT%' THEN 'insert '
        WHEN record_type LIKE 'HOT_UPDATE%' THEN 'update '
        WHEN record_type LIKE 'UPDATE%' THEN 'move '
        WHEN record_type LIKE 'DELETE%' AND relkind <> 'i' THEN 'delete '
        WHEN record_type = 'LOCK' THEN 'lock '
        -- A split of a leaf holds the entry that caused it.
        WHEN record_type IN ('INSERT_LEAF', 'INSERT_POST') OR record_type LIKE 'SPLIT%' AND description ~ 'level: 0' THEN ''
      END || name AS name,
      CASE WHEN record_type LIKE 'MULTI_INSERT%' THEN substring(description FROM 'ntuples: (\\d+)')::integer ELSE 1 END AS count
    FROM blocks JOIN named USING (relfilenode)
    WHERE block_id = 0
  )
  SELECT kind, name, sum(count)::float8 AS count FROM changes
  WHERE kind IS NOT NULL AND name IS NOT NULL AND name NOT LIKE '% pg\\_%' GROUP BY kind, name ORDER BY kind, name`;
