// The operations of this wing.

import type { Operation } from '../api/http/operation.ts';
import type { PlatformContext } from '../platform/context.ts';
import { listEvents, readEvent } from './log/list-events.http.ts';
import type { Positioning } from './log/position-events.ts';
import { reachable } from './webhooks/addresses/public-address.ts';
import { resolveHost } from './webhooks/addresses/resolve-host.ts';
import { posterOnDemand } from './webhooks/delivery/post-on-demand.ts';
import { enableEndpoint } from './webhooks/endpoints/enable-endpoint.http.ts';
import { latestDeliveries } from './webhooks/endpoints/latest-deliveries.http.ts';
import { listDeliveries } from './webhooks/endpoints/list-deliveries.http.ts';
import { listEndpoints } from './webhooks/endpoints/list-endpoints.http.ts';
import { listEndpointsOfAnyTenant } from './webhooks/endpoints/list-endpoints-of-any-tenant.http.ts';
import { readEventOfEndpoint } from './webhooks/endpoints/read-event-of-endpoint.http.ts';
import { readSecret } from './webhooks/endpoints/read-secret.http.ts';
import { replayDeliveries } from './webhooks/endpoints/replay-deliveries.http.ts';
import { replayDelivery, replayDeliveryOfAnyTenant } from './webhooks/endpoints/replay-delivery.http.ts';
import { rotateSecret } from './webhooks/endpoints/rotate-secret.http.ts';
import { testEndpoint } from './webhooks/endpoints/test-endpoint.http.ts';
import { changeEndpoint } from './webhooks/registrations/change-endpoint.http.ts';
import { deregisterWebhook } from './webhooks/registrations/deregister-webhook.http.ts';
import { listWebhooks } from './webhooks/registrations/list-webhooks.http.ts';
import { registerWebhook } from './webhooks/registrations/register-webhook.http.ts';

export interface EventsContext extends PlatformContext {
  /** How an announcement becomes an event with deliveries. */
  positioning: Positioning;
}

export function eventsOperations(on: EventsContext): Operation[] {
  const { vault, settings } = on;
  const mayReach = reachable(settings.ACHORD_WEBHOOK_ALLOW_ADDRESSES);
  const resolve = resolveHost(mayReach);
  return [
    // The event log
    listEvents(on),
    readEvent(on),

    // Webhooks of the caller
    registerWebhook({ vault, resolve }),
    deregisterWebhook,
    changeEndpoint({ resolve }),
    listWebhooks(on),
    listEndpoints(on),
    readSecret(on),
    rotateSecret(on),
    enableEndpoint,
    testEndpoint({ vault, post: posterOnDemand(mayReach, resolve).post }),
    listDeliveries(on),
    replayDelivery,
    replayDeliveries,

    // Webhooks of any tenant, for operators
    listEndpointsOfAnyTenant(on),
    latestDeliveries(on),
    readEventOfEndpoint(on),
    replayDeliveryOfAnyTenant,
  ];
}
