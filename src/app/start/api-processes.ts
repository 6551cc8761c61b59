// Several API processes on one port, next to the process with the database and the worker: for
// machines with enough cores.

import cluster, { type Worker } from 'node:cluster';
import type { Log } from '../../log/log.ts';
import { type Metrics, type ProcessMetrics, type Rendered, renderAll } from '../../metrics.ts';
import { elapsedMs, reading, sleep } from '../../std/clock.ts';
import { type Ask, conversation, type Peer } from './conversation.ts';
import { StartRefused } from './refused.ts';

export interface ApiProcesses {
  /** The address of all of them. */
  address: string;
  /** The metrics of all processes as one. */
  metrics(): Promise<Rendered>;
  /** Why no process can get requests now; empty when one can. */
  unready(): string[];
  /** Each lets its requests in progress end. */
  stop(): Promise<void>;
  /** Ends them without waiting. */
  abort(): void;
}

// A process that keeps ending is restarted after a pause; one that ran well for a while is
// restarted immediately.
const shortestPauseMs = 500;
const longestPauseMs = 30_000;
const ranWellMs = 60_000;

/**
 * Starts them and waits until each is ready. Restarts a process that ends unexpectedly. Throws
 * StartRefused.
 */
export async function startApiProcesses(count: number, metrics: Metrics, log: Log): Promise<ApiProcesses> {
  const asks = new Map<Worker, Ask>();
  const answering = new Set<Worker>();
  let stopping = false;
  cluster.setupPrimary({
    exec: process.argv[1]!,
    args: ['api', '--json'],
    // This process has already printed the output for people; the log lines of the forked one go to
    // our log.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

  /** The metrics of all processes as one. Processes that do not answer in time are left out. */
  async function metricsOfAll() {
    const answers = await Promise.allSettled([metrics.read(), ...[...asks.values()].map((ask) => ask('metrics'))]);
    return renderAll(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value as ProcessMetrics] : [])));
  }

  /** Returns the address once it is ready, null when it ends before. */
  function fork(pauseMs: number): Promise<string | null> {
    const since = reading();
    const ready = Promise.withResolvers<string | null>();
    const worker = cluster.fork();
    const answers = {
      ready(address: unknown) {
        answering.add(worker);
        ready.resolve(address as string);
      },
      metrics: metricsOfAll,
    };
    asks.set(worker, conversation(worker as Peer, answers));
    worker.on('error', (err) =>
      log.warn({ err, pid: worker.process.pid }, 'an API process does not answer; its messages wait'),
    );
    worker.once('exit', async (code, signal) => {
      asks.delete(worker);
      answering.delete(worker);
      ready.resolve(null);
      if (stopping) return;
      log.error(
        { pid: worker.process.pid, code, signal: signal as NodeJS.Signals | null },
        'an API process ended unexpectedly; starting another one',
      );
      const pause = elapsedMs(since) > ranWellMs ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      await sleep(pause);
      if (!stopping) await fork(pause);
    });
    return ready.promise;
  }

  const ended = (worker: Worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  async function stop(): Promise<void> {
    stopping = true;
    const all = [...asks.keys()];
    const gone = Promise.all(all.map(ended));
    for (const worker of all) worker.process.kill('SIGTERM');
    await gone;
  }

  const addresses = await Promise.all(Array.from({ length: count }, () => fork(shortestPauseMs)));
  const [address] = addresses;
  if (addresses.includes(null) || address === undefined || address === null) {
    await stop();
    throw new StartRefused('The API processes did not start. The log lines above give the reason.');
  }
  return {
    address,
    metrics: metricsOfAll,
    unready: () => (answering.size === 0 ? ['no API process answers'] : []),
    stop,
    abort() {
      stopping = true;
      for (const worker of asks.keys()) worker.process.kill('SIGKILL');
    },
  };
}
