// The server of the API: operations, authentication, admission and the description of the API, on
// an HTTP server without routes.
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/std/clock.ts';
import type { Execution } from '../idempotency/execute.ts';
import { bodyLimits } from './body/body-limits.ts';
import { readBodyOfGet } from './body/body-of-get.ts';
import { admission } from './connections/admission.ts';
import { clientAddress } from './connections/client-address.ts';
import { addDescriptions } from './documentation/descriptions.ts';
import type { DocumentedEvent } from './documentation/documented-events.ts';
import { serveFirst, servingDirectly } from './fast/direct.ts';
import { addHealth, addMetrics, type Health } from './health.ts';
import { nearestPath } from './nearest-path.ts';
import { addNotices, type NoticeReceiver } from './notices.ts';
import { type Operation, spellingsOf } from './operation.ts';
import { limitedRate } from './rate-limit.ts';
import type { FindCaller, FindOperator } from './read-token.ts';
import { receiving } from './receiving.ts';
import { type InPlace, serving } from './serve.ts';
import { type WebServerOptions, webServer } from './web-server.ts';

export interface ServerOptions extends Omit<WebServerOptions, 'showsConnections' | 'nearestPath' | 'leaving'> {
  operations: readonly Operation[];
  /** For the description of the API. */
  events?: readonly DocumentedEvent[];
  /** Requests of providers, without a token. */
  notices?: readonly NoticeReceiver[];
  findCaller: FindCaller;
  /** None when absent: only tokens are accepted. */
  findOperator?: FindOperator;
  execution: Execution;
  clock: Clock;
  /** Absent: all rows are in one database. */
  inPlace?: InPlace | undefined;
  /** Who may read `/metrics` on this server. Null: `/metrics` is on its own listener. */
  showsMetricsTo: 'anyone' | 'admin' | null;
  /** Why the service takes no requests, apart from draining; empty: it takes them. */
  unready(): Promise<string[]>;
  laneStates?: NonNullable<Health['laneStates']> | null;
  /** Requests a minute for each tenant; 0: no limit. */
  rateLimitPerMinute: number;
  /** The maximum number of requests in progress. */
  inProgressLimit: number;
  /** Places of 64 KiB for arriving bodies. */
  unreadPlaces: number;
  /** The networks of proxies whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[];
  /** Adds pages that are no operations. */
  addPages?(app: FastifyInstance): void;
  /** False: the framework serves every request. For the test that compares both ways. */
  servesDirectly?: boolean;
}

export interface Server {
  app: FastifyInstance;
  /**
   * Reports that it is not ready, still answers all requests, and ends each connection with its
   * next answer: a load balancer moves on without an error.
   */
  leave(): void;
  isLeaving(): boolean;
  /** Refuses new requests with 503 while those in progress end. */
  drain(): void;
}

export async function buildServer(options: ServerOptions): Promise<Server> {
  const { operations, findCaller, execution, clock, metrics, showsMetricsTo, unready, rateLimitPerMinute } = options;
  let leaving = false;
  const { app, answering } = webServer({
    ...options,
    showsConnections: true,
    leaving: isLeaving,
    nearestPath: nearestPath(operations),
  });
  const requests = receiving({
    findCaller,
    findOperator: options.findOperator ?? (() => null),
    limitRate: rateLimitPerMinute > 0 ? await limitedRate(app, rateLimitPerMinute) : null,
    admission: admission({ metrics, requests: options.inProgressLimit, unreadPlaces: options.unreadPlaces }),
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.operation !== null) await requests.identify(request, reply);
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.operation === null) done(null, payload);
    else
      done(
        thrownBy(() => requests.beforeBody(request, reply)),
        payload,
      );
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.operation === null) done();
    else done(thrownBy(() => requests.afterBody(request)) ?? undefined);
  });
  // The work is done, even if the client no longer reads the answer.
  app.addHook('onSend', (request, _reply, payload, done) => {
    requests.leave(request);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    requests.leave(request);
    done();
  });

  const addressOf = clientAddress(options.trustedProxies ?? []);
  const serve = serving(execution, clock, addressOf, options.inPlace ?? null);
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
  addHealth(app, { ...options, unready: async () => (leaving ? ['shutting down'] : unready()) });
  addNotices(app, { receivers: options.notices ?? [], clock, addressOf, draining: requests.isDraining });
  if (showsMetricsTo !== null) addMetrics(app, metrics, showsMetricsTo === 'admin' ? findCaller : null);
  addDescriptions(app, operations, options.events ?? []);
  options.addPages?.(app);
  // The framework closes the connections of requests that come while it closes.
  app.addHook('preClose', async () => drain());
  if (options.servesDirectly ?? true)
    serveFirst(app.server, servingDirectly({ operations, serve, answering, receiving: requests, log: options.log }));
  return { app, leave, isLeaving, drain };

  function isLeaving(): boolean {
    return leaving;
  }
  function leave(): void {
    leaving = true;
  }
  function drain(): void {
    leave();
    requests.drain();
  }
}

/** The refusal that a check throws; null when it throws none. */
function thrownBy(check: () => void): Error | null {
  try {
    check();
    return null;
  } catch (error) {
    return error as Error;
  }
}
