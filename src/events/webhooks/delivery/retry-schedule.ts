// The times of retries, and the end of a delivery.

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pauses before the second and later attempts: ten attempts in about three days. */
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

// Spreads deliveries that failed at the same time.
const jitter = 0.1;

/** At least 0, less than 1. */
export type Random = () => number;

/** Lengthens a pause by up to a tenth. */
export function jittered(ms: number, random: Random): number {
  return Math.round(ms * (1 + jitter * random()));
}

/**
 * Milliseconds from the end of attempt number `attempt` (from 1) to the next attempt; null after
 * the last one. A receiver's `Retry-After` can lengthen the pause up to ten hours, never shorten
 * it.
 */
export function pauseAfter(attempt: number, retryAfterMs: number | null, random: Random): number | null {
  const step = pausesMs[attempt - 1];
  if (step === undefined) return null;
  return jittered(Math.max(step, Math.min(retryAfterMs ?? 0, longestRetryAfterMs)), random);
}

/** Parses a `Retry-After` header: seconds or an HTTP date; null for other text. */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,10}$/.test(header)) return Number(header) * second;
  const at = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(header)
    ? Date.parse(header)
    : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
