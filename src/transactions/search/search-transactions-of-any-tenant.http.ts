// GET /admin/v1/transactions: payments of all tenants or of one, by what an operator knows of them.
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { operation } from '../../http/operation.ts';
import { extended, Uuid } from '../../http/schema.ts';
import { exampleTransaction, TransactionRecord, transactionRecord } from '../../lifecycle/transaction.ts';
import { invalid } from '../../refusals.ts';
import { findProcessor } from '../../tenants/find-processor.ts';
import { selectVendor } from '../../tenants/tenants.sql.ts';
import { selectProcessorOfUser } from '../../users/users.sql.ts';
import { searchFilters } from './search-filter.ts';
import { aboutPages, Next, PageOfSearch, refusingOthers, searchPage } from './search-page.ts';

const filters = { ...searchFilters, processor_uuid: Type.Optional(Uuid), vendor_uuid: Type.Optional(Uuid) };

const FoundTransaction = extended(TransactionRecord, { processor_uuid: Uuid }, { title: 'TransactionOfAnyTenant' });

interface Named {
  processor_uuid?: string | undefined;
  vendor_uuid?: string | undefined;
  user_uuid?: string | undefined;
}

/** The tenant that the filters name, directly or by a vendor or a user of it. */
async function tenantOf(database: Database, { processor_uuid, vendor_uuid, user_uuid }: Named) {
  if (processor_uuid !== undefined) await findProcessor(database, processor_uuid, 'processor_uuid');
  const vendor = vendor_uuid === undefined ? null : await selectVendor(database, vendor_uuid);
  if (vendor_uuid !== undefined && vendor === null) throw invalid('vendor_uuid', 'unknown', 'is no uuid of a vendor');
  const ofUser = user_uuid === undefined ? null : await selectProcessorOfUser(database, user_uuid);
  if (user_uuid !== undefined && ofUser === null) throw invalid('user_uuid', 'unknown', 'is no uuid of a user');
  const tenants = [processor_uuid?.toLowerCase(), vendor?.processor_id, ofUser].filter((one) => one != null);
  if (new Set(tenants).size > 1)
    throw invalid('processor_uuid', 'unknown', 'processor_uuid, vendor_uuid and user_uuid are of different tenants');
  return tenants[0] ?? null;
}

export const searchTransactionsOfAnyTenant = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/transactions',
      tag: 'Operator: payments',
      operationId: 'searchTransactionsOfAnyTenant',
      summary: 'Search transactions of any tenant',
      description: `By tenant, vendor, user, status, return code, amount, reference, trace number, hold and time; a payment must match every filter. ${aboutPages}`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ ...filters, ...PageOfSearch }, refusingOthers(filters)),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({ transactions: Type.Array(FoundTransaction), next: Next }),
          example: {
            transactions: [{ processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081', ...exampleTransaction }],
            next: null,
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ query: { after, limit, ...asked } }) {
        const processor_id = await tenantOf(database, asked);
        const { user_uuid, vendor_uuid } = asked;
        const user = user_uuid === undefined ? null : { processor_id: processor_id!, user_uuid };
        return searchPage(database, {
          filters: asked,
          of: { processor_id, vendor_id: vendor_uuid?.toLowerCase() ?? null, user },
          after,
          limit,
          record: (row) => ({ processor_uuid: row.processor_id, ...transactionRecord(row) }),
        });
      },
    },
  );
