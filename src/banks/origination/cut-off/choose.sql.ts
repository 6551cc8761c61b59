// Queries that choose what goes into a file: payments and refunds that wait for one, stage by
// stage.

import { type BankOfTenants, servedThrough, shardsServedThrough } from '../../../access/tenants/tenants.sql.ts';
import type { Speed } from '../../../ach/calendar/windows.ts';
import { captureIsHeld } from '../../../payments/lifecycle/holds.sql.ts';
import { transactionsWithStates } from '../../../payments/lifecycle/open-states.sql.ts';
import { accountOfStage } from '../../../payments/lifecycle/stage-accounts.sql.ts';
import { type Purpose, type StageName, stages } from '../../../payments/lifecycle/stage-names.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';

/** A payment that waits for a file, or a refund of it (in the stages of refunds). */
export interface Waiting {
  processor_id: string;
  transaction_uuid: string;
  refund_uuid: string | null;
  /** The bank account that the entry debits or credits. */
  bank_account_uuid: string;
  /**
   * For a batch payee: the batch whose members share one entry. Null: the payment has its own
   * entry.
   */
  merchant_batch_uuid: string | null;
}

// The condition of the stage's partial index. `s` is the state of the payment, `f` the refund.
export const places: Record<StageName, string> = {
  capture: 's.to_capture',
  payout: 's.to_pay_out',
  clawback: 's.to_claw_back',
  reverse_payout: 's.to_reverse',
  refund_capture: `f.refund_capture_leg IS NULL AND f.status = 'REFUND_PENDING'`,
  refund_payout: `f.refund_payout_leg IS NULL AND f.status = 'REFUND_ACH_PENDING'`,
};

// A refund of a batch payee first waits for the daily run.
const waitsForRun: Partial<Record<StageName, string>> = {
  refund_capture: `AND (t.payout_type <> 'batch' OR f.merchant_batch_uuid IS NOT NULL)`,
};

/** A hold stops every outgoing entry; it stops a capture only if `stops_capture` is set. */
export const notHeld = (stage: StageName) =>
  stage === 'capture' ? `NOT (${captureIsHeld('s')})` : 's.open_hold_count = 0';

export const ofRefund = (stage: StageName) => stage.startsWith('refund_');

/** What waits: the refund, or the payment by its state. */
export const waits = (stage: StageName) => (ofRefund(stage) ? 'f' : 's');

/** Its primary key, and the order in which it waits. */
const keyOf = (stage: StageName) =>
  ['shard', 'processor_id', 'uuid'].map((name) => `${waits(stage)}.${name}`).join(', ');

/** A batch payee gets one credit and one debit a day. Its other entries are separate. */
const batched = (stage: StageName) =>
  stage === 'payout' || stage === 'refund_capture'
    ? `CASE WHEN t.payout_type = 'batch' THEN ${waits(stage)}.merchant_batch_uuid END`
    : 'NULL::uuid';

/** Start after this payment or refund; null: from the beginning. */
export type Cursor = { processor_id: string; uuid: string } | null;

/** What a cut-off takes. */
export interface CutOffWanted {
  bank: BankOfTenants;
  createdUntil: Date;
  speeds: readonly Speed[];
}

const bankValues = { name: '$3', isFirst: '$4' } as const;

// $1: created until; $2: the speeds; $3, $4: the bank.
const waitingFor = (stage: StageName) => `FROM ${transactionsWithStates}
     ${ofRefund(stage) ? 'JOIN refunds f ON f.shard = s.shard AND f.processor_id = s.processor_id AND f.transaction_uuid = s.uuid' : ''}
     WHERE ${places[stage]} AND ${ofRefund(stage) ? 'f' : 't'}.created_at <= $1 AND t.speed = ANY ($2::transaction_speed[])
       AND ${waits(stage)}.shard = ANY ${shardsServedThrough(bankValues)}
       AND ${waits(stage)}.processor_id = ANY ${servedThrough(bankValues)}
       ${waitsForRun[stage] ?? ''} AND ${notHeld(stage)}`;

/**
 * Up to `atMost` payments that wait for a file of a bank and of these speeds, after the cursor, in
 * the order of the primary key. Payments of suspended tenants are left out. Nothing is locked: the
 * caller checks the rows again under a lock. The tenants are an array, so that the index scan skips
 * the payments of other banks.
 */
export async function selectWaiting(
  db: Queryable,
  stage: StageName,
  { bank, createdUntil, speeds, after, atMost }: CutOffWanted & { after: Cursor; atMost: number },
): Promise<Waiting[]> {
  return db.query(
    `SELECT s.processor_id, s.uuid AS transaction_uuid, ${ofRefund(stage) ? 'f.uuid' : 'NULL::uuid'} AS refund_uuid,
            ${accountOfStage[stage]} AS bank_account_uuid, ${batched(stage)} AS merchant_batch_uuid
     ${waitingFor(stage)} AND (${keyOf(stage)}) > ($5::smallint, $6::uuid, $7::uuid)
     ORDER BY ${keyOf(stage)} LIMIT $8`,
    [
      createdUntil,
      speeds,
      bank.name,
      bank.isFirst,
      ...tenantKey(after?.processor_id ?? nilUuid),
      after?.uuid ?? nilUuid,
      atMost,
    ],
  );
}

/** The stages that have a waiting payment. Most cut-offs find one or none. */
export async function selectStagesWaiting(
  db: Queryable,
  stages: readonly StageName[],
  { bank, createdUntil, speeds }: CutOffWanted,
): Promise<ReadonlySet<StageName>> {
  if (stages.length === 0) return new Set();
  const [row] = await db.query<Partial<Record<StageName, boolean>>>(
    `SELECT ${stages.map((stage) => `EXISTS (SELECT ${waitingFor(stage)}) AS ${stage}`).join(', ')}`,
    [createdUntil, speeds, bank.name, bank.isFirst],
  );
  return new Set(stages.filter((stage) => row![stage]));
}

export interface NewLeg extends Pick<Waiting, 'processor_id' | 'transaction_uuid' | 'refund_uuid'> {
  uuid: string;
  entry_uuid: string;
  amount: number;
}

const newLegs = recordset<NewLeg>({
  processor_id: 'uuid',
  transaction_uuid: 'uuid',
  refund_uuid: 'uuid',
  uuid: 'uuid',
  entry_uuid: 'uuid',
  amount: 'bigint',
});

const marking = (stage: StageName) => {
  const [table, key] = ofRefund(stage) ? ['refunds', 'refund_uuid'] : ['transaction_states', 'transaction_uuid'];
  return `, marked AS (
       UPDATE ${table} SET ${stages[stage].leg} = 'filed' FROM chosen
       WHERE ${table}.shard = chosen.shard AND ${table}.processor_id = chosen.processor_id AND ${table}.uuid = chosen.${key}
     )`;
};

/**
 * From now on the payment says where the new leg stands, so an earlier payout keeps its state
 * itself.
 */
const settling = (stage: StageName) =>
  stage === 'payout'
    ? `, settled AS (
       UPDATE legs l SET own_state = 'settled' FROM chosen
       WHERE l.shard = chosen.shard AND l.processor_id = chosen.processor_id AND l.transaction_uuid = chosen.transaction_uuid
         AND l.stage = 'payout' AND NOT l.rejected AND l.own_state IS NULL
     )`
    : '';

/** Puts what was chosen into a file. From now on these payments cannot be canceled. */
export async function fileLegs(
  db: Queryable,
  stage: Purpose,
  legs: readonly NewLeg[],
  { fileUuid, speed, now }: { fileUuid: string; speed: Speed; now: Date },
): Promise<void> {
  await db.query(
    `WITH chosen AS MATERIALIZED (
       SELECT * FROM ${newLegs.from(5)} AS i
     )${stage in stages ? `${marking(stage as StageName)}${settling(stage as StageName)}` : ''}, filed AS (
       INSERT INTO legs (shard, processor_id, uuid, transaction_uuid, refund_uuid, stage, attempt, own_state, amount, speed,
         file_uuid, entry_uuid, created_at)
       SELECT shard, processor_id, uuid, transaction_uuid, refund_uuid, $1,
         1 + (SELECT count(*) FROM legs l
              WHERE l.shard = chosen.shard AND l.processor_id = chosen.processor_id
                AND l.transaction_uuid = chosen.transaction_uuid AND l.stage = $1 AND l.refund_uuid IS NOT DISTINCT FROM chosen.refund_uuid AND NOT l.rejected),
         'filed', amount, $2, $3, entry_uuid, $4
       FROM chosen
     )
     SELECT 1`,
    [stage, speed, fileUuid, now, ...newLegs.values(legs)],
  );
}

const unfiled = recordset<{ processor_id: string; uuid: string }>({ processor_id: 'uuid', uuid: 'uuid' });

/**
 * Takes payments out of a file that the bank never had. They wait for the next file and can be
 * canceled again.
 */
export async function unfileLegs(
  db: Queryable,
  stage: StageName,
  legs: readonly Pick<Waiting, 'processor_id' | 'transaction_uuid' | 'refund_uuid'>[],
): Promise<void> {
  const table = ofRefund(stage) ? 'refunds' : 'transaction_states';
  await db.query(
    `UPDATE ${table} SET ${stages[stage].leg} = NULL FROM ${unfiled.from()} AS i
     WHERE ${table}.shard = i.shard AND ${table}.processor_id = i.processor_id AND ${table}.uuid = i.uuid
       AND ${stages[stage].leg} = 'filed'`,
    unfiled.values(
      legs.map(({ processor_id, transaction_uuid, refund_uuid }) => ({
        processor_id,
        uuid: refund_uuid ?? transaction_uuid,
      })),
    ),
  );
}
