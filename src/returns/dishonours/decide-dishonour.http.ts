// POST /admin/v1/dishonours/{uuid}/won and /lost: how a dishonour ended.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import { operation } from '../../http/operation.ts';
import { Text, Uuid } from '../../http/schema.ts';
import { dishonourMoves } from '../../origination/dishonours/dishonour-states.ts';
import { lockDishonour, selectDishonour } from '../../origination/dishonours/dishonours.sql.ts';
import { refuse } from '../../refusals.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { loseDishonour, winDishonour } from './decide-dishonour.ts';
import { DishonourRecord, dishonourRecord, exampleDishonour } from './dishonour-record.ts';

const deciding = (outcome: 'won' | 'lost', summary: string, description: string) =>
  operation(
    {
      method: 'POST',
      path: `/admin/v1/dishonours/:uuid/${outcome}`,
      tag: 'Operator',
      summary,
      description,
      callers: ['admin'],
      params: Type.Object({ uuid: Uuid }),
      body: Type.Object({ note: Text(1, 500, { description: 'Why, for whoever asks later.' }) }),
      example: { note: 'As the statement of the bank shows.' },
      answers: {
        200: {
          description: 'The dishonour',
          data: DishonourRecord,
          example: {
            ...exampleDishonour,
            state: outcome,
            contestable_until: '2026-03-10',
            trace_id: '091000010000042',
            file_uuid: '019a2f3e-0a10-7d20-8b30-4c5d6e7f8091',
            sent_at: '2026-03-05 22:00:01',
            decided_at: '2026-03-11 15:20:00',
          },
        },
      },
      refusals: ['not_found', 'not_decidable', 'act_not_possible'],
    },
    {
      async atomic(call, phase) {
        const dishonour = await lockDishonour(phase, call.params.uuid);
        if (dishonour === null) throw refuse('not_found', 'uuid');
        const from: readonly string[] = dishonourMoves[outcome].from;
        if (!from.includes(dishonour.state))
          throw refuse('not_decidable', 'uuid', `the dishonour is ${dishonour.state}`);
        const source_uuid = await recordAct(phase, call, {
          ...(dishonour.processor_id === null ? {} : { processor_id: dishonour.processor_id }),
          action: `dishonour.${outcome}`,
          subject: 'dishonour',
          subject_uuid: dishonour.uuid,
          detail: { note: call.body.note },
        });
        if (outcome === 'won') await winDishonour(phase, dishonour, source_uuid, call.now);
        else await loseDishonour(phase, dishonour, call.now);
        return ok(dishonourRecord((await selectDishonour(phase, dishonour.uuid))!));
      },
    },
  );

export const sayDishonourWon = deciding(
  'won',
  'Win a dishonour',
  'The bank has given the money back, and no contest came until `contestable_until`. A capture is good again, and a payout that was canceled is made: TransactionCompleted. Of a return that was in suspense nothing had moved: the credit on the statement corrects its debit there.',
);

export const sayDishonourLost = deciding(
  'lost',
  'Lose a dishonour',
  'The return stands. One that was in suspense is there again.',
);
