// Queries on which bank statement line shows which cash of the books.
import type { Queryable } from '../../platform/database/database.ts';
import type { MovementKey } from './cash-movements.sql.ts';

/** Cash that a line shows: all of a movement, or a part of it. */
export interface Tick extends MovementKey {
  line_uuid: string;
  /** Cents. */
  amount: number;
}

/**
 * One phase at a time changes what the lines of a bank show, so no cash is shown twice. Lock the
 * bank before its lines.
 */
export async function lockTicks(db: Queryable, bank: string): Promise<void> {
  await db.query('SELECT pg_advisory_xact_lock(4010011, hashtext($1))', [bank]);
}

export async function insertTicks(db: Queryable, ticks: readonly Tick[]): Promise<void> {
  await db.query(
    `INSERT INTO statement_ticks (source_uuid, direction, moved_on, line_uuid, amount)
     SELECT source_uuid, direction, moved_on, line_uuid, amount
     FROM json_to_recordset($1::json) AS i (source_uuid uuid, direction text, moved_on date, line_uuid uuid, amount bigint)`,
    [JSON.stringify(ticks)],
  );
}

/** With the name of the file; null: an act has none. Oldest cash first. */
export function selectTicks(db: Queryable, lineUuids: readonly string[]): Promise<(Tick & { name: string | null })[]> {
  return db.query(
    `SELECT t.source_uuid, t.direction, t.moved_on, t.line_uuid, t.amount, coalesce(f.name, i.name) AS name
     FROM statement_ticks t
     LEFT JOIN bank_files f ON f.uuid = t.source_uuid
     LEFT JOIN inbound_files i ON i.content_uuid = t.source_uuid
     WHERE t.line_uuid = ANY ($1::uuid[])
     ORDER BY t.moved_on, t.source_uuid, t.direction`,
    [lineUuids],
  );
}

/** The cash that these lines show waits for a line again. */
export async function deleteTicks(db: Queryable, lineUuids: readonly string[]): Promise<void> {
  await db.query('DELETE FROM statement_ticks WHERE line_uuid = ANY ($1::uuid[])', [lineUuids]);
}
