// POST /3p/api/v1/webhook-endpoints/deliveries/{uuid}/replay: sends one delivery again, whatever
// its state.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import { afterCommit } from '../../database/atomic-phase.ts';
import { operation } from '../../http/operation.ts';
import { Uuid } from '../../http/schema.ts';
import { invalid, refuse } from '../../refusals.ts';
import { realClock } from '../../std/clock.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { deliveriesDue } from '../delivery/create-deliveries.ts';
import { lockLanes, makeLaneDue } from '../delivery/lanes.sql.ts';
import { selectEndpoint } from './endpoints.sql.ts';
import { replayOne, selectDelivery } from './replay.sql.ts';

export const replayDelivery = operation(
  {
    method: 'POST',
    path: '/3p/api/v1/webhook-endpoints/deliveries/:uuid/replay',
    tag: 'Webhooks',
    operationId: 'replayDelivery',
    role: 'developer',
    summary: 'Replay a delivery',
    description:
      'Sends the same event with the same `webhook-id` at once and starts a new schedule of ten attempts, whether it was ' +
      'delivered, is dead, or waits for its next attempt. A disabled endpoint receives it when it is enabled.',
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: Uuid }),
    answers: {
      200: {
        description: 'The delivery is due',
        data: Type.Object({ replayed: Type.Integer() }),
        example: { replayed: 1 },
      },
    },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const { caller, params } = call;
      const { processor_id } = caller;
      const uuid = params.uuid.toLowerCase();
      const found = await selectDelivery(phase, processor_id, uuid);
      const endpoint = found === null ? null : await selectEndpoint(phase, caller, found.endpoint_uuid);
      if (found === null || endpoint === null) throw refuse('not_found', 'uuid');
      if (found.canceled)
        throw invalid(
          'uuid',
          'state',
          'names a canceled delivery: its event was de-registered, so it cannot be sent again',
        );
      const lane = { processor_id, endpoint_uuid: endpoint.uuid };
      const now = realClock.now();
      await lockLanes(phase, [lane]);
      await replayOne(phase, processor_id, uuid, now);
      await makeLaneDue(phase, lane, now);
      await recordAct(phase, call, {
        action: 'webhook_endpoint.replayed',
        subject: 'webhook_endpoint',
        subject_uuid: endpoint.uuid,
        detail: { delivery_uuid: uuid },
      });
      afterCommit(phase, deliveriesDue.give);
      return ok({ replayed: 1 });
    },
  },
);
