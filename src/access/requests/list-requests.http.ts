// GET /3p/api/v1/requests and GET /admin/v1/requests: who asked for what, when, and how it ended.
import { type Static, Type } from 'typebox';
import { limitByDefault, PageByKey } from '../../api/http/keyset-list.ts';
import { operation } from '../../api/http/operation.ts';
import { pageCursor, positionIn } from '../../api/http/page-cursor.ts';
import {
  described,
  extended,
  NextPage,
  Nullable,
  OneOf,
  recordsOfPage,
  Text,
  Uuid,
  UuidOf,
  WholeNumber,
} from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { instant } from '../../platform/std/clock.ts';
import { isUuid, lastUuid, nilUuid } from '../../platform/std/identifiers.ts';
import { refuseUnknownProcessor } from '../tenants/named-in-filters.ts';
import { type FoundRequest, type Place, type RequestFilter, readRequests } from './read-requests.ts';
import type { RequestLog } from './request-log.ts';
import { type RequestBatch, selectEveryRequestBatch, selectRequestBatches } from './requests.sql.ts';

const RequestRecord = Type.Object(
  {
    request_id: UuidOf('The identifier of the request: the header `X-Request-Id` of its answer.'),
    answered_at: Type.String({ format: 'date-time', description: 'When the request was answered: ISO 8601, UTC.' }),
    method: Type.String({ description: 'The HTTP method of the request.' }),
    path: Type.String({
      description: 'The path without the query. Parts that are neither ours nor a uuid are left out.',
    }),
    status: Type.Integer({ description: 'The HTTP status of the answer.' }),
    duration_ms: Type.Number({ description: 'How long the answer took, in milliseconds.' }),
    error_codes: Type.Array(Type.String(), { description: 'The codes of `errors` in the answer. Empty: no refusal.' }),
    token_uuid: described(Nullable(Uuid), 'The token of the request. Null: it came without one that is known.'),
    vendor_uuid: described(Nullable(Uuid), 'The vendor that sent the request. Null: no vendor sent it.'),
  },
  { title: 'LoggedRequest' },
);

const RequestOfAnyTenant = extended(
  RequestRecord,
  { processor_uuid: Nullable(Uuid), operator_uuid: Nullable(Uuid) },
  { title: 'LoggedRequestOfAnyTenant' },
);

const filters = {
  status: Type.Optional(WholeNumber(100, 599, 'Only requests that were answered with this HTTP status.')),
  failed: Type.Optional(
    Type.Boolean({
      allowed: 'true or false',
      description: 'True: only requests that were refused or failed. False: all requests.',
    }),
  ),
  method: Type.Optional(
    OneOf(['GET', 'POST', 'PUT', 'DELETE'], { description: 'Only requests with this HTTP method.' }),
  ),
  path: Type.Optional(Text(1, 200, { description: 'Only requests whose path begins with this text.' })),
  token_uuid: Type.Optional(UuidOf('Only requests with this token.')),
  by_person: Type.Optional(
    Type.Boolean({
      allowed: 'true or false',
      description: 'True: only requests of people, who sign in to the console. False: only requests of programs.',
    }),
  ),
  request_id: Type.Optional(UuidOf('Only the request with this identifier.')),
};
const exampleRequest: Static<typeof RequestRecord> = {
  request_id: '5f0c3a52-8f0e-4a57-9b1d-2a3b4c5d6e7f',
  answered_at: '2026-03-02T14:05:09.120Z',
  method: 'POST',
  path: '/3p/api/v1/transaction',
  status: 422,
  duration_ms: 3.1,
  error_codes: ['no_bank_account'],
  token_uuid: '019a2f3c-9c02-7a10-8f00-1d2e3f405162',
  vendor_uuid: null,
};

const description =
  'Newest first; a request is there a few seconds after its answer, and for 14 days by default. It has no bodies and no queries. One answer looks at a bounded number of requests, so a page may have fewer than `limit`, or none, and still a `next`: go on until `next` is null.';

interface Reading {
  database: Database;
  requestLog: RequestLog;
}

type Sent = RequestFilter & { after?: string | undefined; limit?: number | undefined };

const isPosition = (sent: readonly unknown[]): sent is readonly [batch: string, index: string] =>
  sent.length === 2 && typeof sent[0] === 'string' && isUuid(sent[0]) && /^\d{1,6}$/.test(String(sent[1]));

/** `whose`: for the cursor, which is refused for another tenant. */
async function pageOf<Record>(
  { requestLog }: Reading,
  whose: string | null,
  { after, limit = limitByDefault, ...filter }: Sent,
  batchesFrom: (uuid: string, limit: number) => Promise<Omit<RequestBatch, 'last_at'>[]>,
  record: (found: FoundRequest) => Record,
) {
  const wanted = {
    ...filter,
    request_id: filter.request_id?.toLowerCase(),
    token_uuid: filter.token_uuid?.toLowerCase(),
    operator_uuid: filter.operator_uuid?.toLowerCase(),
  };
  const list = ['requests', whose, JSON.stringify(wanted)];
  const position = after === undefined ? null : positionIn(after, list, isPosition);
  const from: Place =
    position === null
      ? { batch: lastUuid, index: Number.MAX_SAFE_INTEGER }
      : { batch: position[0], index: Number(position[1]) };
  // What this process has in memory is shown at once.
  if (position === null) await requestLog.write(true);
  const { found, next } = await readRequests(batchesFrom, wanted, from, limit);
  return ok({
    requests: found.map(record),
    next: next === null ? null : pageCursor(list, [next.batch, String(next.index)]),
  });
}

function requestRecord({ vendor_id, request }: FoundRequest): Static<typeof RequestRecord> {
  const [at, request_id, method, path, status, duration_ms, codes, token_uuid] = request;
  return {
    request_id,
    answered_at: instant(at).toISOString(),
    method,
    path,
    status,
    duration_ms,
    error_codes: [...(codes ?? [])],
    token_uuid,
    vendor_uuid: vendor_id,
  };
}

export const listRequests = (context: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/requests',
      tag: 'Tenant',
      operationId: 'listRequests',
      role: 'tenant_viewer',
      summary: 'List requests',
      description: `A processor sees its own and its vendors’ requests, a vendor its own. ${description}`,
      callers: ['processor', 'vendor'],
      query: Type.Object({ ...filters, ...PageByKey }),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({
            requests: Type.Array(RequestRecord, { description: recordsOfPage }),
            next: NextPage,
          }),
          example: { requests: [exampleRequest], next: null },
        },
      },
    },
    {
      read: ({ caller, query }) =>
        pageOf(
          context,
          caller.tenant_id,
          query,
          (from, limit) => selectRequestBatches(context.database, caller, from, limit),
          requestRecord,
        ),
    },
  );

export const listRequestsOfAnyTenant = (context: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/requests',
      tag: 'Operator',
      operationId: 'listRequestsOfAnyTenant',
      summary: 'List requests of any tenant',
      description: `Of all tenants and operators, or of one tenant. \`processor_uuid\` null: of an operator, or of a caller whose token was refused. ${description}`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({
        ...filters,
        operator_uuid: Type.Optional(Uuid),
        processor_uuid: Type.Optional(Uuid),
        ...PageByKey,
      }),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({ requests: Type.Array(RequestOfAnyTenant), next: Nullable(Type.String()) }),
          example: {
            requests: [
              { ...exampleRequest, processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081', operator_uuid: null },
            ],
            next: null,
          },
        },
      },
    },
    {
      async read({ query: { processor_uuid, ...sent } }) {
        const { database } = context;
        await refuseUnknownProcessor(database, processor_uuid);
        const tenant = processor_uuid === undefined ? null : { processor_id: processor_uuid, vendor_id: null };
        return pageOf(
          context,
          processor_uuid?.toLowerCase() ?? null,
          sent,
          (from, limit) =>
            tenant === null
              ? selectEveryRequestBatch(database, from, limit)
              : selectRequestBatches(database, tenant, from, limit),
          (found) => ({
            ...requestRecord(found),
            processor_uuid: found.processor_id === nilUuid ? null : found.processor_id,
            operator_uuid: found.request[8] ?? null,
          }),
        );
      },
    },
  );
