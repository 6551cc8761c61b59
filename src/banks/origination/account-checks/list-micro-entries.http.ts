// GET /3p/api/v2/users/{uuid}/micro-entries, /3p/api/v2/micro-entries/{uuid} and, for operators,
// /admin/v1/micro-entries: the checks of bank accounts by micro-entries, without the amounts.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import { selectCheck } from './account-checks.sql.ts';
import { listChecksOfAllTenants, listChecksOfUser, type Reading } from './lists-of-checks.ts';
import { exampleCheck, MicroEntryCheckRecord, microEntryCheckRecord } from './micro-entry-check-record.ts';

const checks = {
  page: 'A page of checks',
  plural: 'micro_entry_checks',
  record: MicroEntryCheckRecord,
  example: exampleCheck,
  recordOf: microEntryCheckRecord,
};

export const listMicroEntries = (reading: Reading) =>
  listChecksOfUser(reading, 'micro_entries', {
    ...checks,
    path: '/3p/api/v2/users/:uuid/micro-entries',
    operationId: 'listMicroEntries',
    summary: 'List the checks of the bank accounts of a user',
    description: 'Those by micro-entries, oldest first.',
  });

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
        const found = await selectCheck(database, 'micro_entries', caller, params.uuid, now);
        if (found === null) throw refuse('not_found', 'uuid');
        return ok(microEntryCheckRecord(found));
      },
    },
  );

export const listMicroEntriesOfAllTenants = (reading: Reading) =>
  listChecksOfAllTenants(reading, 'micro_entries', {
    ...checks,
    path: '/admin/v1/micro-entries',
    operationId: 'listMicroEntriesOfAllTenants',
    summary: 'List the checks of bank accounts by micro-entries',
    description: 'Of all tenants, newest first. Many returns or wrong answers of one tenant are a sign of fraud.',
    title: 'NamedMicroEntryCheck',
  });
