// The query on the names of payers and payees, by their payments.
import { userName } from '../../customers/users/user-name.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type PaymentKey, paymentKeys } from '../lifecycle/payment-keys.ts';

export interface PartyNames {
  /** Null: erased, like the other. */
  payer_name: string | null;
  payee_name: string | null;
}

/** By the uuid of the payment. */
export async function selectPartyNames(
  db: Queryable,
  payments: readonly PaymentKey[],
): Promise<ReadonlyMap<string, PartyNames>> {
  if (payments.length === 0) return new Map();
  const rows = await db.query<PartyNames & { transaction_uuid: string }>(
    `SELECT t.uuid AS transaction_uuid, nullif(${userName('payer')}, '') AS payer_name, nullif(${userName('payee')}, '') AS payee_name
     FROM ${paymentKeys.from()} AS i
     JOIN transactions t ON t.shard = i.shard AND t.processor_id = i.processor_id AND t.uuid = i.transaction_uuid
     JOIN users payer ON payer.shard = t.shard AND payer.processor_id = t.processor_id AND payer.uuid = t.payer_uuid
     JOIN users payee ON payee.shard = t.shard AND payee.processor_id = t.processor_id AND payee.uuid = t.payee_uuid`,
    paymentKeys.values(payments),
  );
  return new Map(rows.map(({ transaction_uuid, ...names }) => [transaction_uuid, names]));
}
