// A validation always ends in a verdict, for every behavior of its provider.

import { describe, expect, it } from 'vitest';
import { logTo } from '../../log/log.ts';
import { circuitBreaker } from '../../providers/circuit-breaker.ts';
import { sandboxValidation, sandboxValidationOutcomes } from './sandbox-validation.ts';
import { accountValidation } from './validate-account.ts';
import { noValidationProvider, type ValidationProvider } from './validation-provider.ts';

const account = {
  account_number: '123456785678',
  routing_number: '021000021',
  account_name: 'Everyday checking',
  account_type: 'checking',
} as const;
const testPair = { account_number: '100000005555', routing_number: '123456789' };

function validation(provider: ValidationProvider, log = logTo({ write: () => {} }, 'silent')) {
  const breaker = circuitBreaker({ failuresToOpen: 2, restMs: 60_000 });
  return accountValidation({ provider, breaker, testPair, log, deadlineMs: 5 });
}
const silence: ValidationProvider = { validateAccount: () => new Promise(() => {}) };
const answering = (verdict: 'valid' | 'invalid' | 'undecided'): ValidationProvider => ({
  validateAccount: async () => verdict,
});

describe('a verdict', () => {
  it.each([
    ['valid', { valid_account: 'valid', billable: true }],
    ['invalid', { valid_account: 'invalid', billable: true }],
    ['undecided', { valid_account: 'not_validated', billable: false }],
  ] as const)('of a provider that answers %s', async (answer, verdict) => {
    expect(await validation(answering(answer)).ask(account)).toEqual(verdict);
  });

  it('is not_validated when the provider is slow, also when it ignores its signal', async () => {
    expect(await validation(silence).ask(account)).toEqual({ valid_account: 'not_validated', billable: false });
  });

  it('is not_validated without a call while the circuit is open', async () => {
    let asked = 0;
    const down: ValidationProvider = {
      validateAccount: () => {
        asked++;
        return Promise.reject(new Error('down'));
      },
    };
    const behindBreaker = validation(down);
    for (let i = 0; i < 5; i++) expect((await behindBreaker.ask(account)).valid_account).toBe('not_validated');
    expect(asked).toBe(2);
  });

  it('needs no provider and no query for the test pair and for a failed checksum', async () => {
    const { withoutProvider } = validation(silence);
    const noQueries = { query: () => Promise.reject(new Error('a query')) };
    expect(await withoutProvider(noQueries, { ...account, ...testPair })).toEqual({
      valid_account: 'valid',
      billable: true,
    });
    expect(await withoutProvider(noQueries, { ...account, routing_number: '021000022' })).toEqual({
      valid_account: 'invalid',
      billable: false,
    });
  });

  it('is never valid by the checksum alone: without a provider it is not_validated', async () => {
    expect((await validation(noValidationProvider).ask(account)).valid_account).toBe('not_validated');
  });

  it('logs no account number, even if the error of the provider has it', async () => {
    const lines: string[] = [];
    const log = logTo({ write: (line) => void lines.push(line) }, 'debug');
    const careless: ValidationProvider = {
      validateAccount: ({ account_number }) => Promise.reject(new Error(`no such account: ${account_number}`)),
    };
    await validation(careless, log).ask(account);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain(account.account_number);
  });
});

describe("the sandbox's validation provider", () => {
  it.each(Object.entries(sandboxValidationOutcomes))('…%s', async (ending, { verdict }) => {
    const ask = validation(sandboxValidation).ask({ ...account, account_number: `88${ending}` });
    expect((await ask).valid_account).toBe(verdict === 'invalid' ? 'invalid' : 'not_validated');
  });

  it('has no magic ending of the simulated bank, and none from 5000 to 5999', () => {
    const endings = Object.keys(sandboxValidationOutcomes);
    for (const ending of endings) expect(ending).toMatch(/^(?!5)\d{4}$/);
    for (const banks of ['0001', '0003', '0010', '6010', '9801']) expect(endings).not.toContain(banks);
  });

  it('answers valid for every other account', async () => {
    expect((await validation(sandboxValidation).ask(account)).valid_account).toBe('valid');
  });
});
