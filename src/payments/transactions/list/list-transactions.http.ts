// GET /3p/api/v2/transactions: the list with every filter (Interface, list transactions).

import { type Static, Type } from 'typebox';
import type { Caller } from '../../../api/http/caller.ts';
import { unknownParameters } from '../../../api/http/known-parameters.ts';
import { operation } from '../../../api/http/operation.ts';
import {
  described,
  PageQuery,
  Pagination,
  PeriodQuery,
  recordsOfPage,
  SortOrder,
  UuidOf,
} from '../../../api/http/schema.ts';
import { pageFrom, pagination, periodFrom } from '../../../api/http/spellings.ts';
import { AggregatorType } from '../../../customers/bank-accounts/account-words.ts';
import { type Answer, ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type FieldError, Refusal } from '../../../platform/refusals.ts';
import { exampleTransaction, TransactionRecord, transactionRecord } from '../../lifecycle/transaction.ts';
import { searchFilters } from '../search/search-filter.ts';
import { bulkPath, startPath, TransactionRequest } from '../start/transaction-request.ts';
import { askForPair } from './fast/ask-for-pair.ts';
import { type Filter, pairOf } from './list-filter.sql.ts';
import { selectPage } from './page.sql.ts';

const accountFilter = (side: string, other: string) =>
  UuidOf(`Only payments with this bank account of the ${side}. It needs \`${other}\`.`);
const typeFilter = (side: string, other: string) =>
  described(AggregatorType, `How that bank account of the ${side} was added. It needs \`${other}\`.`);

const ListQuery = Type.Object({
  ...PageQuery,
  ...PeriodQuery,
  sort_order: Type.Optional(SortOrder),
  payer_account_uuid: Type.Optional(accountFilter('payer', 'payer_account_aggregator_type')),
  payer_account_aggregator_type: Type.Optional(typeFilter('payer', 'payer_account_uuid')),
  payee_account_uuid: Type.Optional(accountFilter('payee', 'payee_account_aggregator_type')),
  payee_account_aggregator_type: Type.Optional(typeFilter('payee', 'payee_account_uuid')),
});

/** The path of the request that has this field. */
const startsAt: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(TransactionRequest.properties).map((name) => [name, startPath])),
  transactions: bulkPath,
};

const elsewhere = `. GET /3p/api/v2/transactions/search has other filters: ${Object.keys(searchFilters).join(', ')}`;
const unknown = unknownParameters(Object.keys(ListQuery.properties), elsewhere);

/** The fields of a payment are not filters: a client that sends them wants to start a payment. */
const ListBody = Type.Object(ListQuery.properties, {
  refusedFields: (name: string) =>
    Object.hasOwn(startsAt, name)
      ? {
          code: 'not_a_filter',
          message: `belongs to a new transaction: send it to POST ${startsAt[name]}. This path lists transactions`,
        }
      : unknown(name),
});

const definition = {
  path: '/3p/api/v2/transactions',
  tag: 'Transactions' as const,
  operationId: 'listTransactions',
  role: 'developer' as const,
  summary: 'List transactions',
  description:
    'Filters by creation day (UTC, both ends inclusive) and by the bank accounts of payer and payee. `per_page`, `start_date` and `end_date` may also be spelled `pageSize`, `startDate` and `endDate`. `totalItems` is exact. A page after the last one is empty. A parameter that the list does not know is refused: `GET /3p/api/v2/transactions/search` has more filters. The parameters may also be sent in a JSON body, of a GET or a POST; a body of a GET that is no JSON is ignored. A parameter that is in both places must have the same value. A body with the fields of a payment is refused: send it to `POST /3p/api/v1/transaction`.',
  callers: ['processor', 'vendor'] as const,
  listEnvelope: true,
  query: ListQuery,
  body: ListBody,
  bodyIsQuery: true,
  elsewhere,
  answers: {
    200: {
      description: 'A page',
      data: Type.Object({
        transactions: Type.Array(TransactionRecord, { description: recordsOfPage }),
        pagination: Pagination,
      }),
      example: {
        transactions: [exampleTransaction],
        pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
      },
    },
  },
};

export const listTransactions = ({ database }: { database: Database }) =>
  operation({ ...definition, method: 'GET' }, { read: ({ caller, query }) => page(database, caller, query) });

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
    { read: ({ caller, query }) => page(database, caller, query) },
  );

async function page(database: Database, caller: Caller, query: Static<typeof ListQuery>): Promise<Answer> {
  const wanted = pageFrom(query);
  const filter = {
    processor_id: caller.processor_id,
    vendor_id: caller.vendor_id,
    ...periodFrom(query),
    ...accounts(query),
    newest_first: query.sort_order !== 'oldest',
    offset: wanted.offset,
    limit: wanted.per_page,
  };
  const { total, rows, to_enter } = await selectPage(database, filter);
  // The answer is right without it, and the next reader asks again.
  if (to_enter) askForPair(database, pairOf(filter)).catch(() => {});
  return {
    ...ok({ transactions: rows.map(transactionRecord), pagination: pagination(wanted, total) }),
    errors: null,
    error_code: null,
  };
}

function accounts(query: Static<typeof ListQuery>): Pick<Filter, 'payer_account' | 'payee_account'> {
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
