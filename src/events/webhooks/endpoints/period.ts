// A period of events: from `since`, before `until`.
import { type Static, Type } from 'typebox';
import { Instant, instantOf } from '../../../api/http/instant.ts';
import { invalid } from '../../../platform/refusals.ts';

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
