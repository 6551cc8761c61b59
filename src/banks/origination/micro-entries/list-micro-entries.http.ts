// GET /3p/api/v2/users/{uuid}/micro-entries, /3p/api/v2/micro-entries/{uuid} and, for operators,
// /admin/v1/micro-entries: the checks of bank accounts, without the amounts.
import { Type } from 'typebox';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { operation } from '../../../api/http/operation.ts';
import { isOneUuid, isTimeAndUuid, timeAndUuid, timeStartOf } from '../../../api/http/page-cursor.ts';
import { extended, UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { selectUser } from '../../../customers/users/users.sql.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { exampleCheck, MicroEntryCheckRecord, microEntryCheckRecord } from './micro-entry-check-record.ts';
import { selectCheck, selectChecks, selectChecksOf } from './micro-entry-checks.sql.ts';

interface Reading {
  database: Database;
  clock: Clock;
}

export const listMicroEntries = ({ database, clock }: Reading) =>
  keysetList(
    {
      path: '/3p/api/v2/users/:uuid/micro-entries',
      tag: 'Bank accounts',
      operationId: 'listMicroEntries',
      role: 'developer',
      summary: 'List the checks of the bank accounts of a user',
      description: 'Oldest first.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      filter: {},
      page: 'A page of checks',
      plural: 'micro_entry_checks',
      record: MicroEntryCheckRecord,
      examples: [exampleCheck],
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }, after, limit) {
        const user = await selectUser(database, caller, params.uuid);
        if (user === null) throw refuse('not_found', 'uuid');
        const of = { processor_id: user.processor_id, user_uuid: user.uuid };
        return selectChecksOf(database, of, after?.[0] ?? nilUuid, limit, clock.now());
      },
      positionOf: ({ uuid }): [string] => [uuid],
      isPosition: isOneUuid,
      record: microEntryCheckRecord,
    },
  );

export const getMicroEntries = ({ database }: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/micro-entries/:uuid',
      tag: 'Bank accounts',
      operationId: 'getMicroEntries',
      summary: 'Read a check of a bank account',
      description: 'There is no event of it: read it after the settlement of the next banking day.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf('The uuid of the check.') }),
      answers: { 200: { description: 'The check', data: MicroEntryCheckRecord, example: exampleCheck } },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params, now }) {
        const found = await selectCheck(database, caller, params.uuid, now);
        if (found === null) throw refuse('not_found', 'uuid');
        return ok(microEntryCheckRecord(found));
      },
    },
  );

export const listMicroEntriesOfAllTenants = ({ database, clock }: Reading) =>
  keysetList(
    {
      path: '/admin/v1/micro-entries',
      tag: 'Operator: banks',
      operationId: 'listMicroEntriesOfAllTenants',
      summary: 'List the checks of bank accounts by micro-entries',
      description: 'Of all tenants, newest first. Many returns or wrong answers of one tenant are a sign of fraud.',
      callers: ['admin'],
      role: 'viewer',
      filter: {},
      page: 'A page of checks',
      plural: 'micro_entry_checks',
      record: extended(
        MicroEntryCheckRecord,
        {
          processor_uuid: UuidOf('The tenant.'),
          user_name: Type.String({ description: 'The name of the user.' }),
        },
        { title: 'NamedMicroEntryCheck' },
      ),
      examples: [
        { ...exampleCheck, processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d', user_name: 'Elena Okafor' },
      ],
    },
    {
      read: (_, after, limit) => selectChecks(database, after, limit, clock.now()),
      positionOf: ({ requested_at, uuid }) => timeAndUuid(requested_at, uuid),
      period: { name: 'requested', startOf: timeStartOf },
      isPosition: isTimeAndUuid,
      record: (row) => ({
        ...microEntryCheckRecord(row),
        processor_uuid: row.processor_id,
        user_name: row.user_name,
      }),
    },
  );
