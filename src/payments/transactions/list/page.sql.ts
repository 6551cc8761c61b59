// The queries that read a page of a list and count its payments, from one snapshot.
import type { Queryable } from '../../../platform/database/database.ts';
import type { OrAbsent } from '../../../platform/database/page.sql.ts';
import type { TransactionRow } from '../../lifecycle/transaction.ts';
import { columns, tenantNames } from '../transactions.sql.ts';
import { lastCheckpointBefore, lastCheckpointUpTo } from './fast/checkpoint-lookups.sql.ts';
import { type Filter, filterCtes, kindOf, valuesOf } from './list-filter.sql.ts';
import { indexedKinds, inList, type Kind, narrowings, ofPair, pairKind, sides } from './list-kinds.ts';

export interface Page {
  /** Of the whole list. */
  total: number;
  rows: TransactionRow[];
  /** The list is of two accounts with many payments each, and it was not asked for before. */
  to_enter: boolean;
}

/**
 * A page of payments and their total count. A uuid begins with the millisecond in which its payment
 * was created, so dates are ranges of the primary key, and its order is the order of the list.
 */
export async function selectPage(db: Queryable, filter: Filter): Promise<Page> {
  const kind = kindOf(filter);
  const query = queries.get(keyOf(kind, filter.newest_first))!;
  const found = await db.query<OrAbsent<TransactionRow> & Omit<Page, 'rows'>>(query, valuesOf(filter));
  const { total, to_enter } = found[0]!;
  return {
    total,
    to_enter,
    rows: found.filter((row) => row.uuid !== null).map(({ total: _total, to_enter: _toEnter, ...row }) => row),
  };
}

/** `page`: the payments whose keys `chosen` has. */
export const page = (chosen: string, newestFirst: boolean) => `
  LEFT JOIN LATERAL (
    SELECT ${columns}
    FROM ${chosen} AS chosen
    JOIN current_transactions t ON t.shard = chosen.shard AND t.processor_id = chosen.processor_id AND t.uuid = chosen.uuid
    ${tenantNames}
  ) AS page ON true
  ORDER BY page.uuid ${newestFirst ? 'DESC' : 'ASC'}`;

/**
 * Uses checkpoints: payments are counted one by one only after the last checkpoint, and after the
 * first payment whose checkpoints are due. A list without checkpoints is read correctly too, only
 * slower.
 */
function listQuery(kind: Kind, newestFirst: boolean): string {
  const rowsBefore = (place: string) => `(
    SELECT checkpoint.rows_before + (SELECT count(*) FROM (${paymentsUpTo(kind, place).join(' UNION ALL ')}) AS between_them)
    FROM ${lastCheckpointUpTo(kind, `least(${place}, list.checkpointed)`)})`;
  // How many payments of the list are before the page, and up to its end, in either order.
  const ends = newestFirst
    ? 'greatest(past - skip - at_most, first) AS before_page, greatest(past - skip, first) AS through_page'
    : 'least(first + skip, past) AS before_page, least(first + skip + at_most, past) AS through_page';
  const fromCheckpoint = paymentsUpTo(kind, 'list.upper').map(
    (rows) => `(${rows} ORDER BY uuid LIMIT list.through_page - checkpoint.rows_before)`,
  );
  const chosen = `
    ${lastCheckpointBefore(kind, 'list.before_page', 'least(list.upper, list.checkpointed)')}
    CROSS JOIN LATERAL (
      SELECT shard, processor_id, uuid FROM (${fromCheckpoint.join(' UNION ALL ')}) AS from_checkpoint
      ORDER BY uuid OFFSET list.before_page - checkpoint.rows_before LIMIT list.through_page - list.before_page
    )`;
  const ofList = ['shard', 'processor_id', ...narrowings, 'upper', 'checkpointed', 'through', 'to_enter'].join(', ');
  return `
    WITH ${filterCtes(kind)}, counted AS MATERIALIZED (
      SELECT ${ofList}, skip, at_most, ${rowsBefore('list.lower')} AS first, ${rowsBefore('list.upper')} AS past FROM list
    ), ended AS MATERIALIZED (
      SELECT ${ofList}, past - first AS total, before_page, through_page
      FROM counted CROSS JOIN LATERAL (SELECT ${ends}) AS ends
    )
    SELECT list.total, list.to_enter, page.* FROM ended AS list ${page(chosen, newestFirst)}`;
}

/**
 * Queries of the payments of `list` from `checkpoint` up to a place. Together they have each
 * payment once.
 */
function paymentsUpTo(kind: Kind, place: string): string[] {
  if (kind !== pairKind)
    return [
      `SELECT t.shard, t.processor_id, t.uuid FROM transactions t
       WHERE ${inList(kind, 'list')} AND t.uuid >= checkpoint.uuid AND t.uuid < ${place}`,
    ];
  return [
    `SELECT t.shard, t.processor_id, t.transaction_uuid AS uuid FROM list_pair_payments t
     WHERE ${ofPair('list')} AND t.transaction_uuid >= checkpoint.uuid AND t.transaction_uuid < least(${place}, list.checkpointed)`,
    ...sides.map(
      (side) => `SELECT t.shard, t.processor_id, t.uuid FROM transactions t
        WHERE list.through = '${side}' AND ${inList(kind, 'list', `${side}_bank_account_uuid`)}
          AND t.uuid >= greatest(checkpoint.uuid, list.checkpointed) AND t.uuid < ${place}`,
    ),
  ];
}

const keyOf = (kind: Kind, newestFirst: boolean) => [newestFirst, ...kind].join();
const queries = new Map(
  [true, false].flatMap((newestFirst) =>
    [...indexedKinds, pairKind].map((kind) => [keyOf(kind, newestFirst), listQuery(kind, newestFirst)] as const),
  ),
);
