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

export interface Ear {
  database: Pick<Database, 'listen'>;
  /** Of the connection that listens. */
  name: string;
}

/**
 * Notifies other processes when one of these signals, by their channels, is given here, and repeats
 * here the signals of other processes. Never in the phase of the signal: NOTIFY makes commits wait
 * for one another.
 */
export function relayHints(
  database: Database,
  signals: Readonly<Record<string, Relayed>>,
  ears: readonly Ear[],
): Listening {
  const self = randomUUID();
  let relaying = false;
  const timers = new Set<NodeJS.Timeout>();

  const unsubscribe = Object.entries(signals).map(([channel, { signal, everyMs }]) => {
    let toldAt = Number.NEGATIVE_INFINITY;
    let timer: NodeJS.Timeout | undefined;
    const tell = () => {
      toldAt = reading();
      // Only a hint: if it fails, the other processes poll.
      notify(database, channel, self).catch(() => {});
    };
    return signal.subscribe(() => {
      if (relaying || timer !== undefined) return;
      const left = everyMs - elapsedMs(toldAt);
      if (left <= 0) return tell();
      timer = setTimeout(() => {
        timers.delete(timer!);
        timer = undefined;
        tell();
      }, left);
      timers.add(timer);
    });
  });

  const heard = Object.keys(signals).filter((channel) => signals[channel]!.isHeard);
  const relay = (channel: string, from: string) => {
    if (from === self) return;
    relaying = true;
    try {
      signals[channel]?.signal.notify();
    } finally {
      relaying = false;
    }
  };
  const listening = ears.map((ear) => ear.database.listen(ear.name, heard, relay));

  return {
    async stop() {
      for (const end of unsubscribe) end();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(listening.map((one) => one.stop()));
    },
  };
}
