// Adds a tenant, in the shard of its lane that has the fewest.
import type { Queryable } from '../../platform/database/database.ts';
import { homeName, laneOfWork } from '../../platform/database/lanes/lane.ts';
import { allShards, newProcessorId } from '../../platform/database/tenant-key.ts';
import { insertProcessor, selectEmptiestShard } from './tenants.sql.ts';

/**
 * Returns its processor_id. Two tenants that are added at once may get the same shard. `shards`: to
 * choose from.
 * `authorizations_required`: its payments need an authorization of the payer, and its clawbacks one
 * of the payee.
 */
export async function addProcessor(
  db: Queryable,
  name: string,
  at: Date,
  { shards = allShards, authorizations_required = false } = {},
): Promise<string> {
  const lane = laneOfWork()?.name ?? homeName;
  const processor_id = newProcessorId(at, await selectEmptiestShard(db, lane, shards));
  await insertProcessor(db, lane, {
    ...{ processor_id, name, created_at: at },
    authorization_required: authorizations_required,
    clawback_authorization_required: authorizations_required,
  });
  return processor_id;
}
