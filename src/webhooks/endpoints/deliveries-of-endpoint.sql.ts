// Statements that show an endpoint's deliveries to its owner.
import type { Queryable } from '../../database/database.ts';
import type { EventType } from '../../events/event-types.ts';
import type { AttemptOutcome } from '../delivery/delivery-queue.ts';

export type DeliveryState = 'pending' | 'held' | 'delivered' | 'dead' | 'canceled';

export interface DeliveryFilter {
  state: DeliveryState | null;
  event_name: EventType | null;
}

export interface AttemptRow {
  attempt: number;
  /** As PostgreSQL writes a timestamp in JSON. */
  started_at: string;
  latency_ms: number;
  outcome: AttemptOutcome;
  status: number | null;
  error: string | null;
  answer: string | null;
}

export interface DeliveryRow {
  uuid: string;
  event_uuid: string;
  event_name: EventType;
  state: DeliveryState;
  attempt_count: number;
  due_at: Date;
  created_at: Date;
  finished_at: Date | null;
  attempts: AttemptRow[];
}

const chosen = `d.processor_id = $1 AND d.endpoint_uuid = $2
  AND ($3::delivery_state IS NULL OR d.state = $3) AND ($4::event_type IS NULL OR d.event_name = $4)`;

/** Latest event first. */
export function selectDeliveries(
  db: Queryable,
  processorId: string,
  endpointUuid: string,
  { state, event_name }: DeliveryFilter,
  limit: number,
  offset: number,
): Promise<DeliveryRow[]> {
  return db.query(
    `SELECT d.uuid, event.uuid AS event_uuid, d.event_name, d.state, d.attempt_count, d.due_at, d.created_at,
            d.finished_at, coalesce(attempts.list, '[]') AS attempts
     FROM (
       SELECT d.processor_id, d.uuid, d.event_position, d.event_name, d.state, d.attempt_count, d.due_at, d.created_at,
              d.finished_at
       FROM webhook_deliveries d WHERE ${chosen} ORDER BY d.event_position DESC LIMIT $5 OFFSET $6
     ) d
     JOIN events event ON event.processor_id = d.processor_id AND event.position = d.event_position
     CROSS JOIN LATERAL (
       SELECT json_agg(json_build_object('attempt', a.attempt, 'started_at', a.started_at, 'latency_ms', a.latency_ms,
                'outcome', a.outcome, 'status', a.status, 'error', a.error, 'answer', a.answer) ORDER BY a.attempt) AS list
       FROM webhook_attempts a WHERE a.processor_id = d.processor_id AND a.delivery_uuid = d.uuid
     ) attempts
     ORDER BY d.event_position DESC`,
    [processorId, endpointUuid, state, event_name, limit, offset],
  );
}

export async function countDeliveries(
  db: Queryable,
  processorId: string,
  endpointUuid: string,
  { state, event_name }: DeliveryFilter,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(*) AS count FROM webhook_deliveries d WHERE ${chosen}`,
    [processorId, endpointUuid, state, event_name],
  );
  return row!.count;
}
