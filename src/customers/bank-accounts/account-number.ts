// An account number: encrypted at rest, found by a blind index, shown by its last four characters.
import { SealBroken, type Vault } from '../../platform/vault/vault.ts';

/**
 * Contract, bank accounts: the allowed numbers. The field is alphameric, and banks have numbers
 * with blanks, dots and slashes. Banks read zeros alone as a blank, so no file can have them, and
 * marks alone are no number.
 */
export const accountNumberPattern = '^(?=.*[1-9A-Za-z])[0-9A-Za-z./-](?:[0-9A-Za-z ./-]{0,15}[0-9A-Za-z./-])?$';

/** The same in words. */
export const accountNumberAllowed = '1 to 17 digits, letters, hyphens, dots, slashes or inner blanks';

const mask = /[*X]/;

/** Two numbers with the same are of one account: people and banks spell a number their own way. */
export const spelledAlike = (number: string): string => number.toUpperCase().replaceAll(/[ ./-]/g, '');

/**
 * Whether a number in a bank's answer may be an account number (ACH, files). Banks spell it their
 * own way: without hyphens, dots, slashes or blanks, with or without leading zeros, masked with `*`
 * or `X`, or not at all.
 */
export function mayBeNumber(answered: string, stored: string): boolean {
  const [given, known] = [comparable(answered), comparable(stored)];
  // A mask at the beginning stands for any number of characters.
  const shown = given.replace(/^[*X]+/, '');
  const compared = shown.length < given.length ? known.slice(-shown.length) : known;
  if (shown.length === 0) return true;
  return compared.length === shown.length && [...shown].every((one, at) => mask.test(one) || one === compared[at]);
}

const comparable = (number: string) => spelledAlike(number).replace(/^0+/, '');

/**
 * What a number is sealed with. It opens only in its own row, and only for the holder, the routing
 * number and the type it was sealed for. If someone moves a row to another user in the database,
 * its number does not open.
 */
export interface NumberBinding {
  processor_id: string;
  uuid: string;
  user_uuid: string;
  routing_number: string;
  account_type: 'checking' | 'savings';
}

/** `account_number_encrypted` null: the number was erased after the account was removed. */
export type SealedNumber = NumberBinding & { account_number_encrypted: Buffer | null };

export const numberPlace = ({ processor_id, uuid, user_uuid, routing_number, account_type }: NumberBinding) => ({
  table: 'bank_accounts',
  row: `${processor_id}/${uuid}/${user_uuid}/${routing_number}/${account_type}`,
  column: 'account_number_encrypted',
});

export function sealAccountNumber(vault: Vault, row: NumberBinding, accountNumber: string): Buffer {
  return vault.seal(numberPlace(row), accountNumber);
}

/** The number in plain text. @throws SealBroken also if it was erased */
export function openAccountNumber(vault: Vault, row: SealedNumber): string {
  if (row.account_number_encrypted === null) throw new SealBroken(numberPlace(row), 'the number was erased');
  return vault.open(numberPlace(row), row.account_number_encrypted).toString('utf8');
}

/**
 * The part of a number that may be shown: its last four characters, or nothing of a short number.
 */
export function lastFour(accountNumber: string): string {
  return accountNumber.length > 4 ? accountNumber.slice(-4) : '';
}

/**
 * The last four characters for lists, events and webhooks. No account number has a star, so the
 * mask is never taken for one.
 */
export function masked(last4: string): string {
  return `****${last4}`;
}
