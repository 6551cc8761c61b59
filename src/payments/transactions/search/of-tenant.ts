// The filters of a tenant, and whose payments they ask for: the same for its search and its list.
import { Type } from 'typebox';
import { refuseUnknownVendor } from '../../../access/tenants/named-in-filters.ts';
import type { Caller } from '../../../api/http/caller.ts';
import { UuidOf } from '../../../api/http/schema.ts';
import { userExists } from '../../../customers/users/users.sql.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/refusals.ts';
import { type SearchFilters, searchFilters } from './search-filter.ts';

export const tenantFilters = {
  ...searchFilters,
  vendor_uuid: Type.Optional(UuidOf('Only payments of this vendor.')),
};

export type TenantFilters = SearchFilters & { vendor_uuid?: string };

/** Refuses a vendor or a user that the caller does not have. */
export async function ownersOf(
  database: Database,
  { processor_id, vendor_id }: Caller,
  filters: TenantFilters,
): Promise<{ processor_id: string; vendor_id: string | null; file_uuid: null }> {
  const { vendor_uuid } = filters;
  if (vendor_id !== null && vendor_uuid !== undefined && vendor_uuid.toLowerCase() !== vendor_id)
    throw invalid('vendor_uuid', 'unknown', 'must be your own uuid: a vendor reads its own payments only');
  if (vendor_id === null) await refuseUnknownVendor(database, processor_id, vendor_uuid);
  for (const name of ['payer_uuid', 'payee_uuid', 'user_uuid'] as const) {
    const uuid = filters[name];
    if (uuid !== undefined && !(await userExists(database, { processor_id, vendor_id }, uuid)))
      throw invalid(name, 'unknown', 'is the uuid of none of your users');
  }
  return { processor_id, vendor_id: vendor_id ?? vendor_uuid?.toLowerCase() ?? null, file_uuid: null };
}
