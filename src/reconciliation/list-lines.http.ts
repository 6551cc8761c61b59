// GET /admin/v1/bank-statement/lines: lists bank statement lines.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import type { Database } from '../database/database.ts';
import { operation } from '../http/operation.ts';
import { OneOf, PageQuery, Pagination } from '../http/schema.ts';
import { pageFrom, pagination } from '../http/spellings.ts';
import { lineStates } from '../lifecycle/states/statement-line.stage.ts';
import { exampleLine, LineRecord, lineRecord } from './line-record.ts';
import { selectLines } from './statement-lines.sql.ts';

export const listStatementLines = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/bank-statement/lines',
      tag: 'Operator',
      summary: 'List lines of the bank statements',
      description: 'Latest day first. `state=suspense`: lines that an operator must decide.',
      callers: ['admin'],
      query: Type.Object({
        ...PageQuery,
        bank: Type.Optional(Type.String()),
        state: Type.Optional(OneOf([...lineStates])),
      }),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({ lines: Type.Array(LineRecord), pagination: Pagination }),
          example: {
            lines: [exampleLine],
            pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
          },
        },
      },
    },
    {
      async read({ query }) {
        const page = pageFrom(query);
        const { bank = null, state = null } = query;
        const { total, rows } = await selectLines(database, { ...page, bank, state });
        return ok({ lines: rows.map(lineRecord), pagination: pagination(page, total) });
      },
    },
  );
