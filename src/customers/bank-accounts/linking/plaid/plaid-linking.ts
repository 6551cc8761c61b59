// Linking at Plaid: the exchange, the end of an item, and the notices of Plaid. The library of
// Plaid is loaded when it is first used.
import type { PlaidApi } from 'plaid';
import type { LinkingProvider } from '../linking-provider.ts';
import { readAuth } from './auth-answer.ts';
import { keysOfNotices } from './notice-keys.ts';
import { NoAnswerOfPlaid, refusalOf, refusalOfLink, refusesTheQuestion } from './plaid-error.ts';
import { readNotice } from './read-notice.ts';

export const plaidUrl = 'https://production.plaid.com';

export interface PlaidAccess {
  /** `https://production.plaid.com`, or `https://sandbox.plaid.com`. */
  url: string;
  client_id: string;
  secret: string;
}

// The version of the API whose answers the code reads.
const apiVersion = '2020-09-14';

// /auth/get answers one account; this bounds what a broken server can send.
const answerBytesAtMost = 1_000_000;

export function plaidLinking({ url, client_id, secret }: PlaidAccess): LinkingProvider {
  let loaded: Promise<PlaidApi> | null = null;
  const load = async () => {
    const { Configuration, PlaidApi } = await import('plaid');
    return new PlaidApi(
      new Configuration({
        basePath: url.replace(/\/+$/, ''),
        baseOptions: {
          headers: { 'PLAID-CLIENT-ID': client_id, 'PLAID-SECRET': secret, 'Plaid-Version': apiVersion },
          // A redirect would carry the secret to another server.
          maxRedirects: 0,
          maxContentLength: answerBytesAtMost,
          proxy: false,
        },
      }),
    );
  };
  const plaid = () => (loaded ??= load());

  const keys = keysOfNotices(async (key_id, signal) => {
    try {
      const api = await plaid();
      return (await api.webhookVerificationKeyGet({ key_id }, { signal })).data.key;
    } catch (error) {
      const refused = refusalOf(error);
      // Plaid documents no error for an unknown key. It refuses the id, so the notice is not its
      // own.
      if (refused !== null && refusesTheQuestion(refused)) return null;
      throw new NoAnswerOfPlaid(error);
    }
  });

  return {
    name: 'plaid',
    async link({ access_token, account_id }, signal) {
      const api = await plaid();
      try {
        const { data } = await api.authGet({ access_token, options: { account_ids: [account_id] } }, { signal });
        return readAuth(data, { access_token, account_id });
      } catch (error) {
        return refusalOfLink(error);
      }
    },
    async removeItem({ access_token }, signal) {
      const api = await plaid();
      try {
        await api.itemRemove({ access_token }, { signal });
      } catch (error) {
        // The item is gone, which is what was asked for.
        const code = refusalOf(error)?.code;
        if (code === 'ITEM_NOT_FOUND') return;
        if (code === 'INVALID_ACCESS_TOKEN' && isOfThisEnvironment(access_token, url)) return;
        throw new NoAnswerOfPlaid(error);
      }
    },
    readNotice: (notice, signal) => readNotice(keys, notice, signal),
  };
}

/**
 * Tokens are `access-<environment>-<id>`, and the environment is the host. With the wrong one,
 * Plaid answers as if the item were gone.
 */
function isOfThisEnvironment(accessToken: string, url: string): boolean {
  const { hostname } = new URL(url);
  return !hostname.endsWith('.plaid.com') || accessToken.startsWith(`access-${hostname.split('.')[0]}-`);
}
