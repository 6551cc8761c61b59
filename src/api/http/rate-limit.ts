// Limits the requests a minute of each tenant (ACHORD_RATE_LIMIT).
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../platform/refusals.ts';
import type { Caller } from './caller.ts';
import type { Reply } from './exchange.ts';

/** Counts a request, and sets the headers of the limit. Throws when it is one too many. */
export type RateLimit = (caller: Caller, reply: Reply) => Promise<void>;

/** What the plugin reads of a request. No route has a limit of its own. */
type Counted = Pick<FastifyRequest, 'caller'> & { routeOptions: { config: object } };

export async function limitedRate(app: FastifyInstance, perMinute: number): Promise<RateLimit> {
  await app.register(rateLimit, {
    // No hook of its own: requests are counted after their callers are known, and before a body is
    // read.
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: ({ caller }) => limitedAs(caller!),
  });
  const count = app.createRateLimit();
  return async (caller, reply) => {
    const counted: Counted = { caller, routeOptions: { config: {} } };
    const limit = await count(counted as FastifyRequest);
    if (limit.isAllowed) return;
    reply.header('x-ratelimit-limit', limit.max);
    reply.header('x-ratelimit-remaining', limit.remaining);
    reply.header('x-ratelimit-reset', limit.ttlInSeconds);
    if (!limit.isExceeded) return;
    reply.header('retry-after', limit.ttlInSeconds);
    throw refuse('too_many_requests');
  };
}

/** All tokens of a tenant share one count, each operator has its own. */
function limitedAs(caller: Caller): string {
  return caller.kind === 'admin' ? (caller.operator_uuid ?? caller.token_uuid ?? 'admin') : caller.tenant_id;
}
