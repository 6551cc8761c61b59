// GET /3p/api/v1/webhook-endpoints/{uuid}/deliveries: the deliveries to a URL, with the result of
// each attempt.
import { type Static, Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { EventName } from '../../events/event-schema.ts';
import { listOperation, recordsOf } from '../../http/list-operation.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../../http/schema.ts';
import { refuse } from '../../refusals.ts';
import { timestamp, timestampOrNull } from '../../std/timestamps.ts';
import { type DeliveryRow, deliveryStates, selectDeliveries } from './deliveries-of-endpoint.sql.ts';
import { selectEndpoint } from './endpoints.sql.ts';
import { PeriodOfEvents, periodOf } from './period.ts';

const DeliveryStateName = OneOf([...deliveryStates]);

const DeliveryRecord = Type.Object(
  {
    uuid: Uuid,
    event_uuid: Type.String({ format: 'uuid', description: 'the `webhook-id` header' }),
    event_name: EventName,
    state: DeliveryStateName,
    attempt_count: Type.Integer(),
    next_attempt_at: Nullable(Timestamp),
    created_at: Timestamp,
    finished_at: Nullable(Timestamp),
    attempts: Type.Array(
      Type.Object({
        attempt: Type.Integer({ minimum: 1 }),
        started_at: Timestamp,
        latency_ms: Type.Integer(),
        outcome: OneOf(['succeeded', 'refused', 'failed', 'blocked']),
        status: Nullable(Type.Integer()),
        error: Nullable(Type.String()),
        answer: Nullable(Type.String({ description: 'the first 16 KiB of the answer' })),
      }),
    ),
  },
  { title: 'Delivery' },
);

const example: Static<typeof DeliveryRecord> = {
  uuid: '019a2f42-0f1e-7d2c-9b3a-485766758493',
  event_uuid: '019a2f40-1c5e-7b2a-8d11-4c3b2a190807',
  event_name: 'TransactionCompleted',
  state: 'delivered',
  attempt_count: 1,
  next_attempt_at: null,
  created_at: '2026-03-02 14:05:09',
  finished_at: '2026-03-02 14:05:09',
  attempts: [
    {
      attempt: 1,
      started_at: '2026-03-02 14:05:09',
      latency_ms: 41,
      outcome: 'succeeded',
      status: 200,
      error: null,
      answer: 'ok',
    },
  ],
};

export const listDeliveries = ({ database }: { database: Database }) =>
  listOperation(
    {
      path: '/3p/api/v1/webhook-endpoints/:uuid/deliveries',
      tag: 'Webhooks',
      operationId: 'listDeliveries',
      role: 'developer',
      summary: 'List the deliveries of an endpoint',
      description:
        'Latest event first. `pending`: under way, or waits for its next attempt. `held`: waits until the endpoint is ' +
        'enabled. `dead`: failed ten times. `canceled`: de-registered before it was delivered. ' +
        '`since` and `until` compare the time when the event was raised.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: Uuid }),
      filter: {
        state: Type.Optional(DeliveryStateName),
        event_name: Type.Optional(EventName),
        ...PeriodOfEvents,
      },
      page: 'A page of deliveries',
      plural: 'deliveries',
      record: DeliveryRecord,
      examples: [example],
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

function deliveryRecord({
  due_at,
  created_at,
  finished_at,
  attempts,
  ...row
}: DeliveryRow): Static<typeof DeliveryRecord> {
  return {
    ...row,
    next_attempt_at: row.state === 'pending' ? timestampOrNull(due_at) : null,
    created_at: timestamp(created_at),
    finished_at: timestampOrNull(finished_at),
    attempts: attempts.map((attempt) => ({
      ...attempt,
      // PostgreSQL writes 2026-03-02T14:05:09.12+00:00 into JSON; the connection is set to UTC.
      started_at: attempt.started_at.slice(0, 19).replace('T', ' '),
    })),
  };
}
