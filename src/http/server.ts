// The HTTP server: routes, limits, refusals and the log line of every request, over Fastify.
import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Caller } from '../access/caller.ts';
import { refused, render } from '../answer.ts';
import { DatabaseSilent } from '../database/silence.ts';
import type { Execution } from '../idempotency/execute.ts';
import type { Metrics } from '../metrics.ts';
import { type Refusal, type RefusalCode, refuse } from '../refusals.ts';
import type { Clock } from '../std/clock.ts';
import { answerOtherMethods } from './allowed-methods.ts';
import { authenticate, type FindCaller } from './authenticate.ts';
import { limitChunks } from './chunked-body.ts';
import { addHealth } from './health.ts';
import type { Operation } from './operation.ts';
import { addReference } from './reference.ts';
import { refusalOf } from './refusal-of.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { serving } from './serve.ts';
import { unreadableRequests } from './unreadable-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** Counted among the requests in progress. */
    counted: boolean;
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
  metrics: Metrics;
  /** What keeps the service from taking requests, beside draining; empty when nothing does. */
  unready(): Promise<string[]>;
  /** Requests a minute and token; 0: no limit. */
  rateLimitPerMinute: number;
  /** Requests in progress beyond which new ones are turned away at once. */
  inProgressLimit: number;
  /** How long a client may take to send a whole request. */
  requestTimeoutMs?: number;
}

const bodyLimit = 256 * 1024; // Contract, envelope and errors

export interface Server {
  app: FastifyInstance;
  /** Turns new requests away, with 503, while those in progress end. */
  drain(): void;
}

export async function buildServer(options: ServerOptions): Promise<Server> {
  const { operations, findCaller, execution, clock, log, metrics, unready, rateLimitPerMinute, inProgressLimit } =
    options;
  const requestTimeout = options.requestTimeoutMs ?? 30_000;
  const unreadable = unreadableRequests();
  const app = Fastify({
    loggerInstance: log,
    // One line a request, ours; its id stands in every line of the request.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    childLoggerFactory: requestLog,
    bodyLimit,
    requestIdHeader: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 512, ignoreTrailingSlash: true },
    requestTimeout,
    // Longer than a load balancer in front keeps its connections: it, not we, closes first.
    keepAliveTimeout: 75_000,
    http: {
      // What HTTP/1.1 asks of a request and we have no use for: to refuse it would help nobody.
      requireHostHeader: false,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(requestTimeout, 5_000),
    },
    clientErrorHandler: unreadable.answer,
    frameworkErrors: (error, request, reply) => {
      // A path that cannot be decoded, or a parameter longer than any of ours: there is no such path.
      request.log.info({ code: error.code }, 'a request that could not be routed');
      sendRefusal(request as FastifyRequest, reply as FastifyReply, refuse('route_not_found'));
    },
  });
  // A client that closes its half of the connection after the request still gets its answer.
  Object.assign(app.server, { httpAllowHalfOpen: true });
  // An expectation that nobody knows is no reason not to answer.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  // `Expect: 100-continue` asks before it sends: the body is asked for below, when its head is in order.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
  // Bodies are held to their schemas after the claim on the idempotency key, by serve().
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') done(refuse('unsupported_media_type', 'Content-Encoding'));
    else if (isOtherCharset(request.headers['content-type']))
      done(refuse('unsupported_media_type', 'Content-Type', 'the body must be in UTF-8'));
    else done(null, body);
  });
  const security = securityHeaders({
    // Nothing here is a page; the reference brings a policy of its own.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });

  let inProgress = 0;
  metrics.inProgress(() => inProgress);
  let draining = false;
  const leave = (request: FastifyRequest) => {
    if (!request.counted) return;
    request.counted = false;
    inProgress--;
  };
  app.decorateRequest('caller', null);
  app.decorateRequest('counted', false);

  app.addHook('onRequest', async (request, reply) => {
    unreadable.read(request.raw, reply.raw);
    request.counted = true;
    inProgress++;
    reply.headers(security);
    reply.header('X-Request-Id', request.id);
    if (request.is404) throw refuse('route_not_found');
    const operation = request.routeOptions.config.operation;
    if (operation === undefined) return;
    if (draining) throw refuse('shutting_down');
    if (inProgress > inProgressLimit) throw refuse('overloaded');
    request.caller = await authenticate(request.raw, findCaller);
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
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.routeOptions.config.operation !== undefined && awaitsInvitation(request)) reply.raw.writeContinue();
    limitChunks(request);
    done(null, payload);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // The work is done, whether or not the client is still there to read the answer: then onResponse never comes.
    leave(request);
    if (unreadYet(request)) reply.header('Connection', 'close');
    if (reply.raw.destroyed) answered(request, reply, 'answered, but the client had gone');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    leave(request);
    answered(request, reply, 'answered');
    done();
  });

  function answered(request: FastifyRequest, reply: FastifyReply, message: string): void {
    const ms = reply.elapsedTime;
    const { method } = request;
    metrics.answered({ route: request.routeOptions.url ?? 'none', method, status: reply.statusCode, ms });
    log.info(
      {
        request_id: request.id,
        method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(ms * 10) / 10,
        token_uuid: request.caller?.token_uuid ?? undefined,
      },
      message,
    );
  }

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    // A database that does not work is told once, when that begins, and not for each request that it refuses.
    if (toBeLogged.has(refusal.code) && !(error instanceof DatabaseSilent))
      request.log.error({ err: error }, refusal.message);
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler(() => {
    throw refuse('route_not_found');
  });

  const answerTheRest = answerOtherMethods(app);
  const serve = serving(execution, clock);
  for (const operation of operations)
    for (const { method = operation.method, path = operation.path } of [{}, ...(operation.alsoAt ?? [])])
      app.route({
        method,
        url: path,
        config: { operation },
        handler: serve(operation, method),
        ...(operation.bodyLimit ? { bodyLimit: operation.bodyLimit } : {}),
      });
  addHealth(app, { metrics, unready: async () => (draining ? ['shutting down'] : unready()) });
  addReference(app, operations);
  answerTheRest();
  return {
    app,
    drain() {
      draining = true;
    },
  };
}

const toBeLogged = new Set<RefusalCode>(['internal_error', 'database_unavailable']);
const toBeRepeated = new Set([409, 429, 503]);

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, body } = render(refused(refusal, request.routeOptions?.config?.operation?.listEnvelope));
  if (toBeRepeated.has(status) && !reply.hasHeader('Retry-After')) reply.header('Retry-After', '1');
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
  reply.header('X-Request-Id', request.id).header('Cache-Control', 'no-store');
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
}

/** Bytes of another charset, read as UTF-8, would be other letters than were meant. */
function isOtherCharset(contentType = ''): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType) ?? [];
  return !['utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase());
}

/** Waits to be told that its body is wanted, and has not sent it unasked. */
function awaitsInvitation({ raw, headers }: FastifyRequest): boolean {
  return !raw.complete && headers.expect?.toLowerCase() === '100-continue';
}

/** Answered before its body was there: what comes next on the connection is not the start of a request. */
function unreadYet({ raw, headers }: FastifyRequest): boolean {
  return !raw.complete && (headers['content-length'] ?? headers['transfer-encoding'] ?? '0') !== '0';
}

/** A caller may bring an id of its own; one that could not stand in a log line as it is gets replaced. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID();
}
