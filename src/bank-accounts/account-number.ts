// An account number at rest and on display: encrypted, found by a blind index, shown by its last four digits.
import type { Vault } from '../vault/vault.ts';

/** Contract, bank accounts: what a number can be. Zeros alone are a blank to banks: no file can carry them. */
export const accountNumberPattern = '^(?!0+$)[0-9A-Za-z-]{1,17}$';

/** The sealed number opens in the row it was sealed for and nowhere else. */
interface SealedNumber {
  processor_id: string;
  uuid: string;
  account_number_encrypted: Buffer;
}

const place = ({ processor_id, uuid }: Pick<SealedNumber, 'processor_id' | 'uuid'>) => ({
  table: 'bank_accounts',
  row: `${processor_id}/${uuid}`,
  column: 'account_number_encrypted',
});

export function sealAccountNumber(
  vault: Vault,
  row: Pick<SealedNumber, 'processor_id' | 'uuid'>,
  accountNumber: string,
): Buffer {
  return vault.seal(place(row), accountNumber);
}

/** The number in plain text. @throws SealBroken */
export function openAccountNumber(vault: Vault, row: SealedNumber): string {
  return vault.open(place(row), row.account_number_encrypted).toString('utf8');
}

/** What may be shown of a number: its last four characters, and nothing of one so short that they would be all of it. */
export function lastFour(accountNumber: string): string {
  return accountNumber.length > 4 ? accountNumber.slice(-4) : '';
}

/** How the last four stand in lists, events and webhooks; a star is in no account number, so nobody takes it for one. */
export function masked(last4: string): string {
  return `****${last4}`;
}
