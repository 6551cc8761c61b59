// GET /admin/v1/dishonors: the dishonored returns, and what the banks answered.
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { listOperation, recordsOf } from '../../http/list-operation.ts';
import { OneOf } from '../../http/schema.ts';
import { dishonorStates } from '../../lifecycle/states/dishonor.stage.ts';
import { selectDishonors } from '../../origination/dishonors/dishonors.sql.ts';
import { DishonorRecord, dishonorRecord, exampleDishonor } from './dishonor-record.ts';

export const listDishonors = ({ database }: { database: Database }) =>
  listOperation(
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
    ({ query }, page) => recordsOf(selectDishonors(database, query.state ?? null, page), dishonorRecord),
  );
