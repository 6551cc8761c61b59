// The parts of queries that find the checkpoint of a list to start from, instead of reading all its
// payments.
import { nilUuid } from '../../../../platform/std/identifiers.ts';
import { type Kind, narrowings, sides } from '../list-kinds.ts';

/** The checkpoints of a list. `list` is a row with its columns. */
function checkpoints(kind: Kind, list: string): string {
  const ofList = narrowings.map(
    (column) => `m.${column} = ${kind.includes(column) ? `${list}.${column}` : `'${nilUuid}'`}`,
  );
  return `SELECT m.transaction_uuid AS uuid, m.rows_before FROM list_checkpoints m
    WHERE m.shard = ${list}.shard AND m.processor_id = ${list}.processor_id AND ${ofList.join(' AND ')}`;
}

/** Or the beginning of the list, which has no stored checkpoint. */
const orBeginning = (checkpoint: string) => `(
  (${checkpoint}) UNION ALL SELECT '${nilUuid}'::uuid, 0 ORDER BY rows_before DESC, uuid DESC LIMIT 1) AS checkpoint`;

/** `checkpoint`: the last one up to a payment. */
export const lastCheckpointUpTo = (kind: Kind, place: string) =>
  orBeginning(
    `${checkpoints(kind, 'list')} AND m.transaction_uuid <= ${place} ORDER BY m.transaction_uuid DESC LIMIT 1`,
  );

/** `checkpoint`: the last one up to a payment with at most `rows` payments before it. */
export const lastCheckpointBefore = (kind: Kind, rows: string, place: string) =>
  orBeginning(
    `${checkpoints(kind, 'list')} AND m.transaction_uuid <= ${place} AND m.rows_before <= ${rows} ORDER BY m.rows_before DESC LIMIT 1`,
  );

/**
 * `sides`: how many payments the lists of the payer and of the payee of a pair have, up to their
 * last checkpoints. Counted once: OFFSET 0 keeps PostgreSQL from repeating it where it is used.
 */
export const sidesOf = (pair: string) => {
  const rows = sides.map(
    (side) => `coalesce((SELECT last.rows_before FROM (
      ${checkpoints([`${side}_bank_account_uuid`], pair)} ORDER BY m.transaction_uuid DESC LIMIT 1) AS last), 0) AS ${side}_rows`,
  );
  return `LATERAL (SELECT ${rows.join(', ')} OFFSET 0) AS sides`;
};

/** The account of a pair with the shorter list, by `sides`. */
export const shorterSide = `CASE WHEN sides.payer_rows < sides.payee_rows THEN 'payer' ELSE 'payee' END`;
