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
 * One timer checks all connections: a query needs no timer of its own. Time is counted in ticks of
 * this process, so that a process that was stopped or busy does not blame the server. Calls
 * `changed` when the silence begins or ends.
 */
export function silenceOf(
  pulseOf: (answered: () => void) => Pulse,
  changed: (silent: boolean) => void,
  limits: SilenceLimits = usualSilence,
): Silence {
  let now = 0;
  let heardAt = 0;
  let askedAt = 0;
  let silent = false;
  const connections = new Set<Watched>();
  const waiting = new Set<(error: DatabaseSilent) => void>();

  const answered = () => {
    heardAt = now;
    if (!silent) return;
    silent = false;
    changed(false);
  };
  const pulse = pulseOf(answered);

  class Watched implements WatchedConnection {
    overdue = false;
    #pending = 0;
    #since = 0;
    #deadlineMs = 0;
    readonly #destroy: () => void;

    constructor(destroy: () => void) {
      this.#destroy = destroy;
    }

    began(deadlineMs: number): void {
      if (this.#pending++ > 0) return;
      this.#since = now;
      this.#deadlineMs = deadlineMs;
    }

    ended(): void {
      this.#pending--;
      // Queries sent together are answered one after the other: each answer starts the time of the
      // next one.
      this.#since = now;
      if (!this.overdue) answered();
    }

    isPending(): boolean {
      return this.#pending > 0;
    }

    check(): void {
      const deadlineMs = silent ? Math.min(this.#deadlineMs, limits.waitInSilenceMs) : this.#deadlineMs;
      if (this.overdue || now - this.#since <= deadlineMs) return;
      this.overdue = true;
      this.#destroy();
    }
  }

  function tick(): void {
    now += tickMs;
    let isAnyWaiting = waiting.size > 0;
    for (const connection of connections)
      if (connection.isPending()) {
        isAnyWaiting = true;
        connection.check();
      }
    // While nothing waits, no answer is overdue.
    if (!isAnyWaiting && !silent) heardAt = now;
    const quietMs = now - heardAt;
    if (quietMs >= limits.askAfterMs) {
      askedAt = now;
      pulse.ask();
    } else if (now - askedAt === keepPulseMs) pulse.rest();
    if (quietMs < limits.silentAfterMs) return;
    if (!silent) {
      silent = true;
      changed(true);
    }
    for (const giveUp of waiting) giveUp(new DatabaseSilent());
    waiting.clear();
  }
  const ticking = setInterval(tick, tickMs);
  ticking.unref();

  return {
    isSilent: () => silent,
    watch(destroy) {
      const connection = new Watched(destroy);
      connections.add(connection);
      return connection;
    },
    forget: (connection) => void connections.delete(connection as Watched),
    wait(giveUp) {
      waiting.add(giveUp);
      return () => void waiting.delete(giveUp);
    },
    waiting: () => waiting.size,
    stop() {
      clearInterval(ticking);
      pulse.rest();
    },
  };
}
