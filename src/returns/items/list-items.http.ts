// GET /admin/v1/suspense and /late-returns: lists the items that need an operator.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import { dishonorUntil } from '../../calendar/deadlines.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import type { Database } from '../../database/database.ts';
import { operation } from '../../http/operation.ts';
import { Day, PageQuery, Pagination } from '../../http/schema.ts';
import { pageFrom, pagination } from '../../http/spellings.ts';
import { exampleItem, ItemRecord, itemRecord } from './item-record.ts';
import { selectLateReturns, selectSuspense } from './suspense.sql.ts';

const onePage = { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 };

export const listSuspense = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/suspense',
      tag: 'Operator',
      summary: 'List items in suspense',
      description:
        'Entries of the banks’ files that could not be matched or applied, oldest first. `reason` says why; `transaction_uuid` is the payment of the entry with this trace number, if there is one. Resolve each with `POST /admin/v1/suspense/{uuid}/resolve`.',
      callers: ['admin'],
      query: Type.Object(PageQuery),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({ items: Type.Array(ItemRecord), pagination: Pagination }),
          example: { items: [exampleItem], pagination: onePage },
        },
      },
    },
    {
      async read({ query }) {
        const page = pageFrom(query);
        const { total, rows } = await selectSuspense(database, page);
        return ok({ items: rows.map(itemRecord), pagination: pagination(page, total) });
      },
    },
  );

export const listLateReturns = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/late-returns',
      tag: 'Operator',
      summary: 'List late returns',
      description:
        'Returns that came after their deadline, newest first. They are applied. Each may be dishonored until `dishonor_until`, with `POST /admin/v1/dishonors`.',
      callers: ['admin'],
      query: Type.Object(PageQuery),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({
            items: Type.Array(Type.Object({ ...ItemRecord.properties, dishonor_until: Day })),
            pagination: Pagination,
          }),
          example: {
            items: [{ ...exampleItem, state: 'applied', reason: null, late: true, dishonor_until: '2026-03-11' }],
            pagination: onePage,
          },
        },
      },
    },
    {
      async read({ query }) {
        const page = pageFrom(query);
        const { total, rows } = await selectLateReturns(database, page);
        const items = rows.map((row) => ({
          ...itemRecord(row),
          dishonor_until: dishonorUntil(easternDay(row.received_at)),
        }));
        return ok({ items, pagination: pagination(page, total) });
      },
    },
  );
