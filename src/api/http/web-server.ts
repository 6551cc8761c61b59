// An HTTP server without routes: its limits, connections and refusals, and the log line of each
// request.
import type { Server } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Log } from '../../platform/log/log.ts';
import { uuidOnly } from '../../platform/log/loggable.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { refuse } from '../../platform/refusals.ts';
import { answerOtherMethod, knownPaths, routerOptions } from './allowed-methods.ts';
import { type Answering, answering, type NoteRequest } from './answering.ts';
import { bodyLimits } from './body/body-limits.ts';
import { refusalOfCoding } from './body/json-content.ts';
import type { Caller } from './caller.ts';
import { watchConnections } from './connections/connections.ts';
import { latestExchange } from './connections/latest-exchange.ts';
import { unreadableRequests } from './connections/unreadable-request.ts';
import { frameworkLog, requestIdLogLabel } from './framework-log.ts';
import type { Operation } from './operation.ts';
import { requestIdOf } from './request-id.ts';

declare module 'fastify' {
  interface FastifyRequest {
    operation: Operation | null;
    route: string | null;
    caller: Caller | null;
    codes: readonly string[] | null;
    counted: boolean;
    unreadPlaces: number;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

export interface WebServerOptions {
  log: Log;
  metrics: Metrics;
  noteRequest?: NoteRequest | undefined;
  /** True: the process stops soon, so each answer ends its connection. Absent: never. */
  leaving?(): boolean;
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
  answering: Answering;
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
  const exchanges = answering({
    log,
    metrics,
    latest,
    noteRequest: options.noteRequest,
    leaving: options.leaving ?? (() => false),
  });
  const app = Fastify({
    loggerInstance: frameworkLog(log),
    // We write one log line for each request; every line has the id of the request.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel }),
    bodyLimit: bodyLimits.bytes,
    requestIdHeader: false,
    genReqId: requestIdOf,
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions,
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
      exchanges.refuse(noSuchPath(request), request as FastifyRequest, reply as FastifyReply);
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

  app.decorateRequest('operation', null);
  app.decorateRequest('route', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('codes', null);
  app.decorateRequest('counted', false);
  app.decorateRequest('unreadPlaces', 0);
  const pathOf = knownPaths(app);
  app.addHook('onRequest', (request, reply, done) => {
    // The service has ended this connection: its request could not be answered, so it must have no
    // effect.
    if (request.raw.socket.writableEnded) return;
    // Fastify creates `routeOptions` again each time it is read.
    const { url, config } = request.routeOptions;
    const known = url === undefined ? pathOf(request.url) : null;
    request.route = url ?? known?.url ?? null;
    request.operation = config.operation ?? null;
    exchanges.begin(request, reply);
    // HTTP/0.9 and HTTP/2.0 as text: such a client would not understand an HTTP/1.1 answer.
    if (request.raw.httpVersionMajor !== 1) done(refuse('request_unreadable'));
    else if (url !== undefined) done();
    else if (known === null) done(noSuchPath(request));
    else answerOtherMethod(known, request.method, reply, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    exchanges.sending(request, reply);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    exchanges.sent(request, reply);
    done();
  });
  app.setErrorHandler(exchanges.fail);
  app.setNotFoundHandler((request) => {
    throw noSuchPath(request);
  });

  return { app, answering: exchanges };
}
