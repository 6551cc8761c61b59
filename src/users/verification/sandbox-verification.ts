// The sandbox's verification provider: approves at once, unless the TIN asks for something else.
import type { Verdict, VerificationProvider } from './verification-provider.ts';

/** TINs that choose the outcome. No real one begins with 00. */
export const magicTins = {
  '000000001': { outcome: 'REJECTED', meaning: 'the verification fails' },
  '000000002': { outcome: 'IN_REVIEW', meaning: 'the provider leaves the decision to an operator' },
  '000000003': { outcome: 'unreachable', meaning: 'the provider cannot be reached: left in review' },
} as const satisfies Record<string, { outcome: Verdict | 'unreachable'; meaning: string }>;

/** The table for the documentation of the operations that verify. */
export const magicTinsText = [
  'In the sandbox these TINs choose what comes of the verification; every other one is approved at once.',
  '',
  '| TIN | in the sandbox |',
  '|---|---|',
  ...Object.entries(magicTins).map(([tin, { meaning }]) => `| \`${tin}\` | ${meaning} |`),
].join('\n');

export const sandboxVerification: VerificationProvider = {
  async verify({ tin }) {
    if (!Object.hasOwn(magicTins, tin)) return 'APPROVED';
    const { outcome } = magicTins[tin as keyof typeof magicTins];
    if (outcome === 'unreachable') throw new Error('the verification provider cannot be reached');
    return outcome;
  },
};
