// All operators, also those who have left.
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../api/all-pages.ts';
import { get } from '../api/request.ts';

export const operatorsQuery = queryOptions({
  queryKey: ['operators', 'all'],
  queryFn: async () => {
    const pages = await allPages((after) => get('/admin/v1/operators', { query: { limit: 100, after } }));
    return pages.flatMap(({ operators }) => operators);
  },
  staleTime: 60_000,
});
