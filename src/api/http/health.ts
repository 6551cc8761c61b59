// GET /health/live, /health/ready and /metrics, for supervisors, load balancers and monitoring
// systems.

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../platform/metrics.ts';
import { refuse } from '../../platform/refusals.ts';
import { DeadlinePassed, withinDeadline } from '../../platform/std/deadline.ts';
import { type FindCaller, tokenIn } from './read-token.ts';

// Load balancers ask every few seconds: a slower answer counts as not ready.
const readyWithinMs = 2_000;

/** A database of the service, if it has several. */
export interface LaneState {
  name: string;
  state: 'ready' | 'away';
  /** Of one that is away. */
  reason?: string;
}

export interface Health {
  /**
   * Why this process should get no requests now. Empty when it is ready. A rejection counts as a
   * reason.
   */
  unready(): Promise<string[]>;
  /** Null or absent: the service has one database. */
  laneStates?: (() => Promise<LaneState[]>) | null;
}

/**
 * Live: the process answers. Ready: it takes requests. Small JSON without the envelope, without a
 * token.
 */
export function addHealth(app: FastifyInstance, { unready, laneStates = null }: Health): void {
  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    const reasons = await withinDeadline(readyWithinMs, unready).catch((error) => [
      error instanceof DeadlinePassed ? 'the database does not answer' : 'the database cannot be reached',
    ]);
    if (reasons.length > 0) return reply.code(503).send({ status: 'not ready', reasons });
    return laneStates === null ? { status: 'ready' } : { status: 'ready', lanes: await laneStates() };
  });
}

/** `findCaller`: an admin token must be sent. Null: anyone may read them. */
export function addMetrics(app: FastifyInstance, metrics: Metrics, findCaller: FindCaller | null): void {
  app.get('/metrics', async (request, reply) => {
    if (findCaller !== null) await expectAdmin(request.raw, findCaller);
    const { contentType, text } = await metrics.render();
    return reply.header('content-type', contentType).send(text);
  });
}

async function expectAdmin(request: IncomingMessage, findCaller: FindCaller): Promise<void> {
  const token = tokenIn(request);
  const caller = token === null ? null : await findCaller(token);
  if (caller === null) throw refuse('unauthenticated');
  if (caller.kind !== 'admin') throw refuse('wrong_kind_of_token');
}
