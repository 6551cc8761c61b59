// DELETE /3p/api/v1/webhook: these events are no longer told, to these URLs or to any of the
// tenant's.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import { lockPosition } from '../../events/events.sql.ts';
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
    summary: 'De-register a webhook',
    description:
      'Without `webhook_url` the events are removed from all of the tenant’s URLs. Pending deliveries of what is removed ' +
      'are canceled: none is started after the answer. Removing what is not registered changes nothing: `Achord-Removed-Registrations` says how many registrations were removed.',
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
      // Fan-out stands still meanwhile: it has noted its deliveries before, or sees that nobody
      // hears of them any more.
      await lockPosition(phase, caller.processor_id);
      const removed = await deleteRegistrations(phase, caller, urls, body.event_names);
      let underWay = false;
      if (removed.length > 0) {
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
      // What a worker has read before this commits it may start for so long: then it is certain
      // that none is started.
      return {
        async call() {
          await sleep(startWithinMs);
          return async () => answer;
        },
      };
    },
  },
);
