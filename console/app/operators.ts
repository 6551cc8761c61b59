// All operators, also those who have left.
import { queryOptions } from '@tanstack/react-query';
import { type DataOf, get } from '../api/request.ts';

type Page = DataOf<'/admin/v1/operators'>;

export const operatorsQuery = queryOptions({
  queryKey: ['operators', 'all'],
  queryFn: async () => {
    const operators: Page['operators'][number][] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const page: Page = await get('/admin/v1/operators', { query: { limit: 100, after } });
      operators.push(...page.operators);
      after = page.next;
    }
    return operators;
  },
  staleTime: 60_000,
});
