// The sandbox's linking provider: derives an account from any token; one token fails.
import { createHash } from 'node:crypto';
import { withCheckDigit } from '../routing-number.ts';
import type { LinkingProvider } from './linking-provider.ts';

/** The access token whose linking fails: 422 bank_link_failed and the event BankLinkFailed. */
export const failingAccessToken = 'fail';

/** The same token and account id always link the same account. */
export const sandboxLinking: LinkingProvider = {
  name: 'sandbox',
  // It links without items: nothing is removed, and no notice comes.
  async removeItem() {},
  readNotice: async () => 'unverified',
  async link({ access_token, account_id }) {
    if (access_token === failingAccessToken) return { failed: 'bank_link_failed' };
    const digest = createHash('sha256')
      .update(JSON.stringify([access_token, account_id]))
      .digest();
    const digits = (offset: number, length: number) =>
      String(digest.readUInt32BE(offset) % 10 ** length).padStart(length, '0');
    return {
      account: {
        // Endings from 5000 to 5999 are magic neither for the bank nor for the validation provider.
        account_number: `${digits(0, 6)}5${digits(4, 3)}`,
        // 01 to 12: the Federal Reserve districts.
        routing_number: withCheckDigit(`${String(1 + (digest[8]! % 12)).padStart(2, '0')}${digits(9, 6)}`),
        account_name: 'Sandbox linked account',
        account_type: digest[13]! % 4 === 0 ? 'savings' : 'checking',
      },
    };
  },
};
