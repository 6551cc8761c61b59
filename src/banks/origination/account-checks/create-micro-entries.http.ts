// POST /3p/api/v2/users/{uuid}/micro-entries: sends two small credits to a bank account, whose
// amounts prove that the user can read its statements.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { created } from '../../../platform/answer.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { AccountToCheck, daysToAnswer, mostOfUser } from './account-check.ts';
import { chooseAmounts, sandboxAmounts } from './choose-amounts.ts';
import { exampleCheck, MicroEntryCheckRecord, microEntryCheckRecord } from './micro-entry-check-record.ts';
import { startAccountCheck } from './start-account-check.ts';

export const createMicroEntries = ({ settings }: { settings: Settings }) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v2/users/:uuid/micro-entries',
      tag: 'Bank accounts',
      operationId: 'createMicroEntries',
      summary: 'Check a bank account with two small credits',
      description:
        `Sends two credits of less than one dollar with the next file, under the description ACCTVERIFY. When they have settled, the user reads their amounts on the statement of the bank and tells you; send them to \`POST /3p/api/v2/micro-entries/{uuid}/confirm\` within ${daysToAnswer} days. Nothing is taken back. One check of an account is open at a time, and a user has at most ${mostOfUser.checks} in ${mostOfUser.days} days. The operator of the service limits how many you start in 24 hours. Prenotes are checks too.\n\n` +
        `In the sandbox the amounts are always ${sandboxAmounts.join(' and ')} cents.`,
      callers: ['processor', 'vendor'],
      startsSomething: true,
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      body: Type.Object({ bank_account: AccountToCheck }),
      example: { bank_account: { uuid: exampleCheck.bank_account_uuid, aggregator_type: 'manual' } },
      answers: {
        201: {
          description: 'Started',
          data: MicroEntryCheckRecord,
          example: { ...exampleCheck, state: 'pending' },
        },
      },
      refusals: ['not_found', 'bank_account_unusable', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const check = await startAccountCheck(phase, call, {
          user_uuid: call.params.uuid,
          bank_account: call.body.bank_account,
          purpose: 'micro_entry',
          amounts: chooseAmounts(settings.ACHORD_MODE),
        });
        return created(microEntryCheckRecord(check));
      },
    },
  );
