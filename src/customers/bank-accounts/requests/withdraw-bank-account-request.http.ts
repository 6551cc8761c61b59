// POST /3p/api/v2/bank-account-requests/{uuid}/withdraw: ends a link that was not answered.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import {
  BankAccountRequestRecord,
  bankAccountRequestRecord,
  exampleRequest,
  stateOf,
} from './bank-account-request-record.ts';
import { lockBankAccountRequest, updateRequestEnd } from './bank-account-requests.sql.ts';

export const withdrawBankAccountRequest = operation(
  {
    method: 'POST',
    path: '/3p/api/v2/bank-account-requests/:uuid/withdraw',
    tag: 'Bank accounts',
    operationId: 'withdrawBankAccountRequest',
    summary: 'Withdraw a request for a bank account',
    description:
      'The link no longer works. A withdrawn request is answered as it is. If the user has added the account, remove the account instead.',
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: UuidOf('The uuid of the request.') }),
    answers: {
      200: {
        description: 'Withdrawn',
        data: BankAccountRequestRecord,
        example: { ...exampleRequest, state: 'withdrawn', ended_at: '2026-03-13 16:20:00' },
      },
    },
    refusals: ['not_found', 'invalid_state'],
  },
  {
    async atomic(call, phase) {
      const found = await lockBankAccountRequest(phase, call.caller, call.params.uuid);
      if (found === null) throw refuse('not_found', 'uuid');
      const state = stateOf(found, call.now);
      if (state === 'withdrawn') return ok(bankAccountRequestRecord(found, call.now));
      if (state !== 'open')
        throw refuse('invalid_state', 'uuid', `the request is ${state}; only an open one can be withdrawn`);
      const end = { ended_as: 'withdrawn', ended_at: call.now, bank_account_uuid: null } as const;
      await updateRequestEnd(phase, found, end);
      await recordAct(phase, call, {
        action: 'bank_account_request.withdrawn',
        subject: 'user',
        subject_uuid: found.user_uuid,
        detail: { bank_account_request_uuid: found.uuid },
      });
      return ok(bankAccountRequestRecord({ ...found, ...end }, call.now));
    },
  },
);
