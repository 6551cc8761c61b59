// Two servers over the same service: one serves usual requests directly, the framework of the other
// serves every request. A script sends the same bytes to one of them and observes what it does.
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { buildServer, type Server, type ServerOptions } from '../../../src/api/http/server.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { openMetrics } from '../../../src/platform/metrics.ts';
import { sleep } from '../../../src/platform/std/clock.ts';
import { serviceContext } from '../../../src/service/context/service-context.ts';
import { operations } from '../../../src/service/operations.ts';
import { metricsIn } from './metrics.ts';
import { openRaw } from './raw-http.ts';
import type { TestService } from './service.ts';

/** One connection of a client. */
export interface Script {
  /** Bytes as Latin-1. The client sends the next part when the service is waiting. */
  parts: readonly string[];
  /** `half-close`: it ends its own direction and reads until the service closes. */
  ending: 'half-close' | 'reset';
}

/** What a client and an operator see. */
export interface Observed {
  /** Everything that the client received, as Latin-1. */
  received: string;
  log: readonly Record<string, unknown>[];
  /** By how much it changed the metrics of requests and connections. */
  metrics: Readonly<Record<string, number>>;
}

export interface Way {
  server: Server;
  address: string;
  /** Requests that the framework has served. */
  byFramework(): number;
  play(script: Script): Promise<Observed>;
  /** Bytes that have arrived on its open connections. */
  arrived(): number;
  /** Resolves when the service waits for its clients: nothing is in progress. */
  quiet(): Promise<void>;
}

export interface TwoWays {
  direct: Way;
  framework: Way;
  close(): Promise<void>;
}

// A gatherer or a promise takes a few turns of the event loop between two uses of the database.
const quietTurns = 12;

const compared =
  /^achord_http_(requests_total|request_duration_seconds_count|refused_total|requests_in_progress|unread_bod\w+|connections_ended_total)\b/;

/** `tokens`: they are looked up now, so that each request finds them without the database. */
export async function twoWays(
  service: TestService,
  tokens: readonly string[],
  options: Partial<ServerOptions> = {},
): Promise<TwoWays> {
  const { database, callers, execution, clock } = service.context;
  // Its metrics apart: the service has registered its own.
  const context = { ...service.context, metrics: openMetrics(database, 'test') };
  const all = operations(serviceContext(context, new AbortController().signal));
  const found = new Map(await Promise.all(tokens.map(async (token) => [token, await callers.find(token)] as const)));

  async function way(servesDirectly: boolean): Promise<Way> {
    const lines: Record<string, unknown>[] = [];
    const metrics = openMetrics(database, 'test');
    const server = await buildServer({
      operations: all,
      findCaller: async (token) => found.get(token) ?? null,
      execution,
      clock,
      log: logTo({ write: (line) => void lines.push(JSON.parse(line)) }, 'info'),
      metrics,
      showsMetricsTo: null,
      unready: async () => [],
      rateLimitPerMinute: 0,
      inProgressLimit: 100,
      unreadPlaces: 100,
      connectionsLimit: 100,
      ...options,
      servesDirectly,
    });
    let byFramework = 0;
    server.app.addHook('onRequest', async () => void byFramework++);
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const sockets = new Map<number, Socket>();
    (server.app.server as HttpServer).on('connection', (socket: Socket) => sockets.set(socket.remotePort!, socket));

    /** `arrived`: also waits for bytes that are still on their way. */
    async function quiet(arrived = () => true): Promise<void> {
      for (let turns = 0; turns < quietTurns; turns++) {
        await turn();
        const { open, idle } = database.usage();
        if (arrived() && open === idle) continue;
        turns = 0;
        await sleep(1);
      }
    }

    const read = async () =>
      Object.entries(metricsIn((await metrics.render()).text)).filter(([name]) => compared.test(name));

    return {
      server,
      address,
      byFramework: () => byFramework,
      arrived: () =>
        [...sockets.values()].reduce((sum, { bytesRead, destroyed }) => sum + (destroyed ? 0 : bytesRead), 0),
      quiet,
      async play({ parts, ending }) {
        lines.length = 0;
        const before = Object.fromEntries(await read());
        const client = openRaw(address, { halfOpen: true });
        await new Promise((resolve) => client.socket.once('connect', resolve));
        const port = (client.socket.address() as AddressInfo).port;
        let sent = 0;
        const isGone = () => sockets.get(port)?.destroyed ?? false;
        for (const part of parts) {
          const bytes = Buffer.from(part, 'latin1');
          sent += bytes.length;
          client.write(bytes);
          await quiet(() => isGone() || (sockets.get(port)?.bytesRead ?? -1) >= sent);
        }
        if (ending === 'half-close') client.socket.end();
        else client.socket.resetAndDestroy();
        const received = await client.closed;
        await quiet(isGone);
        sockets.delete(port);
        const changes = (await read()).map(([name, value]) => [name, value - (before[name] ?? 0)] as const);
        return {
          received,
          log: [...lines],
          metrics: Object.fromEntries(changes.filter(([, change]) => change !== 0)),
        };
      },
    };
  }

  const [direct, framework] = [await way(true), await way(false)];
  return {
    direct,
    framework,
    close: async () => void (await Promise.all([direct.server.app.close(), framework.server.app.close()])),
  };
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Without what differs between any two requests: dates, durations, ids of requests that their
 * client did not choose. `made`: also without the ids and times of what they have created.
 */
export function comparable({ received, log, metrics }: Observed, sent: string, made: boolean): unknown {
  const known = new Set(sent.match(uuid));
  const unlessKnown = (text: string) => (known.has(text) ? text : '(uuid)');
  let text = received
    .replace(/^Date: .*$/gm, 'Date: (now)')
    .replace(/^(x-ratelimit-reset|retry-after): \d+$/gm, '$1: (seconds)')
    .replace(/^x-request-id: (\S+)$/gm, (_, id: string) => `x-request-id: ${unlessKnown(id)}`);
  if (made) text = text.replace(uuid, unlessKnown).replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '(time)');
  // The order is not compared: a client that is gone reads no answers, and the lines of pipelined
  // requests are written as the requests end.
  const lines = log.map(({ time, ms, pid, hostname, request_id, err, ...line }) => ({
    ...line,
    request_id: unlessKnown(request_id as string),
    // The places in the program differ.
    ...(err === undefined ? {} : { err: { ...err, stack: '' } }),
  }));
  const ofLine = (line: object) => JSON.stringify(line);
  return { received: text, log: lines.toSorted((a, b) => (ofLine(a) < ofLine(b) ? -1 : 1)), metrics };
}
