// Postings for tests of the books: written like moves write them, and summed up in the plainest
// way.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Account } from '../../../src/payments/ledger/accounts.ts';
import type { Balance } from '../../../src/payments/ledger/balances.sql.ts';
import { legalPostings } from '../../../src/payments/lifecycle/legal-postings.ts';
import { writeMoves } from '../../../src/payments/lifecycle/move.sql.ts';
import type { Queryable } from '../../../src/platform/database/database.ts';

export interface TestPosting {
  transition: string;
  debit: Account;
  credit: Account;
  debitOwner: string;
  creditOwner: string;
  amount: number;
}

/** Writes postings of a payment that need not exist, at a chosen time. Returns its uuid. */
export async function insertPostings(
  db: Queryable,
  processor_id: string,
  postings: readonly TestPosting[],
  at: Date,
  transaction_uuid: string = randomUUID(),
): Promise<string> {
  const source_uuid = randomUUID();
  await writeMoves(
    db,
    {
      payments: [],
      refunds: [],
      transitions: [],
      announcements: [],
      postings: postings.map((one, line) => ({
        processor_id,
        transaction_uuid,
        transition: one.transition,
        source_uuid,
        line,
        debit_account: one.debit,
        debit_owner_uuid: one.debitOwner,
        credit_account: one.credit,
        credit_owner_uuid: one.creditOwner,
        amount: one.amount,
        debit_transaction_uuid: null,
      })),
    },
    at,
  );
  return transaction_uuid;
}

/** Random legal postings, each side with one of the owners. */
export function postingsBetween(owners: readonly string[]): fc.Arbitrary<TestPosting[]> {
  const owner = fc.constantFrom(...owners);
  return fc.array(
    fc
      .tuple(fc.constantFrom(...legalPostings()), owner, owner, fc.integer({ min: 1, max: 100_000 }))
      .map(([legal, debitOwner, creditOwner, amount]) => ({ ...legal, debitOwner, creditOwner, amount })),
    { minLength: 1, maxLength: 5 },
  );
}

/** Every account with a balance other than zero, added up from the postings only. */
export async function straightThroughBalances(db: Queryable, processorId: string): Promise<Balance[]> {
  const postings = await db.query<
    Record<'debit_account' | 'credit_account', Account> & Record<string, string | number>
  >(
    `SELECT debit_account, debit_owner_uuid, credit_account, credit_owner_uuid, amount FROM postings WHERE processor_id = $1`,
    [processorId],
  );
  const sums = new Map<string, Balance>();
  const add = (account: Account, owner_uuid: string, amount: number) => {
    const key = `${account} ${owner_uuid}`;
    sums.set(key, { account, owner_uuid, balance: (sums.get(key)?.balance ?? 0) + amount });
  };
  for (const one of postings) {
    add(one.debit_account, one.debit_owner_uuid as string, one.amount as number);
    add(one.credit_account, one.credit_owner_uuid as string, -(one.amount as number));
  }
  return [...sums]
    .filter(([, { balance }]) => balance !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, balance]) => balance);
}
