// The port to whoever knows whether an account exists: asked before an account is stored
// (Interface, validation rules).
import type { AccountToValidate } from '../submitted-account.ts';

/** `undecided`: the provider answered that it cannot tell. */
export type ProviderVerdict = 'valid' | 'invalid' | 'undecided';

export interface ValidationProvider {
  /**
   * Throws when there is no answer. Must end when the signal aborts. Errors must not carry the
   * account number.
   */
  validateAccount(account: AccountToValidate, signal: AbortSignal): Promise<ProviderVerdict>;
}

/** Live mode without a provider: nobody can tell, so every account is `not_validated`. */
export const noValidationProvider: ValidationProvider = { validateAccount: async () => 'undecided' };
