// GET /3p/api/v2/users/{uuid}/authorizations and /3p/api/v2/authorizations/{uuid}: what a payer
// authorized, and its evidence.
import { Type } from 'typebox';
import { keysetList } from '../../api/http/keyset-list.ts';
import { operation } from '../../api/http/operation.ts';
import { isOneUuid } from '../../api/http/page-cursor.ts';
import { UuidOf, userOfPath } from '../../api/http/schema.ts';
import { selectUser } from '../../customers/users/users.sql.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import {
  AuthorizationRecord,
  AuthorizationWithEvidence,
  authorizationRecord,
  authorizationWithEvidence,
  exampleAuthorization,
  exampleEvidence,
} from './authorization-record.ts';
import { selectAuthorization, selectAuthorizationsOf } from './authorizations.sql.ts';

export const listUserAuthorizations = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/3p/api/v2/users/:uuid/authorizations',
      tag: 'Users',
      operationId: 'listUserAuthorizations',
      role: 'tenant_viewer',
      summary: 'List the authorizations of a payer',
      description: 'Oldest first, including revoked ones, without their evidence.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      filter: {},
      page: 'A page of authorizations',
      plural: 'authorizations',
      record: AuthorizationRecord,
      examples: [exampleAuthorization],
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }, after, limit) {
        const user = await selectUser(database, caller, params.uuid);
        if (user === null) throw refuse('not_found', 'uuid');
        const key = { processor_id: user.processor_id, user_uuid: user.uuid };
        return selectAuthorizationsOf(database, key, after?.[0] ?? nilUuid, limit);
      },
      positionOf: ({ uuid }): [string] => [uuid],
      isPosition: isOneUuid,
      record: authorizationRecord,
    },
  );

export const getAuthorization = ({ database, vault }: { database: Database; vault: Vault }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/authorizations/:uuid',
      tag: 'Users',
      operationId: 'getAuthorization',
      summary: 'Read an authorization with its evidence',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf('The uuid of the authorization.') }),
      answers: {
        200: {
          description: 'The authorization',
          data: AuthorizationWithEvidence,
          example: { ...exampleAuthorization, evidence: exampleEvidence },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const found = await selectAuthorization(database, caller, params.uuid);
        if (found === null) throw refuse('not_found', 'uuid');
        return ok(authorizationWithEvidence(vault, found));
      },
    },
  );
