// What waits today. The navigation shows the counts next to its places.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { get } from '../api/request.ts';
import { waitingByScreen } from './waiting-by-screen.ts';

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: () => get('/admin/v1/today'),
  refetchInterval: 60_000,
});

/** Empty while it is not read. People of a tenant may not read it. */
export function useWaiting(ofTenant: boolean): ReadonlyMap<string, number> {
  const { data } = useQuery({ ...todayQuery, enabled: !ofTenant });
  return useMemo(() => (data === undefined ? new Map() : waitingByScreen(data)), [data]);
}
