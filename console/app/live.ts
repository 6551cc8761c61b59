// Follows what changes: the service names topics, and what shows them is asked again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAttention } from './attention.ts';

/** The first part of the query keys that a topic concerns. */
const keysOf: Readonly<Record<string, readonly string[]>> = {
  transactions: ['list', 'payment', 'person', 'today', 'clock'],
  files: ['list', 'today', 'payment', 'clock'],
  acts: ['list', 'payment', 'person'],
  decisions: ['list', 'today', 'payment', 'person'],
  webhooks: ['list', 'today'],
};

const everyKey = new Set(Object.values(keysOf).flat());

/**
 * Whether the stream is open, or not wanted because no person looks at the page. The browser
 * connects again by itself.
 */
export function useLive(isOperator: boolean): boolean {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(true);
  const isLookedAt = useAttention();
  useEffect(() => {
    setOpen(true);
    if (!isOperator || !isLookedAt) return;
    const stream = new EventSource('/admin/v1/live');
    stream.onopen = () => {
      setOpen(true);
      // No one was told of changes before the stream was open.
      for (const key of everyKey) void client.invalidateQueries({ queryKey: [key] });
    };
    stream.onerror = () => setOpen(stream.readyState === EventSource.OPEN);
    stream.addEventListener('changed', ({ data }) => {
      const { topics } = JSON.parse(data as string) as { topics: string[] };
      const keys = new Set(topics.flatMap((topic) => keysOf[topic] ?? []));
      for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
    });
    return () => stream.close();
  }, [client, isOperator, isLookedAt]);
  return isOpen;
}
