// GET /3p/api/v2/statement and /admin/v1/processors/{uuid}/statement: the statement of a tenant, by
// account.
import { type Static, Type } from 'typebox';
import { findProcessor } from '../../access/tenants/find-processor.ts';
import { operation } from '../../api/http/operation.ts';
import { described, Pagination, PeriodRecord, Uuid } from '../../api/http/schema.ts';
import { monthSoFar, pageFrom, pagination } from '../../api/http/spellings.ts';
import { type Answer, type Download, ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { AccountName } from '../ledger/account-name.ts';
import { accounts } from '../ledger/accounts.ts';
import { operatorBooksUuid } from '../ledger/operator-books.ts';
import { readStatement, type StatementRequest } from './statement.ts';
import type { StatementFiles } from './statement-file.ts';
import {
  accountNames,
  exampleFile,
  exampleMovement,
  Movement,
  movement,
  periodInWords,
  StatementQuery,
} from './statement-record.ts';

const Query = Type.Object({
  ...StatementQuery,
  account: Type.Optional(described(AccountName, 'Only this ledger account.')),
});

const answers = {
  200: {
    description: 'A page of movements, oldest first',
    data: Type.Object(
      {
        ...PeriodRecord,
        accounts: Type.Array(
          Type.Object({
            account: described(AccountName, 'The ledger account of these sums.'),
            opening: Type.Integer({ description: 'The balance before the period, in cents. A debit is positive.' }),
            debits: Type.Integer({ description: 'The sum of the debits in the period, in cents.' }),
            credits: Type.Integer({ description: 'The sum of the credits in the period, in cents.' }),
            closing: Type.Integer({ description: 'The balance after the period, in cents. A debit is positive.' }),
          }),
          { description: 'The sums of each account that has a balance or a movement.' },
        ),
        movements: Type.Array(Movement, { description: 'The movements of this page, the oldest first.' }),
        pagination: Pagination,
      },
      { title: 'TenantStatement', description: 'The ledger accounts of a tenant in a period.' },
    ),
    example: {
      start_date: '2026-03-01',
      end_date: '2026-03-31',
      accounts: [{ account: 'PAYEE' as const, opening: 0, debits: 0, credits: 9700, closing: -9700 }],
      movements: [{ ...exampleMovement, balance: -9700 }],
      pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
    },
    file: exampleFile,
  },
};

const description = `Every account with a balance or a movement, and every debit and credit with the balance of its account after it. Cents, debit positive. ${accountNames.map((name) => `${name}: ${accounts[name].holds}`).join('. ')}. ${periodInWords}`;

interface Reading {
  database: Database;
  files: StatementFiles;
}

export const getStatement = ({ database, files }: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/statement',
      tag: 'Tenant',
      operationId: 'getStatement',
      role: 'tenant_viewer',
      summary: 'Read the statement of a tenant',
      description: `${description} A vendor reads only its own account: the fees owed to it.`,
      callers: ['processor', 'vendor'],
      query: Query,
      answers,
    },
    {
      download: ({ caller: { processor_id, vendor_id }, query, now }) =>
        answer({ database, files }, { processor_id, owner_uuid: vendor_id ?? nilUuid }, query, now),
    },
  );

export const getProcessorStatement = ({ database, files }: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/processors/:uuid/statement',
      tag: 'Operator: tenants',
      operationId: 'getProcessorStatement',
      summary: 'Read the statement of a processor',
      description: `${description} The operator books (suspense and own funds) have the uuid \`${operatorBooksUuid}\`.`,
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: Uuid }),
      query: Query,
      answers,
      refusals: ['not_found'],
    },
    {
      async download({ params, query, now }) {
        if (params.uuid !== operatorBooksUuid) await findProcessor(database, params.uuid);
        return answer({ database, files }, { processor_id: params.uuid, owner_uuid: nilUuid }, query, now);
      },
    },
  );

async function answer(
  { database, files }: Reading,
  whose: Pick<StatementRequest, 'processor_id' | 'owner_uuid'>,
  query: Static<typeof Query>,
  now: Date,
): Promise<Answer | Download> {
  const period = monthSoFar(query, now);
  const of: StatementRequest = { ...whose, account: query.account ?? null, balance_per: 'account', ...period };
  if (query.format === 'csv') return files.open(database, of);
  const page = pageFrom(query);
  const statement = await readStatement(database, of, { offset: page.offset, limit: page.per_page });
  return ok({
    ...period,
    accounts: statement.accounts,
    movements: statement.lines.map(movement),
    pagination: pagination(page, statement.line_count),
  });
}
