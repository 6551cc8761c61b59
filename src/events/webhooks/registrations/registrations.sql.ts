// Queries on registrations: which URLs of a tenant receive which events.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { EventType } from '../../log/event-types.ts';
import type { Owner } from '../endpoints/endpoints.sql.ts';

export interface RegistrationRow {
  event_name: EventType;
  webhook_url: string;
  created_at: Date;
}

export function selectRegistrations(db: Queryable, { processor_id, tenant_id }: Owner): Promise<RegistrationRow[]> {
  return db.query(
    `SELECT r.event_name, e.url AS webhook_url, r.created_at
     FROM webhook_endpoints e
     JOIN webhook_registrations r
       ON r.shard = e.shard AND r.processor_id = e.processor_id AND r.endpoint_uuid = e.uuid
     WHERE e.shard = $1 AND e.processor_id = $2 AND e.tenant_id = $3
     ORDER BY e.created_at, e.uuid, r.event_name`,
    [...tenantKey(processor_id), tenant_id],
  );
}

/** Registers each URL for each event; returns how many registrations are new. */
export async function insertRegistrations(
  db: Queryable,
  { processor_id, tenant_id }: Owner,
  urls: readonly string[],
  eventNames: readonly EventType[],
  at: Date,
): Promise<number> {
  const rows = await db.query(
    `INSERT INTO webhook_registrations (shard, processor_id, endpoint_uuid, event_name, tenant_id, created_at)
     SELECT e.shard, e.processor_id, e.uuid, name, e.tenant_id, $6
     FROM webhook_endpoints e CROSS JOIN unnest($5::event_type[]) AS name
     WHERE e.shard = $1 AND e.processor_id = $2 AND e.tenant_id = $3 AND e.url_normalized = ANY ($4::text[])
     ON CONFLICT DO NOTHING RETURNING event_name`,
    [...tenantKey(processor_id), tenant_id, urls, eventNames, at],
  );
  return rows.length;
}

/**
 * Removes events from these URLs, or from all URLs of the tenant when `urls` is null; answers the
 * removed registrations.
 */
export function deleteRegistrations(
  db: Queryable,
  { processor_id, tenant_id }: Owner,
  urls: readonly string[] | null,
  eventNames: readonly EventType[],
): Promise<{ endpoint_uuid: string; event_name: EventType }[]> {
  return db.query(
    `DELETE FROM webhook_registrations r USING webhook_endpoints e
     WHERE e.shard = $1 AND e.processor_id = $2 AND e.tenant_id = $3
       AND ($4::text[] IS NULL OR e.url_normalized = ANY ($4))
       AND r.shard = e.shard AND r.processor_id = e.processor_id AND r.endpoint_uuid = e.uuid
       AND r.event_name = ANY ($5::event_type[])
     RETURNING r.endpoint_uuid, r.event_name`,
    [...tenantKey(processor_id), tenant_id, urls, eventNames],
  );
}

/** The number of the tenant's URLs that have a registration. */
export async function countRegisteredUrls(db: Queryable, { processor_id, tenant_id }: Owner): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(DISTINCT r.endpoint_uuid) AS count
     FROM webhook_endpoints e
     JOIN webhook_registrations r
       ON r.shard = e.shard AND r.processor_id = e.processor_id AND r.endpoint_uuid = e.uuid
     WHERE e.shard = $1 AND e.processor_id = $2 AND e.tenant_id = $3`,
    [...tenantKey(processor_id), tenant_id],
  );
  return row!.count;
}
