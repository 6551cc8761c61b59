// POST /3p/api/v2/micro-entries/{uuid}/confirm: the user tells the amounts of the two credits.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { extended, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import { mostWrongAnswers } from './account-check.ts';
import { lockCheck, selectAmounts, selectCheck, updateAnswered } from './account-checks.sql.ts';
import { mostOfMicroEntry } from './choose-amounts.ts';
import { exampleCheck, MicroEntryCheckRecord, microEntryCheckRecord } from './micro-entry-check-record.ts';
import { recordConfirmed } from './record-confirmed.ts';

export const confirmMicroEntries = operation(
  {
    method: 'POST',
    path: '/3p/api/v2/micro-entries/:uuid/confirm',
    tag: 'Bank accounts',
    operationId: 'confirmMicroEntries',
    summary: 'Confirm the amounts of two small credits',
    description: `Allowed when the state is \`awaiting_confirmation\`. Wrong amounts are an answer with \`matched: false\`, not an error; after ${mostWrongAnswers} of them the check has failed. Right amounts confirm the check: the account is \`valid\` for the source \`micro_entries\` of account validation. A confirmed check is answered as it is.`,
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: UuidOf('The uuid of the check.') }),
    body: Type.Object({
      amounts: Type.Array(Type.Integer({ minimum: 1, maximum: mostOfMicroEntry }), {
        minItems: 2,
        maxItems: 2,
        description: 'The two amounts in cents, in any order.',
      }),
    }),
    example: { amounts: [32, 45] },
    answers: {
      200: {
        description: 'Answered',
        data: extended(MicroEntryCheckRecord, {
          matched: Type.Boolean({
            description: 'Whether the check is confirmed: the amounts are right, or were right before.',
          }),
        }),
        example: {
          ...exampleCheck,
          state: 'confirmed',
          answers_left: 0,
          confirmed_at: '2026-03-04 16:20:00',
          matched: true,
        },
      },
    },
    refusals: ['not_found', 'invalid_state', 'bank_account_unusable'],
  },
  {
    async atomic(call, phase) {
      const { caller, params, body, now } = call;
      if (!(await lockCheck(phase, caller, params.uuid))) throw refuse('not_found', 'uuid');
      const read = async () => (await selectCheck(phase, 'micro_entries', caller, params.uuid, now))!;
      const check = await read();
      if (check.state === 'confirmed') return ok({ ...microEntryCheckRecord(check), matched: true });
      if (check.state !== 'awaiting_confirmation')
        throw refuse('invalid_state', 'uuid', `the check is ${check.state}, not awaiting_confirmation`);
      if (!check.account_usable) throw refuse('bank_account_unusable', 'uuid');
      const amounts = body.amounts.toSorted((a, b) => a - b);
      const matched = (await selectAmounts(phase, check)).every((amount, n) => amount === amounts[n]);
      await updateAnswered(phase, check, matched ? now : null);
      if (matched) await recordConfirmed(phase, check, now);
      await recordAct(phase, call, {
        action: matched ? 'micro_entries.confirmed' : 'micro_entries.refused',
        subject: 'bank_account',
        subject_uuid: check.bank_account_uuid,
        detail: { account_check_uuid: check.uuid, user_uuid: check.user_uuid },
      });
      return ok({ ...microEntryCheckRecord(await read()), matched });
    },
  },
);
