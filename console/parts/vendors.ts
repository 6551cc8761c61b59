// The vendors of a tenant, page by page.
import { useInfiniteQuery } from '@tanstack/react-query';
import { get } from '../api/request.ts';

/** Oldest first. For `MoreButton`. */
export function useVendors(processor_uuid: string) {
  const query = useInfiniteQuery({
    queryKey: ['list', 'vendors', processor_uuid],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => get('/admin/v1/vendors', { query: { processor_uuid, limit: 50, after: pageParam } }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return { query, vendors: query.data?.pages.flatMap((page) => page.vendors) ?? [] };
}
