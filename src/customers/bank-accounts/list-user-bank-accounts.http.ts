// GET /3p/api/v2/users/{uuid}/bank-accounts: every bank account of a user, oldest first.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { PageQuery, UuidOf, userOfPath } from '../../api/http/schema.ts';
import { pageFrom } from '../../api/http/spellings.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { exampleListedRecord, ListedBankAccountRecord, listedBankAccountRecord } from './bank-account.ts';
import { selectBankAccounts } from './bank-accounts.sql.ts';

/**
 * Existing clients expect a plain list, which cannot show that there are more accounts. They read a
 * user with more accounts page by page.
 */
const mostAtOnce = 1_000;

export const listUserBankAccounts = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/users/:uuid/bank-accounts',
      tag: 'Bank accounts',
      operationId: 'listUserBankAccounts',
      summary: "List a user's bank accounts",
      description:
        'Account numbers show their last four characters. A return can disable an account: payments then no longer use it. It can be added again with `validate_account_routing: true`. ' +
        `Without \`page\` and \`per_page\` the answer has all accounts, at most ${mostAtOnce}; with one of them, it has one page.`,
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      query: Type.Object(PageQuery),
      answers: {
        200: {
          description: 'The accounts, oldest first',
          data: Type.Array(ListedBankAccountRecord),
          example: [exampleListedRecord],
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params, query }) {
        const { page, per_page, pageSize } = query;
        const paged = page !== undefined || per_page !== undefined || pageSize !== undefined;
        const wanted = paged ? pageFrom(query) : { per_page: mostAtOnce, offset: 0 };
        const rows = await selectBankAccounts(database, caller, params.uuid, wanted);
        if (rows === null) throw refuse('not_found', 'uuid');
        return ok(rows.map(listedBankAccountRecord));
      },
    },
  );
