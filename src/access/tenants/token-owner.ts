// The tenant of a new token, by the uuid of a processor or vendor.

import type { Role } from '../../api/http/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { TokenOwner } from './issue-token.ts';
import { selectProcessor, selectVendor } from './tenants.sql.ts';

/** The name of an admin token that was given none. */
export const adminByDefault = { name: 'admin token', role: 'administrator' } as const;

/**
 * Named by one of the two uuids, or by neither for an operator; null if there is no such tenant.
 */
export async function findTokenOwner(
  db: Queryable,
  {
    processor_uuid,
    vendor_uuid,
    name,
    role = adminByDefault.role,
  }: { processor_uuid?: string; vendor_uuid?: string; name?: string; role?: Role },
): Promise<TokenOwner | null> {
  if (processor_uuid !== undefined) {
    const processor = await selectProcessor(db, processor_uuid);
    return (
      processor && { kind: 'processor', processor_id: processor.processor_id, vendor_id: null, name: name ?? null }
    );
  }
  if (vendor_uuid !== undefined) {
    const vendor = await selectVendor(db, vendor_uuid);
    return (
      vendor && { kind: 'vendor', processor_id: vendor.processor_id, vendor_id: vendor.vendor_id, name: name ?? null }
    );
  }
  return { kind: 'admin', processor_id: null, vendor_id: null, name: name ?? adminByDefault.name, role };
}
