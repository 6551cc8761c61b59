// The parts of queries that find the checkpoint of a list to start from, instead of reading all its
// payments.
import { nilUuid } from '../../std/identifiers.ts';
import { type Kind, narrowings } from './list-kinds.ts';

/** The checkpoints of a list up to a payment, included. `list` is the row of `filterCtes`. */
function checkpoints(kind: Kind, place: string): string {
  const ofList = narrowings.map(
    (column) => `m.${column} = ${kind.includes(column) ? `list.${column}` : `'${nilUuid}'`}`,
  );
  return `SELECT m.transaction_uuid AS uuid, m.rows_before FROM list_checkpoints m
    WHERE m.processor_id = list.processor_id AND ${ofList.join(' AND ')} AND m.transaction_uuid <= ${place}`;
}

/** Or the beginning of the list, which has no stored checkpoint. */
const orBeginning = (checkpoint: string) => `(
  (${checkpoint}) UNION ALL SELECT '${nilUuid}'::uuid, 0 ORDER BY rows_before DESC, uuid DESC LIMIT 1) AS checkpoint`;

/** `checkpoint`: the last one up to a payment. */
export const lastCheckpointUpTo = (kind: Kind, place: string) =>
  orBeginning(`${checkpoints(kind, place)} ORDER BY m.transaction_uuid DESC LIMIT 1`);

/** `checkpoint`: the last one up to a payment with at most `rows` payments before it. */
export const lastCheckpointBefore = (kind: Kind, rows: string, place: string) =>
  orBeginning(`${checkpoints(kind, place)} AND m.rows_before <= ${rows} ORDER BY m.rows_before DESC LIMIT 1`);
