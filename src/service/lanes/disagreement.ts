// What home and a lane know differently of its shards and its tenants.
import type { Assignment } from '../../platform/database/lanes/lanes.sql.ts';
import { allShards, shardOf } from '../../platform/database/tenant-key.ts';

/**
 * As a sentence that names the commands which put it right; null: nothing. `move-shard` was cut
 * off, or one of the databases was restored.
 */
export function disagreement(
  name: string,
  { tenants, takes }: { tenants: readonly string[]; takes: readonly number[] },
  { shards, tenants: staying }: Assignment,
): string | null {
  const lost = tenants.filter((tenant) => (staying.get(tenant) ?? shards[shardOf(tenant)]) !== name).map(shardOf);
  const unlike = allShards.filter(
    (shard) => lost.includes(shard) || (shards[shard] === name) !== takes.includes(shard),
  );
  if (unlike.length === 0) return null;
  const commands = [...Map.groupBy(unlike, (shard) => shards[shard])].map(
    ([lane, own]) => `"achord db move-shard ${own.join(',')} --to ${lane}"`,
  );
  return `Home does not know its shards or its tenants: run ${commands.join(' and ')}.`;
}
