// Queries on the lines of banks' statements.
import type { Queryable } from '../database/database.ts';
import { selectPageAndTotal } from '../database/page.sql.ts';
import type { EnteredLine, LineState, Meaning, StatementLine } from './statement-line.ts';

const columns = `uuid, bank, booked_on, direction, amount, reference, state, suspended, corrected_by, matched_as,
  processor_id, transaction_uuid, note, entered_at, decided_at`;

/** Enters lines that are not there yet. */
export async function insertLines(
  db: Queryable,
  bank: string,
  lines: readonly (EnteredLine & { uuid: string })[],
  at: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO statement_lines (uuid, bank, booked_on, direction, amount, reference, entered_at)
     SELECT uuid, $2, booked_on, direction, amount, reference, $3
     FROM json_to_recordset($1::json) AS i (uuid uuid, booked_on date, direction text, amount bigint, reference text)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(lines), bank, at],
  );
}

/** What stands of these lines now, in their order. */
export function selectEntered(db: Queryable, bank: string, lines: readonly EnteredLine[]): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns.replaceAll(/\w+/g, 's.$&')}
     FROM ROWS FROM (json_to_recordset($1::json) AS (booked_on date, direction text, amount bigint, reference text))
       WITH ORDINALITY AS i (booked_on, direction, amount, reference, number)
     JOIN statement_lines s ON s.bank = $2 AND s.booked_on = i.booked_on AND s.direction = i.direction
       AND s.amount = i.amount AND s.reference = i.reference
     ORDER BY i.number`,
    [JSON.stringify(lines), bank],
  );
}

/**
 * Locks what is open or in suspense, the oldest first: whoever reconciles a bank reconciles it
 * alone.
 */
export function lockUndecided(db: Queryable, bank: string): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns} FROM statement_lines WHERE bank = $1 AND state IN ('open', 'suspense')
     ORDER BY booked_on, uuid FOR UPDATE`,
    [bank],
  );
}

export async function lockLine(db: Queryable, uuid: string): Promise<StatementLine | null> {
  const [row] = await db.query<StatementLine>(`SELECT ${columns} FROM statement_lines WHERE uuid = $1 FOR UPDATE`, [
    uuid,
  ]);
  return row ?? null;
}

/** The newest day first, of one state or of all. */
export function selectLines(
  db: Queryable,
  { bank, state, per_page, offset }: { bank: string | null; state: LineState | null; per_page: number; offset: number },
): Promise<{ total: number; rows: StatementLine[] }> {
  const from = `FROM statement_lines
    WHERE ($1::text IS NULL OR bank = $1) AND ($2::statement_line_state IS NULL OR state = $2)`;
  return selectPageAndTotal(db, {
    from,
    page: `SELECT ${columns} ${from} ORDER BY booked_on DESC, uuid DESC LIMIT $3 OFFSET $4`,
    values: [bank, state, per_page, offset],
  });
}

/** All lines of some days. */
export function selectLinesOfDays(db: Queryable, bank: string, from: string, until: string): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns} FROM statement_lines WHERE bank = $1 AND booked_on BETWEEN $2 AND $3 ORDER BY booked_on, uuid`,
    [bank, from, until],
  );
}

/** Banks of which a line is open: there is something to hold against the books. */
export async function selectBanksWithOpenLines(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ bank: string }>(
    `SELECT DISTINCT bank FROM statement_lines WHERE state IN ('open', 'suspense') ORDER BY bank`,
    [],
  );
  return rows.map(({ bank }) => bank);
}

/** They are in suspense from now on (S1). */
export async function markSuspended(db: Queryable, uuids: readonly string[]): Promise<void> {
  await db.query(
    `UPDATE statement_lines SET state = 'suspense', suspended = true WHERE uuid = ANY ($1::uuid[]) AND state = 'open'`,
    [uuids],
  );
}

/** They show what the books know. */
export async function markExpected(db: Queryable, uuids: readonly string[], at: Date): Promise<void> {
  await db.query(`UPDATE statement_lines SET state = 'expected', decided_at = $2 WHERE uuid = ANY ($1::uuid[])`, [
    uuids,
    at,
  ]);
}

/** What an operator has said of a line; answers it. */
export async function updateDecided(
  db: Queryable,
  uuid: string,
  decided: {
    state: 'matched' | 'corrected' | 'written_off';
    matched_as?: Meaning;
    processor_id?: string;
    transaction_uuid?: string;
    leg_uuid?: string;
    corrected_by?: string;
    note: string;
  },
  at: Date,
): Promise<StatementLine> {
  const [row] = await db.query<StatementLine>(
    `UPDATE statement_lines SET state = $2, matched_as = $3, processor_id = $4, transaction_uuid = $5, leg_uuid = $6,
       corrected_by = $7, note = $8, decided_at = $9
     WHERE uuid = $1 RETURNING ${columns}`,
    [
      uuid,
      decided.state,
      decided.matched_as ?? null,
      decided.processor_id ?? null,
      decided.transaction_uuid ?? null,
      decided.leg_uuid ?? null,
      decided.corrected_by ?? null,
      decided.note,
      at,
    ],
  );
  return row!;
}
