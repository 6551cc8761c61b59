// POST /admin/v1/dishonors: an operator dishonors a return.

import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { dishonorCodes } from '../../../ach/nacha/codes/return-codes.ts';
import { operation } from '../../../api/http/operation.ts';
import { OneOf, Reason, Text, Uuid } from '../../../api/http/schema.ts';
import { created } from '../../../platform/answer.ts';
import { askDishonor, type Dishonoring } from './ask-dishonor.ts';
import { DishonorRecord, dishonorRecord, exampleDishonor } from './dishonor-record.ts';

export const createDishonor = (context: Dishonoring) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/dishonors',
      tag: 'Operator: banks',
      operationId: 'createDishonor',
      summary: 'Dishonor a return',
      description:
        'Dishonors a return within five banking days after it came; the dishonor goes out with the last file of the day. `code`: R68 the return came late, R67 its entry was returned before, R69 fields of it are wrong (`information` names them: 01 account number, 02 trace number, 03 amount, 04 identification, 05 transaction code, 06 company identification, 07 effective date), R70 we did not ask for it (R06, R31), R62 a reversal was returned alone, R61 it matches no entry of ours. An applied return must be the return of a capture; every return in suspense can be dishonored. No money moves: when the bank gives the money back, record `won`.',
      callers: ['admin'],
      role: 'operator',
      body: Type.Object({
        item_uuid: Uuid,
        code: OneOf([...dishonorCodes]),
        information: Type.Optional(Text(0, 21)),
        reason: Reason,
      }),
      example: { item_uuid: exampleDishonor.item_uuid, code: 'R68', reason: exampleDishonor.note },
      answers: {
        201: { description: 'The dishonor, which waits for a file', data: DishonorRecord, example: exampleDishonor },
      },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const { information = '', reason, ...asked } = call.body;
        const dishonor = await askDishonor(phase, context, { ...asked, information, note: reason }, call.now);
        const { processor_id, uuid, item_uuid, code } = dishonor;
        await recordAct(phase, call, {
          ...(processor_id === null ? {} : { processor_id }),
          action: 'dishonor.requested',
          subject: 'dishonor',
          subject_uuid: uuid,
          detail: { item_uuid, code, information },
        });
        return created(dishonorRecord(dishonor));
      },
    },
  );
