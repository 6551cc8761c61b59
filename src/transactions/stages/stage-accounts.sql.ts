// Which bank account the entry of a stage debits or credits: the payment's own, unless an operator chose another one.
import type { Queryable } from '../../database/database.ts';
import type { PaymentKey } from './payment-states.sql.ts';
import type { StageName } from './stage-names.ts';

// A payee is debited where they were last paid.
const ofPayee = 'coalesce(t.payout_bank_account_uuid, t.payee_bank_account_uuid)';

/** As SQL: `t` is the payment and, for the stages of a refund, `f` the refund. */
export const accountOfStage: Record<StageName, string> = {
  capture: 't.payer_bank_account_uuid',
  payout: ofPayee,
  clawback: ofPayee,
  reverse_payout: 'coalesce(t.reverse_payout_bank_account_uuid, t.payer_bank_account_uuid)',
  refund_capture: ofPayee,
  refund_payout: 'coalesce(f.refund_payout_bank_account_uuid, t.payer_bank_account_uuid)',
};

/** A credit that an operator may send to another account. */
export type RedirectedStage = 'payout' | 'reverse_payout' | 'refund_payout';

export interface RedirectedCredit extends PaymentKey {
  stage: RedirectedStage;
  /** For `refund_payout`. */
  refund_uuid: string | null;
}

/** The account to which the next entry of a credit goes. */
export async function selectAccountOf(db: Queryable, credit: RedirectedCredit): Promise<string> {
  const [row] = await db.query<{ uuid: string }>(
    `SELECT ${accountOfStage[credit.stage]} AS uuid
     FROM transactions t LEFT JOIN refunds f ON f.processor_id = t.processor_id AND f.uuid = $3
     WHERE t.processor_id = $1 AND t.uuid = $2`,
    [credit.processor_id, credit.transaction_uuid, credit.refund_uuid],
  );
  return row!.uuid;
}

/** From here on the credit goes to this account. The payment must be locked. */
export async function updateAccountOf(db: Queryable, credit: RedirectedCredit, accountUuid: string): Promise<void> {
  const [table, uuid] =
    credit.refund_uuid === null ? ['transactions', credit.transaction_uuid] : ['refunds', credit.refund_uuid];
  await db.query(`UPDATE ${table} SET ${credit.stage}_bank_account_uuid = $3 WHERE processor_id = $1 AND uuid = $2`, [
    credit.processor_id,
    uuid,
    accountUuid,
  ]);
}
