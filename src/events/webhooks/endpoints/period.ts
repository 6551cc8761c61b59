// A period of events: from `since`, before `until`.
import { Type } from 'typebox';
import { InstantOf, instantOf } from '../../../api/http/instant.ts';
import { invalid } from '../../../platform/refusals.ts';

export const PeriodOfEvents = {
  since: Type.Optional(InstantOf('Only deliveries whose event was raised at this time or later')),
  until: Type.Optional(InstantOf('Only deliveries whose event was raised before this time')),
};

/**
 * Includes `since`, excludes `until`; null is open. Refuses text that is not a time, and an end
 * before the beginning.
 */
export function periodOf(given: { since?: string; until?: string }): {
  since: Date | null;
  until: Date | null;
} {
  const since = instantOf('since', given.since);
  const until = instantOf('until', given.until);
  if (since !== null && until !== null && since > until) throw invalid('since', 'order', 'must not be after until');
  return { since, until };
}
