// POST /admin/v1/dishonors/{uuid}/won and /lost: an operator records how a dishonor ended.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { type NeedsApproval, operation } from '../../../api/http/operation.ts';
import { Uuid } from '../../../api/http/schema.ts';
import { dishonorMoves } from '../../../payments/lifecycle/states/dishonor.stage.ts';
import { ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import { lockDishonor, selectDishonor } from '../../origination/dishonors/dishonors.sql.ts';
import { loseDishonors } from '../../origination/dishonors/lose-dishonors.ts';
import { DishonorRecord, dishonorRecord, exampleDishonor } from './dishonor-record.ts';
import { winDishonor } from './win-dishonor.ts';

/** A dishonor that ended so before is answered as it is. */
function toDecide<One extends { state: string }>(dishonor: One | null, outcome: 'won' | 'lost'): One {
  if (dishonor === null) throw refuse('not_found', 'uuid');
  if (dishonor.state === outcome) return dishonor;
  const from: readonly string[] = dishonorMoves[outcome].from;
  if (!from.includes(dishonor.state))
    throw refuse(
      'invalid_state',
      'uuid',
      `the dishonor is \`${dishonor.state}\`; it can become \`${outcome}\` from ${from.join(', ')} only`,
    );
  return dishonor;
}

const deciding = (outcome: 'won' | 'lost', summary: string, description: string) =>
  operation(
    {
      method: 'POST',
      path: `/admin/v1/dishonors/:uuid/${outcome}`,
      tag: 'Operator: banks',
      operationId: outcome === 'won' ? 'recordDishonorWon' : 'recordDishonorLost',
      summary,
      description,
      callers: ['admin'],
      role: 'operator',
      needsPassword: true,
      // A capture that was won back is paid out.
      ...(outcome === 'lost'
        ? {}
        : {
            approval: {
              act: 'bank_records',
              async amountOf({ params }, phase) {
                const dishonor = toDecide(await selectDishonor(phase, (params as { uuid: string }).uuid), outcome);
                return dishonor.state === outcome ? 0 : dishonor.amount;
              },
            } satisfies NeedsApproval,
          }),
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: {
          description: 'The dishonor',
          data: DishonorRecord,
          example: {
            ...exampleDishonor,
            state: outcome,
            contestable_until: '2026-03-10',
            trace_id: '091000010000042',
            file_uuid: '019a2f3e-0a10-7d20-8b30-4c5d6e7f8091',
            sent_at: '2026-03-05 22:00:01',
            decided_at: '2026-03-11 15:20:00',
          },
        },
      },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const dishonor = toDecide(await lockDishonor(phase, call.params.uuid), outcome);
        if (dishonor.state === outcome) return ok(dishonorRecord(dishonor));
        const source_uuid = await recordAct(phase, call, {
          ...(dishonor.processor_id === null ? {} : { processor_id: dishonor.processor_id }),
          action: `dishonor.${outcome}`,
          subject: 'dishonor',
          subject_uuid: dishonor.uuid,
        });
        if (outcome === 'won') await winDishonor(phase, dishonor, source_uuid, call.now);
        else await loseDishonors(phase, 'lost', [dishonor], call.now);
        return ok(dishonorRecord((await selectDishonor(phase, dishonor.uuid))!));
      },
    },
  );

export const recordDishonorWon = deciding(
  'won',
  'Record that a dishonor was won',
  'The bank gave the money back, and no contest came until `contestable_until`. A capture is good again, and its canceled payout is made (TransactionCompleted). If the return was in suspense, no money had moved: the credit on the bank statement corrects the debit there. A dishonor that was won is answered as it is.',
);

export const recordDishonorLost = deciding(
  'lost',
  'Record that a dishonor was lost',
  'The return stays. If it was in suspense before, it is in suspense again. A dishonor that was lost is answered as it is.',
);
