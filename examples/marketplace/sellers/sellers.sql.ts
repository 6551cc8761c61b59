// Queries about the sellers whom Achord knows.
import type { Database } from '../database.ts';

/** The seller as Achord knows it; null: not registered yet. */
export function selectPayee(database: Database, seller_id: string): string | null {
  const row = database.prepare('SELECT payee_uuid FROM sellers WHERE id = ?').get(seller_id);
  return (row?.payee_uuid as string | undefined) ?? null;
}

export function insertSeller(database: Database, seller_id: string, payee_uuid: string): void {
  database.prepare('INSERT INTO sellers (id, payee_uuid) VALUES (?, ?)').run(seller_id, payee_uuid);
}
