// PUT /3p/api/v1/webhook-endpoints/{uuid}: sets the events that an endpoint receives.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import { lockFanOut, noteStartDelivery } from '../../events/positions.sql.ts';
import { operation } from '../../http/operation.ts';
import { Uuid } from '../../http/schema.ts';
import { refuse } from '../../refusals.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { normalized } from '../addresses/webhook-url.ts';
import { EndpointRecord, endpointRecord, exampleEndpoint } from '../endpoints/endpoint-record.ts';
import { selectEndpoint } from '../endpoints/endpoints.sql.ts';
import { afterLastStart, endDeliveries } from './end-deliveries.ts';
import { EventNames, refuseProcessorOnly } from './event-names.ts';
import { deleteRegistrations, insertRegistrations } from './registrations.sql.ts';

export const changeEndpoint = operation(
  {
    method: 'PUT',
    path: '/3p/api/v1/webhook-endpoints/:uuid',
    tag: 'Webhooks',
    operationId: 'updateWebhookEndpoint',
    role: 'developer',
    summary: 'Set the events of an endpoint',
    description:
      'The endpoint receives these events from now on, and no others. Pending deliveries of other events are canceled; none starts after the answer. Its secret, state and history stay. For another URL, register it and de-register this one.',
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: Uuid }),
    body: Type.Object({ event_names: EventNames }),
    example: { event_names: ['TransactionStarted', 'TransactionCompleted'] },
    answers: { 200: { description: 'The endpoint', data: EndpointRecord, example: exampleEndpoint } },
    refusals: ['not_found', 'event_needs_processor'],
  },
  {
    async atomic(call, phase) {
      const { caller, now } = call;
      const { processor_id } = caller;
      const uuid = call.params.uuid.toLowerCase();
      const wanted = new Set(call.body.event_names);
      // Fan-out waits for this lock: it sees the registrations as they were, or as they are now.
      await lockFanOut(phase, processor_id);
      const before = await selectEndpoint(phase, caller, uuid);
      // An endpoint without registrations was de-registered.
      if (before === null || before.event_names.length === 0) throw refuse('not_found', 'uuid');
      const ofVendor = 'This endpoint belongs to a vendor, which does not receive this event.';
      refuseProcessorOnly(before, call.body.event_names, ofVendor);
      const owner = { processor_id, tenant_id: before.vendor_id ?? processor_id };
      const urls = [normalized(new URL(before.url))];
      const added = [...wanted].filter((name) => !before.event_names.includes(name));
      if (added.length > 0) {
        await insertRegistrations(phase, owner, urls, added, now);
        await noteStartDelivery(phase, processor_id);
        await recordAct(phase, call, {
          action: 'webhook.registered',
          subject: 'webhook',
          subject_uuid: null,
          detail: { endpoint_uuids: [uuid], event_names: added },
        });
      }
      const dropped = before.event_names.filter((name) => !wanted.has(name));
      const removed = dropped.length === 0 ? [] : await deleteRegistrations(phase, owner, urls, dropped);
      const mayStart = removed.length > 0 && (await endDeliveries(phase, call, removed));
      const answer = ok(endpointRecord((await selectEndpoint(phase, caller, uuid))!));
      return mayStart ? afterLastStart(answer) : answer;
    },
  },
);
