// An instant in a request.
import { invalid } from '../../platform/refusals.ts';
import { isoInstant } from '../../platform/std/timestamps.ts';
import { Text } from './schema.ts';

const instantsAllowed = 'a time such as 2026-03-02 14:05:09 (UTC) or 2026-03-02T09:05:09-05:00';

/** A time in a request. `sentence`: what it is, without the period. */
export const InstantOf = (sentence: string) =>
  Text(19, 40, {
    description: `${sentence}: \`YYYY-MM-DD HH:MM:SS\` in UTC, or ISO 8601 with a zone.`,
    allowed: instantsAllowed,
  });

/** Null: the field is absent. Refuses text that is not a time. */
export function instantOf(field: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const at = isoInstant(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  if (at === null) throw invalid(field, 'format', `must be ${instantsAllowed}`);
  return at;
}
