// The only place that asks the machine what time it is.

/**
 * Tells the time that records show: `created_at`, `updated_at`, event timestamps, filters by date.
 * Passed in wherever time matters, so that tests and the sandbox decide it.
 */
export interface Clock {
  now(): Date;
}

/**
 * Tells the time of the banking calendar: cut-offs, settlement, file dates and deadlines follow it.
 * In live mode it is real time, as `Clock` is. In the sandbox the pace moves it alone, so that it
 * may be ahead of `Clock`; it is never behind. Its method has another name, so that the compiler
 * finds a clock that is passed where the other one is meant.
 */
export interface BankingClock {
  bankingNow(): Date;
}

/** Wall-clock time: webhook delivery, leases and token expiry always follow it. */
export const realClock: Clock = { now: () => new Date() };

/** The banking calendar of live mode. */
export const realBankingClock: BankingClock = { bankingNow: () => realClock.now() };

/** An instant from milliseconds since 1970. */
export function instant(epochMs: number): Date {
  return new Date(epochMs);
}

export function oneMillisecondAfter(at: Date): Date {
  return instant(at.getTime() + 1);
}

/** Milliseconds between two readings; unaffected by changes of the wall clock. */
export function elapsedMs(since: number): number {
  return performance.now() - since;
}

/** A reading for elapsedMs. */
export function reading(): number {
  return performance.now();
}

/** Resolves after so many milliseconds, or at once when the signal aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const wake = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal?.addEventListener('abort', wake);
  });
}
