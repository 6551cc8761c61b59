// The sandbox links only plausible accounts without magic endings.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesChecksum } from '../routing-number.ts';
import { failingAccessToken, sandboxLinking } from './sandbox-linking.ts';

const signal = new AbortController().signal;
const link = (access_token: string, account_id: string) => sandboxLinking.link({ access_token, account_id }, signal);

describe("the sandbox's linking provider", () => {
  it('links the same account for the same token and account id, with a number that is never magic', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (token, id) => {
        fc.pre(token !== failingAccessToken);
        const linked = await link(token, id);
        expect(linked).toEqual(await link(token, id));
        if (!('account' in linked)) throw new Error('it failed');
        expect(linked.account.account_number).toMatch(/^\d{6}5\d{3}$/);
        expect(passesChecksum(linked.account.routing_number)).toBe(true);
      }),
    );
  });

  it('links another account for another id, also if token and id join to the same text', async () => {
    expect(await link('a', 'b')).not.toEqual(await link('a', 'c'));
    expect(await link('a', 'bc')).not.toEqual(await link('ab', 'c'));
  });

  it('fails for the failing token', async () => {
    expect(await link('fail', 'x')).toEqual({ failed: 'bank_link_failed' });
  });
});
