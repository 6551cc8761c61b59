// Finds the processor that a caller names.
import type { Queryable } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { type Processor, selectProcessor } from './tenants.sql.ts';

/** By the uuid in the path. */
export async function findProcessor(db: Queryable, uuid: string): Promise<Processor> {
  const processor = await selectProcessor(db, uuid);
  if (processor === null) throw refuse('not_found', 'uuid');
  return processor;
}
