// Makes the buyer and the bank account of a form known to Achord. The shop keeps no account number.
import type { Shop } from '../shop.ts';
import { insertBankAccount, insertBuyer, selectBankAccounts, selectBuyer } from './buyers.sql.ts';

export interface EnteredBuyer {
  first_name: string;
  last_name: string;
  line_1: string;
  city: string;
  state: string;
  zip: string;
}

export interface EnteredAccount {
  account_name: string;
  account_type: 'checking' | 'savings';
  routing_number: string;
  account_number: string;
}

/**
 * `form_id`: of the form that was sent. A form that is sent twice registers once. Throws
 * RequestError.
 */
export async function knowBuyer(
  { database, achord }: Shop,
  form_id: string,
  buyer_id: string,
  entered: EnteredBuyer,
): Promise<void> {
  if (selectBuyer(database, buyer_id) !== null) return;
  const { first_name, last_name, ...address } = entered;
  const { uuid } = await achord.people.register(
    { first_name, last_name, address, client_reference_id: buyer_id },
    { idempotencyKey: `buyer-${form_id}` },
  );
  insertBuyer(database, { id: buyer_id, payer_uuid: uuid, first_name, last_name });
}

/**
 * `chosen`: the uuid of an account of the buyer, or a new account. Returns its uuid; null: the
 * chosen account is not of this buyer. Throws RequestError.
 */
export async function knowBankAccount(
  { database, achord }: Shop,
  form_id: string,
  buyer_id: string,
  chosen: string | EnteredAccount,
): Promise<string | null> {
  if (typeof chosen === 'string')
    return selectBankAccounts(database, buyer_id).some(({ uuid }) => uuid === chosen) ? chosen : null;
  const { payer_uuid } = selectBuyer(database, buyer_id)!;
  const { uuid, account_type } = await achord.bankAccounts.add(
    payer_uuid,
    { custom: chosen, validate_account_routing: true },
    { idempotencyKey: `account-${form_id}` },
  );
  const label = `${account_type} account that ends in ${chosen.account_number.slice(-4)}`;
  insertBankAccount(database, { uuid, buyer_id, label });
  return uuid;
}
