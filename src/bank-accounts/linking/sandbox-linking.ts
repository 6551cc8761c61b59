// The sandbox's linking provider: any token links an account that is made of it; one token fails.
import { createHash } from 'node:crypto';
import { withCheckDigit } from '../routing-number.ts';
import type { LinkingProvider } from './linking-provider.ts';

/** The access token whose linking fails: 422 bank_link_failed and the event BankLinkFailed. */
export const failingAccessToken = 'fail';

/** The same token and account id link the same account, always. */
export const sandboxLinking: LinkingProvider = {
  async link({ access_token, account_id }) {
    if (access_token === failingAccessToken) return { failed: true };
    const digest = createHash('sha256')
      .update(JSON.stringify([access_token, account_id]))
      .digest();
    const digits = (offset: number, length: number) =>
      String(digest.readUInt32BE(offset) % 10 ** length).padStart(length, '0');
    return {
      account: {
        // Endings from 5000 to 5999 are never magic, neither to the bank nor to the validation
        // provider.
        account_number: `${digits(0, 6)}5${digits(4, 3)}`,
        // 01 to 12: the Federal Reserve districts.
        routing_number: withCheckDigit(`${String(1 + (digest[8]! % 12)).padStart(2, '0')}${digits(9, 6)}`),
        account_name: 'Sandbox linked account',
        account_type: digest[13]! % 4 === 0 ? 'savings' : 'checking',
      },
    };
  },
};
