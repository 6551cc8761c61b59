// The sandbox's verification provider: approves at once, except for some TINs.
import { StatedError } from '../../../platform/std/stated-error.ts';
import type { Verdict, VerificationProvider } from './verification-provider.ts';

/** TINs that decide the outcome. No real TIN begins with 00. */
export const magicTins = {
  '000000001': { outcome: 'REJECTED', meaning: 'the verification fails' },
  '000000002': { outcome: 'IN_REVIEW', meaning: 'the provider leaves the decision to an operator' },
  '000000003': { outcome: 'unreachable', meaning: 'the provider is unreachable, so the business stays in review' },
} as const satisfies Record<string, { outcome: Verdict | 'unreachable'; meaning: string }>;

/** The table in the documentation of the operations that verify. */
export const magicTinsText = [
  'In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved at once.',
  '',
  '| TIN | in the sandbox |',
  '|---|---|',
  ...Object.entries(magicTins).map(([tin, { meaning }]) => `| \`${tin}\` | ${meaning} |`),
].join('\n');

export const sandboxVerification: VerificationProvider = {
  async verify({ tin }) {
    if (!Object.hasOwn(magicTins, tin)) return 'APPROVED';
    const { outcome } = magicTins[tin as keyof typeof magicTins];
    if (outcome === 'unreachable') throw new StatedError('the verification provider is unreachable');
    return outcome;
  },
};
