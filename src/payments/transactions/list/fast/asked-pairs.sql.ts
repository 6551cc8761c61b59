// The lists of two bank accounts with many payments each. The first reader of such a list asks for
// it. From then on, its payments are in `list_pair_payments` and it has checkpoints like any list.
import type { Queryable } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { tenantKey } from '../../../../platform/database/tenant-key.ts';
import { lastUuid, nilUuid } from '../../../../platform/std/identifiers.ts';
import { inList, narrowings, ofPair, type PaymentSide, pairKind, sides } from '../list-kinds.ts';
import { shorterSide, sidesOf } from './checkpoint-lookups.sql.ts';
import { checkpointBefore, countingAnew, insertDue, isCheckpoint } from './checkpoints.sql.ts';

export interface Pair {
  processor_id: string;
  payer_bank_account_uuid: string;
  payee_bank_account_uuid: string;
}

const accounts = pairKind.join(', ');
const accountsOf = (row: string) => pairKind.map((column) => `${row}.${column}`).join(', ');

const keyOf = ({ processor_id, payer_bank_account_uuid, payee_bank_account_uuid }: Pair) => [
  ...tenantKey(processor_id),
  payer_bank_account_uuid,
  payee_bank_account_uuid,
];

/** Does nothing for a pair that is there already. */
export async function insertAskedPair(phase: Queryable, pair: Pair): Promise<void> {
  await phase.query(
    `INSERT INTO list_asked_pairs (shard, processor_id, ${accounts}, entered_before) VALUES ($1, $2, $3, $4, '${nilUuid}')
     ON CONFLICT DO NOTHING`,
    keyOf(pair),
  );
}

/**
 * Calls the job for a tenant whose pairs are not entered yet. No payment has this uuid, so no
 * checkpoint becomes due.
 */
export const insertPairsDue = (phase: Queryable, processorId: string) => insertDue(phase, processorId, lastUuid);

/** A pair with changed entries, and the first of these. */
export interface ChangedPair extends Pair {
  since: string;
}

/** Enters the payments of a range into the lists of the pairs that were entered up to them. */
export function enterPortion(phase: Queryable, processorId: string, from: string, last: string) {
  return phase.query<ChangedPair>(
    `WITH found AS MATERIALIZED (
       SELECT t.shard, t.processor_id, ${accountsOf('t')}, t.uuid
       FROM transactions t
       JOIN list_asked_pairs p ON ${ofPair('p')} AND t.uuid < p.entered_before
       WHERE t.shard = $1 AND t.processor_id = $2 AND t.uuid >= $3 AND t.uuid <= $4
     ), entered AS (
       INSERT INTO list_pair_payments (shard, processor_id, ${accounts}, transaction_uuid)
       SELECT shard, processor_id, ${accounts}, uuid FROM found
       ON CONFLICT DO NOTHING
     )
     SELECT DISTINCT processor_id, ${accounts}, $3 AS since FROM found`,
    [...tenantKey(processorId), from, last],
  );
}

/** A pair whose earlier payments are not all entered, and the account with the shorter list. */
export interface UnenteredPair extends Pair {
  entered_before: string;
  through: PaymentSide;
}

export async function selectUnentered(phase: Queryable, processorId: string): Promise<UnenteredPair | null> {
  const [pair] = await phase.query<UnenteredPair>(
    `SELECT processor_id, ${accounts}, entered_before, ${shorterSide} AS through
     FROM list_asked_pairs p CROSS JOIN ${sidesOf('p')}
     WHERE shard = $1 AND processor_id = $2 AND entered_before <> '${lastUuid}' ORDER BY ${accounts} LIMIT 1`,
    tenantKey(processorId),
  );
  return pair ?? null;
}

const enterThrough = Object.fromEntries(
  sides.map((side) => {
    const account = `${side}_bank_account_uuid` as const;
    return [
      side,
      `WITH pair AS MATERIALIZED (
         SELECT $1::smallint AS shard, $2::uuid AS processor_id,
                $3::uuid AS payer_bank_account_uuid, $4::uuid AS payee_bank_account_uuid
       ), listed AS MATERIALIZED (
         SELECT t.shard, t.processor_id, ${accountsOf('t')}, t.uuid FROM pair
         CROSS JOIN LATERAL (
           SELECT t.shard, t.processor_id, ${accountsOf('t')}, t.uuid FROM transactions t
           WHERE ${inList([account], 'pair')} AND t.uuid >= $5 ORDER BY t.uuid LIMIT $6) AS t
       ), entered AS (
         INSERT INTO list_pair_payments (shard, processor_id, ${accounts}, transaction_uuid)
         SELECT t.shard, t.processor_id, ${accountsOf('t')}, t.uuid FROM listed t JOIN pair ON ${ofPair('pair')}
         ON CONFLICT DO NOTHING
       )
       SELECT count(*) AS read, (SELECT uuid FROM listed ORDER BY uuid DESC LIMIT 1) AS last FROM listed`,
    ];
  }),
) as Record<PaymentSide, string>;

/** How many payments of the shorter list were read, and the last payment that cannot be missing. */
export interface Entered {
  read: number;
  last: string;
}

/** Enters the next payments of a pair. Reads up to `atMost` payments of the shorter list. */
export async function enterEarlier(phase: Queryable, pair: UnenteredPair, atMost: number): Promise<Entered> {
  const [listed] = await phase.query<{ read: number; last: string | null }>(enterThrough[pair.through], [
    ...keyOf(pair),
    pair.entered_before,
    atMost,
  ]);
  const { read } = listed!;
  const last = read === atMost ? listed!.last! : lastUuid;
  await phase.query(
    `UPDATE list_asked_pairs SET entered_before = $5
     WHERE shard = $1 AND processor_id = $2 AND payer_bank_account_uuid = $3 AND payee_bank_account_uuid = $4`,
    [...keyOf(pair), last],
  );
  return { read, last };
}

const changedPairs = recordset<ChangedPair>({
  processor_id: 'uuid',
  payer_bank_account_uuid: 'uuid',
  payee_bank_account_uuid: 'uuid',
  since: 'uuid',
});

/**
 * Sets the checkpoints of these pairs up to a payment, counting on from the checkpoints before.
 */
export async function checkpointPairs(phase: Queryable, changed: readonly ChangedPair[], last: string): Promise<void> {
  await phase.query(
    `INSERT INTO list_checkpoints AS held (shard, processor_id, ${narrowings.join(', ')}, transaction_uuid, rows_before)
     SELECT shard, processor_id, vendor_id, ${accounts}, transaction_uuid, rows_before
     FROM (
       SELECT list.*, t.transaction_uuid,
              before.rows_before - 1 + row_number() OVER (PARTITION BY ${accountsOf('list')} ORDER BY t.transaction_uuid) AS rows_before
       FROM (SELECT '${nilUuid}'::uuid AS vendor_id, pair.* FROM ${changedPairs.from(2)} AS pair) AS list
       CROSS JOIN LATERAL (
         (${checkpointBefore('list', 'list.since')})
         UNION ALL SELECT '${nilUuid}', 0
         ORDER BY rows_before DESC, transaction_uuid DESC LIMIT 1) AS before
       CROSS JOIN LATERAL (
         SELECT t.transaction_uuid FROM list_pair_payments t
         WHERE ${ofPair('list')} AND t.transaction_uuid >= before.transaction_uuid AND t.transaction_uuid <= $1
         OFFSET 0) AS t -- OFFSET 0 keeps the subquery apart, so that each list is looked up in the index
     ) AS counted
     WHERE ${isCheckpoint('transaction_uuid')}
     ${countingAnew}`,
    [last, ...changedPairs.values(changed)],
  );
}
