// Why a provider did not link an account, and what the person must do: the entries of `errors` of
// bank_link_failed.
import { Refusal } from '../../../platform/refusals.ts';

interface Failure {
  field: 'aggregator' | 'aggregator.access_token' | 'aggregator.account_id';
  /** What happened and the next step, for the integrator. */
  message: string;
}

const again = 'send the new access token with a new Idempotency-Key';

export const linkFailures = {
  bank_link_failed: {
    field: 'aggregator',
    message: `the provider could not link the account; ask the person to link it again, then ${again}`,
  },
  access_token_invalid: {
    field: 'aggregator.access_token',
    message: `the provider does not know this access token, or its access was removed; ask the person to link the account again, then ${again}`,
  },
  login_required: {
    field: 'aggregator.access_token',
    message:
      'the institution asks the person to log in again; open the update mode of the provider for this item, then send the request with a new Idempotency-Key',
  },
  access_revoked: {
    field: 'aggregator.access_token',
    message: `the person revoked the access to this institution; ask them to grant it again, then ${again}`,
  },
  consent_missing: {
    field: 'aggregator.access_token',
    message:
      'the person did not share account and routing numbers; open the update mode of the provider so that they can share them, then send the request with a new Idempotency-Key',
  },
  account_not_found: {
    field: 'aggregator.account_id',
    message:
      'the access token has no account with this account_id; account ids are case sensitive and change when an account is linked again; ask the person to choose an account again',
  },
  account_unsupported: {
    field: 'aggregator.account_id',
    message:
      'this account is no checking or savings account that ACH debits and credits can reach; ask the person to choose another account',
  },
  institution_unsupported: {
    field: 'aggregator.access_token',
    message:
      'the provider gives no account and routing numbers for this institution; ask the person to choose another institution, or add the account with custom',
  },
  verification_pending: {
    field: 'aggregator.account_id',
    message:
      'the provider still verifies this account; wait for its verification, then send the request with a new Idempotency-Key',
  },
} as const satisfies Record<string, Failure>;

export type LinkFailure = keyof typeof linkFailures;

export function isLinkFailure(value: unknown): value is LinkFailure {
  return typeof value === 'string' && Object.hasOwn(linkFailures, value);
}

export function linkRefused(failure: LinkFailure): Refusal {
  return new Refusal('bank_link_failed', [{ code: failure, ...linkFailures[failure] }]);
}
