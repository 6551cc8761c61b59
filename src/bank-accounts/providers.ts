// The outside providers for bank accounts, and how they are called.
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { Settings } from '../settings.ts';
import { accountLinking, type LinkAccount } from './linking/link-account.ts';
import { type LinkingProvider, noLinkingProvider } from './linking/linking-provider.ts';
import { sandboxLinking } from './linking/sandbox-linking.ts';
import { testPairOf } from './test-pair.ts';
import { type CircuitBreaker, circuitBreaker } from './validation/circuit-breaker.ts';
import { sandboxValidation } from './validation/sandbox-validation.ts';
import { type AccountValidation, accountValidation } from './validation/validate-account.ts';
import { noValidationProvider, type ValidationProvider } from './validation/validation-provider.ts';

export interface BankAccountProviders {
  validation: ValidationProvider;
  linking: LinkingProvider;
  breaker: CircuitBreaker;
}

/** The simulated providers in the sandbox. In live mode no provider is available yet. */
export function bankAccountProviders(mode: Settings['ACHORD_MODE']): BankAccountProviders {
  if (mode === 'live')
    return {
      validation: noValidationProvider,
      linking: noLinkingProvider,
      breaker: circuitBreaker({ failuresToOpen: 5, restMs: 30_000 }),
    };
  // No circuit breaker: an outage that a magic number simulates must not affect other accounts.
  return { validation: sandboxValidation, linking: sandboxLinking, breaker: (work) => work() };
}

/** What operations call. */
export interface Asking {
  /** The routing directory is read here where no phase is open. */
  database: Database;
  validation: AccountValidation;
  link: LinkAccount;
}

export function askingProviders(on: {
  database: Database;
  bankAccountProviders: BankAccountProviders;
  settings: Settings;
  log: Log;
}): Asking {
  const { validation, linking, breaker } = on.bankAccountProviders;
  return {
    database: on.database,
    validation: accountValidation({ provider: validation, breaker, testPair: testPairOf(on.settings), log: on.log }),
    link: accountLinking(linking, on.log),
  };
}
