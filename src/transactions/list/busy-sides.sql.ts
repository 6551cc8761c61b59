// Accounts with a long list of payments, as payer or as payee. Two of them may have too many
// payments in common to search one by one.
import { nilUuid } from '../../std/identifiers.ts';

export const sides = ['payer', 'payee'] as const;
export type PaymentSide = (typeof sides)[number];

/** The condition that an account is busy as payer or as payee. */
export const isBusy = (side: PaymentSide, processor: string, account: string) => `EXISTS (
  SELECT FROM list_busy_sides b
  WHERE b.processor_id = ${processor} AND b.side = '${side}' AND b.bank_account_uuid = ${account})`;

/** The accounts that became busy now. */
export interface BecameBusy {
  busy_payers: string[];
  busy_payees: string[];
}

/**
 * The CTE `became_busy`: stores the accounts whose checkpoints in the CTE `checkpoints` count at
 * least `from` payments.
 */
export const becomeBusy = (checkpoints: string, from: string) => `became_busy AS (
       INSERT INTO list_busy_sides (processor_id, side, bank_account_uuid)
       SELECT DISTINCT processor_id, side::payment_side, bank_account_uuid
       FROM ${checkpoints}
       CROSS JOIN LATERAL (VALUES ('payer', payer_bank_account_uuid, payee_bank_account_uuid),
                                  ('payee', payee_bank_account_uuid, payer_bank_account_uuid)) AS its (side, bank_account_uuid, other)
       WHERE bank_account_uuid <> '${nilUuid}' AND '${nilUuid}' = ALL (ARRAY[vendor_id, other]) AND rows_before >= ${from}::bigint
       ON CONFLICT DO NOTHING
       RETURNING side, bank_account_uuid
     )`;

/** The columns of `BecameBusy`, from that CTE. */
export const newlyBusy = sides
  .map((side) => `ARRAY(SELECT bank_account_uuid FROM became_busy WHERE side = '${side}') AS busy_${side}s`)
  .join(', ');
