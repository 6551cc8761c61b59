// The port to an account-linking provider, which turns a user's access token into an account and
// routing number.
import { refuse } from '../../../platform/refusals.ts';
import type { AccountDetails } from '../submitted-account.ts';
import type { LinkFailure } from './link-failures.ts';

export interface LinkRequest {
  access_token: string;
  account_id: string;
}

/** An account at the provider: what is needed to follow its notices and to end the access. */
export interface Link extends LinkRequest {
  provider: string;
  /** What the user granted at the provider. It may have several accounts. */
  item_id: string;
  /** The same for every item with this account; null: the provider gives none. */
  persistent_account_id: string | null;
  /** Whether the number is valid for this service only, and is not the real one. */
  tokenized: boolean;
  /** The last characters of the real number; null: the provider gives none. */
  mask: string | null;
}

/**
 * `failed`: the provider refuses to link this account with this token. `busy`: it answered that the
 * institution or the provider itself cannot do so now. Without `link`, nothing is followed or
 * removed (the sandbox).
 */
export type Linked = { account: AccountDetails; link?: Link } | { failed: LinkFailure } | { busy: true };

/** What a provider reports about an item of its own accord. */
export type ItemNotice = { item_id: string } & (
  | { kind: 'revoked'; problem: string }
  | { kind: 'account_revoked'; account_id: string }
  /** Something to mend; the numbers of the accounts are still valid. */
  | { kind: 'problem'; problem: string }
  | { kind: 'repaired' }
);

/** A request that the provider sent to us. */
export interface ReceivedNotice {
  header(name: string): string | undefined;
  body: Buffer;
  /** From which it came. */
  address: string;
  received_at: Date;
}

/** `unverified`: it is not proven that the provider sent it. `ignored`: nothing follows from it. */
export type ReadNotice = ItemNotice | 'unverified' | 'ignored';

/**
 * Each call throws if there is no answer, or none that can be read, and ends when the signal
 * aborts.
 */
export interface LinkingProvider {
  /** In stored records. */
  name: string;
  link(request: LinkRequest, signal: AbortSignal): Promise<Linked>;
  /** Ends our access to an item. Succeeds if the provider does not know it any more. */
  removeItem(item: { item_id: string; access_token: string }, signal: AbortSignal): Promise<void>;
  readNotice(notice: ReceivedNotice, signal: AbortSignal): Promise<ReadNotice>;
}

/** Live mode without a provider: the answer is that linking is unavailable, and nothing changes. */
export const noLinkingProvider: LinkingProvider = {
  name: 'none',
  link: () => Promise.reject(refuse('linking_unavailable')),
  removeItem: () => Promise.reject(refuse('linking_unavailable')),
  readNotice: async () => 'unverified',
};
