// Hints between processes: a signal in one process is repeated in the others. A lost hint only
// costs the pause of a poll.
import { randomUUID } from 'node:crypto';
import { elapsedMs, reading } from '../std/clock.ts';
import type { Database } from './database.ts';
import { notify } from './hints.sql.ts';
import type { Listening } from './listen.ts';

/** A signal inside a process, like those in src/events/log. */
export interface Relayed {
  notify(): void;
  subscribe(listener: () => void): () => void;
}

// The first hint is sent immediately, so a quiet service loses no time; a busy service sends few.
const everyMs = 50;

/**
 * Notifies other processes when one of these signals is given here. With `listening`, repeats here
 * the signals of other processes. Never in the phase of the signal: NOTIFY makes commits wait for
 * one another.
 */
export function relayHints(
  database: Database,
  signals: Readonly<Record<string, Relayed>>,
  listening: boolean,
): Listening {
  const self = randomUUID();
  let relaying = false;
  const timers = new Set<NodeJS.Timeout>();

  const unsubscribe = Object.entries(signals).map(([channel, signal]) => {
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

  const ear = listening
    ? database.listen(Object.keys(signals), (channel, from) => {
        if (from === self) return;
        relaying = true;
        try {
          signals[channel]?.notify();
        } finally {
          relaying = false;
        }
      })
    : null;

  return {
    async stop() {
      for (const end of unsubscribe) end();
      for (const timer of timers) clearTimeout(timer);
      await ear?.stop();
    },
  };
}
