// GET /3p/api/v2/users/{uuid}/authorization-requests and
// /3p/api/v2/authorization-requests/{uuid}: what payers were asked to authorize, without the links.
import { Type } from 'typebox';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { operation } from '../../../api/http/operation.ts';
import { isOneUuid } from '../../../api/http/page-cursor.ts';
import { UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { selectUser } from '../../../customers/users/users.sql.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import {
  AuthorizationRequestRecord,
  authorizationRequestRecord,
  exampleRequest,
} from './authorization-request-record.ts';
import { selectAuthorizationRequest, selectAuthorizationRequestsOf } from './authorization-requests.sql.ts';

interface Reading {
  database: Database;
  vault: Vault;
  clock: Clock;
}

export const listAuthorizationRequests = ({ database, vault, clock }: Reading) =>
  keysetList(
    {
      path: '/3p/api/v2/users/:uuid/authorization-requests',
      tag: 'Users',
      operationId: 'listAuthorizationRequests',
      role: 'developer',
      summary: 'List the requests for authorizations of a payer',
      description: 'Oldest first. A request is removed 90 days after it expires; the authorization stays.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      filter: {},
      page: 'A page of requests',
      plural: 'authorization_requests',
      record: AuthorizationRequestRecord,
      examples: [exampleRequest],
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }, after, limit) {
        const user = await selectUser(database, caller, params.uuid);
        if (user === null) throw refuse('not_found', 'uuid');
        const key = { processor_id: user.processor_id, user_uuid: user.uuid };
        return selectAuthorizationRequestsOf(database, key, after?.[0] ?? nilUuid, limit);
      },
      positionOf: ({ uuid }): [string] => [uuid],
      isPosition: isOneUuid,
      record: (row) => authorizationRequestRecord(vault, row, clock.now()),
    },
  );

export const getAuthorizationRequest = ({ database, vault }: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/authorization-requests/:uuid',
      tag: 'Users',
      operationId: 'getAuthorizationRequest',
      summary: 'Read a request for an authorization',
      description: 'Without its link. `state` says whether the payer has answered.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf('The uuid of the request.') }),
      answers: {
        200: { description: 'The request', data: AuthorizationRequestRecord, example: exampleRequest },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params, now }) {
        const found = await selectAuthorizationRequest(database, caller, params.uuid);
        if (found === null) throw refuse('not_found', 'uuid');
        return ok(authorizationRequestRecord(vault, found, now));
      },
    },
  );
