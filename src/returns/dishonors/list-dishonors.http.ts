// GET /admin/v1/dishonors: the dishonored returns, and what the banks answered.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import type { Database } from '../../database/database.ts';
import { operation } from '../../http/operation.ts';
import { OneOf, PageQuery, Pagination } from '../../http/schema.ts';
import { pageFrom, pagination } from '../../http/spellings.ts';
import { dishonorStates } from '../../lifecycle/states/dishonor.stage.ts';
import { selectDishonors } from '../../origination/dishonors/dishonors.sql.ts';
import { DishonorRecord, dishonorRecord, exampleDishonor } from './dishonor-record.ts';

export const listDishonors = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/dishonors',
      tag: 'Operator',
      summary: 'List dishonors',
      description:
        'Newest first. `sent`: the receiving bank may contest the dishonor until `contestable_until`. `contested`: it did, with `contest_code`.',
      callers: ['admin'],
      query: Type.Object({ ...PageQuery, state: Type.Optional(OneOf([...dishonorStates])) }),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({ dishonors: Type.Array(DishonorRecord), pagination: Pagination }),
          example: {
            dishonors: [exampleDishonor],
            pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
          },
        },
      },
    },
    {
      async read({ query }) {
        const page = pageFrom(query);
        const { total, rows } = await selectDishonors(database, query.state ?? null, page);
        return ok({ dishonors: rows.map(dishonorRecord), pagination: pagination(page, total) });
      },
    },
  );
