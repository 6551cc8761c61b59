// The schema of event names in requests and answers.
import { OneOf } from '../../api/http/schema.ts';
import { eventTypes } from './event-types.ts';

export const EventName = OneOf([...eventTypes], { title: 'EventName' });
