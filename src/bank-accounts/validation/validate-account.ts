// Validates an account and routing number: first what needs no provider, then the provider
// (Interface, validation rules).
import type { Queryable } from '../../database/database.ts';
import type { Log } from '../../log/log.ts';
import type { CircuitBreaker } from '../../providers/circuit-breaker.ts';
import { withinDeadline } from '../../std/deadline.ts';
import { selectListed } from '../routing-directory/directory.sql.ts';
import { passesChecksum } from '../routing-number.ts';
import type { AccountToValidate } from '../submitted-account.ts';
import type { TestPair } from '../test-pair.ts';
import { isTestPair } from '../test-pair.ts';
import type { ValidationProvider } from './validation-provider.ts';

export interface Verdict {
  valid_account: 'valid' | 'invalid' | 'not_validated';
  /** Whether the validation is billed: a provider decided it, or it is the test pair. */
  billable: boolean;
  /** Why the routing directory makes the account invalid. */
  unlisted?: Unlisted;
}

/** A routing number that receives no entries. Null: no other number has replaced it. */
export interface Unlisted {
  new_routing_number: string | null;
}

export interface AccountValidation {
  /** The verdict without a provider; null if the provider must be asked. */
  withoutProvider(db: Queryable, account: AccountToValidate): Promise<Verdict | null>;
  /**
   * Never throws and always ends: if the provider is down, slow or undecided, the account is
   * `not_validated`.
   */
  ask(account: AccountToValidate): Promise<Verdict>;
}

export interface AccountValidationOptions {
  provider: ValidationProvider;
  breaker: CircuitBreaker;
  testPair: TestPair;
  log: Log;
  deadlineMs?: number;
}

// A user waits for the answer, and two attempts must fit into the lease of an idempotency key.
const defaultDeadlineMs = 5_000;

export function accountValidation({
  provider,
  breaker,
  testPair,
  log,
  deadlineMs = defaultDeadlineMs,
}: AccountValidationOptions): AccountValidation {
  return {
    async withoutProvider(db, account) {
      // Interface, validation rules 1: the designated test pair simulates a valid result.
      if (isTestPair(testPair, account)) return { valid_account: 'valid', billable: true };
      // Contract, bank accounts 6: a failed checksum is invalid at once. No provider was called, so
      // nothing is billed.
      if (!passesChecksum(account.routing_number)) return { valid_account: 'invalid', billable: false };
      // Contract, bank accounts 18: without a directory only the checksum counts.
      const found = await selectListed(db, account.routing_number);
      if (found === null || (found.listed && found.new_routing_number === null)) return null;
      const { new_routing_number } = found;
      return { valid_account: 'invalid', billable: false, unlisted: { new_routing_number } };
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
        log.warn({ err: error }, 'validating a bank account failed');
        return { valid_account: 'not_validated', billable: false };
      }
    },
  };
}
