// POST /3p/api/v1/webhook: registers URLs for events.

import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { type Call, NoData, operation } from '../../../api/http/operation.ts';
import { described } from '../../../api/http/schema.ts';
import { created } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { type EventType, processorOnly } from '../../log/event-types.ts';
import { lockFanOut, noteStartDelivery } from '../../log/positions.sql.ts';
import type { ResolveHost } from '../addresses/resolve-host.ts';
import { normalized } from '../addresses/webhook-url.ts';
import { newSecret, sealSecret } from '../endpoints/endpoint-secret.ts';
import { insertEndpoint } from '../endpoints/endpoints.sql.ts';
import { EventNames, refuseProcessorOnly } from './event-names.ts';
import { countRegisteredUrls, insertRegistrations } from './registrations.sql.ts';
import { readUrls, refuseUnreachable } from './vet-urls.ts';

const urlsAtOnce = 20;
/** Registered URLs of a tenant. */
const urlsOfTenant = 100;

export const registerWebhook = ({ vault, resolve }: { vault: Vault; resolve: ResolveHost }) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v1/webhook',
      tag: 'Webhooks',
      operationId: 'registerWebhook',
      role: 'developer',
      summary: 'Register a webhook',
      description:
        'Every URL then receives every named event. A request with one bad entry registers nothing; a repeated registration ' +
        `changes nothing. A request takes up to ${urlsAtOnce} URLs, a tenant up to ${urlsOfTenant}. Only a processor token can ` +
        `register ${processorOnly.join(' and ')}. Deliveries are signed: read the secret at ` +
        '`/3p/api/v1/webhook-endpoints/{uuid}/secret`.',
      callers: ['processor', 'vendor'],
      body: Type.Object({
        webhook_url: Type.Array(Type.String({ allowed: 'an https URL' }), {
          minItems: 1,
          maxItems: urlsAtOnce,
          allowed: 'an array of https URLs',
          description: `The https URLs that receive the events, 1 to ${urlsAtOnce}.`,
        }),
        event_names: described(EventNames, 'The events that each URL receives.'),
      }),
      example: {
        webhook_url: ['https://example.com/webhooks'],
        event_names: ['TransactionStarted', 'TransactionCompleted'],
      },
      answers: {
        201: { description: 'Registered', message: 'Webhook registered successfully!', data: NoData, example: null },
      },
      refusals: ['webhook_url_refused', 'event_needs_processor', 'webhook_limit_reached'],
    },
    {
      async atomic(call) {
        const { webhook_url, event_names } = call.body;
        refuseProcessorOnly(call.caller, event_names);
        const urls = readUrls(webhook_url);
        return {
          // No phase is open while name servers are asked. The second phase answers the result.
          async call() {
            const vetted = refuseUnreachable(resolve, urls);
            await vetted.catch(() => {});
            return async (phase) => {
              await vetted;
              await register(phase, call, vault, urls, webhook_url, event_names);
              return created(null, 'Webhook registered successfully!');
            };
          },
        };
      },
    },
  );

async function register(
  phase: AtomicPhase,
  call: Pick<Call, 'caller' | 'now' | 'request_id'>,
  vault: Vault,
  urls: readonly URL[],
  written: readonly string[],
  eventNames: readonly EventType[],
): Promise<void> {
  const { caller, now } = call;
  // Fan-out and other changes of the tenant's webhooks wait for this lock, so the limit is exact.
  await lockFanOut(phase, caller.processor_id);
  for (const [index, url] of urls.entries()) {
    const uuid = uuidv7(now);
    await insertEndpoint(phase, {
      processor_id: caller.processor_id,
      tenant_id: caller.tenant_id,
      vendor_id: caller.vendor_id,
      uuid,
      url: written[index]!,
      url_normalized: normalized(url),
      secret_encrypted: sealSecret(vault, uuid, 'secret_encrypted', newSecret()),
      created_at: now,
    });
  }
  const added = await insertRegistrations(phase, caller, urls.map(normalized), [...new Set(eventNames)], now);
  if (added === 0) return;
  await noteStartDelivery(phase, caller.processor_id);
  if ((await countRegisteredUrls(phase, caller)) > urlsOfTenant) throw refuse('webhook_limit_reached', 'webhook_url');
  await recordAct(phase, call, {
    action: 'webhook.registered',
    subject: 'webhook',
    subject_uuid: null,
    // Origins only: the path or the query of a receiver's URL may have credentials.
    detail: { origins: [...new Set(urls.map((url) => url.origin))], event_names: eventNames },
  });
}
