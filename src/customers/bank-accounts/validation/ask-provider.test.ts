// Asking a validation provider always ends in an opinion, for every behavior of the provider.

import { describe, expect, it } from 'vitest';
import { logTo } from '../../../platform/log/log.ts';
import { circuitBreaker } from '../../../platform/providers/circuit-breaker.ts';
import { askProvider } from './ask-provider.ts';
import { sandboxValidation, sandboxValidationOutcomes } from './sandbox-validation.ts';
import { noValidationProvider, type ValidationProvider } from './validation-provider.ts';

const account = {
  account_number: '123456785678',
  routing_number: '021000021',
  account_name: 'Everyday checking',
  account_type: 'checking',
} as const;

function asking(provider: ValidationProvider, log = logTo({ write: () => {} }, 'silent')) {
  const breaker = circuitBreaker({ failuresToOpen: 2, restMs: 60_000 });
  return askProvider({ provider, breaker, log, deadlineMs: 5 });
}
const silence: ValidationProvider = { validateAccount: () => new Promise(() => {}) };

describe('the opinion', () => {
  it.each(['valid', 'invalid', 'undecided'] as const)('of a provider that answers %s', async (answer) => {
    expect(await asking({ validateAccount: async () => answer })(account)).toBe(answer);
  });

  it('is no_answer when the provider is slow, also when it ignores its signal', async () => {
    expect(await asking(silence)(account)).toBe('no_answer');
  });

  it('is no_answer without a call while the circuit is open', async () => {
    let asked = 0;
    const down: ValidationProvider = {
      validateAccount: () => {
        asked++;
        return Promise.reject(new Error('down'));
      },
    };
    const behindBreaker = asking(down);
    for (let i = 0; i < 5; i++) expect(await behindBreaker(account)).toBe('no_answer');
    expect(asked).toBe(2);
  });

  it('is undecided without a provider', async () => {
    expect(await asking(noValidationProvider)(account)).toBe('undecided');
  });

  it('logs no account number, even if the error of the provider has it', async () => {
    const lines: string[] = [];
    const log = logTo({ write: (line) => void lines.push(line) }, 'debug');
    const careless: ValidationProvider = {
      validateAccount: ({ account_number }) => Promise.reject(new Error(`no such account: ${account_number}`)),
    };
    await asking(careless, log)(account);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain(account.account_number);
  });
});

describe("the sandbox's validation provider", () => {
  it.each(Object.entries(sandboxValidationOutcomes))('…%s', async (ending, { verdict }) => {
    const said = await asking(sandboxValidation)({ ...account, account_number: `88${ending}` });
    expect(said).toBe(verdict === 'invalid' || verdict === 'undecided' ? verdict : 'no_answer');
  });

  it('has no magic ending of the simulated bank, and none from 5000 to 5999', () => {
    const endings = Object.keys(sandboxValidationOutcomes);
    for (const ending of endings) expect(ending).toMatch(/^(?!5)\d{4}$/);
    for (const banks of ['0001', '0003', '0010', '6010', '9801']) expect(endings).not.toContain(banks);
  });

  it('answers valid for every other account', async () => {
    expect(await asking(sandboxValidation)(account)).toBe('valid');
  });
});
