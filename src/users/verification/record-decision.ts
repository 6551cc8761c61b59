// Records what a provider or an operator decided about a business, in the phase that changes it.
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import type { Acting } from '../../tenants/audit-trail.ts';
import type { KybStatus, User } from '../user.ts';
import { insertKybDecision, type KybOutcome } from './kyb-decisions.sql.ts';
import type { Finding } from './verify-business.ts';

const outcomeOf = { APPROVED: 'approved', REJECTED: 'rejected', IN_REVIEW: 'undecided' } as const satisfies Record<
  KybStatus,
  KybOutcome
>;

/** The provider's answer, or that there was none. The user's row must be locked or new. */
export function recordFinding(
  phase: AtomicPhase,
  { now, request_id }: Acting,
  business: User,
  { verdict, answered }: Finding,
): Promise<void> {
  return insertKybDecision(phase, business, {
    decided_at: now,
    source: 'provider',
    outcome: answered ? outcomeOf[verdict] : 'no_answer',
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
