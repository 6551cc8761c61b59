// DELETE /3p/api/v1/webhook: removes registrations from the named URLs, or from all URLs of the
// tenant.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import { lockFanOut, noteStartDelivery } from '../../events/positions.sql.ts';
import { NoData, operation } from '../../http/operation.ts';
import { realClock, sleep } from '../../std/clock.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { normalized } from '../addresses/webhook-url.ts';
import { startWithinMs } from '../delivery/delivery-queue.ts';
import { cancelDue } from '../delivery/due.sql.ts';
import { lockLanes, openLanes } from '../delivery/lanes.sql.ts';
import { resetUnregistered } from '../endpoints/endpoints.sql.ts';
import { EventNames } from './event-names.ts';
import { deleteRegistrations } from './registrations.sql.ts';
import { readUrls } from './vet-urls.ts';

export const deregisterWebhook = operation(
  {
    method: 'DELETE',
    path: '/3p/api/v1/webhook',
    tag: 'Webhooks',
    operationId: 'deregisterWebhook',
    summary: 'De-register a webhook',
    description:
      'Without `webhook_url` the events are removed from all URLs of the tenant. Pending deliveries of removed registrations ' +
      'are canceled; none starts after the answer. An event that is not registered changes nothing. The header `Achord-Removed-Registrations` has the number of removed registrations.',
    callers: ['processor', 'vendor'],
    body: Type.Object({
      event_names: EventNames,
      webhook_url: Type.Optional(
        Type.Array(Type.String({ allowed: 'an https URL' }), {
          minItems: 1,
          maxItems: 100,
          allowed: 'an array of https URLs',
        }),
      ),
    }),
    example: { event_names: ['TransactionStarted'], webhook_url: ['https://example.com/webhooks'] },
    answers: {
      200: {
        description: 'De-registered',
        message: 'Webhook de-registered!',
        data: NoData,
        example: null,
        headers: ['Achord-Removed-Registrations'],
      },
    },
    refusals: ['webhook_url_refused'],
  },
  {
    async atomic(call, phase) {
      const { caller, body } = call;
      const urls = body.webhook_url === undefined ? null : readUrls(body.webhook_url).map(normalized);
      // Fan-out waits for this lock: it has created its deliveries before, or sees the
      // registrations gone.
      await lockFanOut(phase, caller.processor_id);
      const removed = await deleteRegistrations(phase, caller, urls, body.event_names);
      let underWay = false;
      if (removed.length > 0) {
        await noteStartDelivery(phase, caller.processor_id);
        const endpoints = [...new Set(removed.map((one) => one.endpoint_uuid))];
        const { processor_id } = caller;
        const now = realClock.now();
        const leases = await lockLanes(
          phase,
          endpoints.map((endpoint_uuid) => ({ processor_id, endpoint_uuid })),
        );
        underWay = leases.some((until) => until !== null && until > now);
        const canceled = await cancelDue(phase, processor_id, removed, now);
        await openLanes(phase, processor_id, await resetUnregistered(phase, processor_id, endpoints));
        await recordAct(phase, call, {
          action: 'webhook.deregistered',
          subject: 'webhook',
          subject_uuid: null,
          detail: { endpoint_uuids: endpoints, event_names: body.event_names, deliveries_canceled: canceled },
        });
      }
      const answer = {
        ...ok(null, 'Webhook de-registered!'),
        headers: { 'Achord-Removed-Registrations': String(removed.length) },
      };
      if (!underWay) return answer;
      // A worker may still start a delivery that it read before this commit, for at most this long.
      // Afterwards no delivery can start.
      return {
        async call() {
          await sleep(startWithinMs);
          return async () => answer;
        },
      };
    },
  },
);
