// Statements for the morning's look: what waits, and how the endpoints fare.
import type { Queryable } from '../../database/database.ts';

export interface DeliveriesWaiting {
  pending: number;
  /** Of these, what could be sent now if its endpoint took it. */
  due: number;
  oldest_due_seconds: number;
}

/** Over all tenants; what is held by disabled endpoints does not count. */
export async function selectDeliveriesWaiting(db: Queryable): Promise<DeliveriesWaiting> {
  const [row] = await db.query<DeliveriesWaiting>(
    `SELECT count(*) AS pending, count(*) FILTER (WHERE d.due_at <= clock_timestamp()) AS due,
            greatest(0, coalesce(extract(epoch FROM clock_timestamp() - min(d.due_at)), 0))::float8 AS oldest_due_seconds
     FROM webhook_due d
     WHERE NOT EXISTS (SELECT FROM webhook_lanes l WHERE l.processor_id = d.processor_id
       AND l.endpoint_uuid = d.endpoint_uuid AND l.blocked_until = 'infinity')`,
    [],
  );
  return row!;
}
