// Every route of the API, wired by hand.
import { createProcessor } from './admin/create-processor.http.ts';
import { createToken } from './admin/create-token.http.ts';
import { createVendor } from './admin/create-vendor.http.ts';
import { revokeToken } from './admin/revoke-token.http.ts';
import { listEvents } from './events/list-events.http.ts';
import type { Foundation } from './foundation.ts';
import type { Operation } from './http/operation.ts';
import { positioning } from './positioning.ts';
import { reachable } from './webhooks/addresses/public-address.ts';
import { resolveHost } from './webhooks/addresses/resolve-host.ts';
import { enableEndpoint } from './webhooks/endpoints/enable-endpoint.http.ts';
import { listDeliveries } from './webhooks/endpoints/list-deliveries.http.ts';
import { listEndpoints } from './webhooks/endpoints/list-endpoints.http.ts';
import { readSecret } from './webhooks/endpoints/read-secret.http.ts';
import { rotateSecret } from './webhooks/endpoints/rotate-secret.http.ts';
import { deregisterWebhook } from './webhooks/registrations/deregister-webhook.http.ts';
import { listWebhooks } from './webhooks/registrations/list-webhooks.http.ts';
import { registerWebhook } from './webhooks/registrations/register-webhook.http.ts';

export function operations(on: Foundation): Operation[] {
  const { database, vault, settings } = on;
  const resolve = resolveHost(reachable(settings.ACHORD_WEBHOOK_ALLOW_ADDRESSES));

  return [
    // Webhooks
    registerWebhook({ vault, resolve }),
    deregisterWebhook,
    listWebhooks(on),
    listEndpoints(on),
    readSecret(on),
    rotateSecret(on),
    enableEndpoint,
    listDeliveries(on),
    listEvents({ database, positioning }),

    // Operators
    createProcessor,
    createVendor,
    createToken,
    revokeToken(on),
  ];
}
