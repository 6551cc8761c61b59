// The outside providers for bank accounts, and how they are called.

import { defaultSources } from '../../access/tenants/validation-sources.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { type CircuitBreaker, circuitBreaker } from '../../platform/providers/circuit-breaker.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { realClock } from '../../platform/std/clock.ts';
import { keyOf } from '../../platform/std/signing-secret.ts';
import { httpLinking } from './linking/http/http-linking.ts';
import { accountLinking, type LinkAccount } from './linking/link-account.ts';
import { type LinkingProvider, noLinkingProvider } from './linking/linking-provider.ts';
import { plaidLinking, plaidUrl } from './linking/plaid/plaid-linking.ts';
import { sandboxLinking } from './linking/sandbox-linking.ts';
import { testPairOf } from './test-pair.ts';
import { askProvider } from './validation/ask-provider.ts';
import { httpValidation } from './validation/http-validation.ts';
import { sandboxValidation } from './validation/sandbox-validation.ts';
import { type AccountValidation, accountValidation } from './validation/validate-account.ts';
import { noValidationProvider, type ValidationProvider } from './validation/validation-provider.ts';

export interface BankAccountProviders {
  validation: ValidationProvider;
  linking: LinkingProvider;
  /** Of the validation provider. */
  breaker: CircuitBreaker;
  linkingBreaker: CircuitBreaker;
}

const breakerOptions = { failuresToOpen: 5, restMs: 30_000 };

/** The simulated providers in the sandbox; in live mode the providers of the settings. */
export function bankAccountProviders(settings: Settings): BankAccountProviders {
  if (settings.ACHORD_MODE === 'live')
    return {
      validation: validationProvider(settings),
      linking: linkingProvider(settings),
      breaker: circuitBreaker(breakerOptions),
      linkingBreaker: circuitBreaker(breakerOptions),
    };
  // No circuit breaker: an outage that a magic number simulates must not affect other accounts.
  const breaker: CircuitBreaker = (work) => work();
  return { validation: sandboxValidation, linking: sandboxLinking, breaker, linkingBreaker: breaker };
}

/** The start has checked that a named provider has all that it needs. */
function linkingProvider({
  ACHORD_LINKING_PROVIDER: provider,
  ACHORD_LINKING_URL: url,
  ACHORD_LINKING_KEY_ID: keyId,
  ACHORD_LINKING_SECRET: secret,
}: Settings): LinkingProvider {
  if (provider === null || keyId === null || secret === null) return noLinkingProvider;
  if (provider === 'plaid') return plaidLinking({ url: url ?? plaidUrl, client_id: keyId, secret });
  return httpLinking({ url: url!, key: { id: keyId, key: keyOf(secret)! }, clock: realClock });
}

/** The start has checked that the three settings are there together. */
function validationProvider({
  ACHORD_VALIDATION_URL: url,
  ACHORD_VALIDATION_KEY_ID: keyId,
  ACHORD_VALIDATION_SECRET: secret,
}: Settings): ValidationProvider {
  if (url === null || keyId === null || secret === null) return noValidationProvider;
  return httpValidation({ url, key: { id: keyId, key: keyOf(secret)! }, clock: realClock });
}

/** What operations call. */
export interface Asking {
  /** The routing directory is read here where no phase is open. */
  database: Database;
  validation: AccountValidation;
  link: LinkAccount;
}

export function askingProviders(context: {
  database: Database;
  bankAccountProviders: BankAccountProviders;
  settings: Settings;
  log: Log;
}): Asking {
  const { validation, linking, breaker, linkingBreaker } = context.bankAccountProviders;
  return {
    database: context.database,
    validation: accountValidation({
      askProvider: askProvider({ provider: validation, breaker, log: context.log }),
      testPair: testPairOf(context.settings),
      defaultSources: defaultSources(context.settings.ACHORD_MODE),
      clock: realClock,
    }),
    link: accountLinking({ provider: linking, breaker: linkingBreaker, log: context.log }),
  };
}
