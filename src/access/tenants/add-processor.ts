// Adds a tenant, in the shard that has the fewest.
import type { Queryable } from '../../platform/database/database.ts';
import { newProcessorId } from '../../platform/database/tenant-key.ts';
import { insertProcessor, selectEmptiestShard } from './tenants.sql.ts';

/**
 * Returns its processor_id. Two tenants that are added at once may get the same shard.
 * `authorization_required`: its payments need an authorization of the payer.
 */
export async function addProcessor(
  db: Queryable,
  name: string,
  at: Date,
  { authorization_required = false } = {},
): Promise<string> {
  const processor_id = newProcessorId(at, await selectEmptiestShard(db));
  await insertProcessor(db, { processor_id, name, authorization_required, created_at: at });
  return processor_id;
}
