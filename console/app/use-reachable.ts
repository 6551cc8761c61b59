// Whether the service can be reached: the latest request had an answer, and the browser has a
// network.
import { type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RequestError } from '../../clients/typescript/src/http/errors.ts';

const hasNoAnswer = (error: unknown): boolean => error instanceof RequestError && error.status === 0;

function outcomeOf(event: QueryCacheNotifyEvent): boolean | null {
  if (event.type !== 'updated') return null;
  if (event.action.type === 'success') return true;
  // The first failed attempt counts: the next ones may take a while.
  if (event.action.type === 'failed' || event.action.type === 'error') return !hasNoAnswer(event.action.error);
  return null;
}

export function useReachable(): boolean {
  const client = useQueryClient();
  const [isReached, setReached] = useState(true);
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        const outcome = outcomeOf(event);
        if (outcome !== null) setReached(outcome);
      }),
    [client],
  );
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isReached && isOnline;
}
