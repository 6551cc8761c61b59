// Changes a business as the verification provider over HTTP has decided.

import { changesBetween } from '../../../../access/tenants/changes-between.ts';
import { type AtomicPhase, atomically } from '../../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { billVerification } from '../../bill-verification.ts';
import { storeChange } from '../../store-user.ts';
import { type KybStatus, type User, withKybStatus } from '../../user.ts';
import { lockUser, selectUser } from '../../users.sql.ts';
import { insertKybDecision, type KybOutcome } from '../kyb-decisions.sql.ts';
import type { VerificationNotice } from './notice.ts';
import { endOpenSubmission, selectOpenSubmission, selectSubmissionUser, updateNoticed } from './submissions.sql.ts';

const meanings = {
  pending: { kyb_status: 'IN_REVIEW', outcome: 'undecided' },
  approved: { kyb_status: 'APPROVED', outcome: 'approved' },
  rejected: { kyb_status: 'REJECTED', outcome: 'rejected' },
  resubmit: { kyb_status: 'IN_REVIEW', outcome: 'resubmission_requested' },
} as const satisfies Record<VerificationNotice['status'], { kyb_status: KybStatus; outcome: KybOutcome }>;

/** `no_effect`: it is late or repeated, or someone else has decided since. */
export type NoticeEffect = 'applied' | 'no_effect' | 'unknown_submission';

interface NoticeRequest {
  now: Date;
  request_id: string;
}

/**
 * The notice with the highest version is in force, in whatever order they come. The submission ends
 * with a decision of an operator, and when the tenant submits again: then no notice about it has an
 * effect.
 */
export async function actOnNotice(
  database: Database,
  notice: VerificationNotice,
  request: NoticeRequest,
): Promise<NoticeEffect> {
  const key = await selectSubmissionUser(database, notice.submission_id);
  if (key === null) return 'unknown_submission';
  return atomically(database, (phase) => applyNotice(phase, key, notice, request));
}

async function applyNotice(
  phase: AtomicPhase,
  { processor_id, uuid }: Pick<User, 'processor_id' | 'uuid'>,
  notice: VerificationNotice,
  { now, request_id }: NoticeRequest,
): Promise<NoticeEffect> {
  const { submission_id, version, status, reason = null, documents = [] } = notice;
  const reach = { processor_id, vendor_id: null };
  // All who end a submission or change its version hold this lock.
  await lockUser(phase, reach, uuid);
  const submission = await selectOpenSubmission(phase, { processor_id, uuid });
  if (submission?.uuid !== submission_id || version <= submission.notice_version) return 'no_effect';
  const before = await selectUser(phase, reach, uuid);
  if (before === null || before.deleted_at !== null) {
    await endOpenSubmission(phase, { processor_id, uuid }, 'user_deleted', now);
    return 'no_effect';
  }

  const { kyb_status, outcome } = meanings[status];
  const billed = kyb_status !== 'IN_REVIEW' && submission.billed_at === null;
  await updateNoticed(phase, { uuid: submission_id, version, at: now, billed });
  if (billed) {
    const { vendor_id, billing_merchant_user_uuid } = submission;
    await billVerification(phase, { processor_id, vendor_id, now }, before, kyb_status, billing_merchant_user_uuid);
  }
  await insertKybDecision(phase, before, {
    decided_at: now,
    source: 'provider',
    outcome,
    reason,
    documents,
    token_uuid: null,
    request_id,
  });
  const after = withKybStatus(before, kyb_status, now, status === 'resubmit' ? reason : null);
  const details = { reason, documents, ...changesBetween(verificationOf(before), verificationOf(after)) };
  await storeChange(phase, { caller: null, now, request_id }, before, after, 'user.verified', details);
  return 'applied';
}

const verificationOf = ({ kyb_status, kyb_resubmission_reason }: User) => ({ kyb_status, kyb_resubmission_reason });
