// Repeats a job: one run at a time, an error is logged and the next run comes all the same.
export interface Job {
  name: string;
  /** Pause after a run that had nothing (more) to do. */
  everyMs: number;
  /**
   * Answers how much it did; more than nothing means: run again at once. Must bear being run by two
   * processes.
   */
  run(): Promise<number>;
  /** Subscribes to what should make it run before its pause is over; answers how to unsubscribe. */
  wokenBy?(wake: () => void): () => void;
  /** After the last run: resolves when everything that the runs have started has ended. */
  ended?(): Promise<void>;
}

export interface Repeating {
  /** Runs it now instead of after its pause. */
  wake(): void;
  /** No further run; resolves when the present one has ended. */
  stop(): Promise<void>;
}

export function repeat(
  { name, everyMs, run, wokenBy, ended }: Job,
  onError: (error: unknown, name: string) => void,
): Repeating {
  let isStopped = false;
  let isWoken = false;
  let endPause = () => {};
  let failures = 0;

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
      isWoken = false;
      let done = 0;
      try {
        done = await run();
        failures = 0;
      } catch (error) {
        failures++;
        onError(error, name);
      }
      // A failing job backs off to a minute, so that a database that is down is not hammered.
      const wait =
        failures > 0 ? Math.min(60_000, Math.max(everyMs, 500 * 2 ** Math.min(failures, 7))) : done > 0 ? 0 : everyMs;
      await pause(wait);
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
      await ended?.();
    },
  };
}
