// The record of a delivery with the result of each attempt.
import { type Static, Type } from 'typebox';
import { Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { EventName } from '../../log/event-schema.ts';
import { type DeliveryRow, deliveryStates } from './deliveries-of-endpoint.sql.ts';

export const DeliveryStateName = OneOf([...deliveryStates]);

export const DeliveryRecord = Type.Object(
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

export const exampleDelivery: Static<typeof DeliveryRecord> = {
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

export function deliveryRecord({
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
