// An account number at rest and on display: encrypted, found by a blind index, shown by its last
// four digits.
import type { Vault } from '../vault/vault.ts';

/**
 * Contract, bank accounts: what a number can be. Zeros alone are a blank to banks: no file can
 * carry them.
 */
export const accountNumberPattern = '^(?!0+$)[0-9A-Za-z-]{1,17}$';

/**
 * What a number is sealed with. It opens in its own row only, and there only for the holder, the
 * routing number and the type it was sealed for: when a row is given to another user in the
 * database, its number no longer opens.
 */
export interface NumberBinding {
  processor_id: string;
  uuid: string;
  user_uuid: string;
  routing_number: string;
  account_type: 'checking' | 'savings';
}

export type SealedNumber = NumberBinding & { account_number_encrypted: Buffer };

const placeOf = (row: string) => ({ table: 'bank_accounts', row, column: 'account_number_encrypted' });
const place = ({ processor_id, uuid, user_uuid, routing_number, account_type }: NumberBinding) =>
  placeOf(`${processor_id}/${uuid}/${user_uuid}/${routing_number}/${account_type}`);
/** The place of numbers that were sealed for their row only (decision 54). */
const formerPlace = ({ processor_id, uuid }: NumberBinding) => placeOf(`${processor_id}/${uuid}`);

export function sealAccountNumber(vault: Vault, row: NumberBinding, accountNumber: string): Buffer {
  return vault.seal(place(row), accountNumber);
}

/** The number in plain text. @throws SealBroken */
export function openAccountNumber(vault: Vault, row: SealedNumber): string {
  return vault.open(place(row), row.account_number_encrypted).toString('utf8');
}

/**
 * Opens a number that was sealed for its row only. Use it to seal the number anew, for nothing
 * else. @throws SealBroken
 */
export function openFormerAccountNumber(vault: Vault, row: SealedNumber): string {
  return vault.open(formerPlace(row), row.account_number_encrypted).toString('utf8');
}

/**
 * What may be shown of a number: its last four characters, and nothing of one so short that they
 * would be all of it.
 */
export function lastFour(accountNumber: string): string {
  return accountNumber.length > 4 ? accountNumber.slice(-4) : '';
}

/**
 * How the last four stand in lists, events and webhooks; a star is in no account number, so nobody
 * takes it for one.
 */
export function masked(last4: string): string {
  return `****${last4}`;
}
