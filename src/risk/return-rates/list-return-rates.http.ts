// GET /admin/v1/return-rates and /3p/api/v1/return-rates: the return rates of a tenant and of its
// merchants.
import { fromSnapshot } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import { listOperation } from '../../http/list-operation.ts';
import { Uuid } from '../../http/schema.ts';
import type { Page } from '../../http/spellings.ts';
import { findProcessor } from '../../tenants/find-processor.ts';
import { selectOwnersIn, selectRates } from './debit-days.sql.ts';
import { watchedSince } from './judge-rates.ts';
import { exampleRates, ReturnRatesRecord, returnRatesRecord } from './rate-record.ts';
import { watchedDays } from './rates.ts';

const listed = {
  page: 'A page of rates',
  plural: 'return_rates',
  record: ReturnRatesRecord,
  examples: [exampleRates],
};
const description = `The debits that were sent in ${watchedDays} days, and the returns of these days. Owners without debits are left out.`;

interface Reading {
  database: Database;
}

function ratesIn(
  { database }: Reading,
  of: { processor_id: string; vendor_id: string | null },
  wanted: Page,
  now: Date,
) {
  const since = watchedSince(now);
  return fromSnapshot(database, async (snapshot) => {
    const { owners, total } = await selectOwnersIn(snapshot, { ...of, since }, wanted);
    const rates = owners.length === 0 ? [] : await selectRates(snapshot, owners, since);
    return { rows: rates.map((one) => returnRatesRecord(one, since)), total };
  });
}

export const listReturnRates = (on: Reading) =>
  listOperation(
    {
      ...listed,
      path: '/admin/v1/return-rates',
      tag: 'Operator: tenants',
      operationId: 'listReturnRatesOfAnyTenant',
      summary: 'List the return rates in a processor',
      description: `The processor first, then its merchants. ${description}`,
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Uuid },
      refusals: ['not_found'],
    },
    async ({ query, now }, page) => {
      const { processor_id } = await findProcessor(on.database, query.processor_uuid, 'processor_uuid');
      return ratesIn(on, { processor_id, vendor_id: null }, page, now);
    },
  );

export const listOwnReturnRates = (on: Reading) =>
  listOperation(
    {
      ...listed,
      path: '/3p/api/v1/return-rates',
      tag: 'Tenant',
      operationId: 'listReturnRates',
      summary: 'List return rates',
      description: `The processor first, then its merchants; for a vendor only its merchants. ${description}`,
      callers: ['processor', 'vendor'],
    },
    ({ caller, now }, page) => ratesIn(on, caller, page, now),
  );
