// GET /3p/api/v2/users/{uuid}/statement: what a user is owed and owes, and why.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { Pagination, PeriodRecord, UuidOf, userOfPath } from '../../api/http/schema.ts';
import { monthSoFar, pageFrom, pagination } from '../../api/http/spellings.ts';
import { selectUser } from '../../customers/users/users.sql.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { ownerSums, readStatement, type StatementRequest } from './statement.ts';
import type { StatementFiles } from './statement-file.ts';
import { exampleFile, exampleMovement, Movement, movement, periodInWords, StatementQuery } from './statement-record.ts';

export const getUserStatement = ({ database, files }: { database: Database; files: StatementFiles }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/users/:uuid/statement',
      tag: 'Users',
      operationId: 'getUserStatement',
      summary: 'Read the statement of a user',
      description: `One balance: what is owed to the user, less what the user owes. Movements between the user’s own accounts, such as reserving a payout, do not change it and are left out. Offsets, where one payment pays the debt of another, are included and name both payments. Deleted users keep their statement. ${periodInWords}`,
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      query: Type.Object(StatementQuery),
      answers: {
        200: {
          description: 'A page of movements, oldest first',
          data: Type.Object({
            user_uuid: UuidOf('The user of the statement.'),
            ...PeriodRecord,
            opening: Type.Integer({ description: 'Cents owed to the user before the first movement.' }),
            closing: Type.Integer({ description: 'Cents owed to the user after the last movement of the period.' }),
            movements: Type.Array(Movement, { description: 'The movements of this page, the oldest first.' }),
            pagination: Pagination,
          }),
          example: {
            user_uuid: '019a2f3d-1c2b-7d3e-8f40-51627384a5b6',
            start_date: '2026-03-01',
            end_date: '2026-03-31',
            opening: 0,
            closing: 9700,
            movements: [exampleMovement],
            pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
          },
          file: exampleFile,
        },
      },
      refusals: ['not_found'],
    },
    {
      async download({ caller, params, query, now }) {
        const user = await selectUser(database, caller, params.uuid);
        if (user === null) throw refuse('not_found', 'uuid');
        const period = monthSoFar(query, now);
        const { processor_id, uuid: owner_uuid } = user;
        const of: StatementRequest = { processor_id, owner_uuid, account: null, balance_per: 'owner', ...period };
        if (query.format === 'csv') return files.open(database, of);
        const page = pageFrom(query);
        const { accounts, lines, line_count } = await readStatement(database, of, {
          offset: page.offset,
          limit: page.per_page,
        });
        return ok({
          user_uuid: owner_uuid,
          ...period,
          ...ownerSums(accounts),
          movements: lines.map(movement),
          pagination: pagination(page, line_count),
        });
      },
    },
  );
