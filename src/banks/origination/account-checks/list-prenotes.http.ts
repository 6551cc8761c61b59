// GET /3p/api/v2/users/{uuid}/prenotes, /3p/api/v2/prenotes/{uuid} and, for operators,
// /admin/v1/prenotes: the checks of bank accounts by prenotes.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import { selectCheck } from './account-checks.sql.ts';
import { listChecksOfAllTenants, listChecksOfUser, type Reading } from './lists-of-checks.ts';
import { examplePrenote, PrenoteRecord, prenoteRecord } from './prenote-record.ts';

const prenotes = {
  page: 'A page of prenotes',
  plural: 'prenotes',
  record: PrenoteRecord,
  example: examplePrenote,
  recordOf: prenoteRecord,
};

export const listPrenotes = (reading: Reading) =>
  listChecksOfUser(reading, 'prenotes', {
    ...prenotes,
    path: '/3p/api/v2/users/:uuid/prenotes',
    operationId: 'listPrenotes',
    summary: 'List the prenotes to the bank accounts of a user',
    description: 'Oldest first.',
  });

export const getPrenote = ({ database }: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/prenotes/:uuid',
      tag: 'Bank accounts',
      operationId: 'getPrenote',
      summary: 'Read a prenote',
      description: 'There is no event of it: read it after the third banking day.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf('The uuid of the prenote.') }),
      answers: { 200: { description: 'The prenote', data: PrenoteRecord, example: examplePrenote } },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params, now }) {
        const found = await selectCheck(database, 'prenotes', caller, params.uuid, now);
        if (found === null) throw refuse('not_found', 'uuid');
        return ok(prenoteRecord(found));
      },
    },
  );

export const listPrenotesOfAllTenants = (reading: Reading) =>
  listChecksOfAllTenants(reading, 'prenotes', {
    ...prenotes,
    path: '/admin/v1/prenotes',
    operationId: 'listPrenotesOfAllTenants',
    summary: 'List the checks of bank accounts by prenotes',
    description: 'Of all tenants, newest first. Many returns of one tenant are a sign of fraud.',
    title: 'NamedPrenote',
  });
