// Queries on what the server does in addition to its connections: checkpoints, vacuums, its log.
import type { Queryable } from '../../src/platform/database/database.ts';

export interface ServerState {
  backend_pid: number;
  /** Bytes of the write-ahead log so far. */
  wal_bytes: number;
  /** Changes while a checkpoint is written. */
  checkpoints: string;
  /** How often each table was vacuumed or analyzed. */
  vacuums: Record<string, number>;
}

export async function selectServer(db: Queryable): Promise<ServerState> {
  const [row] = await db.query<ServerState>(
    `SELECT pg_backend_pid() AS backend_pid, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS wal_bytes,
       (SELECT num_done || ' ' || buffers_written FROM pg_stat_checkpointer) AS checkpoints,
       (SELECT coalesce(json_object_agg(relname, vacuum_count + autovacuum_count + analyze_count + autoanalyze_count), '{}')
        FROM pg_stat_user_tables) AS vacuums`,
    [],
  );
  return row!;
}

/** The tables that are vacuumed or analyzed now, in any database. */
export async function selectVacuuming(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ table: string }>(
    `SELECT coalesce(substring(query FROM '(?:VACUUM|ANALYZE) \\w+\\.(\\w+)'), 'a table') AS table
     FROM pg_stat_activity WHERE backend_type = 'autovacuum worker'`,
    [],
  );
  return rows.map(({ table }) => table);
}
