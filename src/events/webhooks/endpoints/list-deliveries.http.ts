// GET /3p/api/v1/webhook-endpoints/{uuid}/deliveries: the deliveries to a URL, with the result of
// each attempt.
import { Type } from 'typebox';
import { listOperation, recordsOf } from '../../../api/http/list-operation.ts';
import { described, endpointOfPath, UuidOf } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { EventName } from '../../log/event-schema.ts';
import { selectDeliveries } from './deliveries-of-endpoint.sql.ts';
import { DeliveryRecord, DeliveryStateName, deliveryRecord, exampleDelivery } from './delivery-record.ts';
import { selectEndpoint } from './endpoints.sql.ts';
import { PeriodOfEvents, periodOf } from './period.ts';

export const listDeliveries = ({ database }: { database: Database }) =>
  listOperation(
    {
      path: '/3p/api/v1/webhook-endpoints/:uuid/deliveries',
      tag: 'Webhooks',
      operationId: 'listDeliveries',
      role: 'tenant_viewer',
      summary: 'List the deliveries of an endpoint',
      description:
        'Latest event first. `pending`: under way, or waits for its next attempt. `held`: waits until the endpoint is ' +
        'enabled. `dead`: failed ten times. `canceled`: de-registered before it was delivered. ' +
        '`since` and `until` compare the time when the event was raised.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(endpointOfPath) }),
      filter: {
        state: Type.Optional(described(DeliveryStateName, 'Only deliveries in this state.')),
        event_name: Type.Optional(described(EventName, 'Only deliveries of this event.')),
        ...PeriodOfEvents,
      },
      page: 'A page of deliveries',
      plural: 'deliveries',
      record: DeliveryRecord,
      examples: [exampleDelivery],
      refusals: ['not_found'],
    },
    async ({ caller, params, query }, page) => {
      const endpoint = await selectEndpoint(database, caller, params.uuid);
      if (endpoint === null) throw refuse('not_found', 'uuid');
      const lane = { processor_id: caller.processor_id, endpoint_uuid: params.uuid };
      const filter = { state: query.state ?? null, event_name: query.event_name ?? null, ...periodOf(query) };
      return recordsOf(selectDeliveries(database, lane, filter, page.per_page, page.offset), deliveryRecord);
    },
  );
