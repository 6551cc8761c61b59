// Changes the states of bank items: the only query that does, along the rows of their table.

import type { Queryable } from '../../../platform/database/database.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';
import { type BankItemMoveName, bankItemMoves } from './bank-item.stage.ts';
import type { DetailsOf, StateMove } from './state-moves.ts';

type Moves = typeof bankItemMoves;

/** A move of one item, with the details that its row of the table sets. */
export type ItemMove = {
  [Name in BankItemMoveName]: { uuid: string; move: Name } & Omit<DetailsOf<Moves[Name]>, 'at' | 'move'>;
}[BankItemMoveName];

/** The details that come with each item, as PostgreSQL reads them. */
const details = {
  reason: 'text',
  processor_id: 'uuid',
  entry_uuid: 'uuid',
  late: 'boolean',
  unsettled_file_uuid: 'uuid',
  file_copy_uuid: 'uuid',
  handed_to: 'text',
  note: 'text',
  assigned_processor_id: 'uuid',
  assigned_entry_uuid: 'uuid',
};

const moves: [string, StateMove<string>][] = Object.entries(bankItemMoves).filter(([, { from }]) => from.length > 0);
const columns = [...new Set(moves.flatMap(([, { sets = {} }]) => Object.keys(sets)))];

function newValue(move: string, detail: string | null): string {
  if (detail === null) return 'NULL';
  if (detail === 'at') return '$2::timestamptz';
  return detail === 'move' ? `'${move}'::item_resolution` : `i.${detail}`;
}

/** As SQL: the new value of a column if the item's move sets it, else the current one. */
function setColumn(column: string): string {
  const cases = moves.flatMap(([name, { sets = {} }]) =>
    column in sets ? [`WHEN i.move = '${name}' THEN ${newValue(name, sets[column]!)}`] : [],
  );
  return `${column} = CASE ${cases.join(' ')} ELSE b.${column} END`;
}

const row = ([name, { from, to }]: [string, StateMove<string>]) =>
  `('${name}', '{${from.join()}}'::bank_item_state[], '${to}'::bank_item_state)`;
const typed = Object.entries(details).map(([name, type]) => `${name} ${type}`);

const query = `
  UPDATE bank_items b SET state = m.next, ${columns.map(setColumn).join(', ')}
  FROM json_to_recordset($1::json) AS i (uuid uuid, move text, ${typed.join(', ')})
  JOIN (VALUES ${moves.map(row).join(', ')}) AS m (move, before, next) ON m.move = i.move
  WHERE b.uuid = i.uuid AND b.state = ANY (m.before) RETURNING b.uuid`;

/**
 * Moves all these items, each by its own move, in one query. Throws if one of them is not in a
 * state that its move starts from: the phase then changes nothing.
 */
export async function moveItems(db: Queryable, items: readonly ItemMove[], at: Date): Promise<void> {
  if (items.length === 0) return;
  const rows = await db.query<{ uuid: string }>(query, [JSON.stringify(items), at]);
  const moved = new Set(rows.map(({ uuid }) => uuid));
  const left = items.filter(({ uuid }) => !moved.has(uuid));
  if (left.length > 0)
    throw new StatedError(
      `the move "${left[0]!.move}" does not start from the state of bank item ${left[0]!.uuid} (${left.length} of ${items.length} items)`,
    );
}
