// An API process that `achord start` has forked, and its connection to that process.
import cluster from 'node:cluster';
import type { Metrics, Rendered } from '../../metrics.ts';
import { conversation, type Peer } from './conversation.ts';

export interface ForkedBy {
  /**
   * Each process reports the metrics of all: a monitoring system cannot choose the process that
   * answers.
   */
  metrics: Metrics;
  /** Reports that this address answers requests. */
  ready(address: string): Promise<void>;
}

/** Null in a process that was not forked by one of ours. */
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
