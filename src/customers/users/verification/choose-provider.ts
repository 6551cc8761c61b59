// The verification provider that the settings name.
import { type CircuitBreaker, circuitBreaker } from '../../../platform/providers/circuit-breaker.ts';
import type { ProviderAddress } from '../../../platform/providers/signed-request.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { keyOf } from '../../../platform/std/signing-secret.ts';
import { operatorVerification } from './operator-verification.ts';
import { verificationOverHttp } from './over-http/over-http.ts';
import { sandboxVerification } from './sandbox-verification.ts';
import type { VerificationProvider } from './verification-provider.ts';

export interface BusinessVerification {
  provider: VerificationProvider;
  /** Null: the provider is not reached over HTTP. */
  overHttp: { address: ProviderAddress; breaker: CircuitBreaker } | null;
}

/**
 * The simulated provider in the sandbox; in live mode the provider of the settings, or operators.
 */
export function businessVerification({
  ACHORD_MODE: mode,
  ACHORD_VERIFICATION_URL: url,
  ACHORD_VERIFICATION_KEY_ID: keyId,
  ACHORD_VERIFICATION_SECRET: secret,
}: Settings): BusinessVerification {
  if (mode === 'sandbox') return { provider: sandboxVerification, overHttp: null };
  // The start has checked that all three are set, or none.
  if (url === null || keyId === null || secret === null) return { provider: operatorVerification, overHttp: null };
  return {
    provider: verificationOverHttp,
    overHttp: {
      address: { url, key: { id: keyId, key: keyOf(secret)! }, clock: realClock },
      breaker: circuitBreaker({ failuresToOpen: 5, restMs: 30_000 }),
    },
  };
}
