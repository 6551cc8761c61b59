// The schema of event names in requests and answers.
import { OneOf } from '../../api/http/schema.ts';
import { eventTypes } from './event-types.ts';

export const EventName = OneOf([...eventTypes], {
  title: 'EventName',
  description: 'The name of an event. The section of webhooks explains each event.',
});
