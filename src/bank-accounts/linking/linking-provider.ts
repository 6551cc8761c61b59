// The port to an account-linking provider, which turns a user's access token into an account and
// routing number.
import { refuse } from '../../refusals.ts';
import type { AccountDetails } from '../submitted-account.ts';

export interface LinkRequest {
  access_token: string;
  account_id: string;
}

/** `failed`: the provider refuses to link this account with this token. */
export type Linked = { account: AccountDetails } | { failed: true };

export interface LinkingProvider {
  /** Throws if there is no answer. Must end when the signal aborts. */
  link(request: LinkRequest, signal: AbortSignal): Promise<Linked>;
}

/** Live mode without a provider: the answer is that linking is unavailable, and nothing changes. */
export const noLinkingProvider: LinkingProvider = {
  link: () => Promise.reject(refuse('linking_unavailable')),
};
