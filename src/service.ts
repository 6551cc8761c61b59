// The service: the API and the worker over one foundation, started and stopped in order.
import type { FastifyInstance } from 'fastify';
import { operations } from './api.ts';
import { type Repeating, repeat } from './database/repeat.ts';
import type { Foundation } from './foundation.ts';
import { buildServer } from './http/server.ts';
import { jobs } from './worker.ts';

export interface Service {
  app: FastifyInstance;
  /** Where it listens: `http://127.0.0.1:4010`. */
  address: string;
  /** Turns new requests away, lets those in progress and the present job runs end, then closes the database. */
  stop(): Promise<void>;
}

// A claim waits this long for another request with its key; an outside call may take this long before a retry takes over.
const waitMs = 10_000;
const leaseMs = 30_000;

// Requests in progress may take so long to end; container runtimes kill ten seconds after they told us to stop.
const drainMs = 7_000;

/** A process runs the API, the worker, or both. */
export interface Parts {
  api: boolean;
  worker: boolean;
}

export async function startService(on: Foundation, parts: Parts = { api: true, worker: true }): Promise<Service> {
  const { settings, log, database, vault, clock, callers } = on;
  const repeating: Repeating[] = [];
  const { app, drain } = await buildServer({
    operations: parts.api ? operations(on) : [],
    findCaller: callers.find,
    execution: { database, vault, retentionHours: settings.ACHORD_IDEMPOTENCY_HOURS, waitMs, leaseMs },
    clock,
    log,
    rateLimitPerMinute: settings.ACHORD_RATE_LIMIT,
    inProgressLimit: settings.ACHORD_IN_PROGRESS_LIMIT,
  });
  const address = await app.listen({ host: settings.HOST, port: settings.PORT });
  if (parts.worker)
    for (const job of jobs(on))
      repeating.push(repeat(job, (err, name) => log.error({ err, job: name }, 'a job failed and will be tried again')));

  return {
    app,
    address,
    async stop() {
      drain();
      const patience = setTimeout(() => app.server.closeAllConnections(), drainMs);
      await app.close();
      clearTimeout(patience);
      await Promise.all(repeating.map((one) => one.stop()));
      await database.end();
    },
  };
}
