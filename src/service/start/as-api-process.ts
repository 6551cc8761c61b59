// An API process that `achord start` has forked, and its connection to that process.
import cluster from 'node:cluster';
import type { Metrics, Rendered } from '../../platform/metrics.ts';
import { conversation, type Peer } from './conversation.ts';

export interface ForkedBy {
  /** Resolves when the parent has provided the database. */
  begun: Promise<void>;
  /**
   * Gives the parent these metrics. Returns the metrics that this process reports: the metrics of
   * all processes, because a monitoring system cannot choose the process that answers.
   */
  share(metrics: Metrics): Metrics;
  /** Reports that this address answers requests. */
  ready(address: string): void;
}

// Longer than the parent waits for each process: its answer may lack one of them.
const metricsOfAllWithinMs = 5_000;

/** Null in a process that was not forked by one of ours. */
export function forkedBy(): ForkedBy | null {
  if (!cluster.isWorker) return null;
  const begun = Promise.withResolvers<void>();
  let own: Metrics | undefined;
  const { ask, tell } = conversation(
    process as unknown as Peer,
    { metrics: () => own?.read() ?? [] },
    { begin: () => begun.resolve() },
  );
  return {
    begun: begun.promise,
    share(metrics) {
      own = metrics;
      const ofAll = () => ask('metrics', metricsOfAllWithinMs).catch(() => metrics.render());
      return { ...metrics, render: async () => (await ofAll()) as Rendered };
    },
    // The parent may be busy: the start does not wait for it.
    ready: (address) => tell('ready', address),
  };
}
