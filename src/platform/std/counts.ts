// Counts by key, without keys that count nothing.

/** Adds to a count; `more` may be negative. Removes a key whose count is 0. */
export function addTo(counts: Map<string, number>, key: string, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
