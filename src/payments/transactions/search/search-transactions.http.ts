// GET /3p/api/v2/transactions/search: a tenant's own payments, by what it knows of them.
import { Type } from 'typebox';
import { refuseUnknownVendor } from '../../../access/tenants/named-in-filters.ts';
import { operation } from '../../../api/http/operation.ts';
import { recordsOfPage, UuidOf } from '../../../api/http/schema.ts';
import { userExists } from '../../../customers/users/users.sql.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/refusals.ts';
import { exampleFound, FoundTransaction, foundRecord } from './found-record.ts';
import { searchFilters } from './search-filter.ts';
import { aboutPages, Next, PageOfSearch, searchPage } from './search-page.ts';

const filters = { ...searchFilters, vendor_uuid: Type.Optional(UuidOf('Only payments of this vendor.')) };

export const searchTransactions = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/transactions/search',
      tag: 'Transactions',
      operationId: 'searchTransactions',
      role: 'developer',
      summary: 'Search transactions',
      description: `By state, status, user, reference, trace number, return code, amount and time; a payment must match every filter. \`user_uuid\`: the payer or the payee. \`created_from\` and \`updated_since\` are included in their range, \`created_before\` and \`updated_before\` are not. To follow changes, send \`updated_since\` with \`created_from\` of some months ago: payments that ended long ago do not change. ${aboutPages}`,
      callers: ['processor', 'vendor'],
      query: Type.Object({ ...filters, ...PageOfSearch }),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({
            transactions: Type.Array(FoundTransaction, { description: recordsOfPage }),
            next: Next,
          }),
          example: { transactions: [exampleFound], next: null },
        },
      },
    },
    {
      async read({ caller, query: { after, limit, ...asked } }) {
        const { processor_id, vendor_id } = caller;
        const { user_uuid, vendor_uuid } = asked;
        if (vendor_id !== null && vendor_uuid !== undefined && vendor_uuid.toLowerCase() !== vendor_id)
          throw invalid('vendor_uuid', 'unknown', 'must be your own uuid: a vendor searches its own payments only');
        if (vendor_id === null) await refuseUnknownVendor(database, processor_id, vendor_uuid);
        if (user_uuid !== undefined && !(await userExists(database, { processor_id, vendor_id }, user_uuid)))
          throw invalid('user_uuid', 'unknown', 'is the uuid of none of your users');
        const user = user_uuid === undefined ? null : { processor_id, user_uuid };
        return searchPage(database, {
          filters: asked,
          of: { processor_id, vendor_id: vendor_id ?? vendor_uuid ?? null, user, file_uuid: null },
          after,
          limit,
          record: foundRecord,
        });
      },
    },
  );
