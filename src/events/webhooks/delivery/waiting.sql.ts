// Queries for the operator's morning check: waiting deliveries and the health of endpoints.
import type { Queryable } from '../../../platform/database/database.ts';
import { slowMs } from './lanes.sql.ts';

export interface DeliveriesWaiting {
  pending: number;
  /** Those that a working endpoint could receive now. */
  due: number;
  oldest_due_seconds: number;
}

/** Of all tenants; without deliveries that disabled endpoints hold. */
export async function selectDeliveriesWaiting(db: Queryable): Promise<DeliveriesWaiting> {
  const [row] = await db.query<DeliveriesWaiting>(
    `SELECT count(*) AS pending, count(*) FILTER (WHERE d.due_at <= clock_timestamp()) AS due,
            greatest(0, coalesce(extract(epoch FROM clock_timestamp() - min(d.due_at)), 0))::float8 AS oldest_due_seconds
     FROM webhook_due d
     WHERE NOT EXISTS (SELECT FROM webhook_lanes l WHERE l.shard = d.shard AND l.processor_id = d.processor_id
       AND l.endpoint_uuid = d.endpoint_uuid AND l.blocked_until = 'infinity')`,
    [],
  );
  return row!;
}

/**
 * The number of endpoints by health. A failing endpoint gets one delivery at a time; a blocked one
 * pauses between probes.
 */
export interface HealthCounts {
  healthy: number;
  slow: number;
  failing: number;
  blocked: number;
  disabled: number;
}

export async function selectHealth(db: Queryable): Promise<HealthCounts> {
  const [row] = await db.query<HealthCounts>(
    `SELECT count(*) FILTER (WHERE health = 'healthy') AS healthy, count(*) FILTER (WHERE health = 'slow') AS slow,
            count(*) FILTER (WHERE health = 'failing') AS failing, count(*) FILTER (WHERE health = 'blocked') AS blocked,
            count(*) FILTER (WHERE health = 'disabled') AS disabled
     FROM (SELECT CASE WHEN blocked_until = 'infinity' THEN 'disabled'
                       WHEN blocked_until > clock_timestamp() THEN 'blocked'
                       WHEN failures > 0 THEN 'failing'
                       WHEN latency_ms >= ${slowMs} THEN 'slow'
                       ELSE 'healthy' END AS health
           FROM webhook_lanes) AS lane`,
    [],
  );
  return row!;
}
