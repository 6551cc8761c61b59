// The first two columns in the keys of a tenant's rows: its shard and its processor_id
// (decision 7).
import { uuidv7 } from '../std/identifiers.ts';

/** Shards have the numbers 0 to 63. */
export const shardCount = 64;
export const allShards: readonly number[] = Array.from({ length: shardCount }, (_, shard) => shard);

const lastByteOf = (uuid: string) => Number.parseInt(uuid.slice(-2), 16);

/**
 * The shard of a tenant: the last six bits of its processor_id. shard_of in PostgreSQL says the
 * same (migration 0001).
 */
export const shardOf = (processorId: string): number => lastByteOf(processorId) % shardCount;

/** A processor_id for a new tenant: a UUIDv7 that ends with the shard. */
export function newProcessorId(at: Date, shard: number): string {
  const uuid = uuidv7(at);
  const lastByte = lastByteOf(uuid) - shardOf(uuid) + shard;
  return `${uuid.slice(0, -2)}${lastByte.toString(16).padStart(2, '0')}`;
}

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
