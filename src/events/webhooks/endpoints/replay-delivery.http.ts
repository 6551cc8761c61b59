// POST /3p/api/v1/webhook-endpoints/deliveries/{uuid}/replay, and its twin for operators: sends one
// delivery again, whatever its state.
import { Type } from 'typebox';
import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { endpointOfPath, Reason, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { type AtomicPhase, afterCommit } from '../../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { deliveriesDue } from '../delivery/create-deliveries.ts';
import { lockLanes, makeLaneDue } from '../delivery/lanes.sql.ts';
import { selectEndpoint, selectEndpointOfAnyTenant } from './endpoints.sql.ts';
import { replayOne, selectDelivery } from './replay.sql.ts';

const whatItDoes =
  'Sends the same event with the same `webhook-id` at once and starts a new schedule of ten attempts, whether it was ' +
  'delivered, is dead, or waits for its next attempt. A disabled endpoint receives it when it is enabled.';

const answers = {
  200: {
    description: 'The delivery is due',
    data: Type.Object({ replayed: Type.Integer({ description: 'The number of deliveries that are due again: 1.' }) }),
    example: { replayed: 1 },
  },
};

export const replayDelivery = operation(
  {
    method: 'POST',
    path: '/3p/api/v1/webhook-endpoints/deliveries/:uuid/replay',
    tag: 'Webhooks',
    operationId: 'replayDelivery',
    role: 'developer',
    summary: 'Replay a delivery',
    description: whatItDoes,
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: UuidOf('The uuid of the delivery.') }),
    answers,
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const { caller, params } = call;
      const uuid = params.uuid.toLowerCase();
      const found = await selectDelivery(phase, caller.processor_id, uuid);
      const endpoint = found === null ? null : await selectEndpoint(phase, caller, found.endpoint_uuid);
      if (found === null || endpoint === null) throw refuse('not_found', 'uuid');
      return replay(phase, call, { ...found, processor_id: caller.processor_id, uuid });
    },
  },
);

export const replayDeliveryOfAnyTenant = operation(
  {
    method: 'POST',
    path: '/admin/v1/webhook-endpoints/:uuid/deliveries/:delivery_uuid/replay',
    tag: 'Operator',
    operationId: 'replayDeliveryOfAnyTenant',
    role: 'support',
    summary: 'Replay a delivery of any tenant',
    description: `${whatItDoes} It moves no money.`,
    callers: ['admin'],
    params: Type.Object({
      uuid: UuidOf(endpointOfPath),
      delivery_uuid: UuidOf('The uuid of the delivery.'),
    }),
    body: Type.Object({ reason: Reason }),
    example: { reason: 'The tenant has mended its endpoint.' },
    answers,
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const endpoint = await selectEndpointOfAnyTenant(phase, call.params.uuid);
      if (endpoint === null) throw refuse('not_found', 'uuid');
      const { processor_id } = endpoint;
      const uuid = call.params.delivery_uuid.toLowerCase();
      const found = await selectDelivery(phase, processor_id, uuid);
      if (found?.endpoint_uuid !== endpoint.uuid) throw refuse('not_found', 'delivery_uuid');
      return replay(phase, call, { ...found, processor_id, uuid });
    },
  },
);

interface Found {
  processor_id: string;
  uuid: string;
  endpoint_uuid: string;
  canceled: boolean;
}

async function replay(phase: AtomicPhase, call: Acting, { processor_id, uuid, endpoint_uuid, canceled }: Found) {
  if (canceled)
    throw invalid(
      'uuid',
      'state',
      'names a canceled delivery: its event was de-registered, so it cannot be sent again',
    );
  const lane = { processor_id, endpoint_uuid };
  const now = realClock.now();
  await lockLanes(phase, [lane]);
  await replayOne(phase, processor_id, uuid, now);
  await makeLaneDue(phase, lane, now);
  await recordAct(phase, call, {
    processor_id,
    action: 'webhook_endpoint.replayed',
    subject: 'webhook_endpoint',
    subject_uuid: endpoint_uuid,
    detail: { delivery_uuid: uuid },
  });
  afterCommit(phase, deliveriesDue.notify);
  return ok({ replayed: 1 });
}
