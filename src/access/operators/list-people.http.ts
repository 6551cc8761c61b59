// GET /3p/api/v1/people: who may sign in for a tenant.
import { keysetList } from '../../api/http/keyset-list.ts';
import { isOneUuid } from '../../api/http/page-cursor.ts';
import type { Database } from '../../platform/database/database.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { OperatorRecord, operatorRecord } from './operator-record.ts';
import { selectOperators } from './operators.sql.ts';
import { examplePerson, ofOwners } from './people-of-tenant.ts';

export const listPeople = ({ database }: { database: Database }) =>
  keysetList(
    {
      ...ofOwners,
      path: '/3p/api/v1/people',
      operationId: 'listPeople',
      summary: 'List the people of a tenant',
      description: 'Oldest first, also disabled ones.',
      filter: {},
      plural: 'people',
      record: OperatorRecord,
      examples: [examplePerson],
    },
    {
      read: ({ caller: { processor_id } }, after, limit) =>
        selectOperators(database, { state: null, processorId: processor_id }, after?.[0] ?? nilUuid, limit),
      positionOf: ({ uuid }) => [uuid] as const,
      isPosition: isOneUuid,
      record: operatorRecord,
    },
  );
