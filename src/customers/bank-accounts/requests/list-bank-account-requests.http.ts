// GET /3p/api/v2/users/{uuid}/bank-account-requests and /3p/api/v2/bank-account-requests/{uuid}:
// who was asked for a bank account, without the links.
import { Type } from 'typebox';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { operation } from '../../../api/http/operation.ts';
import { isOneUuid } from '../../../api/http/page-cursor.ts';
import { UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { selectUser } from '../../users/users.sql.ts';
import {
  BankAccountRequestRecord,
  bankAccountRequestRecord,
  exampleAddedRequest,
  exampleRequest,
} from './bank-account-request-record.ts';
import { selectBankAccountRequest, selectBankAccountRequestsOf } from './bank-account-requests.sql.ts';

interface Reading {
  database: Database;
  clock: Clock;
}

export const listBankAccountRequests = ({ database, clock }: Reading) =>
  keysetList(
    {
      path: '/3p/api/v2/users/:uuid/bank-account-requests',
      tag: 'Bank accounts',
      operationId: 'listBankAccountRequests',
      role: 'developer',
      summary: 'List the requests for bank accounts of a user',
      description: 'Oldest first. A request is removed 90 days after it expires; the bank account stays.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      filter: {},
      page: 'A page of requests',
      plural: 'bank_account_requests',
      record: BankAccountRequestRecord,
      examples: [exampleRequest],
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }, after, limit) {
        const user = await selectUser(database, caller, params.uuid);
        if (user === null) throw refuse('not_found', 'uuid');
        const key = { processor_id: user.processor_id, user_uuid: user.uuid };
        return selectBankAccountRequestsOf(database, key, after?.[0] ?? nilUuid, limit);
      },
      positionOf: ({ uuid }): [string] => [uuid],
      isPosition: isOneUuid,
      record: (row) => bankAccountRequestRecord(row, clock.now()),
    },
  );

export const getBankAccountRequest = ({ database }: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/bank-account-requests/:uuid',
      tag: 'Bank accounts',
      operationId: 'getBankAccountRequest',
      summary: 'Read a request for a bank account',
      description: 'Without its link. `state` says whether the user has added an account.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf('The uuid of the request.') }),
      answers: {
        200: { description: 'The request', data: BankAccountRequestRecord, example: exampleAddedRequest },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params, now }) {
        const found = await selectBankAccountRequest(database, caller, params.uuid);
        if (found === null) throw refuse('not_found', 'uuid');
        return ok(bankAccountRequestRecord(found, now));
      },
    },
  );
