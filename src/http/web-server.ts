// An HTTP server without routes: its limits, connections and refusals, and the log line of each
// request.
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { refused, render } from '../answer.ts';
import { DatabaseSilent } from '../database/deadlines/silence.ts';
import type { Log } from '../log/log.ts';
import { uuidOnly } from '../log/loggable.ts';
import type { Metrics } from '../metrics.ts';
import { type Refusal, type RefusalCode, refuse } from '../refusals.ts';
import { isUuid } from '../std/identifiers.ts';
import { answerOtherMethods } from './allowed-methods.ts';
import { bodyLimits } from './body/body-limits.ts';
import { refusalOfCoding } from './body/json-content.ts';
import type { Caller } from './caller.ts';
import { endGently, watchConnections } from './connections/connections.ts';
import { latestExchange } from './connections/latest-exchange.ts';
import { unreadableRequests } from './connections/unreadable-request.ts';
import { frameworkLog, requestIdLogLabel } from './framework-log.ts';
import type { Operation } from './operation.ts';
import { refusalOf } from './refusal-of.ts';
import { requestLine } from './request-line.ts';
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
  log: Log;
  metrics: Metrics;
  /** The maximum number of connections. */
  connectionsLimit: number;
  /** Our path that the caller of a wrong path may have meant; null: none is similar. */
  nearestPath?(method: string, url: string): string | null;
  /** Whether the metrics count its connections. */
  showsConnections: boolean;
  /** How long a client may take to send a whole request. */
  requestTimeoutMs?: number;
  /** How often connections are checked that should have ended. */
  lookEveryMs?: number;
}

// A head is small: a client that needs longer only occupies a connection.
const headWithinMs = 10_000;

export interface WebServer {
  app: FastifyInstance;
  /** Call it after the last route: it answers the methods that a path does not support. */
  answerOtherMethods(): void;
}

export function webServer(options: WebServerOptions): WebServer {
  const { log, metrics, connectionsLimit, showsConnections, lookEveryMs } = options;
  const requestTimeout = options.requestTimeoutMs ?? 30_000;
  const noSuchPath = ({ method, url }: { method: string; url: string }) => {
    const near = options.nearestPath?.(method, url) ?? null;
    return refuse('route_not_found', '', near === null ? undefined : `This path does not exist. Did you mean ${near}?`);
  };
  const latest = latestExchange();
  const unreadable = unreadableRequests(latest, metrics);
  const app = Fastify({
    loggerInstance: frameworkLog(log),
    // We write one log line for each request; every line has the id of the request.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel }),
    bodyLimit: bodyLimits.bytes,
    requestIdHeader: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 512, ignoreTrailingSlash: true },
    requestTimeout,
    // Longer than a load balancer in front keeps its connections: the load balancer closes first.
    keepAliveTimeout: 75_000,
    http: {
      // HTTP/1.1 requires the header, but this service does not use it.
      requireHostHeader: false,
      headersTimeout: Math.min(requestTimeout, headWithinMs),
      connectionsCheckingInterval: Math.min(requestTimeout, 2_000),
    },
    clientErrorHandler: unreadable.answer,
    frameworkErrors: (error, request, reply) => {
      // A path that cannot be decoded, or a parameter that is longer than any of ours: the path
      // does not exist.
      log.info({ request_id: uuidOnly(request.id), err: error }, 'request without a valid path');
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
  // An unknown expectation does not prevent the answer.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  // `Expect: 100-continue` asks before it sends the body: the body is requested below, once the
  // head is accepted.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
  // serve() validates bodies after the claim on the idempotency key.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const refusal = refusalOfCoding(request.headers);
    if (refusal === null) done(null, body);
    else done(refusal);
  });
  const security = securityHeaders({
    // No answer is a web page; the reference sets its own policy.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });

  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, reply, done) => {
    // The service has ended this connection: its request could not be answered, so it must have no
    // effect.
    if (request.raw.socket.writableEnded) return;
    latest.note(request.raw, reply.raw);
    reply.headers(security);
    reply.header('X-Request-Id', request.id);
    // HTTP/0.9 and HTTP/2.0 as text: such a client would not understand an HTTP/1.1 answer.
    if (request.raw.httpVersionMajor !== 1) done(refuse('request_unreadable'));
    else if (request.is404) done(noSuchPath(request));
    else done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (unreadYet(request)) {
      reply.header('Connection', 'close');
      endGently(request.raw.socket);
    }
    // Then onResponse is never called.
    if (reply.raw.destroyed) answered(request, reply, 'answered, but the client had closed the connection');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    answered(request, reply, 'answered');
    done();
  });

  function answered(request: FastifyRequest, reply: FastifyReply, message: Answered): void {
    const ms = reply.elapsedTime;
    const { statusCode: status } = reply;
    metrics.answered({ route: request.routeOptions.url ?? 'none', method: request.method, status, ms });
    log.info({ ...requestLine(request), status, ms: Math.round(ms * 10) / 10 }, message);
  }

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, request.raw);
    // A database problem is logged once, when it begins, and not for each refused request.
    if (toBeLogged.has(refusal.code) && !(error instanceof DatabaseSilent))
      log.error({ ...requestLine(request), refusal: refusal.code, err: error }, 'a request failed');
    return sendRefusal(request, reply, refusal, metrics);
  });
  app.setNotFoundHandler((request) => {
    throw noSuchPath(request);
  });

  return { app, answerOtherMethods: answerOtherMethods(app) };
}

const toBeLogged = new Set<RefusalCode>(['internal_error', 'database_unavailable']);
type Answered = 'answered' | 'answered, but the client had closed the connection';

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
 * Answered before its body arrived: the next bytes on the connection are not the start of a
 * request.
 */
function unreadYet({ raw, headers }: FastifyRequest): boolean {
  return !raw.complete && (headers['content-length'] ?? headers['transfer-encoding'] ?? '0') !== '0';
}

/**
 * A caller may send its own id, if it is a uuid. Another one is replaced: it could be a secret, and
 * the log shows the id of every request.
 */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && isUuid(header) ? header : randomUUID();
}
