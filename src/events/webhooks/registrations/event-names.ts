// The `event_names` of a request: the names that are allowed, and the tokens that may use them.
import { Type } from 'typebox';
import type { Caller } from '../../../api/http/caller.ts';
import { type FieldError, Refusal, refusals } from '../../../platform/refusals.ts';
import { EventName } from '../../log/event-schema.ts';
import { type EventType, processorOnly } from '../../log/event-types.ts';

/** A repeated name counts once. */
export const EventNames = Type.Array(EventName, {
  minItems: 1,
  maxItems: 100,
  allowed: 'an array of event names',
});

/**
 * Refuses a vendor the processor-only events; one error for each entry (Interface, authentication).
 */
export function refuseProcessorOnly(
  { vendor_id }: Pick<Caller, 'vendor_id'>,
  eventNames: readonly EventType[],
  message: string = refusals.event_needs_processor.message,
): void {
  if (vendor_id === null) return;
  const code = 'event_needs_processor';
  const errors = eventNames.flatMap((name, index): FieldError[] =>
    processorOnly.includes(name) ? [{ field: `event_names.${index}`, code, message }] : [],
  );
  if (errors.length > 0) throw new Refusal(code, errors);
}
