// API processes on one port, beside the process that has the database and the worker: for machines
// with cores for them.
import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { type Metrics, type ProcessMetrics, type Rendered, renderAll } from '../../metrics.ts';
import { elapsedMs, reading, sleep } from '../../std/clock.ts';
import { type Ask, conversation, type Peer } from './conversation.ts';
import { StartRefused } from './refused.ts';

export interface ApiProcesses {
  /** Where all of them listen. */
  address: string;
  /** What all processes count, as one. */
  metrics(): Promise<Rendered>;
  /** Why none of them can be sent requests now; empty when one can. */
  unready(): string[];
  /** Each lets its requests in progress end. */
  stop(): Promise<void>;
  /** Waits for nothing. */
  abort(): void;
}

// One that keeps ending is not started again in an endless hurry; one that ran well for a while is,
// at once.
const shortestPauseMs = 500;
const longestPauseMs = 30_000;
const ranWellMs = 60_000;

/**
 * Starts them and waits until each is ready; one that ends unasked is started again. Throws
 * StartRefused.
 */
export async function startApiProcesses(count: number, metrics: Metrics, log: Logger): Promise<ApiProcesses> {
  const asks = new Map<Worker, Ask>();
  const answering = new Set<Worker>();
  let stopping = false;
  cluster.setupPrimary({
    exec: process.argv[1]!,
    args: ['api', '--json'],
    // What it prints for people has been printed; what it logs belongs to our log.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

  /** What all processes count, as one: those that do not answer in time are left out. */
  async function metricsOfAll() {
    const answers = await Promise.allSettled([metrics.read(), ...[...asks.values()].map((ask) => ask('metrics'))]);
    return renderAll(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value as ProcessMetrics] : [])));
  }

  /** Answers the address once it is ready, null when it ends before. */
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
    worker.on('error', (err) => log.warn({ err, pid: worker.process.pid }, 'an API process does not listen to us'));
    worker.once('exit', async (code, signal) => {
      asks.delete(worker);
      answering.delete(worker);
      ready.resolve(null);
      if (stopping) return;
      log.error({ pid: worker.process.pid, code, signal }, 'an API process ended unasked; another one is started');
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
    throw new StartRefused('The API processes did not start: what they said stands above.');
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
