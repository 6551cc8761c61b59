// The first two columns in the keys of a tenant's rows: its shard and its processor_id.

/** The shard of a tenant, 0 to 63. Says the same as shard_of in PostgreSQL (migration 0001). */
export const shardOf = (processorId: string): number => Number.parseInt(processorId.slice(-2), 16) & 63;

/** Query parameters: the shard and the processor_id of a tenant. */
export const tenantKey = (processorId: string): [shard: number, processor_id: string] => [
  shardOf(processorId),
  processorId,
];

/** Query parameters of several tenants, for `shard = ANY ($1) AND processor_id = ANY ($2)`. */
export const tenantKeys = (processorIds: readonly string[]): [shards: number[], processor_ids: readonly string[]] => [
  [...new Set(processorIds.map(shardOf))],
  processorIds,
];
