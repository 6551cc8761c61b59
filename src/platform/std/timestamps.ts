// How records write instants and days, and how requests are read.

/** `Y-m-d H:i:s`, UTC (Interface, transaction record; Contract, values and sizes 8). */
export function timestamp(at: Date): string {
  const second = Math.floor(at.getTime() / 1_000);
  if (second !== latest.second) {
    const text = at.toISOString();
    latest = { second, text: `${text.slice(0, 10)} ${text.slice(11, 19)}` };
  }
  return latest.text;
}

/** Records that are shown together are often of one second. */
let latest = { second: Number.NaN, text: '' };

export function timestampOrNull(at: Date | null): string | null {
  return at === null ? null : timestamp(at);
}

/** The UTC day of an instant, `Y-m-d`. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/**
 * The first instant of a UTC day given as `Y-m-d`. Null when the day does not exist (2026-02-30,
 * 2026-2-3, year 0).
 */
export function startOfUtcDay(day: string): Date | null {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const at = new Date(`${day}T00:00:00.000Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : at;
}

/** The instant 24 hours later: every UTC day has the same length. */
export function nextUtcDay(at: Date): Date {
  return new Date(at.getTime() + 86_400_000);
}

/** An instant in ISO 8601 that we or PostgreSQL wrote. */
export function instantFrom(text: string): Date {
  return new Date(text);
}

/** An instant in ISO 8601 with a zone, from a caller. Null when it is invalid. */
export function isoInstant(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) || startOfUtcDay(text.slice(0, 10)) === null ? null : at;
}
