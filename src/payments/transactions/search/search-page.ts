// A page of a search: its cursor and its answer, the same for tenants and operators.
import { Type } from 'typebox';
import { limitByDefault, PageByKey } from '../../../api/http/keyset-list.ts';
import { digestOf, isOneUuid, pageCursor, positionIn } from '../../../api/http/page-cursor.ts';
import { Nullable, Text } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { MatchingPayment } from './matching.sql.ts';
import { rangeOf, type SearchFilters, wantedOf } from './search-filter.ts';
import { type Search, searchPayments } from './search-payments.ts';

/** A cursor has all filters: it is longer than the cursor of a list. */
export const PageOfSearch = {
  ...PageByKey,
  after: Type.Optional(
    Text(1, 1_000, {
      description: 'Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page.',
    }),
  ),
};

export const Next = Nullable(
  Type.String({ description: 'Send it as `after` to read the next page. Null: the search has seen every payment.' }),
);

export const aboutPages =
  'Newest first. One answer looks at a bounded number of payments, so a page may have fewer than `limit`, or none, and still a `next`: go on until `next` is null.';

interface Asked {
  /** The filters as the request has them: a cursor is refused with others. */
  filters: SearchFilters & { [name: string]: unknown };
  of: Pick<Search, 'processor_id' | 'file_uuid'> & { vendor_id: string | null };
}

interface AskedPage<Record> extends Asked {
  after: string | undefined;
  limit: number | undefined;
  records(rows: readonly MatchingPayment[]): readonly Record[] | Promise<readonly Record[]>;
}

export async function searchPage<Record>(
  database: Database,
  { filters, of, after, limit = limitByDefault, records }: AskedPage<Record>,
) {
  const named = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'object' && value !== null ? digestOf(value) : value]);
  const list = ['search', of.processor_id, of.vendor_id, JSON.stringify(named.toSorted())];
  const search = searchOf({ filters, of }, limit);
  const before = after === undefined ? search.range.before : positionIn(after, list, isOneUuid)[0];
  const found = await searchPayments(database, { ...search, range: { ...search.range, before } });
  const next = found.before === null ? null : pageCursor(list, [found.before]);
  return ok({ transactions: await records(found.rows), next });
}

/** Every payment that matches, in portions, newest first. */
export async function* everyMatch(
  database: Database,
  asked: Asked,
  portion: number,
): AsyncGenerator<MatchingPayment[]> {
  const search = searchOf(asked, portion);
  let before: string | null = search.range.before;
  while (before !== null) {
    const found = await searchPayments(database, { ...search, range: { ...search.range, before } });
    if (found.rows.length > 0) yield found.rows;
    before = found.before;
  }
}

export function searchOf({ filters, of }: Asked, limit: number): Search {
  const { processor_id, vendor_id, file_uuid } = of;
  const { trace_id } = filters;
  // The trace number gives the candidates, otherwise the file. So the other is a condition.
  const isOfTrace = trace_id !== undefined;
  const isOfFile = !isOfTrace && file_uuid !== null;
  const wanted = {
    ...wantedOf(filters),
    processor_id: isOfFile ? (processor_id ?? undefined) : undefined,
    vendor_id: vendor_id ?? undefined,
    file_uuid: isOfTrace ? (file_uuid ?? undefined) : undefined,
  };
  return { processor_id, file_uuid, trace_id: trace_id ?? null, range: rangeOf(filters), wanted, limit };
}
