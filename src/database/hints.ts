// Hints between processes: a signal given in one is given in the others. One that is lost costs a
// poll's pause, no more.
import { randomUUID } from 'node:crypto';
import { elapsedMs, reading } from '../std/clock.ts';
import type { Database } from './database.ts';
import { notify } from './hints.sql.ts';
import type { Listening } from './listen.ts';

/** A signal inside a process, as src/events has them. */
export interface Relayed {
  give(): void;
  subscribe(heard: () => void): () => void;
}

// The first hint goes out at once, so that a quiet service loses no time; a busy one sends few.
const everyMs = 50;

/**
 * Tells other processes when one of these signals is given here; with `listening`, gives it here
 * when it was given there. Never in the phase that it is about: NOTIFY makes commits wait for one
 * another.
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
      // Only a hint: where it fails, the others poll.
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
          signals[channel]?.give();
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
