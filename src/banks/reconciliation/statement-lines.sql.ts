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

const columns = `s.uuid, s.bank, s.booked_on, s.direction, s.amount, s.reference, s.occurrence, s.state, s.suspended,
  s.corrected_by, s.matched_as, s.processor_id, s.transaction_uuid, s.file_copy_uuid, s.note, s.entered_at, s.decided_at, s.undone_count,
  (SELECT coalesce(sum(CASE direction WHEN 'credit' THEN amount ELSE -amount END), 0)::bigint
   FROM statement_ticks WHERE line_uuid = s.uuid) AS shown_amount`;

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
    `SELECT ${columns}
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
    `SELECT ${columns} FROM statement_lines s WHERE s.bank = $1 AND s.${isOneOf(undecidedLineStates)}
     ORDER BY s.booked_on, s.uuid FOR UPDATE`,
    [bank],
  );
}

export async function lockLine(db: Queryable, uuid: string): Promise<StatementLine | null> {
  const [row] = await lockLines(db, [uuid]);
  return row ?? null;
}

/** Locks these lines in the order of `lockUndecided`; those that do not exist are left out. */
export function lockLines(db: Queryable, uuids: readonly string[]): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns} FROM statement_lines s WHERE s.uuid = ANY ($1::uuid[]) ORDER BY s.booked_on, s.uuid FOR UPDATE`,
    [uuids],
  );
}

export async function selectLine(db: Queryable, uuid: string): Promise<StatementLine | null> {
  const [row] = await db.query<StatementLine>(`SELECT ${columns} FROM statement_lines s WHERE s.uuid = $1`, [uuid]);
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
    `SELECT ${columns} FROM statement_lines s
     WHERE ($1::text IS NULL OR s.bank = $1) AND ($2::statement_line_state IS NULL OR s.state = $2)
       AND ($4::date IS NULL OR (s.booked_on, s.uuid) < ($4, $5::uuid))
     ORDER BY s.booked_on DESC, s.uuid DESC LIMIT $3`,
    [bank, state, limit, ...(after ?? [null, null])],
  );
}

/** Those that exist, oldest first. */
export function selectLinesNamed(db: Queryable, uuids: readonly string[]): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns} FROM statement_lines s WHERE s.uuid = ANY ($1::uuid[]) ORDER BY s.booked_on, s.uuid`,
    [uuids],
  );
}

/** Undecided lines of a bank, oldest first; of all days without `from` and `until`. */
export function selectUndecided(
  db: Queryable,
  { bank, from = '-infinity', until = 'infinity' }: { bank: string; from?: string; until?: string },
  limit: number,
): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns} FROM statement_lines s
     WHERE s.bank = $1 AND s.${isOneOf(undecidedLineStates)} AND s.booked_on BETWEEN $2 AND $3
     ORDER BY s.booked_on, s.uuid LIMIT $4`,
    [bank, from, until, limit],
  );
}

/** Decided lines of some days, the latest decision first. */
export function selectDecided(
  db: Queryable,
  { bank, from, until }: { bank: string; from: string; until: string },
  limit: number,
): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns} FROM statement_lines s
     WHERE s.bank = $1 AND s.booked_on BETWEEN $2 AND $3 AND s.decided_at IS NOT NULL
     ORDER BY s.decided_at DESC, s.uuid LIMIT $4`,
    [bank, from, until, limit],
  );
}

/** All lines of some days. */
export function selectLinesOfDays(db: Queryable, bank: string, from: string, until: string): Promise<StatementLine[]> {
  return db.query(
    `SELECT ${columns} FROM statement_lines s WHERE s.bank = $1 AND s.booked_on BETWEEN $2 AND $3 ORDER BY s.booked_on, s.uuid`,
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
