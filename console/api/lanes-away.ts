// The databases of the service whose rows the latest answers left out.

let away = '';
const listeners = new Set<() => void>();

/** Each answer that reads the rows of all databases says it; others say nothing. */
export function noteLanesAway(headers: Headers): void {
  const said = headers.get('achord-lanes-away');
  const now = said === 'none' ? '' : said;
  if (now === null || now === away) return;
  away = now;
  for (const changed of listeners) changed();
}

/** Their names, with commas between; empty: none. */
export const lanesAway = (): string => away;

export function subscribeToLanesAway(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
