// Reads a statement: the opening balance, the movements and the closing balance.

import { fromSnapshot, streamFromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { nextUtcDay, startOfUtcDay } from '../../platform/std/timestamps.ts';
import type { Account } from '../ledger/accounts.ts';
import { type PartyNames, selectPartyNames } from '../transactions/party-names.sql.ts';
import {
  type DaySums,
  type LineRow,
  type Span,
  type StatementScope,
  selectDaySums,
  selectLines,
  streamLines,
  sumFirstLines,
} from './statement.sql.ts';

/**
 * `account`: each account has its own balance, debit positive. `owner`: all accounts of the owner
 * have one balance: what is owed to the owner, less what the owner owes.
 */
export type BalancePer = 'account' | 'owner';

export interface StatementRequest extends StatementScope {
  balance_per: BalancePer;
  /** `Y-m-d`, UTC, both inclusive. */
  start_date: string;
  end_date: string;
}

export interface AccountSums {
  account: Account;
  /** Cents, debit positive, like closing. */
  opening: number;
  debits: number;
  credits: number;
  closing: number;
}

export interface Line extends LineRow {
  /** Cents, after the line: of the account, or of the owner. */
  balance: number;
}

export interface Statement {
  /** Accounts with a balance or a movement, by name. */
  accounts: AccountSums[];
  lines: Line[];
  /** Of the whole period. */
  line_count: number;
}

export function readStatement(
  database: Database,
  of: StatementRequest,
  page: { offset: number; limit: number },
): Promise<Statement> {
  return fromSnapshot(database, async (snapshot) => {
    const days = await selectDaySums(snapshot, of, of);
    const carry = carrying(of.balance_per);
    const begin = pageBegin(days, page.offset);
    for (const sums of begin.before) carry(sums);
    const span = { ...spanOf(of), ...(begin.day === null ? {} : { from: startOfUtcDay(begin.day)! }) };
    if (begin.skip > 0) for (const sums of await sumFirstLines(snapshot, of, span, begin.skip)) carry(sums);
    const rows =
      begin.day === null ? [] : await selectLines(snapshot, of, span, { offset: begin.skip, limit: page.limit });
    return {
      accounts: accountSums(days),
      lines: rows.map((row) => ({
        ...row,
        balance: carry({ account: row.account, debits: row.debit, credits: row.credit }),
      })),
      line_count: begin.line_count,
    };
  });
}

/** The accounts first, then every line in portions. */
export interface StreamedStatement {
  accounts: AccountSums[];
  portions: AsyncIterable<Line[]>;
  /** By the uuid of the payment. */
  namesOf(lines: readonly Line[]): Promise<ReadonlyMap<string, PartyNames>>;
}

/** Reads everything from one snapshot. Holds a connection until the reader is done. */
export function streamStatement(
  database: Database,
  of: StatementRequest,
  render: (statement: StreamedStatement) => AsyncIterable<string>,
): AsyncGenerator<string, void> {
  return streamFromSnapshot(database, async function* (snapshot) {
    const days = await selectDaySums(snapshot, of, of);
    const carry = carrying(of.balance_per);
    for (const sums of days) if (sums.day === null) carry(sums);
    yield* render({
      accounts: accountSums(days),
      portions: portionsOf(snapshot, of, carry),
      namesOf: (lines) => namesOf(snapshot, of, lines),
    });
  });
}

async function* portionsOf(snapshot: Queryable, of: StatementRequest, carry: Carry): AsyncGenerator<Line[]> {
  for await (const rows of streamLines(snapshot, of, spanOf(of)))
    yield rows.map((row) => ({
      ...row,
      balance: carry({ account: row.account, debits: row.debit, credits: row.credit }),
    }));
}

/** The names of the payments of these lines, with one query. */
function namesOf(snapshot: Queryable, { processor_id }: StatementRequest, lines: readonly Line[]) {
  const uuids = new Set(lines.flatMap(({ transaction_uuid }) => transaction_uuid ?? []));
  return selectPartyNames(
    snapshot,
    [...uuids].map((transaction_uuid) => ({ processor_id, transaction_uuid })),
  );
}

function spanOf({ start_date, end_date }: StatementRequest): Span {
  return { from: startOfUtcDay(start_date)!, before: nextUtcDay(startOfUtcDay(end_date)!) };
}

type Carry = (sums: Pick<DaySums, 'account' | 'debits' | 'credits'>) => number;

/** Adds the sums of a day or a line, and answers the balance after it. */
function carrying(by: BalancePer): Carry {
  const balances = new Map<string, number>();
  return ({ account, debits, credits }) => {
    const key = by === 'owner' ? 'all' : account;
    const change = by === 'owner' ? credits - debits : debits - credits;
    const balance = (balances.get(key) ?? 0) + change;
    balances.set(key, balance);
    return balance;
  };
}

export interface PageBegin {
  /** The day of the first line of the page. Null: there is no such line. */
  day: string | null;
  /** Lines of that day before the page. */
  skip: number;
  /** The sums before that day. */
  before: DaySums[];
  /** Lines of all days. */
  line_count: number;
}

/**
 * Finds where a page begins by the counts of whole days. Only lines of its first day are read to be
 * skipped, so the last page costs as much as the first.
 */
export function pageBegin(days: readonly DaySums[], offset: number): PageBegin {
  const counts = new Map<string, number>();
  for (const { day, line_count } of days) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + line_count);
  const line_count = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let skip = offset;
  for (const [day, count] of counts) {
    if (skip < count) return { day, skip, before: days.filter((one) => one.day === null || one.day < day), line_count };
    skip -= count;
  }
  return { day: null, skip: 0, before: [], line_count };
}

function accountSums(days: readonly DaySums[]): AccountSums[] {
  const sums = new Map<Account, AccountSums>();
  for (const { account, day, debits, credits } of days) {
    const one = sums.get(account) ?? { account, opening: 0, debits: 0, credits: 0, closing: 0 };
    sums.set(account, one);
    one.closing += debits - credits;
    if (day === null) one.opening += debits - credits;
    else {
      one.debits += debits;
      one.credits += credits;
    }
  }
  return [...sums.values()]
    .filter(({ opening, debits, credits }) => opening !== 0 || debits !== 0 || credits !== 0)
    .sort((a, b) => (a.account < b.account ? -1 : 1));
}

/** The balance of all accounts of an owner: what is owed to the owner is positive. */
export function ownerSums(accounts: readonly AccountSums[]): { opening: number; closing: number } {
  // Starts at 0, so that the result is never -0.
  const total = (of: 'opening' | 'closing') => accounts.reduce((sum, one) => sum - one[of], 0);
  return { opening: total('opening'), closing: total('closing') };
}
