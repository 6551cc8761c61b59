// GET /admin/v1/transactions and /admin/v1/transactions/file: payments of all tenants or of one, by
// what an operator knows of them.
import { type Static, Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { selectVendor } from '../../../access/tenants/tenants.sql.ts';
import { isoTime } from '../../../api/http/iso-times.ts';
import { operation } from '../../../api/http/operation.ts';
import { Uuid } from '../../../api/http/schema.ts';
import { processorOfFilteredUser } from '../../../customers/users/find-user.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/refusals.ts';
import { csvRecord } from '../../../platform/std/csv.ts';
import { fileExists } from './candidates.sql.ts';
import { exampleOfAnyTenant, FoundOfAnyTenant, foundOfAnyTenant } from './found-of-any-tenant.ts';
import { searchFilters } from './search-filter.ts';
import { aboutPages, everyMatch, Next, PageOfSearch, searchPage } from './search-page.ts';

const filters = {
  ...searchFilters,
  processor_uuid: Type.Optional(Uuid),
  vendor_uuid: Type.Optional(Uuid),
  file_uuid: Type.Optional(Type.Unsafe<string>({ ...Uuid, description: 'A file to a bank.' })),
};

const users = ['payer_uuid', 'payee_uuid', 'user_uuid'] as const;

interface Named extends Partial<Record<(typeof users)[number], string | undefined>> {
  processor_uuid?: string | undefined;
  vendor_uuid?: string | undefined;
  file_uuid?: string | undefined;
}

/** The tenant that the filters name, directly or by a vendor or a user of it. */
async function tenantOf(database: Database, { processor_uuid, vendor_uuid, ...named }: Named) {
  await refuseUnknownProcessor(database, processor_uuid);
  const vendor = vendor_uuid === undefined ? null : await selectVendor(database, vendor_uuid);
  if (vendor_uuid !== undefined && vendor === null) throw invalid('vendor_uuid', 'unknown', 'is no uuid of a vendor');
  const tenants = [processor_uuid?.toLowerCase(), vendor?.processor_id];
  for (const name of users) {
    const uuid = named[name];
    if (uuid !== undefined) tenants.push(await processorOfFilteredUser(database, name, uuid));
  }
  const different = [...new Set(tenants.filter((one) => one !== undefined))];
  if (different.length > 1)
    throw invalid(
      'processor_uuid',
      'unknown',
      `processor_uuid, vendor_uuid, ${users.join(', ')}: of different tenants`,
    );
  return different[0] ?? null;
}

/** Whose payments the filters ask for. */
async function ownersOf(database: Database, named: Named) {
  const processor_id = await tenantOf(database, named);
  const { vendor_uuid, file_uuid } = named;
  if (file_uuid !== undefined && !(await fileExists(database, file_uuid)))
    throw invalid('file_uuid', 'unknown', 'is no uuid of a file to a bank');
  return { processor_id, vendor_id: vendor_uuid?.toLowerCase() ?? null, file_uuid: file_uuid ?? null };
}

export const searchTransactionsOfAnyTenant = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/transactions',
      tag: 'Operator: payments',
      operationId: 'searchTransactionsOfAnyTenant',
      summary: 'Search transactions of any tenant',
      description: `By tenant, vendor, user, state, status, return code, amount, reference, metadata, trace number, file, hold and time; a payment must match every filter. ${aboutPages}`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ ...filters, ...PageOfSearch }),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({ transactions: Type.Array(FoundOfAnyTenant), next: Next }),
          example: {
            transactions: [exampleOfAnyTenant],
            next: null,
          },
        },
      },
    },
    {
      async read({ query: { after, limit, ...asked } }) {
        return searchPage(database, {
          filters: asked,
          of: await ownersOf(database, asked),
          after,
          limit,
          records: (rows) => foundOfAnyTenant(database, rows),
        });
      },
    },
  );

const portion = 1_000;
const mostInFile = 100_000;

const columns = [
  'uuid',
  'created_at',
  'updated_at',
  'processor_uuid',
  'vendor_name',
  'payer_uuid',
  'payee_uuid',
  'company_name',
  'amount',
  'transaction_fee',
  'currency',
  'transaction_status',
  'capture_status',
  'payout_status',
  'clawback_status',
  'reverse_payout_status',
  'client_reference_id',
  'ach_return_code',
  'failure_code',
  'failure_reason',
  'cancel_reason',
  'description',
  // A new column is the last one: programs read them by their place.
  'state',
  'amount_refunded',
  'payer_name',
  'payee_name',
] as const satisfies readonly (keyof Static<typeof FoundOfAnyTenant>)[];

/** Cents stay whole cents; times are ISO 8601. */
function csvOf(record: Static<typeof FoundOfAnyTenant>): string {
  return csvRecord(
    columns.map((name) =>
      name === 'created_at' || name === 'updated_at' ? isoTime(record[name]) : (record[name] ?? ''),
    ),
  );
}

export const downloadTransactions = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/transactions/file',
      tag: 'Operator: payments',
      operationId: 'downloadTransactions',
      summary: 'Search transactions of any tenant, as a file',
      description: `Comma-separated values (RFC 4180), newest first, at most ${mostInFile.toLocaleString('en-US')} payments. Amounts are in cents. The filters are the same as for the search.`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object(filters),
      answers: {
        200: {
          description: 'The payments',
          example: null,
          file: { content_type: 'text/csv', example: csvRecord(columns) },
        },
      },
    },
    {
      async download({ query }) {
        const of = await ownersOf(database, query);
        async function* text(): AsyncGenerator<string, void> {
          yield csvRecord(columns);
          let sent = 0;
          for await (const rows of everyMatch(database, { filters: query, of }, portion)) {
            yield (await foundOfAnyTenant(database, rows)).map(csvOf).join('');
            sent += rows.length;
            if (sent >= mostInFile) return;
          }
        }
        return { content_type: 'text/csv; charset=utf-8; header=present', filename: 'payments.csv', text: text() };
      },
    },
  );
