// POST /admin/v1/users/{uuid}/kyb: an operator decides a business verification.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import { operation } from '../http/operation.ts';
import { OneOf, Uuid } from '../http/schema.ts';
import { refuse } from '../refusals.ts';
import { takeUser } from './find-user.ts';
import { storeChange } from './store-user.ts';
import { exampleBusiness, UserRecord, userRecord } from './user-record.ts';
import { selectProcessorOfUser } from './users.sql.ts';

const outcomes = { approve: 'APPROVED', reject: 'REJECTED' } as const;

export const decideKyb = operation(
  {
    method: 'POST',
    path: '/admin/v1/users/:uuid/kyb',
    tag: 'Operator',
    summary: 'Decide a business verification',
    description:
      'For a business of any tenant that is in review or was never submitted. Repeating a decision ' +
      'changes nothing. The opposite decision is refused until the business is submitted again.',
    callers: ['admin'],
    params: Type.Object({ uuid: Uuid }),
    body: Type.Object({ decision: OneOf(['approve', 'reject']) }),
    example: { decision: 'approve' },
    answers: { 200: { description: 'Decided', data: UserRecord, example: exampleBusiness } },
    refusals: ['not_found', 'not_a_business', 'already_decided'],
  },
  {
    async atomic(call, phase) {
      const { uuid } = call.params;
      const processor_id = await selectProcessorOfUser(phase, uuid);
      if (processor_id === null) throw refuse('not_found', 'uuid');
      const user = await takeUser(phase, { processor_id, vendor_id: null }, uuid);
      if (user.kind !== 'business') throw refuse('not_a_business', 'uuid');
      const kyb_status = outcomes[call.body.decision];
      if (user.kyb_status !== kyb_status && (user.kyb_status === 'APPROVED' || user.kyb_status === 'REJECTED'))
        throw refuse('already_decided', 'decision');
      return ok(userRecord(await storeChange(phase, call, user, { ...user, kyb_status }, 'user.kyb_decided')));
    },
  },
);
