// The one statement that changes the state of a bank file, a dishonor, a bank item or a bank
// statement line.

import type { Queryable } from '../database/database.ts';
import type { StateMove } from './state-moves.ts';

/** The rows of a move: a condition on their columns, with the values of its parameters. */
export interface RowsToMove {
  readonly where: string;
  readonly values: readonly unknown[];
}

/**
 * Moves the selected rows that are in a state which the move starts from, and answers their uuids.
 * The state is part of the text: a reader of the database's log sees which move it was.
 */
export async function moveStates(
  db: Queryable,
  table: string,
  { from, to, sets = {} }: StateMove<string>,
  { where, values }: RowsToMove,
  details: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const parameters = [...values];
  const columns = Object.entries(sets).map(([column, detail]) =>
    detail === null ? `${column} = NULL` : `${column} = $${parameters.push(details[detail])}`,
  );
  const rows = await db.query<{ uuid: string }>(
    `UPDATE ${table} SET ${[`state = '${to}'`, ...columns].join(', ')}
     WHERE ${where} AND ${isOneOf(from)} RETURNING uuid`,
    parameters,
  );
  return rows.map(({ uuid }) => uuid);
}

/** As SQL, also for statements that only ask. One state alone: partial indexes are found by it. */
export const isOneOf = (states: readonly string[]): string =>
  states.length === 1 ? `state = '${states[0]}'` : `state IN (${states.map((state) => `'${state}'`).join(', ')})`;
