// The record of a delivery with the result of each attempt.
import { type Static, Type } from 'typebox';
import { described, Nullable, OneOf, TimeOf, Timestamp, UuidOf, withValues } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { EventName } from '../../log/event-schema.ts';
import type { AttemptOutcome } from '../delivery/delivery-queue.ts';
import { type DeliveryRow, type DeliveryState, deliveryStates } from './deliveries-of-endpoint.sql.ts';

export const DeliveryStateName = OneOf([...deliveryStates], {
  title: 'DeliveryState',
  description: withValues('How far the delivery is.', {
    pending: 'It is under way, or waits for its next attempt.',
    held: 'It waits until the endpoint is enabled.',
    delivered: 'The endpoint answered an attempt with a status from 200 to 299.',
    dead: 'Ten attempts failed. It can be replayed.',
    canceled: 'The event was de-registered before it was delivered.',
  } satisfies Record<DeliveryState, string>),
});

/** The result of a request to an endpoint. */
export const attemptResult = {
  latency_ms: Type.Integer({ description: 'How long the request took, in milliseconds.' }),
  outcome: OneOf(['succeeded', 'refused', 'failed', 'blocked'], {
    title: 'AttemptOutcome',
    description: withValues('How the request ended.', {
      succeeded: 'The endpoint answered with a status from 200 to 299.',
      refused: 'The endpoint answered with another status.',
      failed: 'The endpoint gave no answer.',
      blocked: 'Nothing was sent: the address of the endpoint is not allowed.',
    } satisfies Record<AttemptOutcome, string>),
  }),
  status: described(Nullable(Type.Integer()), 'The HTTP status of the answer. Null: there was no answer.'),
  error: described(Nullable(Type.String()), 'Why the request did not succeed, as a sentence. Null: it succeeded.'),
  answer: described(Nullable(Type.String()), 'The first 16 KiB of the answer. Null: there was no answer.'),
};

export const DeliveryRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the delivery.'),
    event_uuid: Type.String({ format: 'uuid', description: 'The event that is delivered: the header `webhook-id`.' }),
    event_name: described(EventName, 'The name of the event that is delivered.'),
    state: DeliveryStateName,
    attempt_count: Type.Integer({ description: 'The number of attempts so far.' }),
    next_attempt_at: described(Nullable(Timestamp), 'When the next attempt is due, in UTC. Null: no attempt is due.'),
    created_at: TimeOf('When the delivery was created'),
    finished_at: described(Nullable(Timestamp), 'When the delivery ended, in UTC. Null: it has not ended.'),
    attempts: Type.Array(
      Type.Object({
        attempt: Type.Integer({ minimum: 1, description: 'The number of the attempt, from 1.' }),
        started_at: TimeOf('When the attempt began'),
        ...attemptResult,
      }),
      { description: 'The attempts so far, the oldest first.' },
    ),
  },
  { title: 'Delivery', description: 'The delivery of one event to one endpoint, with its attempts.' },
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
