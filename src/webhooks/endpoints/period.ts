// A period of events: from `since`, before `until`.
import { type Static, Type } from 'typebox';
import { Text } from '../../http/schema.ts';
import { invalid } from '../../refusals.ts';
import { isoInstant } from '../../std/timestamps.ts';

const Instant = Text(19, 40, { description: '`Y-m-d H:i:s` in UTC, or ISO 8601 with a zone' });

export const PeriodOfEvents = { since: Type.Optional(Instant), until: Type.Optional(Instant) };

/**
 * Includes `since`, excludes `until`; null is open. Refuses text that is not a time, and an end
 * before the beginning.
 */
export function periodOf(given: { since?: Static<typeof Instant>; until?: Static<typeof Instant> }): {
  since: Date | null;
  until: Date | null;
} {
  const since = instantOf('since', given.since);
  const until = instantOf('until', given.until);
  if (since !== null && until !== null && since > until) throw invalid('since', 'order', 'must not be after until');
  return { since, until };
}

function instantOf(field: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const at = isoInstant(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  if (at === null)
    throw invalid(field, 'format', 'must be a time such as 2026-03-02 14:05:09 (UTC) or 2026-03-02T09:05:09-05:00');
  return at;
}
