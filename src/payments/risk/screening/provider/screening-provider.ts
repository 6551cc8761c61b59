// The screening provider that the settings name. The sandbox has the invented names instead.
import { type CircuitBreaker, circuitBreaker } from '../../../../platform/providers/circuit-breaker.ts';
import type { ProviderAddress } from '../../../../platform/providers/signed-request.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { realClock } from '../../../../platform/std/clock.ts';
import { keyOf } from '../../../../platform/std/signing-secret.ts';

export interface ScreeningProvider {
  address: ProviderAddress;
  breaker: CircuitBreaker;
}

/** Null: only the lists screen. */
export function screeningProvider({
  ACHORD_MODE: mode,
  ACHORD_SCREENING_URL: url,
  ACHORD_SCREENING_KEY_ID: keyId,
  ACHORD_SCREENING_SECRET: secret,
}: Settings): ScreeningProvider | null {
  // The start has checked that all three are set, or none.
  if (mode === 'sandbox' || url === null || keyId === null || secret === null) return null;
  return {
    address: { url, key: { id: keyId, key: keyOf(secret)! }, clock: realClock },
    breaker: circuitBreaker({ failuresToOpen: 5, restMs: 30_000 }),
  };
}
