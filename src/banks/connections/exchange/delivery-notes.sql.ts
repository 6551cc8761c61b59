// Queries on our notes of deliveries. Every change names the state it starts from, so that only one
// of two processes succeeds.
import type { Queryable } from '../../../platform/database/database.ts';

export interface DeliveryNote {
  size: number;
  sha256: Buffer;
  state: 'uploading' | 'renaming' | 'renamed' | 'delivered' | 'uncertain';
  /** The one upload that may be renamed to the file's name; null before the first. */
  temporary_name: string | null;
}

export async function selectDelivery(db: Queryable, bank: string, name: string): Promise<DeliveryNote | null> {
  const [row] = await db.query<DeliveryNote>(
    'SELECT size, sha256, state, temporary_name FROM file_deliveries WHERE bank = $1 AND name = $2',
    [bank, name],
  );
  return row ?? null;
}

/** Notes a file to deliver, unless its name is already noted. */
export async function insertDelivery(
  db: Queryable,
  bank: string,
  file: { name: string; size: number; sha256: Buffer },
  at: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO file_deliveries (bank, name, size, sha256, state, created_at) VALUES ($1, $2, $3, $4, 'uploading', $5)
     ON CONFLICT (bank, name) DO NOTHING`,
    [bank, file.name, file.size, file.sha256, at],
  );
}

/**
 * Makes `temporary` the upload that counts, instead of `before`; false when another process changed
 * it first.
 */
export async function beginUpload(
  db: Queryable,
  bank: string,
  name: string,
  before: string | null,
  temporary: string,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE file_deliveries SET temporary_name = $4
     WHERE bank = $1 AND name = $2 AND state = 'uploading' AND temporary_name IS NOT DISTINCT FROM $3 RETURNING 1`,
    [bank, name, before, temporary],
  );
  return rows.length === 1;
}

/**
 * From now on only this upload may be renamed to the file's name; false when it no longer counts.
 */
export async function markRenaming(db: Queryable, bank: string, name: string, temporary: string): Promise<boolean> {
  const rows = await db.query(
    `UPDATE file_deliveries SET state = 'renaming'
     WHERE bank = $1 AND name = $2 AND state = 'uploading' AND temporary_name = $3 RETURNING 1`,
    [bank, name, temporary],
  );
  return rows.length === 1;
}

/** The server confirmed the rename, or the file was seen. This also ends uncertainty. */
export async function markRenamed(db: Queryable, bank: string, name: string): Promise<void> {
  await db.query(
    `UPDATE file_deliveries SET state = 'renamed' WHERE bank = $1 AND name = $2 AND state IN ('renaming', 'uncertain')`,
    [bank, name],
  );
}

export async function markDelivered(db: Queryable, bank: string, name: string, at: Date): Promise<void> {
  await db.query(
    `UPDATE file_deliveries SET state = 'delivered', delivered_at = $3
     WHERE bank = $1 AND name = $2 AND state IN ('uploading', 'renamed')`,
    [bank, name, at],
  );
}

export async function markUncertain(
  db: Queryable,
  bank: string,
  name: string,
  from: 'renaming' | 'renamed',
): Promise<void> {
  await db.query(
    `UPDATE file_deliveries SET state = 'uncertain' WHERE bank = $1 AND name = $2 AND state = $3::file_delivery_state`,
    [bank, name, from],
  );
}

/** Records the answer that an operator got from the bank; false when the file is not uncertain. */
export async function decideDelivery(
  db: Queryable,
  bank: string,
  name: string,
  decision: 'delivered' | 'unsent',
  at: Date,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE file_deliveries
     SET state = CASE WHEN $3 THEN 'delivered' ELSE 'uploading' END::file_delivery_state,
         temporary_name = CASE WHEN $3 THEN temporary_name END,
         delivered_at = CASE WHEN $3 THEN $4::timestamptz END
     WHERE bank = $1 AND name = $2 AND state = 'uncertain' RETURNING 1`,
    [bank, name, decision === 'delivered', at],
  );
  return rows.length === 1;
}

/** Files about which an operator must decide, the oldest first. */
export function selectUncertain(db: Queryable): Promise<{ bank: string; name: string; created_at: Date }[]> {
  return db.query(
    `SELECT bank, name, created_at FROM file_deliveries WHERE state = 'uncertain' ORDER BY created_at, bank, name`,
    [],
  );
}

/**
 * Ends all uploads of this file: an operator recorded whether the bank has it. False while the file
 * is being renamed at the bank.
 */
export const endDelivery = (db: Queryable, bank: string, file: NotedFile, at: Date) =>
  endDeliveryFrom(['uploading', 'uncertain', 'delivered'], db, bank, file, at);

/** The same for a file that the bank cannot have. False: one of its uploads may count. */
export const endUnsentDelivery = (db: Queryable, bank: string, file: NotedFile, at: Date) =>
  endDeliveryFrom(['uploading'], db, bank, file, at);

interface NotedFile {
  name: string;
  size: number;
  sha256: Buffer;
}

/** An operator is asked whether the bank has a file. False: an upload of it may count. */
export async function askAboutUnsent(db: Queryable, bank: string, file: NotedFile, at: Date): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO file_deliveries AS d (bank, name, size, sha256, state, created_at) VALUES ($1, $2, $3, $4, 'uncertain', $5)
     ON CONFLICT (bank, name) DO UPDATE SET state = 'uncertain' WHERE d.state = 'uploading'
     RETURNING 1`,
    [bank, file.name, file.size, file.sha256, at],
  );
  return rows.length === 1;
}

async function endDeliveryFrom(
  states: readonly DeliveryNote['state'][],
  db: Queryable,
  bank: string,
  file: NotedFile,
  at: Date,
): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO file_deliveries AS d (bank, name, size, sha256, state, created_at, delivered_at)
     VALUES ($1, $2, $3, $4, 'delivered', $5, $5)
     ON CONFLICT (bank, name) DO UPDATE SET state = 'delivered', delivered_at = coalesce(d.delivered_at, $5)
       WHERE d.state IN (${states.map((state) => `'${state}'`).join(', ')})
     RETURNING 1`,
    [bank, file.name, file.size, file.sha256, at],
  );
  return rows.length === 1;
}
