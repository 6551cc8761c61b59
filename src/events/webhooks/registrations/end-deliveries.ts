// Ends the deliveries of registrations that were removed.

import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import type { Answer } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { realClock, sleep } from '../../../platform/std/clock.ts';
import type { EventType } from '../../log/event-types.ts';
import { noteStartDelivery } from '../../log/positions.sql.ts';
import { startWithinMs } from '../delivery/delivery-queue.ts';
import { cancelDue } from '../delivery/due.sql.ts';
import { lockLanes, openLanes } from '../delivery/lanes.sql.ts';
import { resetUnregistered } from '../endpoints/endpoints.sql.ts';

/**
 * Cancels the pending deliveries of removed registrations, and records the act. The lock of
 * `lockFanOut` must be held. Returns whether a worker may still start one of them.
 */
export async function endDeliveries(
  phase: AtomicPhase,
  call: Acting,
  removed: readonly { endpoint_uuid: string; event_name: EventType }[],
): Promise<boolean> {
  const { processor_id } = call.caller;
  await noteStartDelivery(phase, processor_id);
  const endpoints = [...new Set(removed.map((one) => one.endpoint_uuid))];
  const now = realClock.now();
  const leases = await lockLanes(
    phase,
    endpoints.map((endpoint_uuid) => ({ processor_id, endpoint_uuid })),
  );
  const canceled = await cancelDue(phase, processor_id, removed, now);
  await openLanes(phase, processor_id, await resetUnregistered(phase, processor_id, endpoints));
  await recordAct(phase, call, {
    action: 'webhook.deregistered',
    subject: 'webhook',
    subject_uuid: null,
    detail: {
      endpoint_uuids: endpoints,
      event_names: [...new Set(removed.map((one) => one.event_name))],
      deliveries_canceled: canceled,
    },
  });
  return leases.some((until) => until !== null && until > now);
}

/**
 * Answers once no delivery can start any more: a worker may still start one that it read before the
 * commit, for at most this long.
 */
export const afterLastStart = (answer: Answer) => ({
  async call() {
    await sleep(startWithinMs);
    return async () => answer;
  },
});
