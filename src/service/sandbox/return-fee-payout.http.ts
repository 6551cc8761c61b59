// POST /sandbox/v1/fee-payouts/{uuid}/return: the bank of a vendor or processor returns a fee
// payout.
import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { NoData, operation } from '../../api/http/operation.ts';
import { Text, Uuid } from '../../api/http/schema.ts';
import { selectEntryOfLeg } from '../../banks/origination/entries/file-entries.sql.ts';
import { selectAnyFeePayout } from '../../payments/fees/fee-payouts.sql.ts';
import { refuse } from '../../platform/refusals.ts';
import { type Answering, answerOnceReceived, planToAnswer } from './answer-entry.ts';
import { expectReturnCode } from './return-entry.http.ts';

export const returnFeePayout = (context: Answering) =>
  operation(
    {
      method: 'POST',
      path: '/sandbox/v1/fee-payouts/:uuid/return',
      tag: 'Sandbox',
      operationId: 'returnFeePayout',
      summary: 'Return a fee payout',
      description:
        'The fees are owed again when this call answers. A fee payout that is not in a sent file, or is already returned, is refused with 422.',
      callers: ['admin'],
      role: 'operator',
      params: Type.Object({ uuid: Uuid }),
      body: Type.Object({
        code: Text(3, 3, { allowed: 'a return code such as R03', description: 'A return code for credits.' }),
      }),
      example: { code: 'R03' },
      answers: { 200: { description: 'Returned', data: NoData, example: null } },
      refusals: ['not_found', 'entry_not_returnable'],
    },
    {
      async atomic(call, phase, resumed) {
        const { uuid } = call.params;
        if (resumed !== null) return answerOnceReceived(context, uuid);
        const code = call.body.code.toUpperCase();
        expectReturnCode(code, 'credit');
        const payout = await selectAnyFeePayout(phase, uuid);
        if (payout === null) throw refuse('not_found', 'uuid');
        if (payout.status !== 'FEE_PAYOUT_ACH_PENDING' && payout.status !== 'FEE_PAYOUT_COMPLETE')
          throw refuse('entry_not_returnable', 'uuid');
        await planToAnswer(context, phase, (await selectEntryOfLeg(phase, payout))!, { kind: 'return', code });
        await recordAct(phase, call, {
          processor_id: payout.processor_id,
          action: 'fee_payout.returned',
          subject: 'fee_payout',
          subject_uuid: payout.uuid,
          detail: { code },
        });
        return answerOnceReceived(context, uuid);
      },
    },
  );
