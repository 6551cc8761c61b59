// The port to the provider that verifies businesses (KYB).
import type { Address, KybStatus } from '../user.ts';

/** The submitted data in plain text: sent to the provider, never stored. */
export interface Submission {
  business_name: string;
  trading_name: string | null;
  entity_type: string | null;
  tin: string;
  address: Address | null;
  owners: {
    first_name: string;
    last_name: string;
    dob: string | null;
    ssn9: string | null;
    address: Address | null;
    ownership_percentage: number | null;
    is_beneficial_owner: boolean;
  }[];
}

/** APPROVED and REJECTED are decisions. IN_REVIEW: a person will decide. */
export type Verdict = KybStatus;

/** LATER: the provider gets the submission after its commit, and decides by notices. */
export type Answer = Verdict | 'LATER';

export interface VerificationProvider {
  /**
   * May throw, and may take longer than its caller waits; the signal aborts when the caller stops
   * waiting.
   */
  verify(submission: Submission, signal: AbortSignal): Promise<Answer>;
}
