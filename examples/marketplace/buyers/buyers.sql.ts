// Queries about buyers and their bank accounts.
import type { Database } from '../database.ts';

export interface Buyer {
  id: string;
  payer_uuid: string;
  first_name: string;
  last_name: string;
}

export interface BankAccount {
  uuid: string;
  buyer_id: string;
  /** Such as "checking account that ends in 5678". */
  label: string;
}

export function selectBuyer(database: Database, id: string): Buyer | null {
  const row = database.prepare('SELECT id, payer_uuid, first_name, last_name FROM buyers WHERE id = ?').get(id);
  return (row as unknown as Buyer | undefined) ?? null;
}

export function insertBuyer(database: Database, { id, payer_uuid, first_name, last_name }: Buyer): void {
  database
    .prepare('INSERT INTO buyers (id, payer_uuid, first_name, last_name) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING')
    .run(id, payer_uuid, first_name, last_name);
}

/** Those that can be debited, the newest first. */
export function selectBankAccounts(database: Database, buyer_id: string): BankAccount[] {
  const query = `SELECT uuid, buyer_id, label FROM bank_accounts
    WHERE buyer_id = ? AND is_usable = 1 ORDER BY rowid DESC`;
  return database.prepare(query).all(buyer_id) as unknown as BankAccount[];
}

/** Achord answers the account that it has if the buyer enters the same numbers again. */
export function insertBankAccount(database: Database, { uuid, buyer_id, label }: BankAccount): void {
  database
    .prepare('INSERT INTO bank_accounts (uuid, buyer_id, label) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    .run(uuid, buyer_id, label);
}

export function markUnusable(database: Database, uuid: string): void {
  database.prepare('UPDATE bank_accounts SET is_usable = 0 WHERE uuid = ?').run(uuid);
}
