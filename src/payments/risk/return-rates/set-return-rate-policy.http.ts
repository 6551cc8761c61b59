// PUT /admin/v1/processors/{uuid}/return-rate-policy: sets the automatic action for merchants with
// too many returns.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { Uuid, WholeNumber } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import { updatePolicy } from './debit-days.sql.ts';
import { judgeRates, ownersToJudge, type RateLog } from './judge-rates.ts';

const fields = {
  hold_debits_past_rate: Type.Boolean(),
  return_rate_minimum_debits: WholeNumber(1, 1_000_000),
};
const example = { hold_debits_past_rate: true, return_rate_minimum_debits: 200 };

export const setReturnRatePolicy = ({ log }: { log: RateLog }) =>
  operation(
    {
      method: 'PUT',
      path: '/admin/v1/processors/:uuid/return-rate-policy',
      tag: 'Operator: tenants',
      operationId: 'setReturnRatePolicy',
      summary: 'Set what happens past a return rate',
      description:
        '`hold_debits_past_rate`: new payments of a merchant whose unauthorized rate is exceeded start on hold (kind `risk`) and are debited only after the hold is released. `return_rate_minimum_debits`: below this number of debits every rate is normal. Fields that are left out stay.',
      callers: ['admin'],
      role: 'risk',
      params: Type.Object({ uuid: Uuid }),
      body: Type.Partial(Type.Object(fields)),
      example,
      answers: { 200: { description: 'The policy', data: Type.Object(fields), example } },
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const processor_id = call.params.uuid.toLowerCase();
        const policy = await updatePolicy(phase, processor_id, call.body);
        if (policy === null) throw refuse('not_found', 'uuid');
        for await (const owners of ownersToJudge(phase, processor_id, call.now))
          await judgeRates(phase, log, owners, call.now);
        await recordAct(phase, call, {
          processor_id,
          action: 'return_rate_policy.set',
          subject: 'processor',
          subject_uuid: processor_id,
          detail: { ...policy },
        });
        return ok(policy);
      },
    },
  );
