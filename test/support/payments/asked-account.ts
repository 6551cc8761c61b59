// A user who is asked for a bank account on our page.
import type { TestService } from '../service/service.ts';
import { type CustomAccount, customAccount } from './bank-accounts.ts';

export interface AskedAccount {
  /** Of the tenant that asks. */
  token: string;
  user: string;
  uuid: string;
  url: string;
}

/** Sends the request to ask the user. */
export const askForAccount = (service: TestService, token: string, user: string, body: object = {}, key?: string) =>
  service.send('POST', `/3p/api/v2/users/${user}/bank-account-requests`, {
    token,
    body,
    ...(key === undefined ? {} : { key }),
  });

/** A request that must be accepted. */
export async function askedAccount(
  service: TestService,
  { token, user }: { token: string; user: string },
  body: object = {},
): Promise<AskedAccount> {
  const answer = await askForAccount(service, token, user, body);
  if (answer.status !== 201) throw new Error(`not asked: ${answer.status} ${answer.text}`);
  return { token, user, uuid: answer.body.data.uuid, url: answer.body.data.url };
}

/** The form as a browser sends it, with a new account. */
export function typedAccount(overrides: Partial<CustomAccount & { account_number_again: string }> = {}) {
  const { account_number_again, ...account } = overrides;
  const typed = customAccount(account);
  return { ...typed, account_number_again: account_number_again ?? typed.account_number };
}
