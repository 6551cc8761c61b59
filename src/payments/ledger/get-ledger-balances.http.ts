// GET /admin/v1/ledger/balances: the ledger balances of a processor.
import { Type } from 'typebox';
import { filteredProcessor } from '../../access/tenants/named-in-filters.ts';
import { operation } from '../../api/http/operation.ts';
import { Uuid } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { AccountName } from './account-name.ts';
import { type Account, accounts } from './accounts.ts';
import { selectBalances } from './balances.sql.ts';
import { operatorBooksUuid } from './operator-books.ts';

const names = Object.keys(accounts) as Account[];

export const getLedgerBalances = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/ledger/balances',
      tag: 'Operator: tenants',
      operationId: 'getLedgerBalances',
      summary: 'Read the ledger balances of a processor',
      description: `Cents, debit positive. Accounts at zero are left out. ${names.map((name) => `${name}: ${accounts[name].holds}`).join('. ')}. The operator books (suspense and own funds) have the uuid \`${operatorBooksUuid}\`.`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ processor_uuid: Uuid }),
      answers: {
        200: {
          description: 'Every account whose balance is not zero',
          data: Type.Array(Type.Object({ account: AccountName, owner_uuid: Uuid, balance: Type.Integer() })),
          example: [{ account: 'FEE', owner_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d', balance: -125 }],
        },
      },
    },
    {
      async read({ query: { processor_uuid } }) {
        if (processor_uuid !== operatorBooksUuid) await filteredProcessor(database, processor_uuid);
        return ok(await selectBalances(database, processor_uuid));
      },
    },
  );
