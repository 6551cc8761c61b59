// POST /3p/api/v1/webhook-endpoints/{uuid}/enable: enables a disabled endpoint and sends what it
// missed.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { endpointOfPath, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { afterCommit } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { lockFanOut } from '../../log/positions.sql.ts';
import { deliveriesDue } from '../delivery/create-deliveries.ts';
import { bringForward } from '../delivery/due.sql.ts';
import { lockLanes, makeLaneDue, openLanes } from '../delivery/lanes.sql.ts';
import { EndpointRecord, endpointRecord, exampleEndpoint } from './endpoint-record.ts';
import { selectEndpoint, updateToEnabled } from './endpoints.sql.ts';

export const enableWebhookEndpoint = operation(
  {
    method: 'POST',
    path: '/3p/api/v1/webhook-endpoints/:uuid/enable',
    tag: 'Webhooks',
    operationId: 'enableWebhookEndpoint',
    role: 'developer',
    summary: 'Enable a disabled endpoint',
    description: 'Its held deliveries are due at once. Enabling an enabled endpoint changes nothing.',
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: UuidOf(endpointOfPath) }),
    answers: { 200: { description: 'The endpoint', data: EndpointRecord, example: exampleEndpoint } },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const { caller } = call;
      const uuid = call.params.uuid.toLowerCase();
      const lane = { processor_id: caller.processor_id, endpoint_uuid: uuid };
      // Fan-out waits for this lock: it must see the new state, or a delivery would never be sent.
      await lockFanOut(phase, caller.processor_id);
      const before = await selectEndpoint(phase, caller, uuid);
      if (before === null) throw refuse('not_found', 'uuid');
      await lockLanes(phase, [lane]);
      if (await updateToEnabled(phase, caller.processor_id, uuid)) {
        const now = realClock.now();
        await openLanes(phase, caller.processor_id, [uuid]);
        await makeLaneDue(phase, lane, now);
        const released = await bringForward(phase, lane, now);
        await recordAct(phase, call, {
          action: 'webhook_endpoint.enabled',
          subject: 'webhook_endpoint',
          subject_uuid: uuid,
          detail: { deliveries_released: released },
        });
        afterCommit(phase, deliveriesDue.notify);
      }
      return ok(endpointRecord((await selectEndpoint(phase, caller, uuid))!));
    },
  },
);
