// Repeats a job: one run at a time. An error is logged and does not stop the next run.
import { elapsedMs, reading } from '../std/clock.ts';
import { DatabaseReadOnly } from './deadlines/read-only.ts';
import { databaseChanged } from './hints.ts';

/**
 * The pause of a job whose work is made by commits, while no process commits anything. It finds
 * what a lost signal left.
 */
export const quietMs = 20_000;

interface Pauses {
  /** After a run that found nothing more to do. */
  everyMs: number;
  /**
   * After a second run in a row that found nothing. A commit of any process ends this pause, as
   * soon as `everyMs` is over. Absent: `everyMs`.
   */
  quietMs?: number;
}

export interface Job extends Pauses {
  name: string;
  /**
   * Returns how much it did; above 0 means: run again immediately. Two processes may run it at the
   * same time.
   */
  run(): Promise<number>;
  /**
   * Asked before a pause of `quietMs`: in how many milliseconds something becomes due without a
   * commit. The pause is not longer. Absent: nothing does.
   */
  dueInMs?(): Promise<number> | number;
  /** Subscribes to signals that run it before its pause ends. Returns the unsubscribe function. */
  wokenBy?(wake: () => void): () => void;
  /** Whether a signal that is given now can be about its work. Absent: every one can. */
  isMeant?(): boolean;
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
  /** The run before this one found nothing either, and nothing was committed since. */
  isQuiet: boolean;
  /** When something becomes due without a commit. */
  dueInMs: number;
}

/**
 * The pause after a run, in milliseconds. A failing job waits longer each time, up to a minute, to
 * spare a database that is down.
 */
export function pauseAfter(
  { done, failures, isQuiet, dueInMs }: Found,
  { everyMs, quietMs }: Required<Pauses>,
): number {
  if (failures > 0) return Math.min(60_000, Math.max(everyMs, 500 * 2 ** Math.min(failures, 7)));
  if (done > 0) return 0;
  return isQuiet ? Math.max(everyMs, Math.min(quietMs, dueInMs)) : everyMs;
}

export function repeat(
  {
    name,
    everyMs,
    quietMs = everyMs,
    run,
    dueInMs = () => Number.POSITIVE_INFINITY,
    wokenBy,
    isMeant = () => true,
    ended,
  }: Job,
  onError: (error: unknown, name: string) => void,
): Repeating {
  let isStopped = false;
  let isWoken = false;
  /** Something was committed since the run began. */
  let isStirred = false;
  const notPausing = (_ms: number) => {};
  /** Shortens the current pause to this length. */
  let shortenPause = notPausing;
  let failures = 0;

  function pause(ms: number): Promise<void> {
    const since = reading();
    return new Promise((resolve) => {
      const end = () => {
        shortenPause = notPausing;
        resolve();
      };
      const atMost = isWoken || isStopped ? 0 : isStirred && failures === 0 ? everyMs : ms;
      let timer = setTimeout(end, Math.min(ms, atMost));
      shortenPause = (to) => {
        clearTimeout(timer);
        const left = Math.min(ms, to) - elapsedMs(since);
        if (left <= 0) end();
        else timer = setTimeout(end, left);
      };
    });
  }

  async function loop(): Promise<void> {
    for (let foundNothing = false; !isStopped; ) {
      let isQuiet = foundNothing && !isWoken && !isStirred;
      isWoken = false;
      isStirred = false;
      let done = 0;
      let due = Number.POSITIVE_INFINITY;
      try {
        done = await run();
        isQuiet &&= done === 0;
        foundNothing = done === 0;
        if (isQuiet) due = await dueInMs();
        failures = 0;
      } catch (error) {
        isQuiet = false;
        foundNothing = false;
        // Refused without asking the server, and already logged once for all jobs.
        if (error instanceof DatabaseReadOnly) failures = 0;
        else {
          failures++;
          onError(error, name);
        }
      }
      await pause(pauseAfter({ done, failures, isQuiet, dueInMs: due }, { everyMs, quietMs }));
    }
  }

  const looping = loop();
  const wake = () => {
    isWoken = true;
    shortenPause(0);
  };
  const stir = () => {
    if (isStirred) return;
    isStirred = true;
    if (failures === 0) shortenPause(everyMs);
  };
  const ifMeant = (then: () => void) => () => {
    if (isMeant()) then();
  };
  const unsubscribe = [
    wokenBy?.(ifMeant(wake)),
    quietMs > everyMs ? databaseChanged.subscribe(ifMeant(stir)) : undefined,
  ];
  return {
    wake,
    async stop() {
      for (const end of unsubscribe) end?.();
      isStopped = true;
      shortenPause(0);
      await looping;
      await ended?.().catch((error) => onError(error, name));
    },
  };
}
