// Finds a processor that a caller has named.
import type { Queryable } from '../database/database.ts';
import { refuse } from '../refusals.ts';
import { type Processor, selectProcessor } from './tenants.sql.ts';

/** `field`: where it was named, for the refusal where there is none. */
export async function findProcessor(
  db: Queryable,
  uuid: string,
  field: 'uuid' | 'processor_uuid' = 'uuid',
): Promise<Processor> {
  const processor = await selectProcessor(db, uuid);
  if (processor === null) throw refuse('not_found', field);
  return processor;
}
