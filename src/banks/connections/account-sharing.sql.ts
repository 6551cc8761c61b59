// Queries on banks that share the account of a bank of home. The rows are at home.
import type { Queryable } from '../../platform/database/database.ts';

/** As SQL: `column` is this bank, or shares its account. */
export const isOfAccount = (column: string, bank: string): string =>
  `(${column} = ${bank} OR ${column} IN (SELECT shared.bank FROM shared_banks shared WHERE shared.owner = ${bank}))`;

/**
 * `banks`: of the banks file; `owner` null: the bank has an account of its own. A bank that is no
 * longer in the file keeps its owner, because its cash is still on that statement.
 */
export async function provideSharedBanks(
  db: Queryable,
  banks: readonly { bank: string; owner: string | null }[],
): Promise<void> {
  const values = [banks.map(({ bank }) => bank), banks.map(({ owner }) => owner)];
  await db.query(
    `DELETE FROM shared_banks USING unnest($1::text[], $2::text[]) AS b (bank, owner)
     WHERE shared_banks.bank = b.bank AND b.owner IS NULL`,
    values,
  );
  await db.query(
    `INSERT INTO shared_banks (bank, owner)
     SELECT b.bank, b.owner FROM unnest($1::text[], $2::text[]) AS b (bank, owner) WHERE b.owner IS NOT NULL
     ON CONFLICT (bank) DO UPDATE SET owner = excluded.owner WHERE shared_banks.owner <> excluded.owner`,
    values,
  );
}

/** Whether banks of other lanes share the account of this one. */
export async function hasGuests(db: Queryable, bank: string): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>('SELECT EXISTS (SELECT FROM shared_banks WHERE owner = $1) AS has', [
    bank,
  ]);
  return row!.has;
}

/** Whether a bank of another lane shares the account of `owner`. */
export async function isGuestOf(db: Queryable, bank: string, owner: string): Promise<boolean> {
  const [row] = await db.query<{ is: boolean }>(
    'SELECT EXISTS (SELECT FROM shared_banks WHERE bank = $1 AND owner = $2) AS is',
    [bank, owner],
  );
  return row!.is;
}
