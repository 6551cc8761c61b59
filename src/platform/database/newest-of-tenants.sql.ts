// SQL of a list over all tenants, newest first.

/**
 * A page of the rows of `table` with a uuid below `$1`, newest first, at most `$2`; of the tenant
 * `$3`, or of all when it is null. `columns` and `filters` are about `r`, a row of the table;
 * values of filters begin at `$4`.
 *
 * Reads the newest row of each tenant, and then pages of only as many tenants as the page has rows:
 * no other tenant can have a row in it. Each look-up needs an index on shard, processor_id, the
 * filters and uuid.
 */
export function newestOfTenants(table: string, columns: readonly string[], filters: readonly string[] = []): string {
  const ofTenant = (tenant: string) => `FROM ${table} r
       WHERE r.shard = ${tenant}.shard AND r.processor_id = ${tenant}.processor_id AND r.uuid < $1
         ${filters.map((filter) => `AND ${filter}`).join(' ')}
       ORDER BY r.uuid DESC LIMIT`;
  // Whole rows are read for the page only.
  return `WITH tenants AS (
       SELECT p.shard, p.processor_id
       FROM processors p
       CROSS JOIN LATERAL (SELECT r.uuid ${ofTenant('p')} 1) AS newest
       WHERE $3::uuid IS NULL OR p.processor_id = $3
       ORDER BY newest.uuid DESC LIMIT $2
     ), page AS (
       SELECT tenants.shard, tenants.processor_id, found.uuid
       FROM tenants CROSS JOIN LATERAL (SELECT r.uuid ${ofTenant('tenants')} $2) AS found
       ORDER BY found.uuid DESC LIMIT $2
     )
     SELECT ${columns.join(', ')}
     FROM page JOIN ${table} r ON r.shard = page.shard AND r.processor_id = page.processor_id AND r.uuid = page.uuid
     ORDER BY r.uuid DESC`;
}
