// Many deadlines of the same length with one timer: a timer for each costs more than the rest of
// the deadline.
import { elapsedMs, reading } from './clock.ts';

export interface Deadlines<Item> {
  begin(item: Item): void;
  /** Its deadline will not pass. */
  end(item: Item): void;
  stop(): void;
}

/**
 * Calls `passed` once for each item that did not end within `ms`. The timer does not keep the
 * process running.
 */
export function deadlines<Item>(ms: number, passed: (item: Item) => void): Deadlines<Item> {
  // A Map keeps the order of insertion, which is the order of the deadlines.
  const begunAt = new Map<Item, number>();
  let timer: NodeJS.Timeout | undefined;

  const checkAfter = (pauseMs: number) => {
    timer = setTimeout(check, pauseMs).unref();
  };

  function check(): void {
    timer = undefined;
    for (const [item, at] of begunAt) {
      const left = ms - elapsedMs(at);
      if (left > 0) {
        checkAfter(left);
        return;
      }
      begunAt.delete(item);
      passed(item);
    }
  }

  return {
    begin(item) {
      begunAt.set(item, reading());
      if (timer === undefined) checkAfter(ms);
    },
    end: (item) => void begunAt.delete(item),
    stop() {
      clearTimeout(timer);
      begunAt.clear();
    },
  };
}
