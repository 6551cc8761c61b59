// An HTTP server without routes: its limits, connections and refusals, and the log line of each
// request.
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { refused, render } from '../answer.ts';
import { DatabaseSilent } from '../database/deadlines/silence.ts';
import type { Metrics } from '../metrics.ts';
import { type Refusal, type RefusalCode, refuse } from '../refusals.ts';
import { answerOtherMethods } from './allowed-methods.ts';
import { refusalOfCoding } from './body/json-content.ts';
import type { Caller } from './caller.ts';
import { endGently, watchConnections } from './connections/connections.ts';
import { latestExchange } from './connections/latest-exchange.ts';
import { unreadableRequests } from './connections/unreadable-request.ts';
import type { Operation } from './operation.ts';
import { refusalOf } from './refusal-of.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

export interface WebServerOptions {
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Connections at once at most. */
  connectionsLimit: number;
  /** Our path that a caller with a wrong one may have meant; null: none is near. */
  nearestPath?(method: string, url: string): string | null;
  /** Whether its connections are among those that the metrics show. */
  showsConnections: boolean;
  /** How long a client may take to send a whole request. */
  requestTimeoutMs?: number;
  /** How often connections are looked at that should have ended. */
  lookEveryMs?: number;
}

export const bodyLimit = 256 * 1024; // Contract, values and sizes 7

// A head is small: a client that needs longer only holds a connection.
const headWithinMs = 10_000;

export interface WebServer {
  app: FastifyInstance;
  /** Once every route is there: answers the methods that their paths do not take. */
  answerOtherMethods(): void;
}

export function webServer(options: WebServerOptions): WebServer {
  const { log, metrics, connectionsLimit, showsConnections, lookEveryMs } = options;
  const requestTimeout = options.requestTimeoutMs ?? 30_000;
  const noSuchPath = ({ method, url }: { method: string; url: string }) => {
    const near = options.nearestPath?.(method, url) ?? null;
    return refuse('route_not_found', '', near === null ? undefined : `There is no such path. Did you mean ${near}?`);
  };
  const latest = latestExchange();
  const unreadable = unreadableRequests(latest, metrics);
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
      headersTimeout: Math.min(requestTimeout, headWithinMs),
      connectionsCheckingInterval: Math.min(requestTimeout, 2_000),
    },
    clientErrorHandler: unreadable.answer,
    frameworkErrors: (error, request, reply) => {
      // A path that cannot be decoded, or a parameter longer than any of ours: there is no such
      // path.
      request.log.info({ code: error.code }, 'a request that could not be routed');
      sendRefusal(request as FastifyRequest, reply as FastifyReply, noSuchPath(request), metrics);
    },
  });
  // A client that closes its half of the connection after the request still gets its answer.
  Object.assign(app.server, { httpAllowHalfOpen: true });
  app.server.on('connect', unreadable.answerConnect);
  watchConnections(app.server as Server, {
    limit: connectionsLimit,
    latest,
    refuse: (socket) => unreadable.refuse(socket, 'too_many_connections'),
    metrics: showsConnections ? metrics : null,
    ...(lookEveryMs === undefined ? {} : { lookEveryMs }),
  });
  // An expectation that nobody knows is no reason not to answer.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  // `Expect: 100-continue` asks before it sends: the body is asked for below, when its head is in
  // order.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
  // Bodies are held to their schemas after the claim on the idempotency key, by serve().
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const refusal = refusalOfCoding(request.headers);
    if (refusal === null) done(null, body);
    else done(refusal);
  });
  const security = securityHeaders({
    // Nothing here is a page; the reference brings a policy of its own.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });

  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, reply, done) => {
    // The service has ended this connection: what comes on it could not be answered, so it must not
    // have an effect.
    if (request.raw.socket.writableEnded) return;
    latest.note(request.raw, reply.raw);
    reply.headers(security);
    reply.header('X-Request-Id', request.id);
    // HTTP/0.9 and 2.0 written as text: an answer of HTTP/1.1 would mean nothing to such a client.
    if (request.raw.httpVersionMajor !== 1) done(refuse('request_unreadable'));
    else if (request.is404) done(noSuchPath(request));
    else done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (unreadYet(request)) {
      reply.header('Connection', 'close');
      endGently(request.raw.socket);
    }
    // Then onResponse never comes.
    if (reply.raw.destroyed) answered(request, reply, 'answered, but the client had gone');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
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
    const refusal = refusalOf(error, request.raw);
    // Trouble of the database is logged once, when it begins, and not for each refused request.
    if (toBeLogged.has(refusal.code) && !(error instanceof DatabaseSilent))
      request.log.error({ err: error }, refusal.message);
    return sendRefusal(request, reply, refusal, metrics);
  });
  app.setNotFoundHandler((request) => {
    throw noSuchPath(request);
  });

  return { app, answerOtherMethods: answerOtherMethods(app) };
}

const toBeLogged = new Set<RefusalCode>(['internal_error', 'database_unavailable']);
const toBeRepeated = new Set([409, 429, 503]);
const turnedAway = new Set([429, 503]);

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, metrics: Metrics): FastifyReply {
  const { status, body } = render(refused(refusal, request.routeOptions?.config?.operation?.listEnvelope));
  if (toBeRepeated.has(status) && !reply.hasHeader('Retry-After')) reply.header('Retry-After', '1');
  if (turnedAway.has(status)) metrics.refused(refusal.code);
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
  reply.header('X-Request-Id', request.id).header('Cache-Control', 'no-store');
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
}

/**
 * Answered before its body was there: what comes next on the connection is not the start of a
 * request.
 */
function unreadYet({ raw, headers }: FastifyRequest): boolean {
  return !raw.complete && (headers['content-length'] ?? headers['transfer-encoding'] ?? '0') !== '0';
}

/**
 * A caller may bring an id of its own; one that could not stand in a log line as it is gets
 * replaced.
 */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID();
}
