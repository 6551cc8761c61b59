// POST /sandbox/v1/transactions/{uuid}/return: the bank of the payer or payee returns an entry of a
// payment.
import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { returnCodeRow } from '../../ach/nacha/codes/return-codes.ts';
import { rejectedPrefix } from '../../ach/nacha/rejected-entries.ts';
import { NoData, operation } from '../../api/http/operation.ts';
import { OneOf, Text, Uuid } from '../../api/http/schema.ts';
import { selectEntryOfLeg } from '../../banks/origination/entries/file-entries.sql.ts';
import { stageNames, stages } from '../../payments/lifecycle/stage-names.ts';
import { findProcessorOf } from '../../payments/transactions/find-transaction.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { type Answering, answerOnceReceived, planToAnswer } from './answer-entry.ts';
import { selectLatestLeg } from './answerable-entry.sql.ts';

export const returnEntry = (context: Answering) =>
  operation(
    {
      method: 'POST',
      path: '/sandbox/v1/transactions/:uuid/return',
      tag: 'Sandbox',
      operationId: 'returnEntry',
      summary: 'Return an entry',
      description:
        'The bank of the payer or payee returns the latest entry of a stage. The return is applied when this call answers. With the code `REJ` our own bank rejects the entry: that item is put in suspense, because it has no trace number of ours. An entry that is not in a sent file, or is already returned, is refused with 422. A return after its deadline is applied and listed at `/admin/v1/late-returns`.',
      callers: ['admin'],
      role: 'operator',
      params: Type.Object({ uuid: Uuid }),
      body: Type.Object({
        stage: OneOf([...stageNames]),
        code: Text(3, 3, {
          allowed: 'a return code such as R01, or REJ',
          description: 'A return code: R01 to R85, or R90. Or `REJ`: our own bank rejects the entry.',
        }),
        refund_uuid: Type.Optional(Uuid),
      }),
      example: { stage: 'capture', code: 'R01' },
      answers: { 200: { description: 'Returned', data: NoData, example: null } },
      refusals: ['not_found', 'entry_not_returnable'],
    },
    {
      async atomic(call, phase, resumed) {
        const { uuid } = call.params;
        if (resumed !== null) return answerOnceReceived(context, uuid);
        const { stage, refund_uuid } = call.body;
        const code = call.body.code.toUpperCase();
        const isReject = code === rejectedPrefix;
        if (!isReject) expectReturnCode(code, stages[stage].direction);
        const processor_id = await findProcessorOf(phase, uuid);
        const leg = await selectLatestLeg(phase, {
          processor_id,
          transaction_uuid: uuid,
          stage,
          refund_uuid: refund_uuid ?? null,
        });
        if (leg === null || !['sent', 'settled', 'good'].includes(leg.state))
          throw refuse('entry_not_returnable', 'stage');
        await planToAnswer(context, phase, (await selectEntryOfLeg(phase, leg))!, {
          kind: isReject ? 'reject' : 'return',
          code,
        });
        await recordAct(phase, call, {
          processor_id,
          action: 'entry.returned',
          subject: 'transaction',
          subject_uuid: uuid,
          detail: { stage, code },
        });
        return answerOnceReceived(context, uuid);
      },
    },
  );

export function expectReturnCode(code: string, direction: 'debit' | 'credit'): void {
  const row = returnCodeRow(code);
  if (row === undefined || row.group === 'dishonor' || row.group === 'contest')
    throw invalid('code', 'return_code', 'must be a return code that a receiving bank sends, such as R01');
  if (row.of !== 'both' && row.of !== `${direction}s`)
    throw invalid('code', 'return_code', `must be a code for returned ${direction}s: ${code} is for ${row.of}`);
}
