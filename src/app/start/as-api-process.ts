// An API process that `achord start` has forked, toward the process that forked it.
import cluster from 'node:cluster';
import type { Metrics, Rendered } from '../../metrics.ts';
import { conversation, type Peer } from './conversation.ts';

export interface ForkedBy {
  /**
   * Whoever is asked for the metrics tells those of all processes: a monitoring system cannot
   * choose whom it asks.
   */
  metrics: Metrics;
  /** Tells that requests are answered at this address. */
  ready(address: string): Promise<void>;
}

/** Null in a process that was not forked by another one of ours. */
export function forkedBy(metrics: Metrics): ForkedBy | null {
  if (!cluster.isWorker) return null;
  const ask = conversation(process as unknown as Peer, { metrics: () => metrics.read() });
  return {
    metrics: { ...metrics, render: async () => (await ask('metrics').catch(() => metrics.render())) as Rendered },
    async ready(address) {
      await ask('ready', address);
    },
  };
}
