// GET /3p/api/v1/transactions/{uuid}/refunds: every refund of a payment, oldest first.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import type { Database } from '../../database/database.ts';
import { operation } from '../../http/operation.ts';
import { PageQuery, Pagination, Uuid } from '../../http/schema.ts';
import { pageFrom, pagination } from '../../http/spellings.ts';
import { exampleRefund, RefundRecord, refundRecord } from '../../lifecycle/refund.ts';
import { refuse } from '../../refusals.ts';
import { selectRefundsOf } from './refunds.sql.ts';

export const listRefunds = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/transactions/:uuid/refunds',
      alsoAt: [{ path: '/3p/api/v2/transactions/:uuid/refunds' }, { path: '/3p/api/v1/transaction/:uuid/refunds' }],
      tag: 'Refunds',
      summary: 'List the refunds of a transaction',
      description: 'Oldest first, including failed refunds.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: Uuid }),
      query: Type.Object(PageQuery),
      answers: {
        200: {
          description: 'One page of refunds',
          data: Type.Object({ refunds: Type.Array(RefundRecord), pagination: Pagination }),
          example: {
            refunds: [exampleRefund],
            pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params, query }) {
        const page = pageFrom(query);
        const found = await selectRefundsOf(database, caller, params.uuid, page);
        if (found === null) throw refuse('not_found', 'uuid');
        return ok({ refunds: found.rows.map(refundRecord), pagination: pagination(page, found.total) });
      },
    },
  );
