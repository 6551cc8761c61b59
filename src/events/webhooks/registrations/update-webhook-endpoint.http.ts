// PUT /3p/api/v1/webhook-endpoints/{uuid}: sets the URL of an endpoint and the events that it
// receives.
import { Type } from 'typebox';
import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import { type Call, operation } from '../../../api/http/operation.ts';
import { described, endpointOfPath, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import type { EventType } from '../../log/event-types.ts';
import { lockFanOut, noteStartDelivery } from '../../log/positions.sql.ts';
import type { ResolveHost } from '../addresses/resolve-host.ts';
import { normalized } from '../addresses/webhook-url.ts';
import { EndpointRecord, endpointRecord, exampleEndpoint } from '../endpoints/endpoint-record.ts';
import { type EndpointRow, selectEndpoint } from '../endpoints/endpoints.sql.ts';
import { changeUrl, type WrittenUrl } from './change-url.ts';
import { afterLastStart, endDeliveries } from './end-deliveries.ts';
import { EventNames, refuseProcessorOnly } from './event-names.ts';
import { deleteRegistrations, insertRegistrations } from './registrations.sql.ts';
import { readUrls, refuseUnreachable } from './vet-urls.ts';

const Change = Type.Object({
  url: Type.Optional(
    Type.String({ allowed: 'an https URL', description: 'The https URL that receives the events from now on.' }),
  ),
  event_names: Type.Optional(described(EventNames, 'All events that the endpoint receives from now on.')),
});

export const updateWebhookEndpoint = ({ resolve }: { resolve: ResolveHost }) =>
  operation(
    {
      method: 'PUT',
      path: '/3p/api/v1/webhook-endpoints/:uuid',
      tag: 'Webhooks',
      operationId: 'updateWebhookEndpoint',
      role: 'developer',
      summary: 'Change an endpoint',
      description:
        'An absent field does not change. Its secret and history stay. `event_names`: the endpoint receives these events from now on, and no others; ' +
        'pending deliveries of other events are canceled. `url`: pending deliveries go to the new URL, at once if they failed before; ' +
        'a disabled endpoint stays disabled. After the answer nothing is sent that the change excludes.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(endpointOfPath) }),
      body: Change,
      example: { event_names: ['TransactionStarted', 'TransactionCompleted'] },
      answers: { 200: { description: 'The endpoint', data: EndpointRecord, example: exampleEndpoint } },
      refusals: ['not_found', 'event_needs_processor', 'webhook_url_refused', 'webhook_url_taken'],
    },
    {
      async atomic(call, phase) {
        const { url: written, event_names } = call.body;
        if (written === undefined) {
          if (event_names === undefined) throw invalid('event_names', 'required', 'is required when url is absent');
          return change(phase, call, null);
        }
        const field = () => 'url';
        const [url] = readUrls([written], field) as [URL];
        return {
          // No phase is open while name servers are asked. The second phase answers the result.
          async call() {
            const vetted = refuseUnreachable(resolve, [url], field);
            await vetted.catch(() => {});
            return async (phase) => {
              await vetted;
              return change(phase, call, { written, url });
            };
          },
        };
      },
    },
  );

type Changing = Call<{ uuid: string }, unknown, { event_names?: EventType[] }>;

async function change(phase: AtomicPhase, call: Changing, url: WrittenUrl | null) {
  const { caller, params, body } = call;
  const uuid = params.uuid.toLowerCase();
  // Fan-out waits for this lock: it sees the endpoint as it was, or as it is now.
  await lockFanOut(phase, caller.processor_id);
  const before = await selectEndpoint(phase, caller, uuid);
  // An endpoint without registrations was de-registered.
  if (before === null || before.event_names.length === 0) throw refuse('not_found', 'uuid');
  const mayStart = [
    body.event_names !== undefined && (await changeEvents(phase, call, before, body.event_names)),
    url !== null && (await changeUrl(phase, call, before, url)),
  ];
  const answer = ok(endpointRecord((await selectEndpoint(phase, caller, uuid))!));
  return mayStart.includes(true) ? afterLastStart(answer) : answer;
}

/** Returns whether a worker may still start a delivery of an event that was removed. */
async function changeEvents(
  phase: AtomicPhase,
  call: Acting,
  before: EndpointRow,
  eventNames: readonly EventType[],
): Promise<boolean> {
  const { processor_id } = call.caller;
  const ofVendor = 'This endpoint belongs to a vendor, which does not receive this event.';
  refuseProcessorOnly(before, eventNames, ofVendor);
  const owner = { processor_id, tenant_id: before.vendor_id ?? processor_id };
  const urls = [normalized(new URL(before.url))];
  const wanted = new Set(eventNames);
  const added = [...wanted].filter((name) => !before.event_names.includes(name));
  if (added.length > 0) {
    await insertRegistrations(phase, owner, urls, added, call.now);
    await noteStartDelivery(phase, processor_id);
    await recordAct(phase, call, {
      action: 'webhook.registered',
      subject: 'webhook',
      subject_uuid: null,
      detail: { endpoint_uuids: [before.uuid], event_names: added },
    });
  }
  const dropped = before.event_names.filter((name) => !wanted.has(name));
  const removed = dropped.length === 0 ? [] : await deleteRegistrations(phase, owner, urls, dropped);
  return removed.length > 0 && endDeliveries(phase, call, removed);
}
