// Decides whether two accounts of a user are the same (Contract, bank accounts), by a keyed hash
// that the database can compare.
import type { Vault } from '../../platform/vault/vault.ts';
import { spelledAlike } from './account-number.ts';
import type { SubmittedAccount } from './submitted-account.ts';

/**
 * Hashes routing number, account number and type, however the number is spelled: else an account
 * that a return disabled could be typed again with a blank. For a linked account, hashes its id at
 * the provider. The user is part of the hash, so a copy of the table does not show that two users
 * have the same account.
 */
export function matchingIndex(vault: Vault, userUuid: string, submitted: SubmittedAccount): Buffer {
  if (submitted.aggregator_type === 'bank_link')
    return vault.blindIndex('bank_account.bank_link', userUuid, submitted.account_id);
  const { routing_number, account_number, account_type } = submitted.account;
  return vault.blindIndex('bank_account.manual', userUuid, routing_number, spelledAlike(account_number), account_type);
}

/**
 * The index of an account that a correction made equal to another account of its user: no search
 * finds it.
 */
export function duplicateIndex(vault: Vault, accountUuid: string): Buffer {
  return vault.blindIndex('bank_account.duplicate', accountUuid);
}
