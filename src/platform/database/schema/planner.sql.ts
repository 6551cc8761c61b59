// Tells PostgreSQL's planner what it cannot know: the shard of a row follows from its processor_id.
import type { Queryable } from '../database.ts';

/**
 * Without it, the planner takes the two conditions for independent ones and multiplies what each of
 * them leaves: a tenant would seem to have a few rows, any index of its rows would look as good as
 * the primary key, and a large tenant's rows would all be read for one (decision 7). Says it for
 * the tables that do not have it yet, as their owner.
 */
export async function tellPlanner(owner: Queryable): Promise<void> {
  const [server] = await owner.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::integer AS version`,
    [],
  );
  const tell = server!.version >= 180_000 ? tellNumberOfShards : tellDependency;
  for (const { name } of await selectTables(owner)) await tell(owner, name);
}

/**
 * Of tenants. A partition has the statistics of its own: the history of webhooks is read by other
 * keys.
 */
function selectTables(owner: Queryable): Promise<{ name: string }[]> {
  return owner.query(
    `SELECT c.relname AS name FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'shard'
     JOIN pg_attribute p ON p.attrelid = c.oid AND p.attname = 'processor_id'
     WHERE c.relnamespace = quote_ident(current_schema())::regnamespace AND c.relkind = 'r' AND NOT c.relispartition
       AND a.attstattarget IS DISTINCT FROM 0
       AND NOT EXISTS (SELECT FROM pg_statistic_ext s WHERE s.stxrelid = c.oid AND s.stxname = c.relname || '_by_tenant')
     ORDER BY c.relname`,
    [],
  );
}

/**
 * From version 18 on: one shard, so its condition leaves every row. True from the start, before the
 * first ANALYZE, which then leaves the column out.
 */
async function tellNumberOfShards(owner: Queryable, table: string): Promise<void> {
  await owner.query(`ALTER TABLE ${table} ALTER COLUMN shard SET STATISTICS 0`, []);
  await owner.query(
    `SELECT pg_restore_attribute_stats('schemaname', current_schema()::text, 'relname', $1::text, 'attname', 'shard',
       'inherited', false, 'null_frac', 0::real, 'avg_width', 2, 'n_distinct', 1::real)`,
    [table],
  );
}

/** Before version 18: helps from the first ANALYZE on, and in conditions with parameters only. */
async function tellDependency(owner: Queryable, table: string): Promise<void> {
  await owner.query(`CREATE STATISTICS ${table}_by_tenant (dependencies) ON shard, processor_id FROM ${table}`, []);
}
