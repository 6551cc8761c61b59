// The lists of two busy accounts. Their payments are added to `list_busy_pairs` when checkpoints
// are set, and get checkpoints like any list.
import type { Queryable } from '../../database/database.ts';
import { recordset } from '../../database/recordset.ts';
import { nilUuid } from '../../std/identifiers.ts';
import { isBusy } from './busy-sides.sql.ts';
import { type Checkpointed, checkpointBefore, countingAnew, isCheckpoint, type Portion } from './checkpoints.sql.ts';
import { inPairList, type Narrowing, narrowings, pairKinds } from './list-kinds.ts';

/**
 * A list of a pair, of one vendor or of all (nil), and its first payment that is not counted yet.
 */
export interface PairList {
  processor_id: string;
  vendor_id: string;
  payer_bank_account_uuid: string;
  payee_bank_account_uuid: string;
  since: string;
}

const columns = narrowings.join(', ');
const entry = `t.processor_id, t.vendor_id, t.payer_bank_account_uuid, t.payee_bank_account_uuid, t.uuid`;

/** The lists of a pair that a payment is in: that of its vendor, if it has one, and that of all. */
export const pairListsOf = (payment: string) => `
  SELECT ${payment}.processor_id, by.vendor_id, ${payment}.payer_bank_account_uuid, ${payment}.payee_bank_account_uuid
  FROM unnest(ARRAY['${nilUuid}', ${payment}.vendor_id]) AS by (vendor_id) WHERE by.vendor_id IS NOT NULL`;

/**
 * Adds the payments of a portion that are between busy accounts, and all earlier ones of accounts
 * that just became busy. Answers the lists with new payments or new counts.
 */
export function enterPairs(phase: Queryable, portion: Portion, checkpointed: Checkpointed): Promise<PairList[]> {
  const { processor_id, from } = portion;
  const earlier = (newlyBusy: string, account: Narrowing) => `
         SELECT ${entry} FROM unnest(${newlyBusy}::uuid[]) AS newly (busy)
         CROSS JOIN LATERAL (
           SELECT ${entry} FROM transactions t WHERE t.processor_id = $1 AND t.${account} = newly.busy AND t.uuid < $2
           ORDER BY t.uuid OFFSET 0) AS t`;
  return phase.query(
    `WITH found AS MATERIALIZED (
       SELECT ${entry} FROM (
         SELECT ${entry} FROM transactions t WHERE t.processor_id = $1 AND t.uuid >= $2 AND t.uuid <= $3
         UNION ALL ${earlier('$4', 'payer_bank_account_uuid')}
         UNION ALL ${earlier('$5', 'payee_bank_account_uuid')}
       ) AS t
       WHERE EXISTS (SELECT FROM list_busy_sides WHERE processor_id = $1 AND side = 'payer')
         AND EXISTS (SELECT FROM list_busy_sides WHERE processor_id = $1 AND side = 'payee')
         AND ${isBusy('payer', 't.processor_id', 't.payer_bank_account_uuid')}
         AND ${isBusy('payee', 't.processor_id', 't.payee_bank_account_uuid')}
     ), entered AS (
       INSERT INTO list_busy_pairs (processor_id, ${columns}, transaction_uuid)
       SELECT processor_id, ${columns}, uuid FROM found
       ON CONFLICT DO NOTHING
     )
     SELECT list.processor_id, list.vendor_id, list.payer_bank_account_uuid, list.payee_bank_account_uuid,
            CASE WHEN bool_or(t.uuid < $2) THEN '${nilUuid}' ELSE $2 END AS since
     FROM found t
     CROSS JOIN LATERAL (${pairListsOf('t')}) AS list
     GROUP BY list.processor_id, list.vendor_id, list.payer_bank_account_uuid, list.payee_bank_account_uuid`,
    [processor_id, from, checkpointed.last, checkpointed.busy_payers, checkpointed.busy_payees],
  );
}

const lists = recordset<PairList>({
  processor_id: 'uuid',
  vendor_id: 'uuid',
  payer_bank_account_uuid: 'uuid',
  payee_bank_account_uuid: 'uuid',
  since: 'uuid',
});

const [pair] = pairKinds;

/**
 * Sets the checkpoints of these lists up to the last payment of a portion, counting on from the
 * checkpoints before.
 */
export async function checkpointPairs(phase: Queryable, changed: readonly PairList[], last: string): Promise<void> {
  await phase.query(
    `INSERT INTO list_checkpoints AS held (processor_id, ${columns}, transaction_uuid, rows_before)
     SELECT processor_id, ${columns}, transaction_uuid, rows_before
     FROM (
       SELECT list.*, t.transaction_uuid,
              before.rows_before - 1 + row_number() OVER (
                PARTITION BY ${narrowings.map((column) => `list.${column}`).join(', ')} ORDER BY t.transaction_uuid) AS rows_before
       FROM ${lists.from(2)} AS list
       CROSS JOIN LATERAL (
         (${checkpointBefore('list', 'list.since')})
         UNION ALL SELECT '${nilUuid}', 0
         ORDER BY rows_before DESC, transaction_uuid DESC LIMIT 1) AS before
       CROSS JOIN LATERAL (
         SELECT t.transaction_uuid FROM list_busy_pairs t
         WHERE ${inPairList(pair!, 'list')} AND (list.vendor_id = '${nilUuid}' OR t.vendor_id = list.vendor_id)
           AND t.transaction_uuid >= before.transaction_uuid AND t.transaction_uuid <= $1
         OFFSET 0) AS t -- OFFSET 0 keeps the subquery apart, so that each list is looked up in the index
     ) AS counted
     WHERE ${isCheckpoint('transaction_uuid')}
     ${countingAnew}`,
    [last, ...lists.values(changed)],
  );
}
