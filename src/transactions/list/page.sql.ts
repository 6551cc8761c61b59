// The statement that reads a page of a list and how many payments are in it, by way of the marks, from one snapshot.
import type { Queryable } from '../../database/database.ts';
import { firstUuidOf, lastUuid, nilUuid } from '../../std/identifiers.ts';
import type { AggregatorType, TransactionRow } from '../transaction.ts';
import { columns, type Scope, tenantNames } from '../transactions.sql.ts';
import { kindsOfLists, type Narrowing, narrowings } from './lists.ts';

export interface Filter extends Scope {
  /** First instant that counts. */
  from: Date | null;
  /** First instant that no longer counts. */
  before: Date | null;
  payer_account: { uuid: string; aggregator_type: AggregatorType } | null;
  payee_account: { uuid: string; aggregator_type: AggregatorType } | null;
  newest_first: boolean;
  offset: number;
  limit: number;
}

/**
 * A page of payments and how many there are in all. A uuid holds the millisecond of its payment's creation, so that
 * dates are ranges of the primary key and its order is the order of the list.
 */
export async function selectPage(db: Queryable, filter: Filter): Promise<{ total: number; rows: TransactionRow[] }> {
  const { processor_id, vendor_id, payer_account, payee_account, from, before } = filter;
  const narrowedBy = { vendor_id, payer_bank_account_uuid: payer_account, payee_bank_account_uuid: payee_account };
  const kind = narrowings.filter((column) => narrowedBy[column] !== null);
  const text = statements.get(keyOf(kind, filter.newest_first))!;
  const found = await db.query<TransactionRow & { total: number }>(text, [
    processor_id,
    vendor_id ?? nilUuid,
    payer_account?.uuid ?? nilUuid,
    payee_account?.uuid ?? nilUuid,
    payer_account?.aggregator_type ?? null,
    payee_account?.aggregator_type ?? null,
    from === null ? nilUuid : firstUuidOf(from),
    before === null ? lastUuid : firstUuidOf(before),
    filter.offset,
    filter.limit,
  ]);
  return {
    total: found[0]!.total,
    rows: found.filter(({ uuid }) => uuid !== null).map(({ total: _total, ...row }) => row),
  };
}

/**
 * How many payments stand before a place: what the far marks before it count, what the near marks after the last of
 * those count, and the rest, counted one by one. The way to the page goes down the same steps. Marks after the first
 * payment whose marks are due are passed over: a list without any is read right as well, only slower.
 *
 * What is asked for goes through a row of its own and not as parameters, so that PostgreSQL cannot find a plan for one
 * tenant cheaper than that for all and plan anew each time, which takes longer than the reading.
 */
function statement(kind: readonly Narrowing[], newestFirst: boolean): string {
  const inList = ['processor_id', ...kind].map((column) => `t.${column} = list.${column}`).join(' AND ');
  const { rowsBefore, lastMarkBefore } = ways(inList);
  return `
    WITH asked AS MATERIALIZED (
      SELECT $1::uuid AS processor_id, $2::uuid AS vendor_id, $3::uuid AS payer_bank_account_uuid, $4::uuid AS payee_bank_account_uuid,
             $5::aggregator_type AS payer_aggregator_type, $6::aggregator_type AS payee_aggregator_type,
             $7::uuid AS lower, $8::uuid AS upper, $9::bigint AS skip, $10::bigint AS at_most
    ), list AS MATERIALIZED (
      SELECT processor_id, ${narrowings.join(', ')}, skip, at_most, lower,
             CASE WHEN ${accountsAreKnown(kind)} THEN upper ELSE lower END AS upper,
             coalesce((SELECT d.transaction_uuid FROM list_marks_due d WHERE d.processor_id = asked.processor_id
                       ORDER BY d.transaction_uuid LIMIT 1), '${lastUuid}') AS marked
      FROM asked
    ), counted AS MATERIALIZED (
      SELECT list.processor_id, ${narrowings.map((column) => `list.${column}`).join(', ')}, list.upper, least(list.upper, list.marked) AS marked,
             list.skip, list.at_most, ${rowsBefore('list.lower')} AS first, ${rowsBefore('list.upper')} AS past
      FROM list
    ), list_of_page AS MATERIALIZED (
      SELECT processor_id, ${narrowings.join(', ')}, upper, marked, past - first AS total, before_page, through_page - before_page AS page_size
      FROM counted
      CROSS JOIN LATERAL (SELECT ${
        newestFirst
          ? 'greatest(past - skip - at_most, first) AS before_page, greatest(past - skip, first) AS through_page'
          : 'least(first + skip, past) AS before_page, least(first + skip + at_most, past) AS through_page'
      }) AS page
    )
    SELECT list.total, page.*
    FROM list_of_page AS list
    LEFT JOIN LATERAL (
      SELECT ${columns}
      FROM ${lastMarkBefore}
      CROSS JOIN LATERAL (
        SELECT t.processor_id, t.uuid FROM transactions t
        WHERE ${inList} AND t.uuid >= near.uuid AND t.uuid < list.upper
        ORDER BY t.uuid OFFSET list.before_page - near.row_count LIMIT list.page_size
      ) AS chosen
      JOIN transactions t ON t.processor_id = chosen.processor_id AND t.uuid = chosen.uuid
      ${tenantNames}
    ) AS page ON true
    ORDER BY page.uuid ${newestFirst ? 'DESC' : 'ASC'}`;
}

/**
 * Contract, transactions: of an unknown or foreign account the list is empty. An account has its aggregator type for
 * ever, and both users of a vendor's payment are the vendor's, so that the account can be asked instead of the payments.
 */
function accountsAreKnown(kind: readonly Narrowing[]): string {
  const ofVendor = kind.includes('vendor_id') ? 'AND u.vendor_id = asked.vendor_id' : '';
  const known = (['payer', 'payee'] as const)
    .filter((side) => kind.includes(`${side}_bank_account_uuid`))
    .map(
      (side) => `EXISTS (
        SELECT FROM bank_accounts a JOIN users u ON u.processor_id = a.processor_id AND u.uuid = a.user_uuid
        WHERE a.processor_id = asked.processor_id AND a.uuid = asked.${side}_bank_account_uuid
          AND a.aggregator_type = asked.${side}_aggregator_type ${ofVendor})`,
    );
  return known.join(' AND ') || 'true';
}

/** The parts of the statement that go by way of the marks. */
function ways(inList: string): { rowsBefore(place: string): string; lastMarkBefore: string } {
  const marks = (level: 1 | 2, after: string, last: string) =>
    `list_marks m WHERE ${['processor_id', ...narrowings].map((column) => `m.${column} = list.${column}`).join(' AND ')}
       AND m.level = ${level} AND m.transaction_uuid > ${after} AND m.transaction_uuid <= ${last}`;
  const first = `'${nilUuid}'::uuid`;

  const upTo = (level: 1 | 2, after: string, last: string) => `(
    SELECT coalesce(sum(m.row_count), 0) AS row_count,
           coalesce((SELECT m.transaction_uuid FROM ${marks(level, after, last)} ORDER BY m.transaction_uuid DESC LIMIT 1), ${after}) AS uuid
    FROM ${marks(level, after, last)})`;

  /** Of the place `after`, which so many rows stand before, and the marks behind it: the last one with no more than wanted. */
  const passed = (level: 1 | 2, after: string, already: string, last: string) => `(
    SELECT uuid, row_count FROM (
      SELECT ${after} AS uuid, ${already} AS row_count
      UNION ALL
      SELECT m.transaction_uuid, ${already} + sum(m.row_count) OVER (ORDER BY m.transaction_uuid)
      FROM ${marks(level, after, last)}
    ) AS place
    WHERE row_count <= list.before_page
    ORDER BY uuid DESC LIMIT 1)`;
  const nextFar = `coalesce((SELECT m.transaction_uuid FROM ${marks(2, 'far.uuid', 'list.marked')} ORDER BY m.transaction_uuid LIMIT 1), list.marked)`;

  return {
    rowsBefore: (place) => `(
      SELECT far.row_count + near.row_count + rest.row_count
      FROM ${upTo(2, first, `least(${place}, list.marked)`)} AS far
      CROSS JOIN LATERAL ${upTo(1, 'far.uuid', `least(${place}, list.marked)`)} AS near
      CROSS JOIN LATERAL (
        SELECT count(*) AS row_count FROM transactions t WHERE ${inList} AND t.uuid >= near.uuid AND t.uuid < ${place}
      ) AS rest)`,
    lastMarkBefore: `${passed(2, first, '0::bigint', 'list.marked')} AS far
      CROSS JOIN LATERAL ${passed(1, 'far.uuid', 'far.row_count', nextFar)} AS near`,
  };
}

const keyOf = (kind: readonly Narrowing[], newestFirst: boolean) => [newestFirst, ...kind].join();
const statements = new Map(
  kindsOfLists.flatMap((kind) =>
    [true, false].map((newestFirst) => [keyOf(kind, newestFirst), statement(kind, newestFirst)] as const),
  ),
);
