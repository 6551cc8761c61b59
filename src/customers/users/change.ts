// Changes a user. Verifies a business that is submitted, or whose verified name or TIN changes.

import type { Call } from '../../api/http/operation.ts';
import type { Step } from '../../api/idempotency/execute.ts';
import { ok } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { applyChanges } from './apply-changes.ts';
import { billingMerchant, namedBillingMerchant } from './billing-merchant.ts';
import { takeUser } from './find-user.ts';
import { requestedChanges } from './requested-changes.ts';
import { storeChange } from './store-user.ts';
import { type User, withKybStatus } from './user.ts';
import type { UserChange } from './user-fields.ts';
import { userRecord } from './user-record.ts';
import { selectKybDecisions } from './verification/kyb-decisions.sql.ts';
import { endOpenSubmission } from './verification/over-http/submissions.sql.ts';
import { recordFinding } from './verification/record-decision.ts';
import type { Submission } from './verification/verification-provider.ts';
import {
  type Finding,
  submissionOf,
  type Verifying,
  verdictOf,
  verifyBusiness,
} from './verification/verify-business.ts';

export interface Changing extends Verifying {
  vault: Vault;
}

/** What the provider found, and the submission that it is about. */
interface Decided {
  submission: Submission;
  finding: Finding;
  /** The user when the request came. */
  asked: User;
}

/**
 * Each phase reads the user and applies the changes again. If another request changed the submitted
 * fields in between, the provider is asked again. If an operator decided in between, nothing is
 * changed. `submit`: verify in any case (Contract, users: kyb).
 */
export async function change(
  context: Changing,
  call: Call<{ uuid: string }, unknown, UserChange>,
  phase: AtomicPhase,
  { submit }: { submit: boolean },
  decided?: Decided,
): Promise<Step> {
  const { caller, params, body, now } = call;
  const before = await takeUser(phase, caller, params.uuid);
  if (submit && decided === undefined && isVerifiedAsAsked(context.vault, before, call)) return ok(userRecord(before));
  if (submit) refuseSubmission(before);
  if (decided !== undefined) await refuseAfterOperator(phase, before, decided.asked);
  const after = applyChanges(context.vault, before, requestedChanges(before.kind, body), now);
  const merchant = await billingMerchant(phase, caller, namedBillingMerchant(body));

  if (!submit && !losesItsVerification(before, after))
    return ok(userRecord(await storeChange(phase, call, before, after, 'user.changed')));

  const submission = submissionOf(context.vault, after);
  if (decided === undefined || !sameSubmission(decided.submission, submission))
    return {
      async call() {
        const finding = await verifyBusiness(context, submission);
        return (phase) =>
          change(context, call, phase, { submit }, { submission, finding, asked: decided?.asked ?? before });
      },
    };
  const { finding } = decided;
  await endOpenSubmission(phase, before, 'submitted_again', now);
  await recordFinding(phase, call, after, finding, merchant);
  const verified = withKybStatus(after, verdictOf(finding), now);
  return ok(userRecord(await storeChange(phase, call, before, verified, 'user.verified')));
}

/** True: an earlier request with this body did it, and its answer may have been lost. */
function isVerifiedAsAsked(
  vault: Vault,
  user: User,
  { body, now }: Pick<Call<unknown, unknown, UserChange>, 'body' | 'now'>,
) {
  if (user.kind !== 'business' || user.kyb_status !== 'APPROVED') return false;
  const after = applyChanges(vault, user, requestedChanges(user.kind, body), now);
  return JSON.stringify(after) === JSON.stringify(user);
}

function refuseSubmission(user: User): void {
  if (user.kind !== 'business') throw refuse('not_a_business', 'uuid');
  if (user.kyb_status === 'APPROVED') throw refuse('already_verified', 'uuid');
}

/** The operator saw the business as it is stored: the provider's answer must not replace that. */
async function refuseAfterOperator(phase: AtomicPhase, user: User, asked: User): Promise<void> {
  if (verificationOf(user) === verificationOf(asked)) return;
  const [latest] = await selectKybDecisions(phase, user, 1);
  if (latest?.source === 'operator') throw refuse('decided_meanwhile', 'uuid');
}

const verificationOf = ({ kyb_status, kyb_status_since, kyb_resubmission_reason }: User) =>
  JSON.stringify([kyb_status, kyb_status_since, kyb_resubmission_reason]);

/** An approval or a pending review is for one legal name and one TIN. */
function losesItsVerification(before: User, after: User): boolean {
  return (
    (before.kyb_status === 'APPROVED' || before.kyb_status === 'IN_REVIEW') &&
    (before.business_name !== after.business_name || before.tin_encrypted !== after.tin_encrypted)
  );
}

function sameSubmission(one: Submission, other: Submission): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
