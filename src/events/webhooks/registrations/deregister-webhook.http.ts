// DELETE /3p/api/v1/webhook: removes registrations from the named URLs, or from all URLs of the
// tenant.

import { Type } from 'typebox';
import { NoData, operation } from '../../../api/http/operation.ts';
import { described } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { lockFanOut } from '../../log/positions.sql.ts';
import { normalized } from '../addresses/webhook-url.ts';
import { afterLastStart, endDeliveries } from './end-deliveries.ts';
import { EventNames } from './event-names.ts';
import { deleteRegistrations } from './registrations.sql.ts';
import { readUrls } from './vet-urls.ts';

export const deregisterWebhook = operation(
  {
    method: 'DELETE',
    path: '/3p/api/v1/webhook',
    tag: 'Webhooks',
    operationId: 'deregisterWebhook',
    role: 'developer',
    summary: 'De-register a webhook',
    description:
      'Without `webhook_url` the events are removed from all URLs of the tenant. Pending deliveries of removed registrations ' +
      'are canceled; none starts after the answer. An event that is not registered changes nothing. The header `Achord-Removed-Registrations` has the number of removed registrations.',
    callers: ['processor', 'vendor'],
    body: Type.Object({
      event_names: described(EventNames, 'The events that are no longer sent.'),
      webhook_url: Type.Optional(
        Type.Array(Type.String({ allowed: 'an https URL' }), {
          minItems: 1,
          maxItems: 100,
          allowed: 'an array of https URLs',
          description: 'The URLs that no longer receive the events. Absent: all URLs of the tenant.',
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
      const mayStart = removed.length > 0 && (await endDeliveries(phase, call, removed));
      const answer = {
        ...ok(null, 'Webhook de-registered!'),
        headers: { 'Achord-Removed-Registrations': String(removed.length) },
      };
      return mayStart ? afterLastStart(answer) : answer;
    },
  },
);
