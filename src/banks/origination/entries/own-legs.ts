// Legs of entries that belong to no payment: of reversals and checks of accounts. Such a leg
// names its owner, the reversal or the entry of the check, as its `transaction_uuid`.
import { uuidv7 } from '../../../platform/std/identifiers.ts';

export interface OwnLeg {
  processor_id: string;
  uuid: string;
  /** The owner. */
  transaction_uuid: string;
}

/** The leg of an entry that was returned. */
export interface ReturnedOwnLeg {
  leg: OwnLeg & { trace_id: string };
  /** The item of the bank. */
  item_uuid: string;
  code: string;
}

interface LegOwner {
  processor_id: string;
  uuid: string;
  bank_account_uuid: string;
  /** Cents. */
  amount: number;
}

/** New legs to put into a file, one for each owner. */
export const ownLegs = (owners: readonly LegOwner[], now: Date) =>
  owners.map(({ processor_id, uuid, bank_account_uuid, amount }) => ({
    processor_id,
    uuid: uuidv7(now),
    transaction_uuid: uuid,
    refund_uuid: null,
    merchant_batch_uuid: null,
    bank_account_uuid,
    amount,
  }));
