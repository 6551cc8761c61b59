// The port to whoever verifies businesses (KYB).
import type { Address, KybStatus } from '../user.ts';

/** What is verified, in plain text: handed to the provider, kept nowhere. */
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

/** APPROVED and REJECTED are decisions; IN_REVIEW: a person will decide. */
export type Verdict = KybStatus;

export interface VerificationProvider {
  /**
   * May throw, and may take longer than its caller waits; the signal says when nobody waits any
   * more.
   */
  verify(submission: Submission, signal: AbortSignal): Promise<Verdict>;
}
