// GET /admin/v1/return-rates and /3p/api/v1/return-rates: the return rates of a tenant and of its
// merchants.
import { Type } from 'typebox';
import { filteredProcessor } from '../../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { listOperation } from '../../../api/http/list-operation.ts';
import { isOneUuid } from '../../../api/http/page-cursor.ts';
import { OneOf, Uuid } from '../../../api/http/schema.ts';
import { refuseUnknownMerchant } from '../../../customers/users/find-user.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import {
  type RateOwner,
  selectOwnersAfter,
  selectOwnersIn,
  selectOwnersNearLimit,
  selectRates,
  type WatchedRates,
} from './debit-days.sql.ts';
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

const ratesOf = async (snapshot: Queryable, owners: readonly RateOwner[], since: string): Promise<WatchedRates[]> =>
  owners.length === 0 ? [] : selectRates(snapshot, owners, since);

export const listReturnRatesOfAnyTenant = ({ database }: Reading) =>
  keysetList(
    {
      ...listed,
      path: '/admin/v1/return-rates',
      tag: 'Operator: tenants',
      operationId: 'listReturnRatesOfAnyTenant',
      summary: 'List the return rates in a processor',
      description: `The processor first, then its merchants; with \`merchant_uuid\` only this merchant. With \`near_limit=true\` only owners with a rate that was near its limit or past it at the last check. ${description}`,
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Uuid, merchant_uuid: Type.Optional(Uuid), near_limit: Type.Optional(OneOf(['true'])) },
    },
    {
      async read({ query, now }, after, limit) {
        const { processor_id } = await filteredProcessor(database, query.processor_uuid);
        const since = watchedSince(now);
        const merchant_uuid = query.merchant_uuid?.toLowerCase();
        if (merchant_uuid !== undefined) await refuseUnknownMerchant(database, processor_id, merchant_uuid);
        return fromSnapshot(database, async (snapshot) => {
          if (merchant_uuid !== undefined) {
            const one = after === null ? [{ processor_id, merchant_uuid }] : [];
            const rates = await ratesOf(snapshot, one, since);
            return rates.filter(({ debits }) => debits > 0).map((found) => ({ rates: found, since }));
          }
          const select = query.near_limit === undefined ? selectOwnersAfter : selectOwnersNearLimit;
          const owners = await select(snapshot, { processor_id, since }, after?.[0] ?? null, limit);
          return (await ratesOf(snapshot, owners, since)).map((rates) => ({ rates, since }));
        });
      },
      positionOf: ({ rates }) => [rates.merchant_uuid] as const,
      isPosition: isOneUuid,
      record: ({ rates, since }) => returnRatesRecord(rates, since),
    },
  );

export const listReturnRates = ({ database }: Reading) =>
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
    ({ caller, now }, page) => {
      const since = watchedSince(now);
      return fromSnapshot(database, async (snapshot) => {
        const { owners, total } = await selectOwnersIn(snapshot, { ...caller, since }, page);
        const rates = await ratesOf(snapshot, owners, since);
        return { rows: rates.map((one) => returnRatesRecord(one, since)), total };
      });
    },
  );
