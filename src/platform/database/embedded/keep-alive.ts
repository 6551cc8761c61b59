// Restarts the server when it was killed under the running service, for example by the system's
// memory killer.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log/log.ts';
import { isAlive } from './processes.ts';

interface KeepAlive {
  pid: () => number;
  restart: () => Promise<void>;
  log: Log;
}

const LOOK_EVERY_MS = 1_000;
const AFTER_A_FAILURE_MS = 1_000;

/** Watches until released. `release` waits for a restart in progress. */
export function keepAlive({ pid, restart, log }: KeepAlive): { release(): Promise<void> } {
  const released = new AbortController();
  const watching = watch();

  async function watch(): Promise<void> {
    let pause_ms = LOOK_EVERY_MS;
    while (await elapsed(pause_ms)) {
      pause_ms = LOOK_EVERY_MS;
      if (isAlive(pid())) continue;
      log.error({ pid: pid() }, 'the embedded PostgreSQL died; starting it again');
      try {
        await restart();
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL does not start again; retrying');
        pause_ms = AFTER_A_FAILURE_MS;
      }
    }
  }

  /** False after the release. This timer does not keep an idle process running. */
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
