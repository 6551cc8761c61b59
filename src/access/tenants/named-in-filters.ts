// The tenants that the filters of a list name. One that does not exist is refused: an empty page
// would look like an answer.
import type { Queryable } from '../../platform/database/database.ts';
import { invalid } from '../../platform/refusals.ts';
import { type Processor, selectProcessor, selectVendor } from './tenants.sql.ts';

/** The processor of the filter `processor_uuid`. */
export async function filteredProcessor(db: Queryable, uuid: string): Promise<Processor> {
  const processor = await selectProcessor(db, uuid);
  if (processor === null) throw invalid('processor_uuid', 'unknown', 'is no uuid of a processor');
  return processor;
}

/** The same, where the filter may be absent. */
export async function refuseUnknownProcessor(db: Queryable, uuid: string | null | undefined): Promise<void> {
  if (uuid != null) await filteredProcessor(db, uuid);
}

/** The filter `vendor_uuid` of a processor, which may be absent. */
export async function refuseUnknownVendor(
  db: Queryable,
  processor_id: string,
  uuid: string | undefined,
): Promise<void> {
  if (uuid === undefined) return;
  const vendor = await selectVendor(db, uuid);
  if (vendor?.processor_id !== processor_id)
    throw invalid('vendor_uuid', 'unknown', 'is the uuid of none of your vendors');
}
