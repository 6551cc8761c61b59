// Webhooks for tests: registered over the API like a tenant does, and events with a position.
import { randomUUID } from 'node:crypto';
import type { EventType } from '../../../src/events/log/event-types.ts';
import { positionEventsOf } from '../../../src/events/log/position-events.ts';
import { newSecret, sealSecret } from '../../../src/events/webhooks/endpoints/endpoint-secret.ts';
import type { TestService } from '../service/service.ts';
import { announceEvent } from './announce-event.ts';
import { positioning } from './positioning.ts';

export const endpointsPath = '/3p/api/v1/webhook-endpoints';

/** Registers a URL. Returns the endpoint's uuid and its secret. */
export async function registerEndpoint(
  service: TestService,
  token: string,
  url: string,
  event_names: EventType[] = ['BusinessCreated', 'MerchantBatchPayout'],
): Promise<{ uuid: string; secret: string }> {
  const answer = await service.send('POST', '/3p/api/v1/webhook', { token, body: { webhook_url: [url], event_names } });
  if (answer.status !== 201) throw new Error(`not registered: ${answer.status} ${answer.text}`);
  const { endpoints } = (await service.send('GET', endpointsPath, { token })).body.data;
  const { uuid } = endpoints.find((one: { url: string }) => one.url === url);
  const { secret } = (await service.send('GET', `${endpointsPath}/${uuid}/secret`, { token })).body.data;
  return { uuid, secret };
}

/** Announces an event and gives it its position, so that its deliveries are due. */
export async function raiseEvent(
  { context: { database } }: TestService,
  processor_id: string,
  of: { type?: EventType; vendor_id?: string } = {},
) {
  const raised = await announceEvent(database, { processor_id, ...of });
  await positionEventsOf(database, positioning, processor_id);
  return raised;
}

/** The endpoint as its owner sees it. */
export async function readEndpoint(service: TestService, token: string, uuid: string) {
  const { endpoints } = (await service.send('GET', endpointsPath, { token })).body.data;
  return endpoints.find((one: { uuid: string }) => one.uuid === uuid);
}

/** Its deliveries with their attempts, latest first. */
export async function listDeliveries(service: TestService, token: string, uuid: string) {
  return (await service.send('GET', `${endpointsPath}/${uuid}/deliveries?per_page=100`, { token })).body.data
    .deliveries;
}

/** Endpoints of the processor, as if each had been registered. */
export async function insertEndpoints(
  { context: { database, vault } }: TestService,
  processor_id: string,
  count: number,
  url: string,
): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    const uuid = randomUUID();
    return {
      uuid,
      url: `${url}/${uuid}`,
      secret: sealSecret(vault, uuid, 'secret_encrypted', newSecret()).toString('hex'),
    };
  });
  await database.query(
    `WITH made AS (
       INSERT INTO webhook_endpoints (shard, processor_id, uuid, tenant_id, url, url_normalized, secret_encrypted, created_at)
       SELECT shard_of($1), $1, uuid, $1, url, url, decode(secret, 'hex'), now()
       FROM json_to_recordset($2::json) AS row (uuid uuid, url text, secret text) RETURNING uuid
     )
     INSERT INTO webhook_registrations (shard, processor_id, endpoint_uuid, event_name, tenant_id, created_at)
     SELECT shard_of($1), $1, uuid, 'BusinessCreated', $1, now() FROM made`,
    [processor_id, JSON.stringify(rows)],
  );
}
