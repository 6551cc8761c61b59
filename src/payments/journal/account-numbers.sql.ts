// Queries on the numbers of ledger accounts in a general ledger.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { type Account, accounts } from '../ledger/accounts.ts';

/** Null: the account has no number. */
export type AccountNumbers = Record<Account, string | null>;

export interface NumberRow {
  processor_id: string;
  account: Account;
  number: string;
}

/** Of all tenants; the numbers of the nil uuid are for each tenant without its own. */
export function selectNumbers(db: Queryable): Promise<NumberRow[]> {
  return db.query('SELECT processor_id, account, number FROM account_numbers ORDER BY processor_id, account', []);
}

/** Null: for each tenant without a number of its own. */
export function numbersSetFor(rows: readonly NumberRow[], processorId: string | null): AccountNumbers {
  const of = rows.filter(({ processor_id }) => processor_id === (processorId ?? nilUuid));
  const names = Object.keys(accounts) as Account[];
  return Object.fromEntries(
    names.map((account) => [account, of.find((row) => row.account === account)?.number ?? null]),
  ) as AccountNumbers;
}

/** The numbers that count for a tenant: its own, or else the common ones. Null: the common ones. */
export function numbersFor(rows: readonly NumberRow[], processorId: string | null): AccountNumbers {
  const [own, common] = [numbersSetFor(rows, processorId), numbersSetFor(rows, null)];
  return Object.fromEntries(
    Object.entries(own).map(([account, number]) => [account, number ?? common[account as Account]]),
  ) as AccountNumbers;
}

const newNumbers = recordset<Omit<NumberRow, 'processor_id'>>({ account: 'text', number: 'text' });

export async function replaceNumbers(
  db: Queryable,
  processorId: string | null,
  numbers: AccountNumbers,
  at: Date,
): Promise<void> {
  const rows = Object.entries(numbers).flatMap(([account, number]) =>
    number === null ? [] : [{ account: account as Account, number }],
  );
  await db.query('DELETE FROM account_numbers WHERE processor_id = $1', [processorId ?? nilUuid]);
  await db.query(
    `INSERT INTO account_numbers (processor_id, account, number, changed_at)
     SELECT $1, account, number, $2 FROM ${newNumbers.from(3)} AS i`,
    [processorId ?? nilUuid, at, ...newNumbers.values(rows)],
  );
}
