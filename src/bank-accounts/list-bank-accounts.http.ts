// GET /3p/api/v2/users/{uuid}/bank-accounts: every bank account of a user, oldest first.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import type { Database } from '../database/database.ts';
import { operation } from '../http/operation.ts';
import { PageQuery, Pagination, Uuid } from '../http/schema.ts';
import { pageFrom, pagination } from '../http/spellings.ts';
import { refuse } from '../refusals.ts';
import { exampleRecord, ListedBankAccountRecord, listedBankAccountRecord } from './bank-account.ts';
import { selectBankAccounts } from './bank-accounts.sql.ts';

export const listBankAccounts = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/users/:uuid/bank-accounts',
      tag: 'Bank accounts',
      summary: "List a user's bank accounts",
      description:
        'Account numbers show their last four digits. A disabled account was named unusable by a bank, and is not used again.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: Uuid }),
      query: Type.Object(PageQuery),
      answers: {
        200: {
          description: 'One page of accounts',
          data: Type.Object({ bank_accounts: Type.Array(ListedBankAccountRecord), pagination: Pagination }),
          example: {
            bank_accounts: [{ ...exampleRecord, account_number: '****5678', disabled_at: null, disabled_reason: null }],
            pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params, query }) {
        const page = pageFrom(query);
        const found = await selectBankAccounts(database, caller, params.uuid, page);
        if (found === null) throw refuse('not_found', 'uuid');
        return ok({
          bank_accounts: found.rows.map(listedBankAccountRecord),
          pagination: pagination(page, found.total),
        });
      },
    },
  );
