// The names of events in requests and answers: the rows of the table.
import { OneOf } from '../http/schema.ts';
import { eventTypes } from './event-types.ts';

export const EventName = OneOf([...eventTypes]);
