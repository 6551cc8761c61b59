// The operations of this wing.

import type { Operation } from '../api/http/operation.ts';
import type { PlatformContext } from '../platform/context.ts';
import { getEvent, listEvents } from './log/list-events.http.ts';
import type { Positioning } from './log/position-events.ts';
import { reachable } from './webhooks/addresses/public-address.ts';
import { resolveHost } from './webhooks/addresses/resolve-host.ts';
import { posterOnDemand } from './webhooks/delivery/post-on-demand.ts';
import { enableWebhookEndpoint } from './webhooks/endpoints/enable-webhook-endpoint.http.ts';
import { getEventOfEndpoint } from './webhooks/endpoints/get-event-of-endpoint.http.ts';
import { getWebhookSecret } from './webhooks/endpoints/get-webhook-secret.http.ts';
import { listDeliveries } from './webhooks/endpoints/list-deliveries.http.ts';
import { listLatestDeliveries } from './webhooks/endpoints/list-latest-deliveries.http.ts';
import { listWebhookEndpoints } from './webhooks/endpoints/list-webhook-endpoints.http.ts';
import { listWebhookEndpointsOfAnyTenant } from './webhooks/endpoints/list-webhook-endpoints-of-any-tenant.http.ts';
import { replayDeliveries } from './webhooks/endpoints/replay-deliveries.http.ts';
import { replayDelivery, replayDeliveryOfAnyTenant } from './webhooks/endpoints/replay-delivery.http.ts';
import { rotateWebhookSecret } from './webhooks/endpoints/rotate-webhook-secret.http.ts';
import { sendTestDelivery } from './webhooks/endpoints/send-test-delivery.http.ts';
import { deregisterWebhook } from './webhooks/registrations/deregister-webhook.http.ts';
import { listWebhooks } from './webhooks/registrations/list-webhooks.http.ts';
import { registerWebhook } from './webhooks/registrations/register-webhook.http.ts';
import { updateWebhookEndpoint } from './webhooks/registrations/update-webhook-endpoint.http.ts';

export interface EventsContext extends PlatformContext {
  /** How an announcement becomes an event with deliveries. */
  positioning: Positioning;
}

export function eventsOperations(context: EventsContext): Operation[] {
  const { vault, settings } = context;
  const mayReach = reachable(settings.ACHORD_WEBHOOK_ALLOW_ADDRESSES);
  const resolve = resolveHost(mayReach);
  return [
    // The event log
    listEvents(context),
    getEvent(context),

    // Webhooks of the caller
    registerWebhook({ vault, resolve }),
    deregisterWebhook,
    updateWebhookEndpoint({ resolve }),
    listWebhooks(context),
    listWebhookEndpoints(context),
    getWebhookSecret(context),
    rotateWebhookSecret(context),
    enableWebhookEndpoint,
    sendTestDelivery({ vault, post: posterOnDemand(mayReach, resolve).post, livemode: context.positioning.livemode }),
    listDeliveries(context),
    replayDelivery,
    replayDeliveries,

    // Webhooks of any tenant, for operators
    listWebhookEndpointsOfAnyTenant(context),
    listLatestDeliveries(context),
    getEventOfEndpoint(context),
    replayDeliveryOfAnyTenant,
  ];
}
