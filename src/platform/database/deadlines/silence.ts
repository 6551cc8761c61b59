// Detects a server that does not answer: ends each wait at its deadline, and reports when nothing
// answers.
import { StatedError } from '../../std/stated-error.ts';
import type { Pulse } from './pulse.ts';

/**
 * The server did not answer in time, or is known not to answer. A query that was sent may still
 * take effect.
 */
export class DatabaseSilent extends StatedError {
  constructor(cause?: unknown) {
    super('the database does not answer', { cause });
    this.name = 'DatabaseSilent';
  }
}

/** One watched connection. Call `began` and `ended` around each query. */
export interface WatchedConnection {
  began(deadlineMs: number): void;
  ended(): void;
  isPending(): boolean;
  /** A query missed its deadline: the connection is destroyed. */
  readonly overdue: boolean;
}

export interface Silence {
  /** Nothing answers: neither a query nor the pulse. */
  isSilent(): boolean;
  watch(destroy: () => void): WatchedConnection;
  forget(connection: WatchedConnection): void;
  /**
   * Registers a wait for a connection: calls `giveUp` when nothing answers. Returns the function
   * that ends the wait.
   */
  wait(giveUp: (error: DatabaseSilent) => void): () => void;
  /** How many wait for a connection. */
  waiting(): number;
  stop(): void;
}

export interface SilenceLimits {
  /** After this time without any answer, a sign of life is requested from the server. */
  askAfterMs: number;
  /**
   * After this time without any answer, it counts as silent: a new query is refused immediately.
   */
  silentAfterMs: number;
  /** While it is silent, no query waits longer than this, whatever its own deadline. */
  waitInSilenceMs: number;
}

export const usualSilence: SilenceLimits = { askAfterMs: 1_000, silentAfterMs: 3_000, waitInSilenceMs: 5_000 };

const tickMs = 250;
const keepPulseMs = 60_000;

/**
 * One timer checks all connections: a query needs no timer of its own. It runs while something
 * waits for the server. Time is counted in ticks of this process, so that a process that was
 * stopped or busy does not blame the server. Calls `changed` when the silence begins or ends.
 */
export function silenceOf(
  pulseOf: (answered: () => void) => Pulse,
  changed: (silent: boolean) => void,
  limits: SilenceLimits = usualSilence,
): Silence {
  let ticking: NodeJS.Timeout | undefined;
  const server: Server = {
    now: 0,
    isSilent: false,
    watched() {
      ticking ??= setInterval(tick, tickMs).unref();
    },
  };
  let heardAt = 0;
  let askedAt = 0;
  const connections = new Set<Watched>();
  const waiting = new Set<(error: DatabaseSilent) => void>();

  const answered = () => {
    heardAt = server.now;
    if (!server.isSilent) return;
    server.isSilent = false;
    changed(false);
  };
  const pulse = pulseOf(answered);

  function tick(): void {
    server.now += tickMs;
    const { now } = server;
    let isAnyWaiting = waiting.size > 0;
    for (const connection of connections)
      if (connection.isPending()) {
        isAnyWaiting = true;
        connection.check();
      }
    // While nothing waits, no answer is overdue.
    if (!isAnyWaiting && !server.isSilent) heardAt = now;
    const quietMs = now - heardAt;
    if (quietMs >= limits.askAfterMs) {
      askedAt = now;
      pulse.ask();
    } else if (now - askedAt >= keepPulseMs) {
      pulse.rest();
      if (!isAnyWaiting) rest();
    }
    if (quietMs < limits.silentAfterMs) return;
    if (!server.isSilent) {
      server.isSilent = true;
      changed(true);
    }
    for (const giveUp of waiting) giveUp(new DatabaseSilent());
    waiting.clear();
  }
  function rest(): void {
    clearInterval(ticking);
    ticking = undefined;
  }

  return {
    isSilent: () => server.isSilent,
    watch(destroy) {
      const connection = watchedConnection(server, limits, answered, destroy);
      connections.add(connection);
      return connection;
    },
    forget: (connection) => void connections.delete(connection as Watched),
    wait(giveUp) {
      server.watched();
      waiting.add(giveUp);
      return () => void waiting.delete(giveUp);
    },
    waiting: () => waiting.size,
    stop() {
      rest();
      pulse.rest();
    },
  };
}

interface Server {
  /** Milliseconds, counted in ticks. */
  now: number;
  isSilent: boolean;
  /** Starts the ticks if they rest. */
  watched(): void;
}

interface Watched extends WatchedConnection {
  overdue: boolean;
  check(): void;
}

function watchedConnection(
  server: Server,
  { waitInSilenceMs }: SilenceLimits,
  answered: () => void,
  destroy: () => void,
): Watched {
  let pending = 0;
  let since = 0;
  let deadlineMs = 0;
  const connection: Watched = {
    overdue: false,
    began(ms) {
      if (pending++ > 0) return;
      server.watched();
      since = server.now;
      deadlineMs = ms;
    },
    ended() {
      pending--;
      // Queries sent together are answered one after the other: each answer starts the time of the
      // next one.
      since = server.now;
      if (!connection.overdue) answered();
    },
    isPending: () => pending > 0,
    check() {
      const waitMs = server.isSilent ? Math.min(deadlineMs, waitInSilenceMs) : deadlineMs;
      if (connection.overdue || server.now - since <= waitMs) return;
      connection.overdue = true;
      destroy();
    },
  };
  return connection;
}
