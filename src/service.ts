// The service: the API and the worker over one foundation, started and stopped in order.
import type { FastifyInstance } from 'fastify';
import { operations } from './api.ts';
import { type Repeating, repeat } from './database/repeat.ts';
import type { Foundation } from './foundation.ts';
import { buildServer } from './http/server.ts';
import { assemble } from './parts.ts';
import { jobs } from './worker.ts';

export interface Service {
  app: FastifyInstance;
  /** Where it listens: `http://127.0.0.1:4010`. */
  address: string;
  /** Turns new requests away, lets those in progress and the present job runs end, then closes the database. */
  stop(): Promise<void>;
}

export async function startService(
  on: Foundation,
  parts: { api: boolean; worker: boolean } = { api: true, worker: true },
): Promise<Service> {
  const { settings, log, database, execution, clock, callers, metrics, unready } = on;
  const assembled = assemble(on);
  const repeating: Repeating[] = [];
  const { app, drain } = await buildServer({
    operations: parts.api ? operations(assembled) : [],
    findCaller: callers.find,
    execution,
    clock,
    log,
    metrics,
    unready,
    rateLimitPerMinute: settings.ACHORD_RATE_LIMIT,
    inProgressLimit: settings.ACHORD_IN_PROGRESS_LIMIT,
  });
  const address = await app.listen({ host: settings.HOST, port: settings.PORT });
  if (parts.worker)
    for (const job of jobs(assembled))
      repeating.push(repeat(job, (err, name) => log.error({ err, job: name }, 'a job failed and will be tried again')));

  return {
    app,
    address,
    async stop() {
      drain();
      await app.close();
      await Promise.all(repeating.map((one) => one.stop()));
      await database.end();
    },
  };
}
