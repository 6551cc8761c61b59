// Queries on webhook endpoints: a URL of a tenant, with its secret and its state.
import type { Queryable } from '../../../platform/database/database.ts';
import { newestOfTenants } from '../../../platform/database/newest-of-tenants.sql.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { EventType } from '../../log/event-types.ts';
import type { SealedSecrets } from './endpoint-secret.ts';

/** The tenant of the token that registers. */
export interface Owner {
  processor_id: string;
  tenant_id: string;
}

/**
 * A vendor sees its own endpoints; a processor (`vendor_id` null) also the endpoints of all its
 * vendors.
 */
export interface Scope {
  processor_id: string;
  vendor_id: string | null;
}

const inScope = 'e.shard = $1 AND e.processor_id = $2 AND ($3::uuid IS NULL OR e.vendor_id = $3)';
const scopeValues = ({ processor_id, vendor_id }: Scope) => [...tenantKey(processor_id), vendor_id];

export interface EndpointRow {
  uuid: string;
  vendor_id: string | null;
  url: string;
  event_names: EventType[];
  state: 'enabled' | 'disabled';
  failing_since: Date | null;
  disabled_at: Date | null;
  disabled_reason: string | null;
  created_at: Date;
}

/** As SQL: the record of an endpoint, a row with this name. */
const recordOf = (e: string) => `${[
  'uuid',
  'vendor_id',
  'url',
  'state',
  'failing_since',
  'disabled_at',
  'disabled_reason',
  'created_at',
]
  .map((column) => `${e}.${column}`)
  .join(', ')},
  array(SELECT event_name::text FROM webhook_registrations g
        WHERE g.shard = ${e}.shard AND g.processor_id = ${e}.processor_id AND g.endpoint_uuid = ${e}.uuid
        ORDER BY g.event_name) AS event_names`;

/** The endpoints in scope that have a registration. */
export function selectEndpoints(db: Queryable, scope: Scope): Promise<EndpointRow[]> {
  return db.query(
    `SELECT ${recordOf('e')} FROM webhook_endpoints e
     WHERE ${inScope}
       AND EXISTS (SELECT FROM webhook_registrations r
                   WHERE r.shard = e.shard AND r.processor_id = e.processor_id AND r.endpoint_uuid = e.uuid)
     ORDER BY e.created_at, e.uuid`,
    scopeValues(scope),
  );
}

export async function selectEndpoint(db: Queryable, scope: Scope, uuid: string): Promise<EndpointRow | null> {
  const [row] = await db.query<EndpointRow>(
    `SELECT ${recordOf('e')} FROM webhook_endpoints e WHERE ${inScope} AND e.uuid = $4`,
    [...scopeValues(scope), uuid],
  );
  return row ?? null;
}

export interface EndpointOfTenant extends EndpointRow {
  processor_id: string;
}

/** Endpoints of all tenants or of one before a uuid, newest first. Null: any. */
export function selectEndpointsBefore(
  db: Queryable,
  { processor_id, state }: { processor_id: string | null; state: EndpointRow['state'] | null },
  before: string,
  limit: number,
): Promise<EndpointOfTenant[]> {
  return db.query(
    newestOfTenants(
      'webhook_endpoints',
      [`r.processor_id, ${recordOf('r')}`],
      ['($4::endpoint_state IS NULL OR r.state = $4)'],
    ),
    [before, limit, processor_id, state],
  );
}

export async function selectEndpointOfAnyTenant(db: Queryable, uuid: string): Promise<EndpointOfTenant | null> {
  // Asking processor by processor uses the primary key, on every node that has one.
  const [row] = await db.query<EndpointOfTenant>(
    `SELECT e.processor_id, ${recordOf('e')} FROM processors JOIN webhook_endpoints e USING (shard, processor_id)
     WHERE e.uuid = $1`,
    [uuid],
  );
  return row ?? null;
}

export interface NewEndpoint extends Owner {
  uuid: string;
  vendor_id: string | null;
  url: string;
  url_normalized: string;
  secret_encrypted: Buffer;
  created_at: Date;
}

/** Adds an endpoint; an existing one does not change. */
export async function insertEndpoint(db: Queryable, endpoint: NewEndpoint): Promise<void> {
  await db.query(
    `INSERT INTO webhook_endpoints
       (shard, processor_id, uuid, tenant_id, vendor_id, url, url_normalized, secret_encrypted, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (shard, processor_id, tenant_id, url_normalized) DO NOTHING`,
    [
      ...tenantKey(endpoint.processor_id),
      endpoint.uuid,
      endpoint.tenant_id,
      endpoint.vendor_id,
      endpoint.url,
      endpoint.url_normalized,
      endpoint.secret_encrypted,
      endpoint.created_at,
    ],
  );
}

/**
 * Gives an endpoint another URL. Returns false if another endpoint of the tenant has it. One that
 * was de-registered and had this URL keeps its history, but a later registration is a new endpoint.
 * The lock of `lockFanOut` must be held.
 */
export async function updateUrl(
  db: Queryable,
  { processor_id, tenant_id }: Owner,
  uuid: string,
  { url, url_normalized }: { url: string; url_normalized: string },
): Promise<boolean> {
  const key = [...tenantKey(processor_id), tenant_id, url_normalized];
  await db.query(
    `UPDATE webhook_endpoints e SET url_normalized = e.uuid || ' ' || e.url_normalized
     WHERE e.shard = $1 AND e.processor_id = $2 AND e.tenant_id = $3 AND e.url_normalized = $4
       AND NOT EXISTS (SELECT FROM webhook_registrations r
                       WHERE r.shard = e.shard AND r.processor_id = e.processor_id AND r.endpoint_uuid = e.uuid)`,
    key,
  );
  const rows = await db.query(
    `UPDATE webhook_endpoints e SET url = $6, url_normalized = $4, failing_since = NULL
     WHERE e.shard = $1 AND e.processor_id = $2 AND e.tenant_id = $3 AND e.uuid = $5
       AND NOT EXISTS (SELECT FROM webhook_endpoints other
                       WHERE other.shard = e.shard AND other.processor_id = e.processor_id
                         AND other.tenant_id = e.tenant_id AND other.url_normalized = $4)
     RETURNING e.uuid`,
    [...key, uuid, url],
  );
  return rows.length > 0;
}

export async function selectSecret(db: Queryable, scope: Scope, uuid: string): Promise<Buffer | null> {
  const [row] = await db.query<{ secret_encrypted: Buffer }>(
    `SELECT e.secret_encrypted FROM webhook_endpoints e WHERE ${inScope} AND e.uuid = $4`,
    [...scopeValues(scope), uuid],
  );
  return row?.secret_encrypted ?? null;
}

/** What a delivery to the endpoint needs. */
export async function selectForTest(
  db: Queryable,
  scope: Scope,
  uuid: string,
): Promise<(SealedSecrets & { url: string }) | null> {
  const [row] = await db.query<SealedSecrets & { url: string }>(
    `SELECT e.uuid AS endpoint_uuid, e.url, e.secret_encrypted, e.previous_secret_encrypted, e.previous_secret_until
     FROM webhook_endpoints e WHERE ${inScope} AND e.uuid = $4`,
    [...scopeValues(scope), uuid],
  );
  return row ?? null;
}

export async function lockSecret(db: Queryable, scope: Scope, uuid: string): Promise<Buffer | null> {
  const [row] = await db.query<{ secret_encrypted: Buffer }>(
    `SELECT e.secret_encrypted FROM webhook_endpoints e WHERE ${inScope} AND e.uuid = $4 FOR NO KEY UPDATE`,
    [...scopeValues(scope), uuid],
  );
  return row?.secret_encrypted ?? null;
}

export async function updateSecret(
  db: Queryable,
  processorId: string,
  uuid: string,
  secrets: { secret_encrypted: Buffer; previous_secret_encrypted: Buffer; previous_secret_until: Date },
): Promise<void> {
  await db.query(
    `UPDATE webhook_endpoints
     SET secret_encrypted = $4, previous_secret_encrypted = $5, previous_secret_until = $6
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [
      ...tenantKey(processorId),
      uuid,
      secrets.secret_encrypted,
      secrets.previous_secret_encrypted,
      secrets.previous_secret_until,
    ],
  );
}

/** True if it was enabled before. */
export async function updateToDisabled(
  db: Queryable,
  processorId: string,
  uuid: string,
  reason: string,
  at: Date,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE webhook_endpoints SET state = 'disabled', disabled_at = $5, disabled_reason = $4
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND state = 'enabled' RETURNING uuid`,
    [...tenantKey(processorId), uuid, reason, at],
  );
  return rows.length > 0;
}

/**
 * True if it was disabled before. Forgets past failures, because otherwise the next failure would
 * disable it again.
 */
export async function updateToEnabled(db: Queryable, processorId: string, uuid: string): Promise<boolean> {
  const rows = await db.query(
    `UPDATE webhook_endpoints SET state = 'enabled', disabled_at = NULL, disabled_reason = NULL, failing_since = NULL
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND state = 'disabled' RETURNING uuid`,
    [...tenantKey(processorId), uuid],
  );
  return rows.length > 0;
}

/** Resets endpoints without registrations, so a later registration starts fresh; returns which. */
export async function resetUnregistered(
  db: Queryable,
  processorId: string,
  endpointUuids: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ uuid: string }>(
    `UPDATE webhook_endpoints e
     SET state = 'enabled', disabled_at = NULL, disabled_reason = NULL, failing_since = NULL
     WHERE e.shard = $1 AND e.processor_id = $2 AND e.uuid = ANY ($3::uuid[])
       AND NOT EXISTS (SELECT FROM webhook_registrations r
                       WHERE r.shard = e.shard AND r.processor_id = e.processor_id AND r.endpoint_uuid = e.uuid)
     RETURNING e.uuid`,
    [...tenantKey(processorId), endpointUuids],
  );
  return rows.map(({ uuid }) => uuid);
}
