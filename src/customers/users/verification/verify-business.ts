// Asks the verification provider, within a deadline. An outside call: never inside an atomic phase.
import type { Log } from '../../../platform/log/log.ts';
import { withinDeadline } from '../../../platform/std/deadline.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { opened, ssn9Place, tinPlace } from '../tax-identifier.ts';
import type { User } from '../user.ts';
import type { Answer, Submission, Verdict, VerificationProvider } from './verification-provider.ts';

/**
 * Shorter than the wait of a request for another one with its idempotency key, so the retry gets
 * the answer.
 */
const deadlineMs = 5_000;

export interface Verifying {
  verification: VerificationProvider;
  log: Pick<Log, 'warn'>;
}

/** What the provider said. NO_ANSWER: it failed or was too slow. */
export type Finding = Answer | 'NO_ANSWER';

/** Without a decision the business is in review. */
export const verdictOf = (finding: Finding): Verdict =>
  finding === 'LATER' || finding === 'NO_ANSWER' ? 'IN_REVIEW' : finding;

/** Asks the provider. Never throws. */
export async function verifyBusiness(
  { verification, log }: Verifying,
  submission: Submission,
  withinMs: number = deadlineMs,
): Promise<Finding> {
  try {
    return await withinDeadline(withinMs, (signal) => verification.verify(submission, signal));
  } catch (err) {
    log.warn({ err }, 'no decision from the verification provider; the business stays in review');
    return 'NO_ANSWER';
  }
}

/** The data that a business submits. */
export function submissionOf(vault: Vault, business: User): Submission {
  return {
    business_name: business.business_name!,
    trading_name: business.trading_name,
    entity_type: business.entity_type,
    tin: opened(vault, tinPlace(business), business.tin_encrypted!),
    address: business.business_address,
    owners: business.business_owners.map((owner) => ({
      first_name: owner.first_name,
      last_name: owner.last_name,
      dob: owner.dob,
      ssn9: owner.ssn9_encrypted === null ? null : opened(vault, ssn9Place(owner), owner.ssn9_encrypted),
      address: owner.address,
      ownership_percentage: owner.ownership_percentage,
      is_beneficial_owner: owner.is_beneficial_owner,
    })),
  };
}
