// POST /sandbox/v1/bank-accounts/{uuid}/change: the bank of a bank account sends a notification of
// change.
import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { changeCodeRow } from '../../ach/nacha/codes/change-codes.ts';
import { parseCorrectedData } from '../../ach/nacha/codes/corrected-data.ts';
import { NoData, operation } from '../../api/http/operation.ts';
import { Text, Uuid } from '../../api/http/schema.ts';
import { selectEntryOfLeg } from '../../banks/origination/entries/file-entries.sql.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { type Answering, answerOnceReceived, planToAnswer } from './answer-entry.ts';
import { selectLatestLegOfAccount } from './answerable-entry.sql.ts';

export const sendNotificationOfChange = (context: Answering) =>
  operation(
    {
      method: 'POST',
      path: '/sandbox/v1/bank-accounts/:uuid/change',
      tag: 'Sandbox',
      operationId: 'sendNotificationOfChange',
      summary: 'Send a notification of change',
      description:
        'The bank of the account answers its latest entry with a notification of change. The account is corrected when this call answers. A bank corrects a field once per entry: a second, different correction is put in suspense until a later entry is sent. `corrected` is in the columns of the code, as in a bank file; without it the bank makes up a value. An account without an entry is refused with 422.',
      callers: ['admin'],
      role: 'operator',
      params: Type.Object({ uuid: Uuid }),
      body: Type.Object({
        code: Text(3, 3, { allowed: 'a change code such as C01', description: 'A change code, C01 to C09.' }),
        corrected: Type.Optional(Text(1, 29, { description: 'The corrected data of the code.' })),
      }),
      example: { code: 'C01', corrected: '1000000009' },
      answers: { 200: { description: 'Changed', data: NoData, example: null } },
      refusals: ['entry_not_returnable'],
    },
    {
      async atomic(call, phase, resumed) {
        const { uuid } = call.params;
        if (resumed !== null) return answerOnceReceived(context, uuid);
        const code = call.body.code.toUpperCase();
        const { corrected } = call.body;
        const row = changeCodeRow(code);
        if (row === undefined || row.sent_by !== 'rdfi' || row.corrected.length === 0)
          throw invalid('code', 'change_code', 'must be a change code that a receiving bank sends, such as C01');
        if (corrected !== undefined && parseCorrectedData(code, corrected) === null)
          throw invalid('corrected', 'corrected_data', `must be the corrected data of ${code} in its columns`);
        const leg = await selectLatestLegOfAccount(phase, uuid);
        if (leg === null) throw refuse('entry_not_returnable', 'uuid');
        const change = { kind: 'change', code, ...(corrected === undefined ? {} : { corrected }) } as const;
        await planToAnswer(context, phase, (await selectEntryOfLeg(phase, leg))!, change);
        await recordAct(phase, call, {
          processor_id: leg.processor_id,
          action: 'bank_account.changed_by_bank',
          subject: 'bank_account',
          subject_uuid: uuid,
          detail: { code },
        });
        return answerOnceReceived(context, uuid);
      },
    },
  );
