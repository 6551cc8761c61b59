// Repeats a job: one run at a time. An error is logged and does not stop the next run.
import { DatabaseReadOnly } from './deadlines/read-only.ts';

interface Pauses {
  /** After a run that found nothing more to do. */
  everyMs: number;
  /** The pause doubles up to this while runs find nothing. Absent: it stays. */
  quietMs?: number;
}

export interface Job extends Pauses {
  name: string;
  /**
   * Returns how much it did; above 0 means: run again immediately. Two processes may run it at the
   * same time.
   */
  run(): Promise<number>;
  /** Subscribes to signals that run it before its pause ends. Returns the unsubscribe function. */
  wokenBy?(wake: () => void): () => void;
  /**
   * Called after the last run: resolves when everything that the runs started has ended. Its error
   * is reported and does not keep the service from stopping.
   */
  ended?(): Promise<void>;
}

export interface Repeating {
  /** Runs it now instead of after its pause. */
  wake(): void;
  /** Starts no further run. Resolves when the current one has ended. */
  stop(): Promise<void>;
}

interface Found {
  done: number;
  /** Failed runs in a row, this one included. */
  failures: number;
  /** Runs in a row before this one that found nothing. */
  quietRuns: number;
}

/**
 * The pause after a run, in milliseconds. A failing job waits longer each time, up to a minute, to
 * spare a database that is down.
 */
export function pauseAfter({ done, failures, quietRuns }: Found, { everyMs, quietMs }: Required<Pauses>): number {
  if (failures > 0) return Math.min(60_000, Math.max(everyMs, 500 * 2 ** Math.min(failures, 7)));
  return done > 0 ? 0 : Math.min(quietMs, everyMs * 2 ** Math.min(quietRuns, 10));
}

export function repeat(
  { name, everyMs, quietMs, run, wokenBy, ended }: Job,
  onError: (error: unknown, name: string) => void,
): Repeating {
  let isStopped = false;
  let isWoken = false;
  let endPause = () => {};
  let failures = 0;
  let quietRuns = 0;

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, isWoken || isStopped ? 0 : ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function loop(): Promise<void> {
    while (!isStopped) {
      if (isWoken) quietRuns = 0;
      isWoken = false;
      let done = 0;
      try {
        done = await run();
        failures = 0;
      } catch (error) {
        // Refused without asking the server, and already logged once for all jobs.
        if (error instanceof DatabaseReadOnly) failures = 0;
        else {
          failures++;
          onError(error, name);
        }
      }
      await pause(pauseAfter({ done, failures, quietRuns }, { everyMs, quietMs: quietMs ?? everyMs }));
      quietRuns = done > 0 ? 0 : quietRuns + 1;
    }
  }

  const looping = loop();
  const wake = () => {
    isWoken = true;
    endPause();
  };
  const unsubscribe = wokenBy?.(wake);
  return {
    wake,
    async stop() {
      unsubscribe?.();
      isStopped = true;
      endPause();
      await looping;
      await ended?.().catch((error) => onError(error, name));
    },
  };
}
