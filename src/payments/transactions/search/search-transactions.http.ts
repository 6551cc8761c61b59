// GET /3p/api/v2/transactions/search: a tenant's own payments, by what it knows of them.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { recordsOfPage } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { exampleNamed, NamedTransaction, namedRecords } from './found-of-any-tenant.ts';
import { ownersOf, tenantFilters } from './of-tenant.ts';
import { aboutPages, Next, PageOfSearch, searchPage } from './search-page.ts';

export const searchTransactions = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/transactions/search',
      tag: 'Transactions',
      operationId: 'searchTransactions',
      role: 'tenant_viewer',
      summary: 'Search transactions',
      description: `By state, status, user, reference, metadata, trace number, return code, amount and time; a payment must match every filter. \`user_uuid\`: the payer or the payee. \`created_from\` and \`updated_since\` are included in their range, \`created_before\` and \`updated_before\` are not. To follow changes, send \`updated_since\` with \`created_from\` of some months ago: payments that ended long ago do not change. ${aboutPages}`,
      callers: ['processor', 'vendor'],
      query: Type.Object({ ...tenantFilters, ...PageOfSearch }),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({
            transactions: Type.Array(NamedTransaction, { description: recordsOfPage }),
            next: Next,
          }),
          example: { transactions: [exampleNamed], next: null },
        },
      },
    },
    {
      async read({ caller, query: { after, limit, ...asked } }) {
        return searchPage(database, {
          filters: asked,
          of: await ownersOf(database, caller, asked),
          after,
          limit,
          records: (rows) => namedRecords(database, rows),
        });
      },
    },
  );
