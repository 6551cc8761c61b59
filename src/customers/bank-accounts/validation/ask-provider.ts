// Asks the validation provider within a deadline and behind a circuit breaker.
import type { Log } from '../../../platform/log/log.ts';
import type { CircuitBreaker } from '../../../platform/providers/circuit-breaker.ts';
import { withinDeadline } from '../../../platform/std/deadline.ts';
import type { AccountToValidate } from '../submitted-account.ts';
import type { Opinion } from './said.ts';
import type { ValidationProvider } from './validation-provider.ts';

/** Always ends: a provider that fails or is late gives `no_answer`. */
export type AskProvider = (account: AccountToValidate) => Promise<Opinion>;

export interface AskProviderOptions {
  provider: ValidationProvider;
  breaker: CircuitBreaker;
  log: Log;
  deadlineMs?: number;
}

// A user waits for the answer, and two attempts must fit into the lease of an idempotency key.
const defaultDeadlineMs = 5_000;

export function askProvider(options: AskProviderOptions): AskProvider {
  const { provider, breaker, log, deadlineMs = defaultDeadlineMs } = options;
  return async (account) => {
    try {
      return await breaker(() => withinDeadline(deadlineMs, (signal) => provider.validateAccount(account, signal)));
    } catch (error) {
      log.warn({ err: error }, 'validating a bank account failed');
      return 'no_answer';
    }
  };
}
