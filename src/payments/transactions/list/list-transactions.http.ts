// GET /3p/api/v2/transactions: the list with every filter (Interface, list transactions).

import { type Static, Type } from 'typebox';
import type { Caller } from '../../../api/http/caller.ts';
import { unknownParameters } from '../../../api/http/known-parameters.ts';
import { operation } from '../../../api/http/operation.ts';
import { pageCursor, positionIn } from '../../../api/http/page-cursor.ts';
import {
  described,
  PageQuery,
  Pagination,
  PeriodQuery,
  recordsOfPage,
  SortOrder,
  Text,
  UuidOf,
} from '../../../api/http/schema.ts';
import { pageFrom, pagination, periodFrom } from '../../../api/http/spellings.ts';
import { AggregatorType } from '../../../customers/bank-accounts/account-words.ts';
import { type Answer, ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type FieldError, invalid, Refusal } from '../../../platform/refusals.ts';
import { isUuid } from '../../../platform/std/identifiers.ts';
import { exampleTransaction, TransactionRecord, transactionRecord } from '../../lifecycle/transaction.ts';
import { ownersOf, tenantFilters } from '../search/of-tenant.ts';
import { createdIn } from '../search/search-filter.ts';
import { bulkPath, startPath, TransactionRequest } from '../start/transaction-request.ts';
import type { Filter } from './list-filter.sql.ts';
import { mostLookedAt, selectList } from './select-list.ts';

const accountFilter = (side: string, other: string) =>
  UuidOf(`Only payments with this bank account of the ${side}. It needs \`${other}\`.`);
const typeFilter = (side: string, other: string) =>
  described(AggregatorType, `How that bank account of the ${side} was added. It needs \`${other}\`.`);

const ListQuery = Type.Object({
  ...PageQuery,
  after: Type.Optional(
    Text(1, 4_000, {
      description:
        'Where the page begins: the header `Achord-Next` of the page before, with the same parameters. Absent: the page is counted from the first one.',
    }),
  ),
  ...PeriodQuery,
  sort_order: Type.Optional(SortOrder),
  payer_account_uuid: Type.Optional(accountFilter('payer', 'payer_account_aggregator_type')),
  payer_account_aggregator_type: Type.Optional(typeFilter('payer', 'payer_account_uuid')),
  payee_account_uuid: Type.Optional(accountFilter('payee', 'payee_account_aggregator_type')),
  payee_account_aggregator_type: Type.Optional(typeFilter('payee', 'payee_account_uuid')),
  ...tenantFilters,
});

/** The path of the request that has this field. */
const startsAt: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(TransactionRequest.properties).map((name) => [name, startPath])),
  transactions: bulkPath,
};

const unknown = unknownParameters(Object.keys(ListQuery.properties));

/**
 * A field of a payment that is no filter, such as `amount`: a client that sends it wants to start a
 * payment.
 */
const ListBody = Type.Object(ListQuery.properties, {
  refusedFields: (name: string) =>
    Object.hasOwn(startsAt, name)
      ? {
          code: 'not_a_filter',
          message: `belongs to a new transaction: send it to POST ${startsAt[name]}. This path lists transactions`,
        }
      : unknown(name),
});

const answer = {
  description: 'A page',
  data: Type.Object({
    transactions: Type.Array(TransactionRecord, { description: recordsOfPage }),
    pagination: Pagination,
  }),
  example: {
    transactions: [exampleTransaction],
    pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
  },
};

const definition = {
  path: '/3p/api/v2/transactions',
  tag: 'Transactions' as const,
  operationId: 'listTransactions',
  role: 'tenant_viewer' as const,
  summary: 'List transactions',
  description: `Filters by creation day (UTC, both ends inclusive), by the bank accounts of payer and payee, and by what \`GET /3p/api/v2/transactions/search\` filters by; a payment must match every filter. \`per_page\`, \`start_date\` and \`end_date\` may also be spelled \`pageSize\`, \`startDate\` and \`endDate\`. \`totalItems\` is exact. With filters other than days, vendor and bank accounts, a list of which ${mostLookedAt.toLocaleString('en-US')} payments or more must be looked at is refused: narrow it by days, or use the search. A page after the last one is empty. New payments move the pages of \`newest\`: to lose and repeat none, send the header \`Achord-Next\` of the page before as \`after\`. A parameter that the list does not know is refused. The parameters may also be sent in a JSON body, of a GET or a POST; a body of a GET that is no JSON is ignored. A parameter that is in both places must have the same value. A body with the fields of a payment is refused: send it to \`POST /3p/api/v1/transaction\`.`,
  callers: ['processor', 'vendor'] as const,
  listEnvelope: true,
  query: ListQuery,
  body: ListBody,
  bodyIsQuery: true,
  refusals: ['list_too_long'] as const,
  answers: { 200: answer },
};

export const listTransactions = ({ database }: { database: Database }) =>
  operation(
    { ...definition, method: 'GET', answers: { 200: { ...answer, headers: ['Achord-Next'] } } },
    { read: ({ caller, query }) => page(database, caller, query, true) },
  );

/** The same list with its parameters in a JSON body, as in the example of the Interface. */
export const listTransactionsByBody = ({ database }: { database: Database }) =>
  operation(
    {
      ...definition,
      method: 'POST',
      operationId: 'listTransactionsByBody',
      summary: 'List transactions (parameters in the body)',
      example: { per_page: 25, sort_order: 'oldest' },
    },
    // A stored answer keeps no headers.
    { read: ({ caller, query }) => page(database, caller, query, false) },
  );

type Query = Static<typeof ListQuery>;

async function page(database: Database, caller: Caller, query: Query, withNext: boolean): Promise<Answer> {
  const { page: _, after, ...list } = query;
  const name = ['transactions', caller.processor_id, caller.vendor_id, JSON.stringify(Object.entries(list).toSorted())];
  const behind = after === undefined ? null : positionIn(after, name, isPlace);
  const wanted = pageFrom(behind === null ? query : { ...query, page: pageBehind(behind[1], query.page) });
  const owners = await ownersOf(database, caller, query);
  const filter: Filter = {
    processor_id: owners.processor_id,
    vendor_id: owners.vendor_id,
    ...createdPeriod(query),
    ...accounts(query),
    behind: behind?.[0],
    newest_first: query.sort_order !== 'oldest',
    offset: behind === null ? wanted.offset : 0,
    limit: wanted.per_page,
  };
  const { total: found, rows } = await selectList(database, filter, query);
  const total = behind === null ? found : wanted.offset + found;
  const last = rows.at(-1);
  const hasNext = withNext && last !== undefined && wanted.offset + rows.length < total;
  return {
    ...ok({ transactions: rows.map(transactionRecord), pagination: pagination(wanted, total) }),
    errors: null,
    error_code: null,
    ...(hasNext ? { headers: { 'Achord-Next': pageCursor(name, [last.uuid, String(wanted.page)]) } } : {}),
  };
}

/** The last payment of a page, and the number of that page. */
const isPlace = (sent: readonly unknown[]): sent is readonly [uuid: string, page: string] =>
  sent.length === 2 &&
  typeof sent[0] === 'string' &&
  isUuid(sent[0]) &&
  typeof sent[1] === 'string' &&
  /^[1-9][0-9]{0,8}$/.test(sent[1]);

function pageBehind(before: string, asked: number | undefined): number {
  const next = Number(before) + 1;
  if (asked !== undefined && asked !== next)
    throw invalid('page', 'order', `must be ${next}, the page behind the one that \`after\` is of: or leave it out`);
  return next;
}

/** From the later start to the earlier end: days and instants may both be given. */
function createdPeriod(query: Query): Pick<Filter, 'from' | 'before'> {
  const days = periodFrom(query);
  const [from = null, before = null] = createdIn(query);
  const froms = [days.from, from].filter((one) => one !== null).toSorted((a, b) => b.getTime() - a.getTime());
  const ends = [days.before, before].filter((one) => one !== null).toSorted((a, b) => a.getTime() - b.getTime());
  return { from: froms[0] ?? null, before: ends[0] ?? null };
}

function accounts(query: Query): Pick<Filter, 'payer_account' | 'payee_account'> {
  const errors: FieldError[] = [];
  const account = (side: 'payer' | 'payee') => {
    const uuid = query[`${side}_account_uuid`];
    const aggregator_type = query[`${side}_account_aggregator_type`];
    if (uuid !== undefined && aggregator_type !== undefined) return { uuid, aggregator_type };
    if (uuid !== undefined)
      errors.push({
        field: `${side}_account_aggregator_type`,
        code: 'required',
        message: `is required when ${side}_account_uuid is present`,
      });
    if (aggregator_type !== undefined)
      errors.push({
        field: `${side}_account_uuid`,
        code: 'required',
        message: `is required when ${side}_account_aggregator_type is present`,
      });
    return null;
  };
  const found = { payer_account: account('payer'), payee_account: account('payee') };
  if (errors.length > 0) throw new Refusal('invalid_request', errors);
  return found;
}
