// The HTTP server: routes, limits, refusals and the log line of every request, over Fastify.
import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { refused, render } from '../answer.ts';
import { OutcomeUnknown } from '../database/atomic-phase.ts';
import { sqlState } from '../database/database.ts';
import type { Execution } from '../idempotency/execute.ts';
import { Refusal, type RefusalCode, refuse } from '../refusals.ts';
import type { Clock } from '../std/clock.ts';
import { authenticate, type FindCaller } from './authenticate.ts';
import type { Operation } from './operation.ts';
import { serving } from './serve.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

export interface ServerOptions {
  operations: readonly Operation[];
  findCaller: FindCaller;
  execution: Execution;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Requests a minute and token; 0: no limit. */
  rateLimitPerMinute: number;
  /** Requests in progress beyond which new ones are turned away at once. */
  inProgressLimit: number;
  /** Told of every answered request, for the metrics. */
  onAnswered?(route: string, method: string, status: number, ms: number): void;
}

const bodyLimit = 256 * 1024;
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

export interface Server {
  app: FastifyInstance;
  /** Turns new requests away, with 503, while those in progress end. */
  drain(): void;
}

export async function buildServer(options: ServerOptions): Promise<Server> {
  const { operations, findCaller, execution, clock, log, rateLimitPerMinute, inProgressLimit, onAnswered } = options;
  const app = Fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    bodyLimit,
    requestIdHeader: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 512, ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => {
      log.info({ code: error.code }, 'a request that could not be routed');
      const { status, body } = render(refused(refuse('route_not_found')));
      (reply as FastifyReply).code(status).header('content-type', 'application/json; charset=utf-8').send(body);
    },
  });
  // Bodies are validated after the claim on the idempotency key, by serve(); the schemas here only document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  await app.register(helmet, {
    // The reference page loads its own script and styles; everything else is JSON.
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });

  let inProgress = 0;
  let draining = false;
  app.decorateRequest('caller', null);

  app.addHook('onRequest', async (request, reply) => {
    inProgress++;
    reply.header('X-Request-Id', request.id);
    if (draining) throw refuse('shutting_down');
    const operation = request.routeOptions.config.operation;
    if (operation === undefined) return;
    if (inProgress > inProgressLimit) throw refuse('overloaded');
    request.caller = await authenticate(request.headers.authorization, findCaller);
    if (!operation.callers.includes(request.caller.kind)) throw refuse('wrong_kind_of_token');
  });
  if (rateLimitPerMinute > 0)
    await app.register(rateLimit, {
      hook: 'preParsing',
      max: rateLimitPerMinute,
      timeWindow: 60_000,
      keyGenerator: (request) => request.caller?.token_uuid ?? request.caller?.kind ?? request.ip,
      allowList: (request) => request.routeOptions.config.operation === undefined,
      errorResponseBuilder: () => refuse('too_many_requests'),
    });
  app.addHook('preParsing', async (request) => {
    if (request.headers['content-encoding'] !== undefined && request.headers['content-encoding'] !== 'identity')
      throw refuse('unsupported_media_type', 'Content-Encoding');
  });
  app.addHook('onResponse', async (request, reply) => {
    inProgress--;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const route = request.routeOptions.url ?? 'none';
    onAnswered?.(route, request.method, reply.statusCode, reply.elapsedTime);
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms,
        token: request.caller?.token_uuid ?? undefined,
      },
      'answered',
    );
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error as FastifyError);
    if (refusal.code === 'internal_error' || refusal.code === 'database_unavailable')
      request.log.error({ err: error }, refusal.message);
    const { status, body } = render(refused(refusal, request.routeOptions.config.operation?.listEnvelope));
    if (status === 429 || status === 409 || status === 503)
      if (!reply.hasHeader('Retry-After')) reply.header('Retry-After', '1');
    return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
  });
  app.setNotFoundHandler(() => {
    throw refuse('route_not_found');
  });

  const serve = serving(execution, clock);
  const taken = new Map<string, Set<string>>();
  for (const operation of operations)
    for (const { method = operation.method, path = operation.path } of [{}, ...(operation.alsoAt ?? [])]) {
      app.route({
        method,
        url: path,
        config: { operation },
        handler: serve(operation, method),
        ...(operation.bodyLimit ? { bodyLimit: operation.bodyLimit } : {}),
      });
      const pattern = path.replace(/:\w+/g, ':');
      taken.set(pattern, (taken.get(pattern) ?? new Set()).add(method));
    }
  for (const [pattern, allowed] of taken) {
    let parameter = 0;
    app.route({
      method: methods.filter((method) => !allowed.has(method)),
      url: pattern.replace(/:/g, () => `:p${++parameter}`),
      handler: (_request, reply) => {
        reply.header('Allow', [...allowed].join(', '));
        throw refuse('method_not_allowed');
      },
    });
  }
  return {
    app,
    drain() {
      draining = true;
    },
  };
}

/** A caller may bring an id of its own; one that could not stand in a log line as it is gets replaced. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID();
}

const fastifyErrors: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
};
const connectionLost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);

function refusalFor(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  const known = fastifyErrors[error.code];
  if (known !== undefined) return refuse(known);
  const state = sqlState(error);
  // 08: connection; 57P: the server is stopping or starting; 53: out of connections, memory, disk.
  if (
    error instanceof OutcomeUnknown ||
    connectionLost.has(error.code) ||
    /^(08|57P|53)/.test(state ?? '') ||
    /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(error.message)
  )
    return refuse('database_unavailable');
  if (state === '55P03') return refuse('overloaded');
  return refuse('internal_error');
}
