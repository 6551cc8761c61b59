// GET /admin/v1/webhook-endpoints/{uuid}/deliveries: the latest deliveries to a URL of any tenant.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { endpointOfPath, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { EventName } from '../../log/event-schema.ts';
import { selectDeliveries } from './deliveries-of-endpoint.sql.ts';
import { DeliveryRecord, DeliveryStateName, deliveryRecord, exampleDelivery } from './delivery-record.ts';
import { selectEndpointOfAnyTenant } from './endpoints.sql.ts';
import { PeriodOfEvents, periodOf } from './period.ts';

const most = 100;

export const listLatestDeliveries = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/webhook-endpoints/:uuid/deliveries',
      tag: 'Operator',
      operationId: 'listLatestDeliveries',
      summary: 'List the latest deliveries of an endpoint',
      description: `Latest event first, at most ${most}, each with its attempts and what the endpoint answered. For earlier ones name a period: \`since\` and \`until\` compare the time when the event was raised.`,
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: UuidOf(endpointOfPath) }),
      query: Type.Object({
        state: Type.Optional(DeliveryStateName),
        event_name: Type.Optional(EventName),
        ...PeriodOfEvents,
      }),
      answers: {
        200: {
          description: 'The deliveries',
          data: Type.Object({ deliveries: Type.Array(DeliveryRecord) }),
          example: { deliveries: [exampleDelivery] },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ params, query }) {
        const endpoint = await selectEndpointOfAnyTenant(database, params.uuid);
        if (endpoint === null) throw refuse('not_found', 'uuid');
        const lane = { processor_id: endpoint.processor_id, endpoint_uuid: endpoint.uuid };
        const filter = { state: query.state ?? null, event_name: query.event_name ?? null, ...periodOf(query) };
        const { rows } = await selectDeliveries(database, lane, filter, most, 0);
        return ok({ deliveries: rows.map(deliveryRecord) });
      },
    },
  );
