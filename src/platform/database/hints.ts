// Hints between processes: a signal in one process is repeated in the others. A lost hint only
// costs the pause of a poll.
import { randomUUID } from 'node:crypto';
import { elapsedMs, reading } from '../std/clock.ts';
import { type Signal, signal } from '../std/signal.ts';
import type { Database } from './database.ts';
import { notify } from './hints.sql.ts';
import type { Listening } from './listen.ts';

/**
 * This process has changed the database: ends the long pauses of jobs. Sent after a commit that may
 * have made work for a job. An atomic phase sends it; what is written without a phase sends it
 * itself.
 */
export const databaseChanged = signal();

export interface Relayed {
  signal: Signal;
  /**
   * The first hint is sent immediately, so a quiet service loses no time; a busy service sends one
   * in this time.
   */
  everyMs: number;
  /** Whether this process repeats the signal of others. */
  isHeard: boolean;
}

/** A database over which processes tell one another. */
export interface Relay {
  database: Pick<Database, 'query' | 'listen'>;
  /** Of the connection that listens. */
  name: string;
  /** Whether a signal that is given now can be about its work. Absent: every one can. */
  isMeant?(): boolean;
}

/**
 * Notifies other processes when one of these signals, by their channels, is given here, and repeats
 * here the signals of other processes. Never in the phase of the signal: NOTIFY makes commits wait
 * for one another.
 */
export function relayHints(signals: Readonly<Record<string, Relayed>>, relays: readonly Relay[]): Listening {
  const self = randomUUID();
  let relaying = false;
  const timers = new Set<NodeJS.Timeout>();

  /** Tells over one relay, at most once in `everyMs`. */
  function telling({ database }: Relay, channel: string, everyMs: number): () => void {
    let toldAt = Number.NEGATIVE_INFINITY;
    let timer: NodeJS.Timeout | undefined;
    const tell = () => {
      toldAt = reading();
      // Only a hint: if it fails, the other processes poll.
      notify(database, channel, self).catch(() => {});
    };
    return () => {
      if (timer !== undefined) return;
      const left = everyMs - elapsedMs(toldAt);
      if (left <= 0) return tell();
      timer = setTimeout(() => {
        timers.delete(timer!);
        timer = undefined;
        tell();
      }, left);
      timers.add(timer);
    };
  }

  const unsubscribe = Object.entries(signals).map(([channel, { signal, everyMs }]) => {
    const told = relays.map((relay) => ({ relay, tell: telling(relay, channel, everyMs) }));
    return signal.subscribe(() => {
      if (relaying) return;
      for (const { relay, tell } of told) if (relay.isMeant?.() !== false) tell();
    });
  });

  const heard = Object.keys(signals).filter((channel) => signals[channel]!.isHeard);
  const repeated = (channel: string, from: string) => {
    if (from === self) return;
    relaying = true;
    try {
      signals[channel]?.signal.notify();
    } finally {
      relaying = false;
    }
  };
  const listening = relays.map(({ database, name }) => database.listen(name, heard, repeated));

  return {
    async stop() {
      for (const end of unsubscribe) end();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(listening.map((one) => one.stop()));
    },
  };
}
