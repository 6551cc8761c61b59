// The sandbox's validation provider: the end of the account number decides.

import { sleep } from '../../../platform/std/clock.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';
import type { ProviderVerdict, ValidationProvider } from './validation-provider.ts';

interface SandboxOutcome {
  verdict: ProviderVerdict | 'slow' | 'down';
  meaning: string;
}

/**
 * The last four characters of an account number, and the result of its validation. Every other
 * account is valid. None of them is an ending of the simulated bank (0001, 0003, 0010, 6010, 9801)
 * or between 5000 and 5999, which have no special meaning.
 */
export const sandboxValidationOutcomes: Readonly<Record<string, SandboxOutcome>> = {
  '7001': { verdict: 'invalid', meaning: 'the provider answers invalid: 406, no account is stored' },
  '7002': { verdict: 'undecided', meaning: 'the provider cannot decide: not_validated' },
  '7003': { verdict: 'slow', meaning: 'the provider never answers: not_validated after the deadline of 5 seconds' },
  '7004': { verdict: 'down', meaning: 'the provider is unreachable: not_validated at once' },
};

export const sandboxValidation: ValidationProvider = {
  async validateAccount({ account_number }, signal) {
    const { verdict } = sandboxValidationOutcomes[account_number.slice(-4)] ?? { verdict: 'valid' };
    if (verdict === 'down') throw new StatedError('the sandbox simulates a validation provider that is down');
    if (verdict !== 'slow') return verdict;
    await sleep(3_600_000, signal);
    throw new StatedError('the sandbox simulates a validation provider that is slow');
  },
};

/** For the documentation of the operations that validate. */
export const sandboxOutcomesText = `In the sandbox the end of the account number decides: ${Object.entries(
  sandboxValidationOutcomes,
)
  .map(([ending, { meaning }]) => `\`…${ending}\` ${meaning}`)
  .join(
    '; ',
  )}. Every other account is valid, if a bank can have its routing number and the routing directory lists it, when one was imported.`;
