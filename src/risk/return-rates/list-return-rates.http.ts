// GET /admin/v1/return-rates and /3p/api/v1/return-rates: the return rates of a tenant and of its
// merchants.
import { Type } from 'typebox';
import { type Answer, ok } from '../../answer.ts';
import { fromSnapshot } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import { operation } from '../../http/operation.ts';
import { PageQuery, Pagination, Uuid } from '../../http/schema.ts';
import { type Page, pageFrom, pagination } from '../../http/spellings.ts';
import { findProcessor } from '../../tenants/find-processor.ts';
import { selectOwnersIn, selectRates } from './debit-days.sql.ts';
import { watchedSince } from './judge-rates.ts';
import { exampleRates, ReturnRatesRecord, returnRatesRecord } from './rate-record.ts';
import { watchedDays } from './rates.ts';

const answers = {
  200: {
    description: 'A page of rates',
    data: Type.Object({ return_rates: Type.Array(ReturnRatesRecord), pagination: Pagination }),
    example: {
      return_rates: [exampleRates],
      pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
    },
  },
};
const description = `The debits that were sent in ${watchedDays} days, and the returns of these days. Owners without debits are left out.`;

interface Reading {
  database: Database;
}

function page(
  { database }: Reading,
  of: { processor_id: string; vendor_id: string | null },
  wanted: Page,
  now: Date,
): Promise<Answer> {
  const since = watchedSince(now);
  return fromSnapshot(database, async (snapshot) => {
    const { owners, total } = await selectOwnersIn(snapshot, { ...of, since }, wanted);
    const rates = owners.length === 0 ? [] : await selectRates(snapshot, owners, since);
    return ok({
      return_rates: rates.map((one) => returnRatesRecord(one, since)),
      pagination: pagination(wanted, total),
    });
  });
}

export const listReturnRates = (on: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/return-rates',
      tag: 'Operator',
      summary: 'List the return rates in a processor',
      description: `The processor first, then its merchants. ${description}`,
      callers: ['admin'],
      query: Type.Object({ ...PageQuery, processor_uuid: Uuid }),
      answers,
      refusals: ['not_found'],
    },
    {
      async read({ query, now }) {
        const { processor_id } = await findProcessor(on.database, query.processor_uuid, 'processor_uuid');
        return page(on, { processor_id, vendor_id: null }, pageFrom(query), now);
      },
    },
  );

export const listOwnReturnRates = (on: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/return-rates',
      tag: 'Tenant',
      summary: 'List return rates',
      description: `The processor first, then its merchants; for a vendor only its merchants. ${description}`,
      callers: ['processor', 'vendor'],
      query: Type.Object(PageQuery),
      answers,
    },
    { read: ({ caller, query, now }) => page(on, caller, pageFrom(query), now) },
  );
