// What makes two accounts of a user the same (Contract, bank accounts): a keyed hash that the database can compare.
import type { Vault } from '../vault/vault.ts';
import type { SubmittedAccount } from './submitted-account.ts';

/**
 * Routing number, account number and type of an account that was supplied directly; the provider's account id of a
 * linked one. The user is part of the hash, so that equal accounts of two users cannot be told from a copy of the table.
 */
export function matchingIndex(vault: Vault, userUuid: string, submitted: SubmittedAccount): Buffer {
  if (submitted.aggregator_type === 'bank_link')
    return vault.blindIndex('bank_account.bank_link', userUuid, submitted.account_id);
  const { routing_number, account_number, account_type } = submitted.account;
  return vault.blindIndex('bank_account.manual', userUuid, routing_number, account_number, account_type);
}
