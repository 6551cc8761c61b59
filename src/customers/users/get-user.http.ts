// GET /3p/api/v2/users/{uuid}: reads a user.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { findUser } from './find-user.ts';
import { exampleBusiness, UserRecord, userRecord } from './user-record.ts';

export const getUser = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/users/:uuid',
      tag: 'Users',
      operationId: 'getUser',
      summary: 'Read a user',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      answers: { 200: { description: 'The user', data: UserRecord, example: exampleBusiness } },
      refusals: ['not_found'],
    },
    { read: async ({ caller, params }) => ok(userRecord(await findUser(database, caller, params.uuid))) },
  );
