// The port to the provider that validates an account before it is stored (Interface, validation
// rules).
import type { AccountToValidate } from '../submitted-account.ts';

/** `undecided`: the provider answered that it cannot decide. */
export type ProviderVerdict = 'valid' | 'invalid' | 'undecided';

export interface ValidationProvider {
  /**
   * Throws if there is no answer. Must end when the signal aborts. Errors must not have the account
   * number.
   */
  validateAccount(account: AccountToValidate, signal: AbortSignal): Promise<ProviderVerdict>;
}

/** Live mode without a provider: every account is `not_validated`. */
export const noValidationProvider: ValidationProvider = { validateAccount: async () => 'undecided' };
