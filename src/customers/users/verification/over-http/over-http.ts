// Verification by a provider over HTTP, which speaks the protocol of
// docs/operate/business-verification.md: the business is sent after the commit of its submission,
// and decided by notices.
import type { VerificationProvider } from '../verification-provider.ts';

export const verificationOverHttp: VerificationProvider = {
  async verify() {
    return 'LATER';
  },
};
