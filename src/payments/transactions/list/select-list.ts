// Reads a page of the list with its total, which is always exact: from the checkpoints of the list,
// or by looking at a bounded number of payments.
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { type SearchFilters, wantedOf } from '../search/search-filter.ts';
import { sourceOf } from '../search/search-payments.ts';
import { askForPair } from './fast/ask-for-pair.ts';
import { selectOnlyAccount } from './fast/only-account.sql.ts';
import { type FilteredPage, selectFilteredPage } from './filtered-page.sql.ts';
import { type Filter, pairOf, rangeOf } from './list-filter.sql.ts';
import { sides } from './list-kinds.ts';
import { selectPage } from './page.sql.ts';

/** Looking at one takes about ten microseconds of the database. */
export const mostLookedAt = 10_000;

/** `filters`: those that `filter` does not have yet. Refuses a list that is too long to count. */
export async function selectList(
  database: Database,
  filter: Filter,
  filters: SearchFilters,
  atMost = mostLookedAt,
): Promise<FilteredPage> {
  const list = await listOfAccounts(database, filter, filters);
  if (list === null) return filteredPage(database, filter, filters, atMost);
  const { total, rows, to_enter } = await selectPage(database, list);
  // The answer is right without it, and the next reader asks again.
  if (to_enter) askForPair(database, pairOf(list)).catch(() => {});
  return { total, rows };
}

/** The same list, narrowed by accounts only. Null: other filters narrow it. */
async function listOfAccounts(database: Database, filter: Filter, filters: SearchFilters): Promise<Filter | null> {
  const { payer_uuid, payee_uuid, ...others } = { ...wantedOf(filters), trace_id: filters.trace_id };
  if (Object.values(others).some((value) => value !== undefined)) return null;
  const list = { ...filter };
  for (const side of sides) {
    const user = { payer: payer_uuid, payee: payee_uuid }[side];
    if (user === undefined) continue;
    if (list[`${side}_account`] !== null) return null;
    list[`${side}_account`] = await selectOnlyAccount(database, filter.processor_id, user);
    if (list[`${side}_account`] === null) return null;
  }
  return list;
}

async function filteredPage(
  database: Database,
  filter: Filter,
  filters: SearchFilters,
  atMost: number,
): Promise<FilteredPage> {
  const { processor_id, vendor_id, payer_account, payee_account } = filter;
  const wanted = {
    ...wantedOf(filters),
    vendor_id: vendor_id ?? undefined,
    payer_bank_account_uuid: payer_account?.uuid,
    payer_aggregator_type: payer_account?.aggregator_type,
    payee_bank_account_uuid: payee_account?.uuid,
    payee_aggregator_type: payee_account?.aggregator_type,
  };
  const [from, before] = rangeOf(filter);
  const range = { from, before };
  const trace_id = filters.trace_id ?? null;
  const search = { processor_id, trace_id, file_uuid: null, range, wanted, limit: filter.limit };
  const { candidates, left } = await sourceOf(database, search);
  const { keys, isEnd } = await candidates(range, atMost);
  if (!isEnd)
    throw refuse(
      'list_too_long',
      'start_date',
      `${atMost.toLocaleString('en-US')} payments or more would have to be looked at. Narrow the list with start_date and end_date, or read it in portions with GET /3p/api/v2/transactions/search`,
    );
  return selectFilteredPage(database, keys, left, filter);
}
