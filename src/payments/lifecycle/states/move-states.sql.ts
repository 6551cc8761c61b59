// The one query that changes the state of a bank file, of its reversal, of a dishonor or of a bank
// statement line. Bank items have their own (`move-items.sql.ts`), because the items of one run
// make different moves.

import type { Queryable } from '../../../platform/database/database.ts';
import type { StateMove } from './state-moves.ts';

/** The tables that change this way. Payments and refunds change by `move`. */
export type StateTable = 'bank_files' | 'file_copies' | 'file_reversals' | 'dishonors' | 'statement_lines';

/** Selects rows by a condition on their columns, with the values of its parameters from $1 on. */
export interface RowsToMove {
  readonly where: string;
  readonly values: readonly unknown[];
}

/**
 * Moves those rows that are in a state from which the move can start, and answers their uuids. The
 * state is part of the text, so that the log of the database shows which move it was.
 */
export async function moveStates(
  db: Queryable,
  ofTable: StateTable,
  move: StateMove<string>,
  rows: readonly string[] | RowsToMove,
  details: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const { where, values } = 'where' in rows ? rows : { where: 'uuid = ANY ($1::uuid[])', values: [rows] };
  const parameters = [...values];
  const columns = Object.entries(move.sets ?? {}).map(([column, detail]) =>
    detail === null ? `, ${column} = NULL` : `, ${column} = $${parameters.push(details[detail])}`,
  );
  const moved = await db.query<{ uuid: string }>(
    `${startOfMove(ofTable, move)}${columns.join('')} WHERE (${where}) AND ${isOneOf(move.from)} RETURNING uuid`,
    parameters,
  );
  return moved.map(({ uuid }) => uuid);
}

/** How the text of a move's query begins. */
export const startOfMove = (ofTable: StateTable, { to }: StateMove<string>) => `UPDATE ${ofTable} SET state = '${to}'`;

/** One state is compared with `=`: as a partial index has it. */
export const isOneOf = (states: readonly string[]): string =>
  states.length === 1 ? `state = '${states[0]}'` : `state IN (${states.map((state) => `'${state}'`).join(', ')})`;
