// Decides whether two accounts of a user are the same (Contract, bank accounts), by a keyed hash
// that the database can compare.
import type { Vault } from '../vault/vault.ts';
import type { NumberBinding } from './account-number.ts';
import type { AccountDetails, SubmittedAccount } from './submitted-account.ts';

/**
 * Hashes routing number, account number and type; for a linked account, its id at the provider. The
 * user is part of the hash, so a copy of the table does not show that two users have the same
 * account.
 */
export function matchingIndex(vault: Vault, userUuid: string, submitted: SubmittedAccount): Buffer {
  if (submitted.aggregator_type === 'bank_link')
    return vault.blindIndex('bank_account.bank_link', userUuid, submitted.account_id);
  return suppliedIndex(vault, userUuid, submitted.account);
}

function suppliedIndex(
  vault: Vault,
  userUuid: string,
  account: Pick<AccountDetails, 'routing_number' | 'account_number' | 'account_type'>,
): Buffer {
  const { routing_number, account_number, account_type } = account;
  return vault.blindIndex('bank_account.manual', userUuid, routing_number, account_number, account_type);
}

/**
 * The index of an account that a correction made equal to another account of its user: no search
 * finds it.
 */
export function duplicateIndex(vault: Vault, accountUuid: string): Buffer {
  return vault.blindIndex('bank_account.duplicate', accountUuid);
}

/**
 * Whether a row has the values that its user submitted or a bank corrected; `account_number` in
 * plain text. Not for linked accounts.
 */
export function isMatchingIndexOf(
  vault: Vault,
  row: NumberBinding & { matching_index: Buffer },
  account_number: string,
): boolean {
  return (
    row.matching_index.equals(suppliedIndex(vault, row.user_uuid, { ...row, account_number })) ||
    row.matching_index.equals(duplicateIndex(vault, row.uuid))
  );
}
