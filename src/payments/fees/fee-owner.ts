// Finds the owner of fees that a caller may access: a vendor, or a processor.

import { selectProcessor, selectVendor } from '../../access/tenants/tenants.sql.ts';
import type { Caller } from '../../api/http/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import type { FeeOwner } from './fee-accounts.sql.ts';

/**
 * An operator accesses any processor and any vendor; a processor its vendors, a vendor itself.
 * Everything else is refused as not found.
 */
export async function findFeeOwner(db: Queryable, caller: Caller, uuid: string): Promise<FeeOwner> {
  const vendor = await selectVendor(db, uuid);
  const ofOperator = caller.kind === 'admin';
  if (vendor === null) {
    const processor = ofOperator ? await selectProcessor(db, uuid) : null;
    if (processor === null) throw refuse('not_found', 'uuid');
    return { processor_id: processor.processor_id, owner_uuid: processor.processor_id };
  }
  const { processor_id, vendor_id } = vendor;
  const reaches = processor_id === caller.processor_id && (caller.vendor_id ?? vendor_id) === vendor_id;
  if (!ofOperator && !reaches) throw refuse('not_found', 'uuid');
  return { processor_id, owner_uuid: vendor_id };
}
