// GET /admin/v1/operators and /admin/v1/operators/{uuid}: who may sign in, and as what.
import { Type } from 'typebox';
import { keysetList } from '../../api/http/keyset-list.ts';
import { operation } from '../../api/http/operation.ts';
import { isOneUuid } from '../../api/http/page-cursor.ts';
import { OneOf, Uuid } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { refuseUnknownProcessor } from '../tenants/named-in-filters.ts';
import { exampleOperator, OperatorRecord, operatorRecord } from './operator-record.ts';
import { operatorStates, selectOperator, selectOperators } from './operators.sql.ts';

export const listOperators = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/operators',
      tag: 'Operator: access',
      operationId: 'listOperators',
      summary: 'List the operators',
      description:
        'Oldest first, also disabled ones. `state=invited`: those who have never signed in. `processor_uuid`: the people of this tenant. Admin tokens are not operators: `GET /admin/v1/tokens` lists them.',
      callers: ['admin'],
      role: 'viewer',
      filter: { state: Type.Optional(OneOf([...operatorStates])), processor_uuid: Type.Optional(Uuid) },
      plural: 'operators',
      record: OperatorRecord,
      examples: [exampleOperator],
    },
    {
      async read({ query: { state, processor_uuid } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        const wanted = { state: state ?? null, processorId: processor_uuid ?? null };
        return selectOperators(database, wanted, after?.[0] ?? nilUuid, limit);
      },
      positionOf: ({ uuid }) => [uuid] as const,
      isPosition: isOneUuid,
      record: operatorRecord,
    },
  );

export const getOperator = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/operators/:uuid',
      tag: 'Operator: access',
      operationId: 'getOperator',
      summary: 'Read an operator',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: Uuid }),
      answers: { 200: { description: 'The operator', data: OperatorRecord, example: exampleOperator } },
      refusals: ['not_found'],
    },
    {
      async read({ params }) {
        const operator = await selectOperator(database, params.uuid);
        if (operator === null) throw refuse('not_found', 'uuid');
        return ok(operatorRecord(operator));
      },
    },
  );
