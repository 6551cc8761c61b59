// Starts the server again when it was killed under the running service (by the system's memory
// killer, for instance).
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { isAlive } from './processes.ts';

interface KeepAlive {
  pid: () => number;
  restart: () => Promise<void>;
  log: Log;
}

const LOOK_EVERY_MS = 250;
const AFTER_A_FAILURE_MS = 1_000;

/** Watches until released; `release` waits for a restart that is under way. */
export function keepAlive({ pid, restart, log }: KeepAlive): { release(): Promise<void> } {
  const released = new AbortController();
  const watching = watch();

  async function watch(): Promise<void> {
    let pause_ms = LOOK_EVERY_MS;
    while (await elapsed(pause_ms)) {
      pause_ms = LOOK_EVERY_MS;
      if (isAlive(pid())) continue;
      log.error({ pid: pid() }, 'The embedded PostgreSQL died; starting it again.');
      try {
        await restart();
      } catch (error) {
        log.error({ err: error }, 'The embedded PostgreSQL does not start again; trying once more.');
        pause_ms = AFTER_A_FAILURE_MS;
      }
    }
  }

  /**
   * False once released. A service that has nothing else to do is not kept from ending by this
   * timer.
   */
  function elapsed(pause_ms: number): Promise<boolean> {
    return sleep(pause_ms, true, { ref: false, signal: released.signal }).catch(() => false);
  }

  return {
    release: () => {
      released.abort();
      return watching;
    },
  };
}
