// POST /3p/api/v2/users/{uuid}/prenotes: sends an entry without money, which the bank of the
// account returns if it cannot take entries.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { created } from '../../../platform/answer.ts';
import { AccountToCheck, mostOfUser } from './account-check.ts';
import { examplePrenote, PrenoteRecord, PrenoteTest, prenoteRecord } from './prenote-record.ts';
import { startAccountCheck } from './start-account-check.ts';

export const createPrenote = operation(
  {
    method: 'POST',
    path: '/3p/api/v2/users/:uuid/prenotes',
    tag: 'Bank accounts',
    operationId: 'createPrenote',
    summary: 'Check a bank account with a prenote',
    description: `Sends an entry of zero dollars with the next file. Its bank returns it if the account does not exist or takes no such entries, and tells you if a number has changed. If nothing comes back, the prenote is confirmed on the third banking day after it settled, and the account is \`valid\` for the source \`prenotes\` of account validation. It does not prove that the account belongs to the user. One check of an account is open at a time, and a user has at most ${mostOfUser.checks} in ${mostOfUser.days} days. The operator of the service limits how many you start in 24 hours. Micro-entries are checks too.`,
    callers: ['processor', 'vendor'],
    startsSomething: true,
    params: Type.Object({ uuid: UuidOf(userOfPath) }),
    body: Type.Object({ bank_account: AccountToCheck, tests: Type.Optional(PrenoteTest) }),
    example: { bank_account: { uuid: examplePrenote.bank_account_uuid, aggregator_type: 'manual' }, tests: 'debits' },
    answers: {
      201: { description: 'Started', data: PrenoteRecord, example: { ...examplePrenote, state: 'pending' } },
    },
    refusals: ['not_found', 'bank_account_unusable', 'invalid_state'],
  },
  {
    async atomic(call, phase) {
      const check = await startAccountCheck(phase, call, {
        user_uuid: call.params.uuid,
        bank_account: call.body.bank_account,
        purpose: call.body.tests === 'credits' ? 'prenote_credit' : 'prenote_debit',
        amounts: [0],
      });
      return created(prenoteRecord(check));
    },
  },
);
