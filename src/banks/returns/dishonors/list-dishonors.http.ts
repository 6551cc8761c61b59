// GET /admin/v1/dishonors: the dishonored returns, and what the banks answered.

import { Type } from 'typebox';
import { isTimeAndUuid, timeAndUuid, timeStartOf } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { OneOf } from '../../../api/http/schema.ts';
import { dishonorStates } from '../../../payments/lifecycle/states/dishonor.stage.ts';
import { namedList } from '../../../payments/transactions/named-list.ts';
import type { Database } from '../../../platform/database/database.ts';
import { selectDishonor, selectDishonors } from '../../origination/dishonors/dishonors.sql.ts';
import { DishonorRecord, dishonorRecord, exampleDishonor } from './dishonor-record.ts';

export const listDishonors = ({ database }: { database: Database }) =>
  namedList(
    database,
    {
      path: '/admin/v1/dishonors',
      tag: 'Operator: banks',
      operationId: 'listDishonors',
      summary: 'List dishonors',
      description:
        'Newest first. `sent`: the receiving bank may contest the dishonor until `contestable_until`. `contested`: it did, with `contest_code`. `lost` without `sent_at`: it was not sent by its last day, `send_until`.',
      callers: ['admin'],
      role: 'viewer',
      filter: { state: Type.Optional(OneOf([...dishonorStates])) },
      plural: 'dishonors',
      record: DishonorRecord,
      examples: [exampleDishonor],
    },
    {
      read: ({ query }, after, limit) => selectDishonors(database, query.state ?? null, after, limit),
      positionOf: ({ asked_at, uuid }) => timeAndUuid(asked_at, uuid),
      period: { name: 'asked', startOf: timeStartOf },
      isPosition: isTimeAndUuid,
      record: dishonorRecord,
    },
  );

export const getDishonor = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/dishonors/:uuid',
      tag: 'Operator: banks',
      operationId: 'getDishonor',
      summary: 'Read a dishonor',
      callers: ['admin'],
      role: 'viewer',
      record: DishonorRecord,
      example: exampleDishonor,
    },
    async (uuid) => {
      const found = await selectDishonor(database, uuid);
      return found && dishonorRecord(found);
    },
  );
