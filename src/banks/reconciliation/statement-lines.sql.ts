// Queries on bank statement lines.

import { isOneOf, moveStates } from '../../payments/lifecycle/states/move-states.sql.ts';
import type { DetailsOf } from '../../payments/lifecycle/states/state-moves.ts';
import {
  type LineMoveName,
  type LineState,
  statementLineMoves,
  undecidedLineStates,
} from '../../payments/lifecycle/states/statement-line.stage.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { StatedError } from '../../platform/std/stated-error.ts';
import type { CountedLine, StatementLine } from './statement-line.ts';

const columns = `uuid, bank, booked_on, direction, amount, reference, occurrence, state, suspended, corrected_by, matched_as,
  processor_id, transaction_uuid, note, entered_at, decided_at`;

/** Inserts lines; skips those that exist. */
export async function insertLines(
  db: Queryable,
  bank: string,
  lines: readonly (CountedLine & { uuid: string })[],
  at: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO statement_lines (uuid, bank, booked_on, direction, amount, reference, occurrence, state, entered_at)
     SELECT uuid, $2, booked_on, direction, amount, reference, occurrence, '${statementLineMoves.enter.to}', $3
     FROM json_to_recordset($1::json) AS i (uuid uuid, booked_on date, direction text, amount bigint, reference text,
       occurrence smallint)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(lines), bank, at],
  );
}

/** The stored rows of these lines, in their order. */
export function selectEntered(db: Queryable, bank: string, lines: readonly CountedLine[]): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns.replaceAll(/\w+/g, 's.$&')}
     FROM ROWS FROM (json_to_recordset($1::json) AS (booked_on date, direction text, amount bigint, reference text,
       occurrence smallint)) WITH ORDINALITY AS i (booked_on, direction, amount, reference, occurrence, number)
     JOIN statement_lines s ON s.bank = $2 AND s.booked_on = i.booked_on AND s.direction = i.direction
       AND s.amount = i.amount AND s.reference = i.reference AND s.occurrence = i.occurrence
     ORDER BY i.number`,
    [JSON.stringify(lines), bank],
  );
}

/** Locks the undecided lines, oldest first: one run at a time reconciles a bank. */
export function lockUndecided(db: Queryable, bank: string): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns} FROM statement_lines WHERE bank = $1 AND ${isOneOf(undecidedLineStates)}
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

export async function selectLine(db: Queryable, uuid: string): Promise<StatementLine | null> {
  const [row] = await db.query<StatementLine>(`SELECT ${columns} FROM statement_lines WHERE uuid = $1`, [uuid]);
  return row ?? null;
}

/** Newest day first, of one state or of all. */
export function selectLines(
  db: Queryable,
  { bank, state }: { bank: string | null; state: LineState | null },
  after: readonly [booked_on: string, uuid: string] | null,
  limit: number,
): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns} FROM statement_lines
     WHERE ($1::text IS NULL OR bank = $1) AND ($2::statement_line_state IS NULL OR state = $2)
       AND ($4::date IS NULL OR (booked_on, uuid) < ($4, $5::uuid))
     ORDER BY booked_on DESC, uuid DESC LIMIT $3`,
    [bank, state, limit, ...(after ?? [null, null])],
  );
}

/** All lines of some days. */
export function selectLinesOfDays(db: Queryable, bank: string, from: string, until: string): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns} FROM statement_lines WHERE bank = $1 AND booked_on BETWEEN $2 AND $3 ORDER BY booked_on, uuid`,
    [bank, from, until],
  );
}

/** Banks with undecided lines. */
export async function selectBanksWithOpenLines(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ bank: string }>(
    `SELECT DISTINCT bank FROM statement_lines WHERE ${isOneOf(undecidedLineStates)} ORDER BY bank`,
    [],
  );
  return rows.map(({ bank }) => bank);
}

/**
 * Moves all these lines: the only function that changes the state of a line. Throws if one of them
 * is not in a state that the move starts from: the phase then changes nothing.
 */
export async function moveLines<Name extends LineMoveName>(
  db: Queryable,
  name: Name,
  uuids: readonly string[],
  details: DetailsOf<(typeof statementLineMoves)[Name]>,
): Promise<void> {
  if (uuids.length === 0) return;
  const moved = await moveStates(db, 'statement_lines', statementLineMoves[name], uuids, details);
  const left = uuids.filter((uuid) => !moved.includes(uuid));
  if (left.length > 0)
    throw new StatedError(
      `the move "${name}" does not start from the state of line ${left[0]} (${left.length} of ${uuids.length} lines)`,
    );
}
