// GET /admin/v1/search: finds what an operator holds a scrap of.
import { type Static, Type } from 'typebox';
import { readRequests } from '../../../access/requests/read-requests.ts';
import { selectEveryRequestBatch } from '../../../access/requests/requests.sql.ts';
import { operation } from '../../../api/http/operation.ts';
import { Nullable, OneOf, Text, Uuid } from '../../../api/http/schema.ts';
import { batchedUuid } from '../../../events/log/fast/batched-uuid.ts';
import type { SearchFilters } from '../../../payments/transactions/search/search-filter.ts';
import { searchOf } from '../../../payments/transactions/search/search-page.ts';
import { searchPayments } from '../../../payments/transactions/search/search-payments.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { lastUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import {
  type Hit,
  hitTypes,
  selectAccountsByLast4,
  selectByUuid,
  selectFilesAndItems,
  selectPersonsByName,
  selectSubjectsOfMove,
  selectTenantsByName,
  selectUsersByEmail,
  selectUsersByName,
  selectUsersByReference,
} from './lookup.sql.ts';
import { readScrap, type Scrap } from './scrap.ts';

const HitRecord = Type.Object(
  {
    type: OneOf([...hitTypes] as [Hit['type'], ...Hit['type'][]]),
    uuid: Uuid,
    processor_uuid: Nullable(Uuid),
    label: Type.String({ description: 'A name, an amount in dollars, a status, or what else it is recognized by.' }),
    path: Nullable(Type.String({ description: 'The operation that reads it; null: none reads it alone.' })),
  },
  { title: 'SearchHit' },
);

/** Hits of each kind. */
const mostOfKind = 10;

const MoreRecord = Type.Object(
  {
    type: HitRecord.properties.type,
    path: Nullable(Type.String({ description: 'The list that has all; null: make the text longer.' })),
  },
  { title: 'MoreHits' },
);

interface Found {
  hits: Hit[];
  /** Kinds that may have others. */
  more: Static<typeof MoreRecord>[];
}

const readingOf: Partial<Record<Hit['type'], (uuid: string, label: string) => string>> = {
  transaction: (uuid) => `/admin/v1/transactions/${uuid}`,
  refund: (uuid) => `/admin/v1/refunds/${uuid}`,
  // Its label is its kind.
  merchant_batch: (uuid, kind) => `/admin/v1/batch-merchant-${kind}s/${uuid}`,
  user: (uuid) => `/admin/v1/users/${uuid}`,
  processor: (uuid) => `/admin/v1/processors/${uuid}`,
  request: (uuid) => `/admin/v1/requests?request_id=${uuid}`,
};

const dollars = (cents: string) => `$${(Number(cents) / 100).toFixed(2)}`;

function hitRecord({ type, uuid, processor_id, label }: Hit): Static<typeof HitRecord> {
  return {
    type,
    uuid,
    processor_uuid: processor_id,
    label: type === 'transaction' || type === 'refund' ? dollars(label) : label,
    path: readingOf[type]?.(uuid, label) ?? null,
  };
}

async function hitsOf(database: Database, scrap: Scrap): Promise<Found> {
  if (scrap.uuid !== null) return { hits: await hitsOfUuid(database, scrap.uuid), more: [] };
  const { text, trace, cents, last4, email, name, person } = scrap;
  const found = await Promise.all([
    trace === null ? none : paymentsWith(database, { trace_id: trace }),
    paymentsWith(database, { client_reference_id: text }),
    cents === null || cents === 0 ? none : paymentsWith(database, { amount_from: cents, amount_to: cents }),
    upToMost(database, selectUsersByEmail, email),
    upToMost(database, selectUsersByReference, text),
    upToMost(database, selectTenantsByName, name),
    upToMost(database, selectUsersByName, name),
    upToMost(database, selectPersonsByName, person),
    upToMost(database, selectAccountsByLast4, last4),
    upToMost(database, selectFilesAndItems, text),
  ]);
  const seen = new Set<string>();
  const hits = found.flatMap((one) => one.hits);
  return {
    hits: hits.filter(({ type, uuid }) => seen.size < seen.add(`${type} ${uuid}`).size),
    more: found.flatMap((one) => one.more),
  };
}

const none: Found = { hits: [], more: [] };

/** One extra row shows that there are others. Null: the scrap is no such value. */
async function upToMost<Value>(
  database: Database,
  select: (db: Queryable, value: Value, atMost: number) => Promise<Hit[]>,
  value: Value | null,
): Promise<Found> {
  if (value === null) return none;
  const hits = await select(database, value, mostOfKind + 1);
  const beyond = hits[mostOfKind];
  return { hits: hits.slice(0, mostOfKind), more: beyond === undefined ? [] : [{ type: beyond.type, path: null }] };
}

/** A row, or else the payment of an event that was written in a batch, or a recent request. */
async function hitsOfUuid(database: Database, uuid: string): Promise<Hit[]> {
  const rows = await selectByUuid(database, uuid);
  if (rows.length > 0) return rows;
  for (const subject of [batchedUuid(uuid), ...(await selectSubjectsOfMove(database, uuid.toLowerCase()))]) {
    const announced = (await selectByUuid(database, subject)).filter(({ type }) => type === 'transaction');
    if (announced.length > 0) return announced;
  }
  const newest = { batch: lastUuid, index: Number.MAX_SAFE_INTEGER };
  const from = (first: string, limit: number) => selectEveryRequestBatch(database, first, limit);
  const { found } = await readRequests(from, { request_id: uuid }, newest, mostOfKind);
  return found.map(({ processor_id, request: [, , method, path, status] }) => ({
    type: 'request' as const,
    uuid,
    processor_id: processor_id === nilUuid ? null : processor_id,
    label: `${method} ${path} ${status}`,
  }));
}

const anyTenant = { processor_id: null, vendor_id: null, file_uuid: null };

/** The newest payments of all tenants. */
async function paymentsWith(database: Database, filters: SearchFilters): Promise<Found> {
  const { rows, before } = await searchPayments(database, searchOf({ filters, of: anyTenant }, mostOfKind));
  const hits = rows.map(({ uuid, processor_id, amount }) => ({
    type: 'transaction' as const,
    uuid,
    processor_id,
    label: String(amount),
  }));
  const query = new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return { hits, more: before === null ? [] : [{ type: 'transaction', path: `/admin/v1/transactions?${query}` }] };
}

export const search = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/search',
      tag: 'Operator',
      operationId: 'search',
      summary: 'Find anything by a scrap of it',
      description: `\`q\` is a uuid of anything (also the \`webhook-id\` of a delivery, and the id of a recent request), a trace number, an amount (\`$125.00\`), a reference of a tenant, an email address, the beginning of the name of a tenant or business or of a last name, a first and a last name, the last four characters of an account number, or the name of a file. The answer has at most ${mostOfKind} hits for each of these, of all tenants, payments newest first. \`more\` has the kinds of which there may be others.`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ q: Text(1, 255) }),
      answers: {
        200: {
          description: 'What was found',
          data: Type.Object({
            hits: Type.Array(HitRecord),
            more: Type.Array(MoreRecord, { description: 'Empty: the hits are all that there are.' }),
          }),
          example: {
            hits: [
              {
                type: 'transaction',
                uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
                processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
                label: '$125.00',
                path: '/admin/v1/transactions/019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
              },
            ],
            more: [],
          },
        },
      },
    },
    {
      async read({ query }) {
        const { hits, more } = await hitsOf(database, readScrap(query.q));
        return ok({ hits: hits.map(hitRecord), more });
      },
    },
  );
