// The result of a verification for every behavior of its provider.
import { describe, expect, it } from 'vitest';
import { operatorVerification } from './operator-verification.ts';
import { magicTins, sandboxVerification } from './sandbox-verification.ts';
import type { Submission, VerificationProvider } from './verification-provider.ts';
import { verifyBusiness } from './verify-business.ts';

const submission: Submission = {
  business_name: 'Fjord Market LLC',
  trading_name: null,
  entity_type: null,
  tin: '123456789',
  address: null,
  owners: [],
};

async function outcome(verification: VerificationProvider, tin = submission.tin, withinMs = 10_000) {
  const warnings: string[] = [];
  const log = { warn: (fields: object, message: string) => warnings.push(`${message} ${JSON.stringify(fields)}`) };
  const finding = await verifyBusiness({ verification, log }, { ...submission, tin }, withinMs);
  return { finding, warnings };
}

describe('verifyBusiness', () => {
  it('answers the decision of the provider', async () => {
    expect(await outcome(sandboxVerification)).toEqual({ finding: 'APPROVED', warnings: [] });
    expect(await outcome({ verify: async () => 'REJECTED' })).toEqual({ finding: 'REJECTED', warnings: [] });
  });

  it('leaves in review and aborts the call when the provider exceeds the deadline', async () => {
    let given: AbortSignal | undefined;
    const silent: VerificationProvider = {
      verify: (_submission, signal) => {
        given = signal;
        return new Promise(() => {});
      },
    };
    const { finding, warnings } = await outcome(silent, submission.tin, 5);
    expect(finding).toBe('NO_ANSWER');
    expect(given!.aborted).toBe(true);
    expect(warnings).toHaveLength(1);
  });

  it('leaves in review when the provider fails, and logs no submitted data', async () => {
    const { finding, warnings } = await outcome(sandboxVerification, '000000003');
    expect(finding).toBe('NO_ANSWER');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).not.toContain('000000003');
  });
});

describe('The sandbox provider', () => {
  it('approves every TIN that is not in its table, also names of object properties', async () => {
    expect(Object.keys(magicTins)).toEqual(['000000001', '000000002', '000000003']);
    for (const tin of ['000000000', '000000004', 'constructor', '__proto__'])
      expect((await outcome(sandboxVerification, tin)).finding).toBe('APPROVED');
  });
});

describe('Verification by operators', () => {
  it('leaves every business in review', async () => {
    expect(await outcome(operatorVerification)).toEqual({ finding: 'IN_REVIEW', warnings: [] });
  });
});
