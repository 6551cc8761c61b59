// Bank accounts for tests: a new number each time, added over the API.
import type { TestAnswer, TestService } from './service.ts';

let made = 0;

export interface CustomAccount {
  account_number: string;
  routing_number: string;
  account_name: string;
  account_type: 'savings' | 'checking';
}

/** An account that no test has used before; its ending lies where nothing is magic. */
export function customAccount(overrides: Partial<CustomAccount> = {}): CustomAccount {
  return {
    account_number: `${String(70_000_000 + Math.floor(++made / 1_000))}5${String(made % 1_000).padStart(3, '0')}`,
    routing_number: '021000021',
    account_name: 'Everyday checking',
    account_type: 'checking',
    ...overrides,
  };
}

/** Adds an account to a user; `overrides` go into `custom`. Answers its record; throws when it was not added. */
export async function addBankAccount(
  service: TestService,
  token: string,
  userUuid: string,
  overrides: Partial<CustomAccount> = {},
): Promise<{ uuid: string; aggregator_type: 'manual'; account_number: string; is_default: boolean }> {
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
