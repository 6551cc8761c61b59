// When the files of a real bank are listed: at its instants, and regularly between them.
import { reading } from '../../platform/std/clock.ts';

export interface InboundListing {
  isDue(): boolean;
  /** Infinite: the bank is read at its instants only. */
  dueInMs(): number;
  /** `settling`: a listed file may still be written, so it was not fetched. */
  listed(settling: boolean): void;
  /**
   * An instant waits for files that may still be written: a return in them must stop what leaves.
   * It does not wait for long, because the bank takes our files until its own cut-off.
   */
  mayWait(at: Date): boolean;
  /** It waits, and the next listing is not due yet. */
  isWaiting(at: Date): boolean;
}

/** Files that are written one after the other could keep an instant waiting. */
const waitsForFiles = 3;
/** The clocks of the two readings may differ a little. */
const marginMs = 500;

/** `now`: milliseconds that never go back. */
export function inboundListing(
  { pollMs, settleMs }: { pollMs: number; settleMs: number },
  now: () => number = reading,
): InboundListing {
  const pauseMs = pollMs === 0 ? Number.POSITIVE_INFINITY : pollMs;
  // After a start: what came while no process ran is listed first.
  let dueAt = pollMs === 0 ? pauseMs : now();
  let waiting: { at: number; until: number } | null = null;
  return {
    isDue: () => now() >= dueAt,
    dueInMs: () => dueAt - now(),
    listed(settling) {
      dueAt = now() + (settling ? settleMs + marginMs : pauseMs);
    },
    mayWait(at) {
      if (waiting?.at !== at.getTime())
        waiting = { at: at.getTime(), until: now() + waitsForFiles * (settleMs + marginMs) };
      return now() < waiting.until;
    },
    isWaiting: (at) => waiting?.at === at.getTime() && now() < Math.min(dueAt, waiting.until),
  };
}
