// POST /admin/v1/fraud-reviews/{uuid}/release and /stop: an operator decides about a payment that
// fraud monitoring put on hold.
import { Type } from 'typebox';
import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { OneOf, UuidOf, withValues } from '../../../api/http/schema.ts';
import { lockUser } from '../../../customers/users/users.sql.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { Refusal, refuse } from '../../../platform/refusals.ts';
import { releaseHold } from '../../lifecycle/holds.sql.ts';
import { lockPayments } from '../../lifecycle/move.sql.ts';
import { placeBlocks } from '../../risk/blocks/place-blocks.ts';
import { exampleReview, FraudReviewRecord, fraudReviewRecord } from '../../risk/monitoring/review-record.ts';
import { type ShownReview, selectReview, updateDecided } from '../../risk/monitoring/reviews.sql.ts';
import { cancelPayment } from '../cancel-payment.ts';

const params = Type.Object({ uuid: UuidOf('The uuid of the review.') });
const decidedExample = (state: 'released' | 'stopped', reason: string) => ({
  ...exampleReview,
  state,
  decided_at: '2026-03-06 13:10:00',
  decided_by: 'Maya Lindqvist',
  reason,
});
const called = 'The payee confirmed the new account by telephone, at the number that we know.';
const denied = 'The payee did not ask for the new account.';

/** Throws not_found, and invalid_state for a review that was decided otherwise. Null: as asked. */
async function reviewToDecide(
  phase: AtomicPhase,
  uuid: string,
  state: 'released' | 'stopped',
): Promise<{ review: ShownReview; isOpen: boolean }> {
  const found = await selectReview(phase, uuid);
  if (found === null) throw refuse('not_found', 'uuid');
  const { processor_id, transaction_uuid } = found;
  await lockPayments(phase, [{ processor_id, transaction_uuid }]);
  const review = (await selectReview(phase, uuid))!;
  if (review.state !== 'open' && review.state !== state)
    throw new Refusal('invalid_state', [
      {
        field: 'uuid',
        code: 'invalid_state',
        message: `the review is ${review.state}; only an open review can be decided`,
      },
    ]);
  return { review, isOpen: review.state === 'open' };
}

const decide = (
  phase: AtomicPhase,
  { caller, now, reason = null }: Acting,
  review: ShownReview,
  state: 'released' | 'stopped',
) => updateDecided(phase, review, { state, decided_at: now, decided_by: caller.operator_uuid ?? null, reason });

export const releaseFraudReview = operation(
  {
    method: 'POST',
    path: '/admin/v1/fraud-reviews/:uuid/release',
    tag: 'Operator: payments',
    operationId: 'releaseFraudReview',
    summary: 'Release a payment after a fraud review',
    description:
      'Releases the hold of the review: the payment goes out with the next cut-off, unless another hold stops it. The same rule does not find it again at this stage with the same bank account. Releasing a released review changes nothing.',
    callers: ['admin'],
    role: 'risk',
    needsPassword: true,
    params,
    answers: {
      200: { description: 'Released', data: FraudReviewRecord, example: decidedExample('released', called) },
    },
    refusals: ['not_found', 'invalid_state'],
  },
  {
    async atomic(call, phase) {
      const { review, isOpen } = await reviewToDecide(phase, call.params.uuid, 'released');
      if (!isOpen) return ok(fraudReviewRecord(review));
      const { processor_id, transaction_uuid, uuid, hold_uuid } = review;
      await decide(phase, call, review, 'released');
      await releaseHold(phase, { processor_id, uuid: hold_uuid! }, call.now);
      await recordAct(phase, call, {
        processor_id,
        action: 'fraud_review.released',
        subject: 'transaction',
        subject_uuid: transaction_uuid,
        detail: { review_uuid: uuid, hold_uuid },
      });
      return ok(fraudReviewRecord((await selectReview(phase, uuid))!));
    },
  },
);

const blockMeaning = withValues('Who is blocked as `fraud`: this user can neither pay nor be paid.', {
  payer: 'The payer. The default before a capture.',
  payee: 'The payee. The default before a payout.',
  none: 'No user is blocked.',
});

export const stopFraudReview = operation(
  {
    method: 'POST',
    path: '/admin/v1/fraud-reviews/:uuid/stop',
    tag: 'Operator: payments',
    operationId: 'stopFraudReview',
    summary: 'Stop a payment after a fraud review',
    description:
      'Before a capture the payment is canceled: no money has moved, and the tenant gets TransactionCanceled. Before a payout it stays on hold, because the money is here: decide with the tenant whether the payer gets it back. A block of kind `fraud` stops later payments of the user. Stopping a stopped review changes nothing.',
    callers: ['admin'],
    role: 'risk',
    params,
    body: Type.Object({ block: Type.Optional(OneOf(['payer', 'payee', 'none'], { description: blockMeaning })) }),
    example: { block: 'payee' },
    answers: { 200: { description: 'Stopped', data: FraudReviewRecord, example: decidedExample('stopped', denied) } },
    refusals: ['not_found', 'invalid_state', 'not_cancelable'],
  },
  {
    async atomic(call, phase) {
      const found = await selectReview(phase, call.params.uuid);
      if (found === null) throw refuse('not_found', 'uuid');
      const { block = found.stage === 'capture' ? 'payer' : 'payee' } = call.body;
      const { processor_id, transaction_uuid, uuid, hold_uuid, stage } = found;
      // Users are always locked before payments.
      const user_uuid = block === 'none' ? null : found[`${block}_uuid`];
      if (user_uuid !== null) await lockUser(phase, { processor_id, vendor_id: null }, user_uuid);
      const { review, isOpen } = await reviewToDecide(phase, uuid, 'stopped');
      if (!isOpen) return ok(fraudReviewRecord(review));
      await decide(phase, call, review, 'stopped');
      if (stage === 'capture') {
        await cancelPayment(phase, call, {
          scope: { processor_id, vendor_id: null },
          uuid: transaction_uuid,
          cancel_reason: 'Stopped by the operator after a review.',
        });
        await releaseHold(phase, { processor_id, uuid: hold_uuid! }, call.now);
      }
      if (user_uuid !== null)
        await placeBlocks(phase, call, [
          {
            processor_id,
            user_uuid,
            bank_account_uuid: null,
            kind: 'fraud',
            reason: call.reason ?? 'A fraud review.',
            return_code: null,
            transaction_uuid: null,
          },
        ]);
      await recordAct(phase, call, {
        processor_id,
        action: 'fraud_review.stopped',
        subject: 'transaction',
        subject_uuid: transaction_uuid,
        detail: { review_uuid: uuid, hold_uuid, stage, block },
      });
      return ok(fraudReviewRecord((await selectReview(phase, uuid))!));
    },
  },
);
