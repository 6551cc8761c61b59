// The time, once a second. In the sandbox it is the time of the records, which may run ahead.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { get } from '../api/request.ts';
import { easternDay } from '../format/times.ts';
import { pageMeta } from './page-meta.ts';
import { useMay } from './session.ts';

export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: async () => ({ ...(await get('/sandbox/v1/clock')), readAt: Date.now() }),
  enabled: pageMeta.isSandbox,
  refetchInterval: 5_000,
});

/** The time of records. */
export const useNow = (everyMs = 1_000): number => useReading('records_now', everyMs);

/** The Eastern day of records. */
export const useToday = (): string => easternDay(new Date(useNow(60_000)).toISOString());

/** The time of the banking calendar: cut-offs and settlement follow it. */
export const useBankingNow = (everyMs = 10_000): number => useReading('now', everyMs);

/** The time outside of the sandbox. */
export const useRealNow = (everyMs = 10_000): number => useTicks(everyMs);

function useTicks(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

function useReading(reading: 'now' | 'records_now', everyMs: number): number {
  // People of a tenant may not read it.
  const isAsked = useMay('viewer');
  const { data: clock } = useQuery({ ...clockQuery, enabled: pageMeta.isSandbox && isAsked });
  const now = useTicks(everyMs);
  return clock === undefined ? now : Math.max(now, clock.readAt) - clock.readAt + Date.parse(clock[reading]);
}
