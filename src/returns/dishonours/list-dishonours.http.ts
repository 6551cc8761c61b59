// GET /admin/v1/dishonours: returns that we did not accept, and what the banks answered.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import type { Database } from '../../database/database.ts';
import { operation } from '../../http/operation.ts';
import { OneOf, PageQuery, Pagination } from '../../http/schema.ts';
import { pageFrom, pagination } from '../../http/spellings.ts';
import { dishonourStates } from '../../origination/dishonours/dishonour-states.ts';
import { selectDishonours } from '../../origination/dishonours/dishonours.sql.ts';
import { DishonourRecord, dishonourRecord, exampleDishonour } from './dishonour-record.ts';

export const listDishonours = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/dishonours',
      tag: 'Operator',
      summary: 'List dishonours',
      description:
        'Newest first. `sent`: the other bank may contest it until `contestable_until`. `contested`: it has, with `contest_code`.',
      callers: ['admin'],
      query: Type.Object({ ...PageQuery, state: Type.Optional(OneOf([...dishonourStates])) }),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({ dishonours: Type.Array(DishonourRecord), pagination: Pagination }),
          example: {
            dishonours: [exampleDishonour],
            pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
          },
        },
      },
    },
    {
      async read({ query }) {
        const page = pageFrom(query);
        const { total, rows } = await selectDishonours(database, query.state ?? null, page);
        return ok({ dishonours: rows.map(dishonourRecord), pagination: pagination(page, total) });
      },
    },
  );
