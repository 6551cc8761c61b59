// Watches the connections of a server: limits them, shares them out by address, and ends each of
// them.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from '../../metrics.ts';
import { fairShares } from '../../std/fair-shares.ts';
import type { LatestExchange } from './latest-exchange.ts';
import { networkOf } from './network-of.ts';

export interface ConnectionsOptions {
  /** Connections at most. */
  limit: number;
  latest: LatestExchange;
  /** Answers a connection that there is no room for, and ends it. */
  refuse(socket: Socket): void;
  /** Null: not shown. */
  metrics: Metrics | null;
  /** How often connections are looked at. */
  lookEveryMs?: number;
}

// Beyond the limit, so many are told why they are refused. Further ones are closed without an
// answer.
const refusedAtOnce = 32;

// A client that has its answer closes at once. It gets one whole look, so that the answer is not
// lost on the way.
const looksAfterEnd = 2;
// A client that takes nothing of its answer for so long will not take the rest.
const looksWithoutTaking = 30;

/**
 * `dropped`: above every limit. `gave_way`: closed for another one. `not_taken`: its answer.
 * `left_open`: by the client.
 */
type EndReason = 'dropped' | 'gave_way' | 'not_taken' | 'left_open';

interface Held {
  /** Null: refused, it holds no place. */
  network: string | null;
  /** A look has seen it. */
  seen: boolean;
  /** Looks since it was ended by us, or since its client took anything of its answer. */
  looks: number;
  /** Bytes that had been written, and that were waiting, at the last look. */
  written: number;
  waiting: number;
}

/** Watches over all connections of the server, from now until it closes. */
export function watchConnections(server: Server, options: ConnectionsOptions): void {
  const { limit, latest, refuse, metrics, lookEveryMs = 1_000 } = options;
  const shares = fairShares(limit);
  const all = new Map<Socket, Held>();
  /** In the order in which they came. */
  const ofNetwork = new Map<string, Set<Socket>>();
  const ended =
    metrics?.counts<EndReason>(
      'achord_http_connections_ended_total',
      'Connections that were ended by the service: dropped (above the limit), gave_way (to another one), not_taken (the answer), left_open (by the client, after the end).',
      'reason',
    ) ?? (() => {});
  metrics?.ofProcess('achord_http_connections', 'Connections that are open.', () => all.size);
  metrics?.ofProcess('achord_http_connections_limit', 'Connections at most.', () => limit);

  server.maxConnections = limit + refusedAtOnce;
  server.on('drop', () => ended('dropped'));
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    const admitted = shares.take(network) === 'taken' || takeOver(network);
    hold(socket, admitted ? network : null);
    if (!admitted) refuse(socket);
  });
  const timer = setInterval(look, lookEveryMs).unref();
  server.on('close', () => clearInterval(timer));

  function hold(socket: Socket, network: string | null): void {
    all.set(socket, { network, seen: false, looks: 0, written: 0, waiting: 0 });
    if (network !== null) {
      const neighbors = ofNetwork.get(network) ?? new Set();
      ofNetwork.set(network, neighbors.add(socket));
    }
    socket.once('close', () => {
      if (release(socket) && network !== null) shares.give(network);
    });
  }

  /** False when it was released before. */
  function release(socket: Socket): boolean {
    const network = all.get(socket)?.network ?? null;
    if (network !== null) {
      const neighbors = ofNetwork.get(network)!;
      neighbors.delete(socket);
      if (neighbors.size === 0) ofNetwork.delete(network);
    }
    return all.delete(socket);
  }

  /**
   * Makes room for one more connection of the network: an idle one of its own gives way. A network
   * that has none takes the place of another's.
   */
  function takeOver(network: string): boolean {
    const own = ofNetwork.get(network);
    const given = leastNeeded(own ?? all.keys());
    if (given === undefined) return false;
    const { network: of } = all.get(given)!;
    release(given);
    given.destroy();
    ended('gave_way');
    if (of === network) return true;
    if (of !== null) shares.give(of);
    return shares.take(network) === 'taken';
  }

  /**
   * In this order: a connection that only its client keeps open, one that has been silent for a
   * while, one between requests, one that has just come.
   */
  function leastNeeded(sockets: Iterable<Socket>): Socket | undefined {
    let silent: Socket | undefined;
    let idle: Socket | undefined;
    let fresh: Socket | undefined;
    for (const socket of sockets) {
      if (socket.writableEnded) return socket;
      const state = latest.stateOf(socket);
      if (state === 'idle') idle ??= socket;
      else if (state === 'silent' && all.get(socket)!.seen) silent ??= socket;
      else if (state === 'silent') fresh ??= socket;
    }
    return silent ?? idle ?? fresh;
  }

  /**
   * Ends connections that their clients do not end. It compares counters, so that a request costs
   * nothing.
   */
  function look(): void {
    for (const [socket, held] of all) {
      const { bytesWritten, writableLength } = socket;
      const isEnded = socket.writableEnded;
      held.seen = true;
      const waits = writableLength > 0 && bytesWritten === held.written && writableLength === held.waiting;
      held.looks = isEnded || waits ? held.looks + 1 : 0;
      held.written = bytesWritten;
      held.waiting = writableLength;
      if (held.looks < (isEnded ? looksAfterEnd : looksWithoutTaking)) continue;
      socket.destroy();
      ended(isEnded ? 'left_open' : 'not_taken');
    }
  }
}

/**
 * Lets the client read its answer before the connection is closed: a reset, caused by bytes that
 * still arrive, would drop the answer.
 */
export function endGently(socket: Socket): void {
  socket.destroySoon = () => void socket.end();
}
