// Queries on banks that share the account of a bank of home. The rows are at home.
import type { Queryable } from '../../platform/database/database.ts';

/** As SQL: `column` is this bank, or shares its account. */
export const isOfAccount = (column: string, bank: string): string =>
  `(${column} = ${bank} OR ${column} IN (SELECT shared.bank FROM shared_banks shared WHERE shared.owner = ${bank}))`;

export interface SharedBank {
  bank: string;
  /** The bank of home that has the account. */
  owner: string;
}

export const selectSharedBanks = (db: Queryable): Promise<SharedBank[]> =>
  db.query('SELECT bank, owner FROM shared_banks ORDER BY bank', []);

/** A bank that is no longer in the banks file stays: its cash is still on that statement. */
export async function insertSharedBanks(db: Queryable, banks: readonly SharedBank[]): Promise<void> {
  await db.query(
    `INSERT INTO shared_banks (bank, owner) SELECT b.bank, b.owner FROM unnest($1::text[], $2::text[]) AS b (bank, owner)
     ON CONFLICT DO NOTHING`,
    [banks.map(({ bank }) => bank), banks.map(({ owner }) => owner)],
  );
}

export interface SharedModifier extends SharedBank {
  modifier: string;
  /** The first day of files of the bank that may have it, `YYYY-MM-DD`. */
  from_day: string;
}

/** Gives a bank these file ID modifiers of the account. What another bank has stays with it. */
export async function insertModifiers(
  db: Queryable,
  { bank, owner }: SharedBank,
  modifiers: readonly string[],
  from_day: string,
): Promise<void> {
  await db.query(
    `INSERT INTO shared_modifiers (owner, modifier, bank, from_day) SELECT $1::text, m.modifier, $2::text, $3::date
     FROM unnest($4::text[]) AS m (modifier)
     ON CONFLICT DO NOTHING`,
    [owner, bank, from_day, modifiers],
  );
}

/** The modifiers of the account of `owner` that other banks have. */
export const selectGivenModifiers = (db: Queryable, owner: string): Promise<SharedModifier[]> =>
  db.query('SELECT bank, owner, modifier, from_day FROM shared_modifiers WHERE owner = $1', [owner]);

/** Whether this bank shares the account of a bank of home. In its lane, too. */
export async function isSharing(db: Queryable, bank: string): Promise<boolean> {
  const [row] = await db.query<{ shares: boolean }>(
    'SELECT EXISTS (SELECT FROM shared_modifiers WHERE bank = $1) AS shares',
    [bank],
  );
  return row!.shares;
}

/** Whether banks of other lanes share the account of this one. */
export async function isShared(db: Queryable, bank: string): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>('SELECT EXISTS (SELECT FROM shared_banks WHERE owner = $1) AS has', [
    bank,
  ]);
  return row!.has;
}

/** Whether a bank of another lane shares the account of `owner`. */
export async function sharesAccountOf(db: Queryable, bank: string, owner: string): Promise<boolean> {
  const [row] = await db.query<{ is: boolean }>(
    'SELECT EXISTS (SELECT FROM shared_banks WHERE bank = $1 AND owner = $2) AS is',
    [bank, owner],
  );
  return row!.is;
}
