// The record of an endpoint for its owner.
import { type Static, Type } from 'typebox';
import { described, Nullable, OneOf, TimeOf, Timestamp, Uuid, UuidOf, withValues } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { EventName } from '../../log/event-schema.ts';
import type { EndpointRow } from './endpoints.sql.ts';

export const EndpointRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the endpoint.'),
    vendor_uuid: described(Nullable(Uuid), 'The vendor that owns the endpoint. Null: the processor owns it.'),
    url: Type.String({ description: 'The URL that receives the events.' }),
    event_names: Type.Array(EventName, { description: 'The events that the endpoint receives.' }),
    state: OneOf(['enabled', 'disabled'], {
      description: withValues('Whether events are sent to the endpoint.', {
        enabled: 'They are sent.',
        disabled: 'They are held until someone enables the endpoint.',
      }),
    }),
    health: OneOf(['healthy', 'failing'], {
      description: withValues('Whether the endpoint takes its deliveries.', {
        healthy: 'The latest deliveries succeeded, or none was sent yet.',
        failing: 'No delivery succeeded since `failing_since`.',
      }),
    }),
    failing_since: described(
      Nullable(Timestamp),
      'Since when no delivery succeeded, in UTC. Null: the endpoint is healthy.',
    ),
    disabled_at: described(Nullable(Timestamp), 'When the endpoint was disabled, in UTC. Null: it is enabled.'),
    disabled_reason: described(Nullable(Type.String()), 'Why the endpoint was disabled. Null: it is enabled.'),
    created_at: TimeOf('When the URL was registered first'),
  },
  { title: 'WebhookEndpoint', description: 'A URL that receives events.' },
);

export function endpointRecord(row: EndpointRow): Static<typeof EndpointRecord> {
  return {
    uuid: row.uuid,
    vendor_uuid: row.vendor_id,
    url: row.url,
    event_names: row.event_names,
    state: row.state,
    health: row.failing_since === null ? 'healthy' : 'failing',
    failing_since: timestampOrNull(row.failing_since),
    disabled_at: timestampOrNull(row.disabled_at),
    disabled_reason: row.disabled_reason,
    created_at: timestamp(row.created_at),
  };
}

export const exampleEndpoint = {
  uuid: '019a2f41-6b0d-7c33-8a52-9e8d7c6b5a49',
  vendor_uuid: null,
  url: 'https://example.com/webhooks',
  event_names: ['TransactionStarted', 'TransactionCompleted'],
  state: 'enabled',
  health: 'healthy',
  failing_since: null,
  disabled_at: null,
  disabled_reason: null,
  created_at: '2026-03-02 14:05:09',
};
