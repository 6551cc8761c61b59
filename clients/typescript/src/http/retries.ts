// Which requests are sent again, and when. A retry of a POST or PUT has the key of the first
// attempt, so the service does the thing once. A DELETE has no key: what is deleted is answered
// with 200.

/** What an attempt ended with: the status of its answer; null if no answer came. */
export type Ending = number | null;

/** Whether an attempt may be followed by another one. */
export function mayRetry(ending: Ending): boolean {
  return ending === null || ending === 409 || ending === 429 || (ending >= 502 && ending <= 504);
}

const firstWaitMs = 500;
const mostWaitMs = 8_000;
/** A service that asks for more is asked again by the caller, not by this client. */
export const longestWaitMs = 60_000;

/**
 * Milliseconds until the next attempt: what `Retry-After` says, and in any case some random part of
 * a time that doubles with each attempt, so that many clients do not come back at once.
 */
export function waitBefore(attempt: number, retryAfter: string | null, now: number): number {
  const backOff = Math.min(mostWaitMs, firstWaitMs * 2 ** (attempt - 1));
  const jitter = backOff * (0.5 + Math.random() / 2);
  return Math.max(asked(retryAfter, now), jitter);
}

/** `Retry-After` is a number of seconds or a date. */
function asked(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1_000;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/** Waits, or throws the reason of the signal. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
