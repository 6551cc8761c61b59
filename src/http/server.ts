// The server of the API: operations, authentication, admission and the reference, on an HTTP server
// without routes.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Execution } from '../idempotency/execute.ts';
import { refuse } from '../refusals.ts';
import type { Clock } from '../std/clock.ts';
import { authenticate, type FindCaller } from './authenticate.ts';
import { bodyLimits } from './body/body-limits.ts';
import { readBodyOfGet } from './body/body-of-get.ts';
import { limitChunks } from './body/chunked-body.ts';
import { admission } from './connections/admission.ts';
import { addReference } from './documentation/reference.ts';
import { addHealth, addMetrics } from './health.ts';
import { nearestPath } from './nearest-path.ts';
import { type Operation, spellingsOf } from './operation.ts';
import { serving } from './serve.ts';
import { type WebServerOptions, webServer } from './web-server.ts';

export interface ServerOptions extends Omit<WebServerOptions, 'showsConnections' | 'nearestPath'> {
  operations: readonly Operation[];
  findCaller: FindCaller;
  execution: Execution;
  clock: Clock;
  /** True: `/metrics` is on this server. False: it is on its own listener. */
  showsMetrics: boolean;
  /** Why the service takes no requests, apart from draining; empty: it takes them. */
  unready(): Promise<string[]>;
  /** Requests a minute for each tenant; 0: no limit. */
  rateLimitPerMinute: number;
  /** The maximum number of requests in progress. */
  inProgressLimit: number;
  /** Places of 64 KiB for arriving bodies. */
  unreadPlaces: number;
}

export interface Server {
  app: FastifyInstance;
  /** Refuses new requests with 503 while those in progress end. */
  drain(): void;
}

export async function buildServer(options: ServerOptions): Promise<Server> {
  const { operations, findCaller, execution, clock, metrics, showsMetrics, unready, rateLimitPerMinute } = options;
  const { app, answerOtherMethods } = webServer({
    ...options,
    showsConnections: true,
    nearestPath: nearestPath(operations),
  });
  const { announce, admit, leave } = admission({
    metrics,
    requests: options.inProgressLimit,
    unreadPlaces: options.unreadPlaces,
  });
  let draining = false;
  app.decorateRequest('counted', false);
  app.decorateRequest('unreadPlaces', 0);

  app.addHook('onRequest', async (request) => {
    const operation = request.routeOptions.config.operation;
    if (operation === undefined) return;
    if (draining) throw refuse('shutting_down');
    request.caller = await authenticate(request.raw, findCaller);
    if (!operation.callers.includes(request.caller.kind)) throw refuse('wrong_kind_of_token');
  });
  if (rateLimitPerMinute > 0)
    await app.register(rateLimit, {
      // A hook of each route: it runs after the hook above, which finds the caller, and before a
      // body is read.
      hook: 'onRequest',
      max: rateLimitPerMinute,
      timeWindow: 60_000,
      keyGenerator: limitedAs,
      allowList: (request) => request.routeOptions.config.operation === undefined,
      errorResponseBuilder: () => refuse('too_many_requests'),
    });
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined) return done(null, payload);
    // The client closed the connection while its token was looked up: the end of its body would
    // never be reported.
    if (request.raw.destroyed) return done(refuse('request_unreadable'));
    try {
      announce(request, operation.bodyLimit ?? bodyLimits.bytes);
    } catch (error) {
      return done(error as Error);
    }
    if (awaitsInvitation(request)) reply.raw.writeContinue();
    limitChunks(request);
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.routeOptions.config.operation === undefined) return done();
    try {
      admit(request);
    } catch (error) {
      return done(error as Error);
    }
    done();
  });
  // The work is done, even if the client no longer reads the answer.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });

  const serve = serving(execution, clock);
  for (const operation of operations)
    for (const { method, path } of spellingsOf(operation))
      app.route({
        method,
        url: path,
        config: { operation },
        handler: serve(operation, { method, path }),
        ...(operation.bodyLimit ? { bodyLimit: operation.bodyLimit } : {}),
        ...(method === 'GET' && operation.bodyIsQuery ? { preParsing: readBodyOfGet(bodyLimits.bytes) } : {}),
      });
  addHealth(app, { unready: async () => (draining ? ['shutting down'] : unready()) });
  if (showsMetrics) addMetrics(app, metrics);
  addReference(app, operations);
  answerOtherMethods();
  return {
    app,
    drain() {
      draining = true;
    },
  };
}

/**
 * All tokens of a tenant share one count, each operator has its own. Paths without an operation
 * have no limit.
 */
function limitedAs({ caller }: FastifyRequest): string {
  if (caller === null) return 'nobody';
  return caller.kind === 'admin' ? (caller.token_uuid ?? 'admin') : caller.tenant_id;
}

/** True: it waits for `100 Continue` and has not sent its body yet. */
function awaitsInvitation({ raw, headers }: FastifyRequest): boolean {
  return !raw.complete && headers.expect?.toLowerCase() === '100-continue';
}
