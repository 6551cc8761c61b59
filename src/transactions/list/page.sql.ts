// The statements that read a page of a list, and how many payments are in it, from one snapshot.
import type { Queryable } from '../../database/database.ts';
import type { TransactionRow } from '../transaction.ts';
import { columns, tenantNames } from '../transactions.sql.ts';
import { type Filter, kindOf, listAsked, valuesOf } from './asked.sql.ts';
import { inList, type Kind, markedKinds, narrowings } from './lists.ts';
import { lastMarkBefore, lastMarkUpTo } from './ways.sql.ts';

/**
 * A page of payments and how many there are in all. A uuid holds the millisecond of its payment's creation, so that
 * dates are ranges of the primary key and its order is the order of the list.
 */
export async function selectPage(db: Queryable, filter: Filter): Promise<{ total: number; rows: TransactionRow[] }> {
  const kind = kindOf(filter);
  const statement = statements.get(keyOf(kind, filter.newest_first))!;
  const found = await db.query<TransactionRow & { total: number }>(statement, valuesOf(filter));
  return {
    total: found[0]!.total,
    rows: found.filter(({ uuid }) => uuid !== null).map(({ total: _total, ...row }) => row),
  };
}

/** `page`: the payments whose keys `chosen` holds. */
const page = (chosen: string, newestFirst: boolean) => `
  LEFT JOIN LATERAL (
    SELECT ${columns}
    FROM ${chosen} AS chosen
    JOIN transactions t ON t.processor_id = chosen.processor_id AND t.uuid = chosen.uuid
    ${tenantNames}
  ) AS page ON true
  ORDER BY page.uuid ${newestFirst ? 'DESC' : 'ASC'}`;

/**
 * Goes by way of the marks: payments are counted one by one only from the last mark before a place on, and from the
 * first payment whose marks are due. A list without any marks is read right as well, only slower.
 */
function byMarks(kind: Kind, newestFirst: boolean): string {
  const rowsBefore = (place: string) => `(
    SELECT mark.rows_before + (
      SELECT count(*) FROM transactions t WHERE ${inList(kind, 'list')} AND t.uuid >= mark.uuid AND t.uuid < ${place})
    FROM ${lastMarkUpTo(kind, `least(${place}, list.marked)`)})`;
  // How many payments of the list stand before the page, and through its end, whichever way it is read.
  const ends = newestFirst
    ? 'greatest(past - skip - at_most, first) AS before_page, greatest(past - skip, first) AS through_page'
    : 'least(first + skip, past) AS before_page, least(first + skip + at_most, past) AS through_page';
  const chosen = `
    ${lastMarkBefore(kind, 'list.before_page', 'least(list.upper, list.marked)')}
    CROSS JOIN LATERAL (
      SELECT t.processor_id, t.uuid FROM transactions t
      WHERE ${inList(kind, 'list')} AND t.uuid >= mark.uuid AND t.uuid < list.upper
      ORDER BY t.uuid OFFSET list.before_page - mark.rows_before LIMIT list.through_page - list.before_page
    )`;
  const ofList = ['processor_id', ...narrowings, 'upper', 'marked'].join(', ');
  return `
    WITH ${listAsked(kind)}, counted AS MATERIALIZED (
      SELECT ${ofList}, skip, at_most, ${rowsBefore('list.lower')} AS first, ${rowsBefore('list.upper')} AS past FROM list
    ), ended AS MATERIALIZED (
      SELECT ${ofList}, past - first AS total, before_page, through_page
      FROM counted CROSS JOIN LATERAL (SELECT ${ends}) AS ends
    )
    SELECT list.total, page.* FROM ended AS list ${page(chosen, newestFirst)}`;
}

/** Of both accounts at once: payment by payment through the list of the one that has fewer, as its marks say. */
function throughTheShorter(kind: Kind, newestFirst: boolean): string {
  const rowsOf = (side: 'payer' | 'payee') =>
    `(SELECT mark.rows_before FROM ${lastMarkUpTo([`${side}_bank_account_uuid`], 'list.marked')})`;
  const through = (side: 'payer' | 'payee') =>
    `FROM transactions t WHERE ${inList(kind, 'list', `${side}_bank_account_uuid`)} AND t.uuid >= list.lower AND t.uuid < list.upper`;
  const chosenFrom = (side: 'payer' | 'payee') => `(
    SELECT t.processor_id, t.uuid ${through(side)} AND list.shorter = '${side}'
    ORDER BY t.uuid ${newestFirst ? 'DESC' : 'ASC'} OFFSET list.skip LIMIT list.at_most)`;
  return `
    WITH ${listAsked(kind)}, compared AS MATERIALIZED (
      SELECT list.*, CASE WHEN ${rowsOf('payer')} <= ${rowsOf('payee')} THEN 'payer' ELSE 'payee' END AS shorter FROM list
    ), counted AS MATERIALIZED (
      SELECT list.*, CASE list.shorter WHEN 'payer' THEN (SELECT count(*) ${through('payer')})
                                       ELSE (SELECT count(*) ${through('payee')}) END AS total
      FROM compared AS list
    )
    SELECT list.total, page.* FROM counted AS list
    ${page(`(${chosenFrom('payer')} UNION ALL ${chosenFrom('payee')})`, newestFirst)}`;
}

const keyOf = (kind: Kind, newestFirst: boolean) => [newestFirst, ...kind].join();
const ofBothAccounts: Kind[] = [narrowings.filter((column) => column !== 'vendor_id'), narrowings];
const statements = new Map(
  [true, false].flatMap((newestFirst) => [
    ...markedKinds.map((kind) => [keyOf(kind, newestFirst), byMarks(kind, newestFirst)] as const),
    ...ofBothAccounts.map((kind) => [keyOf(kind, newestFirst), throughTheShorter(kind, newestFirst)] as const),
  ]),
);
