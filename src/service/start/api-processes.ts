// The API in processes of their own, next to the process with the database and the worker: what the
// worker does never delays an answer. All of them are on one port.

import cluster, { type Worker } from 'node:cluster';
import type { Log } from '../../platform/log/log.ts';
import { type Metrics, type ProcessMetrics, type Rendered, renderAll } from '../../platform/metrics.ts';
import { elapsedMs, reading, sleep } from '../../platform/std/clock.ts';
import { StartRefused } from '../checks/refused.ts';
import { type Conversation, conversation, type Peer } from './conversation.ts';

export interface ForkedProcesses {
  /**
   * Lets them serve, once there is a database. Waits until each is ready. `own`: the metrics of
   * this process. Throws StartRefused.
   */
  begin(own: Metrics): Promise<ApiProcesses>;
  /** Ends them without waiting. */
  abort(): void;
}

export interface ApiProcesses {
  /** The address of all of them. */
  address: string;
  /** The metrics of all processes as one. */
  metrics(): Promise<Rendered>;
  /** Why no process can get requests now; empty when one can. */
  unready(): string[];
  /** Each lets its requests in progress end. */
  stop(): Promise<void>;
}

// A process that keeps ending is restarted after a pause; one that ran well for a while is
// restarted immediately.
const shortestPauseMs = 500;
const longestPauseMs = 30_000;
const ranWellMs = 60_000;

/** A process that does not answer in this time is left out of the metrics. */
const metricsWithinMs = 2_000;

// The default of 64 MiB keeps so much dead memory that the processor's caches hold little of what
// lives: more memory, and more processor time a payment (decision 37).
const youngGenerationFlag = '--max-semi-space-size';
const youngGeneration = `${youngGenerationFlag}=16`;

/** Node's options for a forked process. A size that the operator chose stays. */
function nodeOptions(): string[] {
  const chosen = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].some((text) =>
    text.includes(youngGenerationFlag),
  );
  return chosen ? process.execArgv : [...process.execArgv, youngGeneration];
}

/**
 * Forks them: they load their code while this process provides the database. Restarts a process
 * that ends unexpectedly.
 */
export function forkApiProcesses(count: number, log: Log): ForkedProcesses {
  const conversations = new Map<Worker, Conversation>();
  const answering = new Set<Worker>();
  let stopping = false;
  let address: string | undefined;
  let environment: Record<string, string> | undefined;
  let metrics: Metrics | undefined;
  // The only process accepts its connections itself, so they do not wait for this process. Between
  // several, this process shares them out evenly.
  cluster.schedulingPolicy = count === 1 ? cluster.SCHED_NONE : cluster.SCHED_RR;
  cluster.setupPrimary({
    exec: process.argv[1]!,
    execArgv: nodeOptions(),
    args: ['api', '--json'],
    // This process has already printed the output for people; the log lines of the forked one go to
    // our log.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

  /** The metrics of all processes as one. Processes that do not answer in time are left out. */
  async function metricsOfAll() {
    const asked = [...conversations.values()].map(({ ask }) => ask('metrics', metricsWithinMs));
    const answers = await Promise.allSettled([metrics?.read() ?? [], ...asked]);
    return renderAll(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value as ProcessMetrics] : [])));
  }

  /** Returns the address once it is ready, null when it ends before. */
  function fork(pauseMs: number): Promise<string | null> {
    const since = reading();
    const ready = Promise.withResolvers<string | null>();
    // Without a living process nothing keeps the port that PORT=0 chose: clients know that one.
    if (address !== undefined && conversations.size === 0) environment = { PORT: new URL(address).port };
    const worker = cluster.fork(environment);
    const onReady = (given: unknown) => {
      address ??= given as string;
      answering.add(worker);
      ready.resolve(address);
    };
    const talk = conversation(worker as Peer, { metrics: metricsOfAll }, { ready: onReady });
    conversations.set(worker, talk);
    if (metrics !== undefined) talk.tell('begin');
    worker.on('error', (err) =>
      log.warn({ err, pid: worker.process.pid }, 'an API process does not answer; its messages wait'),
    );
    worker.once('exit', async (code, signal) => {
      conversations.delete(worker);
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
    const all = [...conversations.keys()];
    const gone = Promise.all(all.map(ended));
    for (const worker of all) worker.process.kill('SIGTERM');
    await gone;
  }

  const allReady = Promise.all(Array.from({ length: count }, () => fork(shortestPauseMs)));
  return {
    async begin(own) {
      metrics = own;
      for (const { tell } of conversations.values()) tell('begin');
      const addresses = await allReady;
      if (address === undefined || addresses.includes(null)) {
        await stop();
        const which = count === 1 ? 'API process' : 'API processes';
        throw new StartRefused(`The ${which} did not start. The log lines above give the reason.`);
      }
      const unready = () => (answering.size === 0 ? ['no API process answers'] : []);
      return { address, metrics: metricsOfAll, unready, stop };
    },
    abort() {
      stopping = true;
      for (const worker of conversations.keys()) worker.process.kill('SIGKILL');
    },
  };
}
