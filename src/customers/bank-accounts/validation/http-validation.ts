// Validation at a provider over HTTP, which speaks the protocol of docs/operate/validation.md.

import { type ProviderAddress, ProviderFailed, signedRequest } from '../../../platform/providers/signed-request.ts';
import type { ProviderVerdict, ValidationProvider } from './validation-provider.ts';

export function httpValidation(address: ProviderAddress): ValidationProvider {
  return {
    async validateAccount({ account_number, routing_number, account_name, account_type }, signal) {
      const content = {
        account_number,
        routing_number,
        account_name: account_name ?? null,
        account_type: account_type ?? null,
      };
      const ask = () => signedRequest(address, '/validate', content, signal);
      // Once more, within the caller's deadline: a validation changes nothing at the provider.
      const answer = await ask().catch((error) => {
        if (!(error instanceof ProviderFailed) || !error.transient || signal.aborted) throw error;
        return ask();
      });
      return verdictIn(answer);
    },
  };
}

/** @throws ProviderFailed: nothing else than the three documented outcomes decides */
export function verdictIn(answer: unknown): ProviderVerdict {
  const outcome = typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : null;
  if (outcome === 'valid' || outcome === 'invalid' || outcome === 'undecided') return outcome;
  throw new ProviderFailed('outcome is not valid, invalid or undecided');
}
