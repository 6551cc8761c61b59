// The service: the API and the worker over one context, started and stopped in order.

import type { FastifyInstance } from 'fastify';
import { findOperator } from '../../access/operators/sessions/find-operator.ts';
import { addConsole } from '../../api/console/serve-console.ts';
import { addDocumentation } from '../../api/documentation/serve-documentation.ts';
import { placesOfMib } from '../../api/http/connections/admission.ts';
import { connectionsAtMost, descriptorLimit } from '../../api/http/connections/descriptors.ts';
import { healthServer } from '../../api/http/health-server.ts';
import { buildServer } from '../../api/http/server.ts';
import { outboxFilled } from '../../events/log/outbox-filled.ts';
import { deliveriesDue } from '../../events/webhooks/delivery/create-deliveries.ts';
import { noteProvider } from '../../payments/risk/screening/provider/ask-provider.ts';
import { screeningProvider } from '../../payments/risk/screening/provider/screening-provider.ts';
import { databaseChanged, type Relay, relayHints } from '../../platform/database/hints.ts';
import { concerns } from '../../platform/database/lanes/lane.ts';
import { routed } from '../../platform/database/lanes/routed.ts';
import { listenerName } from '../../platform/database/listen.ts';
import { type Repeating, repeat } from '../../platform/database/repeat.ts';
import { madeSafe } from '../../platform/log/loggable.ts';
import { sleep } from '../../platform/std/clock.ts';
import { type Context, endLanes } from '../context/context.ts';
import { type ServiceContext, serviceContext } from '../context/service-context.ts';
import { jobs, jobsOfEveryProcess } from '../jobs.ts';
import { copyFromHome } from '../lanes/copy-from-home.ts';
import { lanesOfWorker } from '../lanes/lanes-of-worker.ts';
import { placing } from '../lanes/place-request.ts';

export interface Service {
  app: FastifyInstance;
  /** Where it listens: `http://127.0.0.1:4010`. */
  address: string;
  /** The address of the listener for health and metrics; null: no such listener. */
  operationsAddress: string | null;
  /** Reports that it is not ready. Still answers requests. */
  leave(): void;
  /**
   * Leaves, and answers requests for ACHORD_DRAIN_SECONDS more, unless `atOnce`. Then it refuses
   * new requests, lets requests and job runs in progress end, and closes the database.
   */
  stop(how?: { atOnce: boolean }): Promise<void>;
}

// The time for requests in progress to end, once new ones are refused. Container runtimes kill the
// process ten seconds after the stop signal, unless they are told to wait longer.
const lastRequestsMs = 7_000;

/**
 * The signals that other processes wait for, by the channel of their hint. A process without the
 * worker has jobs that follow other processes, too.
 */
const hinted = (isWorker: boolean) => ({
  achord_outbox_filled: { signal: outboxFilled, everyMs: 50, isHeard: isWorker },
  achord_deliveries_due: { signal: deliveriesDue, everyMs: 50, isHeard: isWorker },
  achord_database_changed: { signal: databaseChanged, everyMs: 500, isHeard: true },
});

/** A process runs the API, the worker, or both. */
export interface Roles {
  api: boolean;
  worker: boolean;
  /** False: another process listens at ACHORD_OPERATIONS_PORT for this one. */
  operations?: boolean;
}

/** The lane of each bank. */
const lanesOfBanks = ({ lanes, byLane }: ServiceContext) =>
  new Map(byLane.flatMap(({ banks }, index) => banks.map(({ name }) => [name, lanes.all[index]!] as const)));

/** A lane has a worker if one listens under its name (`achord doctor`). */
function relaysOf({ lanes, settings }: Context, roles: Roles): Relay[] {
  const own = roles.worker ? lanesOfWorker(lanes, settings) : [];
  return lanes.all.map((lane) => {
    const name = own.includes(lane) ? listenerName : 'achord api hints';
    return lanes.all.length === 1
      ? { database: lane.database, name }
      : { database: routed([lane], () => lane.database), name, isMeant: () => concerns(lane) };
  });
}

export async function startService(context: Context, roles: Roles = { api: true, worker: true }): Promise<Service> {
  const { settings, log, execution, clock, callers, metrics, unready } = context;
  const stopping = new AbortController();
  const assembled = serviceContext(context, stopping.signal);
  const repeating: Repeating[] = [];
  const laneStates = context.lanes.all.length > 1 ? context.laneStates : null;
  const ownPort = settings.ACHORD_OPERATIONS_PORT;
  const connectionsLimit = connectionsAtMost(
    settings.ACHORD_CONNECTIONS_LIMIT,
    descriptorLimit(),
    settings.ACHORD_DATABASE_CONNECTIONS,
  );
  if (roles.worker) await noteProvider(context.lanes.home.database, screeningProvider(settings) !== null, clock.now());
  await copyFromHome(context.lanes, clock).catch((err) => log.warn({ err }, 'a lane does not have the people of home'));
  // A process that only works does not load them.
  const served = roles.api ? await import('../operations.ts') : null;
  const { app, leave, isLeaving, drain } = await buildServer({
    operations: served?.operations(assembled) ?? [],
    events: served?.documentedEvents ?? [],
    notices: served?.notices(assembled) ?? [],
    addPages: (app) => {
      addDocumentation(app);
      if (!roles.api) return;
      const isSandbox = settings.ACHORD_MODE === 'sandbox';
      served?.addPagesForUsers(app, assembled);
      served?.addPagesForPayers(app, assembled);
      addConsole(app, { isSandbox, hasProvider: settings.ACHORD_OIDC_ISSUER !== null });
    },
    findCaller: callers.find,
    findOperator: findOperator(context.sessions, context.cookies, settings.ACHORD_PUBLIC_URL),
    execution,
    clock,
    inPlace:
      context.lanes.all.length === 1
        ? undefined
        : placing({
            lanes: context.lanes,
            banksOf: lanesOfBanks(assembled),
            copy: (to) => copyFromHome(context.lanes, clock, to),
          }),
    log,
    metrics,
    showsMetricsTo: ownPort !== null ? null : settings.ACHORD_MODE === 'live' ? 'admin' : 'anyone',
    unready,
    laneStates,
    trustedProxies: settings.ACHORD_TRUSTED_PROXIES,
    rateLimitPerMinute: settings.ACHORD_RATE_LIMIT,
    inProgressLimit: settings.ACHORD_IN_PROGRESS_LIMIT,
    // Some connections stay free for requests that arrive whole.
    unreadPlaces: Math.ceil(Math.min(settings.ACHORD_UNREAD_BODIES_MIB * placesOfMib, connectionsLimit * 0.75)),
    connectionsLimit,
    noteRequest: settings.ACHORD_REQUEST_LOG_DAYS > 0 ? assembled.requestLog.note : undefined,
  });
  if (assembled.banks.length === 0 && roles.worker)
    log.warn({}, 'no bank is connected: started payments stay CAPTURE_PENDING');
  const health =
    ownPort === null || roles.operations === false
      ? null
      : healthServer({
          log,
          metrics,
          laneStates,
          unready: async () => (isLeaving() ? ['shutting down'] : unready()),
        });
  const operationsAddress = (await health?.listen({ host: settings.HOST, port: ownPort! })) ?? null;
  let address: string;
  try {
    address = await app.listen({ host: settings.HOST, port: settings.PORT });
  } catch (error) {
    await health?.close();
    throw error;
  }
  const hints = relayHints(hinted(roles.worker), relaysOf(context, roles));
  for (const job of [...jobsOfEveryProcess(assembled), ...(roles.worker ? jobs(assembled) : [])])
    repeating.push(
      repeat(job, (err, name) => {
        const sentence = stopping.signal.aborted
          ? 'a job failed as the service stopped'
          : 'a job failed and will be retried';
        log.error({ err, job: madeSafe(name) }, sentence);
      }),
    );

  return {
    app,
    address,
    operationsAddress,
    leave,
    async stop({ atOnce } = { atOnce: false }) {
      leave();
      // A process without the API gets no requests of a load balancer.
      if (roles.api && !atOnce) await sleep(settings.ACHORD_DRAIN_SECONDS * 1_000);
      drain();
      stopping.abort();
      // Otherwise a connection whose request was just answered would stay open for the next one.
      const idle = setInterval(() => app.server.closeIdleConnections(), 50);
      const patience = setTimeout(() => app.server.closeAllConnections(), lastRequestsMs);
      await app.close();
      clearInterval(idle);
      clearTimeout(patience);
      await Promise.all([...repeating.map((one) => one.stop()), hints.stop()]);
      health?.server.closeAllConnections();
      await health?.close();
      await endLanes(context.lanes);
    },
  };
}
