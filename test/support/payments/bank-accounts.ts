// Bank accounts for tests: each with a new number, added over the API.
import {
  openAccountNumber,
  type SealedNumber,
  sealAccountNumber,
} from '../../../src/customers/bank-accounts/account-number.ts';
import type { Queryable } from '../../../src/platform/database/database.ts';
import type { Vault } from '../../../src/platform/vault/vault.ts';
import type { TestAnswer, TestService } from '../service/service.ts';

let made = 0;

export interface CustomAccount {
  account_number: string;
  routing_number: string;
  account_name: string;
  account_type: 'savings' | 'checking';
}

export interface AddedAccount extends CustomAccount {
  uuid: string;
  aggregator_type: 'manual';
  is_default: boolean;
  valid_account?: string;
}

/** An account that no test has used before, with an ending that is no magic number. */
export function customAccount(overrides: Partial<CustomAccount> = {}): CustomAccount {
  return {
    account_number: `${String(70_000_000 + Math.floor(++made / 1_000))}5${String(made % 1_000).padStart(3, '0')}`,
    routing_number: '021000021',
    account_name: 'Everyday checking',
    account_type: 'checking',
    ...overrides,
  };
}

/** The body that adds the account of this record again. */
export function accountDetailsOf(record: CustomAccount): CustomAccount {
  const { account_number, routing_number, account_name, account_type } = record;
  return { account_number, routing_number, account_name, account_type };
}

/**
 * Adds an account to a user. `overrides` are merged into `custom`. Returns its record; throws when
 * it was not added.
 */
export async function addBankAccount(
  service: TestService,
  token: string,
  userUuid: string,
  overrides: Partial<CustomAccount> = {},
): Promise<AddedAccount> {
  const answer = await sendBankAccount(service, token, userUuid, { custom: customAccount(overrides) });
  if (answer.status !== 201) throw new Error(`no bank account was added: ${answer.status} ${answer.text}`);
  return answer.body.data;
}

/** Sends any body to add-bank-account. */
export function sendBankAccount(
  service: TestService,
  token: string,
  userUuid: string,
  body: unknown,
  key?: string,
): Promise<TestAnswer> {
  return service.send('POST', `/3p/api/v1/bank-account/${userUuid}`, {
    token,
    body,
    ...(key === undefined ? {} : { key }),
  });
}

/**
 * No request can do this: gives the accounts of a user another routing number, and encrypts them
 * with it.
 */
export async function giveRoutingNumber(
  database: Queryable,
  vault: Vault,
  userUuid: string,
  routing_number: string,
): Promise<void> {
  const accounts = await database.query<SealedNumber>(
    `SELECT processor_id, uuid, user_uuid, routing_number, account_type, account_number_encrypted
     FROM bank_accounts WHERE user_uuid = $1`,
    [userUuid],
  );
  for (const account of accounts) {
    const sealed = sealAccountNumber(vault, { ...account, routing_number }, openAccountNumber(vault, account));
    await database.query(
      'UPDATE bank_accounts SET routing_number = $2, account_number_encrypted = $3 WHERE uuid = $1',
      [account.uuid, routing_number, sealed],
    );
  }
}
