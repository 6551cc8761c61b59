// POST /admin/v1/processors: creates a tenant.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { Text, Uuid } from '../../api/http/schema.ts';
import { created } from '../../platform/answer.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { invalid } from '../../platform/refusals.ts';
import { addProcessor } from './add-processor.ts';
import { recordAct } from './audit-trail.ts';

const example = { uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d', name: 'Northwind Pay' };

export const createProcessor = ({ lanes, livemode }: { lanes: Lanes; livemode: boolean }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/processors',
      tag: 'Operator: tenants',
      operationId: 'createProcessor',
      summary: 'Create a processor',
      description:
        'A processor is a tenant. Other tenants do not see its users, payments and webhooks. In live mode its payments need an authorization of the payer, and its clawbacks one of the payee, until `authorization_required` and `clawback_authorization_required` are changed.',
      callers: ['admin'],
      role: 'administrator',
      reason: 'optional',
      body: Type.Object({
        name: Text(1, 100),
        lane: Type.Optional(
          Type.String({
            description:
              'The lane to add it in: `home`, or a name of the lanes file. Without it, one of all lanes, in the proportion of their shards. Only a lane with shards takes processors.',
          }),
        ),
      }),
      example: { name: 'Northwind Pay' },
      answers: { 201: { description: 'Created', data: Type.Object({ uuid: Uuid, name: Type.String() }), example } },
    },
    {
      async atomic(call, phase) {
        const { name, lane: wanted } = call.body;
        const taking = lanes.all.filter((one) => lanes.shardsOf(one).length > 0).map((one) => one.name);
        if (wanted !== undefined && !taking.includes(wanted))
          throw invalid('lane', 'unknown', `must be one of ${taking.join(', ')}`);
        // Its last shard may have left since the lane was chosen.
        const lane = wanted ?? lanes.ofWork().name;
        const uuid = await addProcessor(phase, name, call.now, {
          shards: lanes.shardsOf({ name: lane }),
          authorizations_required: livemode,
        });
        await recordAct(phase, call, {
          processor_id: uuid,
          action: 'processor.created',
          subject: 'processor',
          subject_uuid: uuid,
          detail: { name },
        });
        return created({ uuid, name });
      },
    },
  );
