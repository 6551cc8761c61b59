// Records what a provider or an operator decided about a business, in the phase that changes it.

import type { Acting } from '../../../access/tenants/audit-trail.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { billVerification } from '../bill-verification.ts';
import type { User } from '../user.ts';
import { insertKybDecision, type KybOutcome } from './kyb-decisions.sql.ts';
import { insertSubmission } from './over-http/submissions.sql.ts';
import { type Finding, verdictOf } from './verify-business.ts';

const outcomeOf = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  IN_REVIEW: 'undecided',
  NO_ANSWER: 'no_answer',
} as const satisfies Record<Exclude<Finding, 'LATER'>, KybOutcome>;

/**
 * What the provider said about a submission, and its bill; or the submission, if the provider gets
 * it later. The user's row must be locked or new, and its open submission ended.
 */
export async function recordFinding(
  phase: AtomicPhase,
  acting: Acting,
  business: User,
  finding: Finding,
  billing_merchant_user_uuid: string | null,
): Promise<void> {
  const { caller, now, request_id } = acting;
  if (finding === 'LATER')
    return insertSubmission(phase, {
      uuid: uuidv7(now),
      processor_id: business.processor_id,
      user_uuid: business.uuid,
      vendor_id: caller.vendor_id,
      billing_merchant_user_uuid,
      submitted_at: now,
    });
  const { processor_id, vendor_id } = caller;
  const billed = { processor_id, vendor_id, now };
  await billVerification(phase, billed, business, verdictOf(finding), billing_merchant_user_uuid);
  await insertKybDecision(phase, business, {
    decided_at: now,
    source: 'provider',
    outcome: outcomeOf[finding],
    reason: null,
    documents: [],
    token_uuid: null,
    request_id,
  });
}

/** The decision of an operator. The user's row must be locked. */
export function recordOperatorDecision(
  phase: AtomicPhase,
  { caller, now, request_id }: Acting,
  business: User,
  { outcome, reason, documents }: { outcome: KybOutcome; reason: string | null; documents: string[] },
): Promise<void> {
  const { token_uuid } = caller;
  return insertKybDecision(phase, business, {
    decided_at: now,
    source: 'operator',
    outcome,
    reason,
    documents,
    token_uuid,
    request_id,
  });
}
