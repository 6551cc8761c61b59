// The only place that reads the time of the machine.

/**
 * The time that records show: `created_at`, `updated_at`, event timestamps, filters by date.
 * Callers pass it in, so that tests and the sandbox control it.
 */
export interface Clock {
  now(): Date;
}

/**
 * The time of the banking calendar: cut-offs, settlement, file dates and deadlines. In live mode it
 * is real time, like `Clock`. In the sandbox only the pace moves it: it may be ahead of `Clock`,
 * never behind. Its method has another name, so that the compiler finds a clock that is passed by
 * mistake.
 */
export interface BankingClock {
  bankingNow(): Date;
}

/** Wall-clock time. Webhook delivery, leases and token expiry always use it. */
export const realClock: Clock = { now: () => new Date() };

/** The banking calendar of live mode. */
export const realBankingClock: BankingClock = { bankingNow: () => realClock.now() };

/** `epochMs`: milliseconds since 1970. */
export function instant(epochMs: number): Date {
  return new Date(epochMs);
}

export function oneMillisecondAfter(at: Date): Date {
  return instant(at.getTime() + 1);
}

export function secondsAfter(at: Date, seconds: number): Date {
  return instant(at.getTime() + 1_000 * seconds);
}

/** Milliseconds between two readings. Changes of the wall clock do not affect it. */
export function elapsedMs(since: number): number {
  return performance.now() - since;
}

/** A reading for `elapsedMs`. */
export function reading(): number {
  return performance.now();
}

/** Resolves after `ms` milliseconds, or immediately when the signal aborts. */
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
