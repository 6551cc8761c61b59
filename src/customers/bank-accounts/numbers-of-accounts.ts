// The numbers that entries of an account were sent with: the current one and those before
// corrections.
import type { Queryable } from '../../platform/database/database.ts';
import { openIfPossible, type Vault } from '../../platform/vault/vault.ts';
import { openAccountNumber } from './account-number.ts';
import { type AccountKey, selectNumbers } from './corrections.sql.ts';

/** The place of the seal of a field's value before a correction. */
export const formerPlace = (processorId: string, itemUuid: string, field: string) => ({
  table: 'bank_account_corrections',
  row: `${processorId}/${itemUuid}/${field}`,
  column: 'former_sealed',
});

/**
 * In plain text and upper case, as in bank files, by the uuid of the account; null if one of its
 * numbers does not open.
 */
export async function numbersOfAccounts(
  db: Queryable,
  vault: Vault,
  keys: readonly AccountKey[],
): Promise<Map<string, Set<string> | null>> {
  if (keys.length === 0) return new Map();
  const accounts = await selectNumbers(db, keys);
  return new Map(accounts.map((account) => [account.uuid, openIfPossible(() => numbersOf(vault, account))]));
}

type SealedNumbers = Awaited<ReturnType<typeof selectNumbers>>[number];

function numbersOf(vault: Vault, account: SealedNumbers): Set<string> {
  // An answer to an account without a number matches none: an operator decides.
  if (account.account_number_encrypted === null) return new Set();
  const present = openAccountNumber(vault, account);
  const before = account.former.map(({ item_uuid, former_sealed }) =>
    vault
      .open(formerPlace(account.processor_id, item_uuid, 'account_number'), Buffer.from(former_sealed, 'base64'))
      .toString('utf8'),
  );
  return new Set([present, ...before].map((number) => number.toUpperCase()));
}
