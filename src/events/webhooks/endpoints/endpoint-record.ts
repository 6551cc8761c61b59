// The record of an endpoint for its owner.
import { type Static, Type } from 'typebox';
import { Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { EventName } from '../../log/event-schema.ts';
import type { EndpointRow } from './endpoints.sql.ts';

export const EndpointRecord = Type.Object(
  {
    uuid: Uuid,
    vendor_uuid: Nullable(Uuid),
    url: Type.String(),
    event_names: Type.Array(EventName),
    state: OneOf(['enabled', 'disabled']),
    health: OneOf(['healthy', 'failing'], { description: 'failing: no delivery succeeded since `failing_since`' }),
    failing_since: Nullable(Timestamp),
    disabled_at: Nullable(Timestamp),
    disabled_reason: Nullable(Type.String()),
    created_at: Timestamp,
  },
  { title: 'WebhookEndpoint' },
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
