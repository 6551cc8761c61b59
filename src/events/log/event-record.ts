// An event in answers of the API.
import { Type } from 'typebox';
import { UuidOf } from '../../api/http/schema.ts';

/**
 * The description of the API has every event with its data; app/documented-events.ts adds them.
 */
export const EventRecord = Type.Unsafe<object>({
  allOf: [
    { $ref: '#/components/schemas/Event' },
    Type.Object({ uuid: UuidOf('The identifier of the event: `webhook-id` of its deliveries.') }),
  ],
});
