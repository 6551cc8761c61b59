// The vendors of a tenant, page by page.
import { get } from '../api/request.ts';
import { usePages } from './use-pages.ts';

/** Oldest first. For `MoreButton`. */
export function useVendors(processor_uuid: string) {
  const query = usePages(['list', 'vendors', processor_uuid], (after) =>
    get('/admin/v1/vendors', { query: { processor_uuid, limit: 50, after } }),
  );
  return { query, vendors: query.data?.pages.flatMap((page) => page.vendors) ?? [] };
}
