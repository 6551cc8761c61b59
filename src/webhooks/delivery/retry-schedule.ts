// When a failed delivery is tried again, and when it is given up.

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pause before the second attempt, the third …: ten attempts over some three days. */
export const pausesMs: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

const longestRetryAfterMs = 10 * hour;

// Deliveries that failed together are not to come back together.
const jitter = 0.1;

/** From 0 up to 1. */
export type Random = () => number;

/** A pause lengthened by up to a tenth. */
export function jittered(ms: number, random: Random): number {
  return Math.round(ms * (1 + jitter * random()));
}

/**
 * Milliseconds from the end of attempt number `attempt` (from 1) to the next; null when it was the
 * last. A receiver's `Retry-After` may lengthen the pause, never shorten it, and not beyond ten
 * hours.
 */
export function pauseAfter(attempt: number, retryAfterMs: number | null, random: Random): number | null {
  const step = pausesMs[attempt - 1];
  if (step === undefined) return null;
  return jittered(Math.max(step, Math.min(retryAfterMs ?? 0, longestRetryAfterMs)), random);
}

/** Reads a `Retry-After` header, in seconds or as an HTTP date; null when it is neither. */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,10}$/.test(header)) return Number(header) * second;
  const at = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(header)
    ? Date.parse(header)
    : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
