// Finds the processor that a caller names.
import type { Queryable } from '../database/database.ts';
import { refuse } from '../refusals.ts';
import { type Processor, selectProcessor } from './tenants.sql.ts';

/** `field`: the name of the field, for the refusal. */
export async function findProcessor(
  db: Queryable,
  uuid: string,
  field: 'uuid' | 'processor_uuid' = 'uuid',
): Promise<Processor> {
  const processor = await selectProcessor(db, uuid);
  if (processor === null) throw refuse('not_found', field);
  return processor;
}
