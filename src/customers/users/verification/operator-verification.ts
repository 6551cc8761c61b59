// Verification without a provider: every business waits for an operator's decision (live mode).
import type { VerificationProvider } from './verification-provider.ts';

export const operatorVerification: VerificationProvider = {
  async verify() {
    return 'IN_REVIEW';
  },
};
