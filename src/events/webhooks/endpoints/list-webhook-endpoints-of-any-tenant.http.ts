// GET /admin/v1/webhook-endpoints: the URLs of all tenants or of one, with their health.

import { type Static, Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { isOneUuid } from '../../../api/http/page-cursor.ts';
import { OneOf, Uuid } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newestOfLanes } from '../../../platform/database/lanes/each-lane.ts';
import { lastUuid } from '../../../platform/std/identifiers.ts';
import { EndpointRecord, endpointRecord, exampleEndpoint } from './endpoint-record.ts';
import { type EndpointOfTenant, selectEndpointsBefore } from './endpoints.sql.ts';

const Listed = Type.Object(
  { processor_uuid: Uuid, ...EndpointRecord.properties },
  { title: 'WebhookEndpointOfAnyTenant' },
);

export const listWebhookEndpointsOfAnyTenant = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/webhook-endpoints',
      tag: 'Operator',
      operationId: 'listWebhookEndpointsOfAnyTenant',
      summary: 'List webhook endpoints of any tenant',
      description: 'Newest first. An endpoint without `event_names` was de-registered.',
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Type.Optional(Uuid), state: Type.Optional(OneOf(['enabled', 'disabled'])) },
      plural: 'endpoints',
      record: Listed,
      examples: [
        { processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081', ...exampleEndpoint } as Static<typeof Listed>,
      ],
    },
    {
      async read({ query: { processor_uuid, state = null } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        const of = { processor_id: processor_uuid ?? null, state };
        return newestOfLanes(database, of.processor_id, limit, () =>
          selectEndpointsBefore(database, of, after?.[0] ?? lastUuid, limit),
        );
      },
      positionOf: ({ uuid }) => [uuid] as const,
      isPosition: isOneUuid,
      record: (row: EndpointOfTenant): Static<typeof Listed> => ({
        processor_uuid: row.processor_id,
        ...endpointRecord(row),
      }),
    },
  );
