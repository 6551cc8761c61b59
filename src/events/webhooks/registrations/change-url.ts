// Gives an endpoint another URL.

import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { afterCommit } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { normalized } from '../addresses/webhook-url.ts';
import { deliveriesDue } from '../delivery/create-deliveries.ts';
import { bringForward } from '../delivery/due.sql.ts';
import { lockLanes, makeLaneDue, openLanes } from '../delivery/lanes.sql.ts';
import { type EndpointRow, updateUrl } from '../endpoints/endpoints.sql.ts';

/** A URL of a request: as it is written, and parsed. */
export interface WrittenUrl {
  written: string;
  url: URL;
}

/**
 * What failed at the old URL is due at once at the new one. A disabled endpoint stays disabled. The
 * lock of `lockFanOut` must be held. Returns whether a worker may still start a delivery to the old
 * URL.
 */
export async function changeUrl(
  phase: AtomicPhase,
  call: Acting,
  endpoint: EndpointRow,
  { written, url }: WrittenUrl,
): Promise<boolean> {
  const { processor_id } = call.caller;
  const { uuid, state } = endpoint;
  const before = new URL(endpoint.url);
  if (normalized(before) === normalized(url)) return false;
  const owner = { processor_id, tenant_id: endpoint.vendor_id ?? processor_id };
  if (!(await updateUrl(phase, owner, uuid, { url: written, url_normalized: normalized(url) })))
    throw refuse('webhook_url_taken', 'url');

  const now = realClock.now();
  const lane = { processor_id, endpoint_uuid: uuid };
  const leases = await lockLanes(phase, [lane]);
  if (state === 'enabled') {
    await openLanes(phase, processor_id, [uuid]);
    await makeLaneDue(phase, lane, now);
    await bringForward(phase, lane, now);
    afterCommit(phase, deliveriesDue.notify);
  }
  await recordAct(phase, call, {
    action: 'webhook_endpoint.moved',
    subject: 'webhook_endpoint',
    subject_uuid: uuid,
    // Origins only: the path or the query of a receiver's URL may have credentials.
    detail: { from: before.origin, to: url.origin },
  });
  return leases.some((until) => until !== null && until > now);
}
