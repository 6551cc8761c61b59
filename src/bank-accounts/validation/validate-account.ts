// Validates an account and routing number: what can be told without asking, then the provider
// (Interface, validation rules).
import type { Logger } from 'pino';
import { withinDeadline } from '../../std/deadline.ts';
import { passesChecksum } from '../routing-number.ts';
import type { AccountToValidate } from '../submitted-account.ts';
import type { TestPair } from '../test-pair.ts';
import { isTestPair } from '../test-pair.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { ValidationProvider } from './validation-provider.ts';

export interface Verdict {
  valid_account: 'valid' | 'invalid' | 'not_validated';
  /**
   * Whether this validation is a billable event: it ended valid or invalid, and not by the checksum
   * alone.
   */
  billable: boolean;
}

export interface AccountValidation {
  /** The verdict that needs no provider; null when one must be asked. */
  alone(account: AccountToValidate): Verdict | null;
  /**
   * Never throws and always ends: a provider that is down, slow or undecided leaves the account
   * `not_validated`.
   */
  ask(account: AccountToValidate): Promise<Verdict>;
}

export interface AccountValidationOptions {
  provider: ValidationProvider;
  breaker: CircuitBreaker;
  testPair: TestPair;
  log: Logger;
  deadlineMs?: number;
}

// A person waits for the answer; two attempts must fit into the lease of an idempotency key.
const patienceMs = 5_000;

export function accountValidation({
  provider,
  breaker,
  testPair,
  log,
  deadlineMs = patienceMs,
}: AccountValidationOptions): AccountValidation {
  return {
    alone(account) {
      // Interface, validation rules 1: the designated test pair simulates a valid result.
      if (isTestPair(testPair, account)) return { valid_account: 'valid', billable: true };
      // Contract, bank accounts 6: a failed checksum is invalid at once. No provider was asked, so
      // nobody pays.
      if (!passesChecksum(account.routing_number)) return { valid_account: 'invalid', billable: false };
      return null;
    },
    async ask(account) {
      try {
        const verdict = await breaker(() =>
          withinDeadline(deadlineMs, (signal) => provider.validateAccount(account, signal)),
        );
        return verdict === 'undecided'
          ? { valid_account: 'not_validated', billable: false }
          : { valid_account: verdict, billable: true };
      } catch (error) {
        // The name and not the message: what a provider writes into an error is not known to be
        // free of the number.
        log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'an account could not be validated');
        return { valid_account: 'not_validated', billable: false };
      }
    },
  };
}
