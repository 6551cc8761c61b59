// POST /3p/api/v1/webhook-endpoints/{uuid}/replay: sends the events of a period again, for instance
// after an outage.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { endpointOfPath, OneOf, UuidOf, withValues } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { afterCommit } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { timestampOrNull } from '../../../platform/std/timestamps.ts';
import { deliveriesDue } from '../delivery/create-deliveries.ts';
import { lockLanes, makeLaneDue } from '../delivery/lanes.sql.ts';
import { selectEndpoint } from './endpoints.sql.ts';
import { PeriodOfEvents, periodOf } from './period.ts';
import { replayMany } from './replay.sql.ts';

// One phase, which holds the lock of the lane.
const atOnce = 10_000;

export const replayDeliveries = operation(
  {
    method: 'POST',
    path: '/3p/api/v1/webhook-endpoints/:uuid/replay',
    tag: 'Webhooks',
    operationId: 'replayDeliveries',
    role: 'developer',
    summary: 'Replay the deliveries of an endpoint',
    description:
      'Sends deliveries again whose events were raised from `since` and before `until` (both optional). `state` is `dead` by ' +
      'default, or `delivered`. They are due at once, the oldest first, and start a new schedule of ten attempts. A request takes up to ' +
      `${atOnce}; if \`more\` is true, repeat the request.`,
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: UuidOf(endpointOfPath) }),
    body: Type.Object({
      ...PeriodOfEvents,
      state: Type.Optional(
        OneOf(['dead', 'delivered'], {
          description: withValues('Which deliveries are sent again. `dead` by default.', {
            dead: 'Those whose ten attempts failed.',
            delivered: 'Those that were delivered.',
          }),
        }),
      ),
    }),
    example: { since: '2026-03-02 14:00:00', until: '2026-03-02 16:00:00', state: 'dead' },
    answers: {
      200: {
        description: 'The deliveries are due',
        data: Type.Object({
          replayed: Type.Integer({ description: 'The number of deliveries that are due again.' }),
          more: Type.Boolean({ description: 'True: the period has more deliveries. Send the request again.' }),
        }),
        example: { replayed: 42, more: false },
      },
    },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const { caller, params, body } = call;
      const period = periodOf(body);
      const state = body.state ?? 'dead';
      const endpoint = await selectEndpoint(phase, caller, params.uuid);
      if (endpoint === null) throw refuse('not_found', 'uuid');
      const lane = { processor_id: caller.processor_id, endpoint_uuid: endpoint.uuid };
      const now = realClock.now();
      await lockLanes(phase, [lane]);
      const replayed = await replayMany(phase, lane, { ...period, state }, now, atOnce);
      if (replayed > 0) {
        await makeLaneDue(phase, lane, now);
        await recordAct(phase, call, {
          action: 'webhook_endpoint.replayed',
          subject: 'webhook_endpoint',
          subject_uuid: endpoint.uuid,
          detail: { state, since: timestampOrNull(period.since), until: timestampOrNull(period.until), replayed },
        });
        afterCommit(phase, deliveriesDue.notify);
      }
      return ok({ replayed, more: replayed === atOnce });
    },
  },
);
