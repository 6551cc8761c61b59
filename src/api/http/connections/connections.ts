// Watches the connections of a server: it limits them, shares them by address, and ends each of
// them.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from '../../../platform/metrics.ts';
import { fairShares } from '../../../platform/std/fair-shares.ts';
import type { LatestExchange } from './latest-exchange.ts';
import { networkOf } from './network-of.ts';

export interface ConnectionsOptions {
  /** The maximum number of connections. */
  limit: number;
  latest: LatestExchange;
  /** Refuses a connection that has no place, and ends it. */
  refuse(socket: Socket): void;
  /** Null: the metrics do not count them. */
  metrics: Metrics | null;
  /** How often connections are checked. */
  lookEveryMs?: number;
}

// Above the limit, this many connections get an answer. Further ones are closed without an answer.
const refusedAtOnce = 32;

// A client that has its answer closes immediately. It gets one full interval, so that the answer is
// not lost.
const looksAfterEnd = 2;
// A client that takes nothing of its answer for this long will not take the rest.
const looksWithoutTaking = 30;

/**
 * `dropped`: above every limit. `gave_way`: closed for another one. `not_taken`: the client did not
 * take the answer. `left_open`: the client did not close it.
 */
type EndReason = 'dropped' | 'gave_way' | 'not_taken' | 'left_open';

interface Held {
  /** Null: refused, it has no place. */
  network: string | null;
  /** A check has seen it. */
  seen: boolean;
  /** Checks since we ended it, or since its client last took a part of its answer. */
  looks: number;
  /** Bytes written, and bytes waiting, at the last check. */
  written: number;
  waiting: number;
}

/** Watches all connections of the server until it closes. */
export function watchConnections(server: Server, options: ConnectionsOptions): void {
  const { limit, latest, refuse, metrics, lookEveryMs = 1_000 } = options;
  const shares = fairShares(limit);
  const all = new Map<Socket, Held>();
  /** In the order of their arrival. */
  const ofNetwork = new Map<string, Set<Socket>>();
  const ended = metrics?.counts<EndReason>('achord_http_connections_ended_total') ?? (() => {});
  metrics?.ofProcess('achord_http_connections', () => all.size);
  metrics?.ofProcess('achord_http_connections_limit', () => limit);

  server.maxConnections = limit + refusedAtOnce;
  server.on('drop', () => ended('dropped'));
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    const admitted = shares.acquire(network) === 'taken' || takeOver(network);
    hold(socket, admitted ? network : null);
    if (!admitted) refuse(socket);
  });
  let looking: NodeJS.Timeout | undefined;
  server.on('close', () => clearInterval(looking));

  /** Rests while there is no connection. */
  function look(): void {
    inspect(all, ended);
    if (all.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  }

  function hold(socket: Socket, network: string | null): void {
    looking ??= setInterval(look, lookEveryMs).unref();
    all.set(socket, { network, seen: false, looks: 0, written: 0, waiting: 0 });
    if (network !== null) {
      const neighbors = ofNetwork.get(network) ?? new Set();
      ofNetwork.set(network, neighbors.add(socket));
    }
    socket.once('close', () => {
      if (release(socket) && network !== null) shares.release(network);
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
   * Makes room for one more connection of the network: an idle one of the same network is closed. A
   * network without a connection takes the place of another network's.
   */
  function takeOver(network: string): boolean {
    const own = ofNetwork.get(network);
    const released = leastNeeded(own ?? all.keys(), all, latest);
    if (released === undefined) return false;
    const { network: of } = all.get(released)!;
    release(released);
    released.destroy();
    ended('gave_way');
    if (of === network) return true;
    if (of !== null) shares.release(of);
    return shares.acquire(network) === 'taken';
  }
}

/**
 * In this order: a connection that only its client keeps open, one that is silent for a while, one
 * between requests, a new one.
 */
function leastNeeded(
  sockets: Iterable<Socket>,
  all: ReadonlyMap<Socket, Held>,
  latest: LatestExchange,
): Socket | undefined {
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
 * Ends connections that their clients do not end. It compares counters, so a request costs nothing.
 */
function inspect(all: ReadonlyMap<Socket, Held>, ended: (reason: EndReason) => void): void {
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

/**
 * Lets the client read its answer before the connection closes: a reset, caused by bytes that still
 * arrive, would discard the answer.
 */
export function endGently(socket: Socket): void {
  socket.destroySoon = () => void socket.end();
}
