// The section `webhooks` of OpenAPI: the request that each event makes to its receivers.
import type { TSchema } from 'typebox';
import { documentedSchema, type JsonSchema, type NamedSchemas } from './documented-schema.ts';

/** An event as its receivers see it. */
export interface DocumentedEvent {
  type: string;
  description: string;
  /** The schema of `data`. */
  data: TSchema;
}

const uncapitalized = (name: string) => `${name[0]!.toLowerCase()}${name.slice(1)}`;

export function documentedEvents(events: readonly DocumentedEvent[], named: NamedSchemas): Record<string, object> {
  const bodies: JsonSchema[] = [];
  const webhooks: Record<string, object> = {};
  const timestamp = named.add('EventTimestamp', {
    type: 'string',
    format: 'date-time',
    description: 'The time of the event, ISO 8601, UTC.',
  });
  const livemode = named.add('Livemode', {
    type: 'boolean',
    description: 'True: the service moves money. False: it is a sandbox.',
  });
  for (const { type, description, data } of events) {
    const schema = named.add(`${type}Event`, {
      type: 'object',
      description,
      required: ['type', 'timestamp', 'livemode', 'data'],
      properties: {
        type: { const: type, description: 'The name of the event.' },
        timestamp,
        livemode,
        data: { ...documentedSchema(data, named), description: 'The record as it was when the event happened.' },
      },
    });
    bodies.push(schema);
    webhooks[type] = {
      post: {
        operationId: uncapitalized(type),
        summary: type,
        description,
        tags: ['Events'],
        security: [],
        parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
          $ref: `#/components/parameters/${name}`,
        })),
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { '2XX': { $ref: '#/components/responses/Received' } },
      },
    };
  }
  if (bodies.length > 0)
    named.add('Event', {
      description: 'Any event, by its type. A body of 20 kB or more has `truncated: true` in place of its other data.',
      oneOf: bodies,
      discriminator: {
        propertyName: 'type',
        mapping: Object.fromEntries(events.map(({ type }, n) => [type, bodies[n]!.$ref])),
      },
    });
  return webhooks;
}

/** The headers of every delivery. */
export const deliveryHeaders = {
  'webhook-id': {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'The uuid of the event: the same at every attempt. Use it to ignore what came before.',
    schema: { type: 'string', format: 'uuid' },
  },
  'webhook-timestamp': {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'The time of this attempt in seconds since 1970.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  'webhook-signature': {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description: 'Signatures of Standard Webhooks, separated by spaces. One of them must be right.',
    schema: { type: 'string' },
  },
};

export const received = { description: 'Any status from 200 to 299: the event is not sent again.' };
