// Which bank account the entry of a stage debits or credits: the payment's own, or one that was
// chosen later.
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { transactionsWithStates } from './open-states.sql.ts';
import { type PaymentKey, paymentKeys } from './payment-keys.ts';
import { type StageName, stageNames } from './stage-names.ts';

// All entries of a payee use one account: the payee is debited on the account that is paid.
const ofPayee = 'coalesce(s.payout_bank_account_uuid, t.payee_bank_account_uuid)';

/**
 * As SQL. `t` is what was asked, `s` where it stands; for the stages of a refund `f` is the refund.
 */
export const accountOfStage: Record<StageName, string> = {
  capture: 'coalesce(s.capture_bank_account_uuid, t.payer_bank_account_uuid)',
  payout: ofPayee,
  clawback: ofPayee,
  reverse_payout: 'coalesce(s.reverse_payout_bank_account_uuid, t.payer_bank_account_uuid)',
  refund_capture: ofPayee,
  refund_payout: 'coalesce(f.refund_payout_bank_account_uuid, t.payer_bank_account_uuid)',
};

/** Whose account the entry of a stage debits or credits. */
const partyOfStage: Record<StageName, 'payer' | 'payee'> = {
  capture: 'payer',
  payout: 'payee',
  clawback: 'payee',
  reverse_payout: 'payer',
  refund_capture: 'payee',
  refund_payout: 'payer',
};

/** As SQL: the user who must own the account of an entry. `t` is the payment. */
export const holderOfStage = (stage: string): string =>
  `CASE WHEN ${stage} IN (${stageNames
    .filter((name) => partyOfStage[name] === 'payer')
    .map((name) => `'${name}'`)
    .join(', ')}) THEN t.payer_uuid ELSE t.payee_uuid END`;

/**
 * The column that stores an account chosen instead of the payment's own. `refund_payout` stores it
 * on the refund, the others on the payment.
 */
export const accountColumnOf = {
  capture: 'capture_bank_account_uuid',
  payout: 'payout_bank_account_uuid',
  clawback: 'payout_bank_account_uuid',
  reverse_payout: 'reverse_payout_bank_account_uuid',
  refund_capture: 'payout_bank_account_uuid',
  refund_payout: 'refund_payout_bank_account_uuid',
} as const satisfies Record<StageName, string>;

/** A stage that an operator may repeat on another account. */
export type RepeatedStage = Exclude<StageName, 'capture' | 'refund_capture'>;

export interface RepeatedEntry extends PaymentKey {
  stage: RepeatedStage;
  /** Of `refund_payout`; else null. */
  refund_uuid: string | null;
}

/** The account that the next entry of a stage debits or credits. The payment must be locked. */
export async function selectAccountOf(db: Queryable, entry: RepeatedEntry): Promise<string> {
  const [row] = await db.query<{ uuid: string }>(
    `SELECT ${accountOfStage[entry.stage]} AS uuid
     FROM ${transactionsWithStates}
     LEFT JOIN refunds f ON f.shard = s.shard AND f.processor_id = s.processor_id AND f.uuid = $4
     WHERE s.shard = $1 AND s.processor_id = $2 AND s.uuid = $3`,
    [...tenantKey(entry.processor_id), entry.transaction_uuid, entry.refund_uuid],
  );
  return row!.uuid;
}

/** The accounts that clawbacks of payments debit. The payments must be locked. */
export function selectClawbackAccounts(
  db: Queryable,
  payments: readonly PaymentKey[],
): Promise<(PaymentKey & { bank_account_uuid: string })[]> {
  return db.query(
    `SELECT s.processor_id, s.uuid AS transaction_uuid, ${accountOfStage.clawback} AS bank_account_uuid
     FROM ${transactionsWithStates} WHERE (s.shard, s.processor_id, s.uuid) IN (
       SELECT shard, processor_id, transaction_uuid FROM ${paymentKeys.from()} AS i)`,
    paymentKeys.values(payments),
  );
}

/** Sets the account of all later entries of the stage. The payment must be locked. */
export async function updateAccountOf(db: Queryable, entry: RepeatedEntry, accountUuid: string): Promise<void> {
  const [table, uuid] =
    entry.refund_uuid === null ? ['transaction_states', entry.transaction_uuid] : ['refunds', entry.refund_uuid];
  await db.query(
    `UPDATE ${table} SET ${accountColumnOf[entry.stage]} = $4 WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(entry.processor_id), uuid, accountUuid],
  );
}
