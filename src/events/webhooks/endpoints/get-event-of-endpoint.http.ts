// GET /admin/v1/webhook-endpoints/{uuid}/events/{event_uuid}: what the deliveries of an event
// carry.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { Uuid } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { EventRecord } from '../../log/event-record.ts';
import { findEvent } from '../../log/find-event.ts';
import type { Positioning } from '../../log/position-events.ts';
import { selectEndpointOfAnyTenant } from './endpoints.sql.ts';

export const getEventOfEndpoint = ({ database, positioning }: { database: Database; positioning: Positioning }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/webhook-endpoints/:uuid/events/:event_uuid',
      tag: 'Operator',
      operationId: 'getEventOfEndpoint',
      summary: 'Read an event as an endpoint gets it',
      description: 'The body of its deliveries. `event_uuid` is their `webhook-id`.',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: Uuid, event_uuid: Uuid }),
      answers: {
        200: {
          description: 'The event',
          data: EventRecord,
          example: {
            uuid: '019a2f40-1c5e-7b2a-8d11-4c3b2a190807',
            type: 'UserDeleted',
            timestamp: '2026-03-02T14:05:09.120Z',
            data: {},
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ params }) {
        const owner = await selectEndpointOfAnyTenant(database, params.uuid);
        if (owner === null) throw refuse('not_found', 'uuid');
        const event = await findEvent(database, positioning, owner, params.event_uuid);
        if (event === null) throw refuse('not_found', 'event_uuid');
        return ok(event);
      },
    },
  );
